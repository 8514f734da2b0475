### The rules book. Each message is one paragraph, list item, example or caption, on a single line; `.lead` stands before
### an item. **Bold words** and [linked words](chapter) stay balanced and keep their targets. Nobody is addressed.
### Numbers come from the printed values and may change, so a noun that depends on one has its plural. $places_… look like 6/3/1, $moves_…
### count islands, $…_values and $path_start are lists of numbers, $preset_islands is a list of names; $preset_priestess,
### $preset_builder, $preset_apostate and $shrine are islands, $pairs and $favours lists of island names.

# Words before the parts of every action.
book-lead-cost = Cost
book-lead-own-shrine = With a shrine
book-lead-effect = Effect
book-lead-influence = Influence
book-lead-limits = Limits
book-lead-token = Novice token

## Aim of the game

book-goal-title = Aim of the Game
book-goal-orders = The Moon Priestess is about to let one order choose her successor. Two to four orders seek that honour: their novices work on seven [islands](table), travel between them and serve in the temple. All of it earns **influence**. The order with the most influence at the end wins.
book-goal-rounds = A game lasts six rounds. In each round the orders take single actions [in turn](turn) until the last [candle](meditate) is turned. Then the round is [scored](scoring), and the [next one](next-round) is prepared.
book-goal-sources = Where influence comes from
book-goal-consecrate = A novice that is [consecrated](consecrate) earns the value of the guardian’s tile at once: { $guardian_first } in the first round, { $guardian_last } in the last. This is why the temple rewards an early start.
    .lead = Consecration
book-goal-temple = Every novice in the temple brings 1 influence [at the end of each round](scoring), as long as nobody displaces it.
    .lead = Temple
book-goal-priestess = The orders with the most active novices and shrines on her island are paid [at the end of each round](scoring).
    .lead = Moon Priestess
book-goal-small = 1 influence each for displacing a novice from the temple, moving a [book](book) and turning the [last candle](meditate).
    .lead = On the way
book-goal-end = Shrines, unused favours and the seat in the council are [paid once](end), after the sixth round.
    .lead = At the end
book-goal-losses = Where influence is lost
book-goal-apostate = Whoever has novices at the [apostate’s](scoring) island when the round is scored pays for each of them, and 1 more.
book-goal-displaced = A novice [displaced](consecrate) from the temple costs its order nothing at once, but it no longer brings influence each round.
book-goal-reading = How to use the rules book
book-goal-links = Linked words lead to the chapter that explains them. Each of the thirteen actions has a chapter of its own, with its cost, its effect and its limits. What to do first is told under [First Strategies](strategy), how the table is handled under [Mouse and Keys](controls).
book-goal-gaps = The printed rules leave some questions open. [Rulings](rulings) says how this edition answers them and why. [Printed Values](values) says which numbers are known from the rule texts and which had to be reconstructed.

## The table

book-table-title = The Table
book-table-places = Places
book-table-islands = Seven priest islands lie in a circle around the temple island. Each offers one kind of [favour](favours), and its name is also the name of the favour and of the symbol on temple tiles: Shrine, Herbs, Tides, Sailboat, Bribery, Book, Novice.
    .lead = Islands
book-table-temple = The temple island in the middle holds the temple itself: one board of seven hexagonal fields for each player. Every field has a number, and only the tile with the same number ever lies on it.
    .lead = Temple
book-table-path = The path leads past the temple from the **gate** to the **jetty**. On it lie temple tiles and, between them, guardian tiles. The guardian walks from the jetty towards the gate and decides which tiles are [released](appoint).
    .lead = Path
book-table-council = In the council of priests each order has a disc on a row of seats. Its position breaks [every tie](council) and is worth influence at the end.
    .lead = Council
book-table-candles = The candles in the meditation room measure the round: when the last one is [turned](meditate), it is over.
    .lead = Candles
book-table-jetty = Novices displaced from the temple wait on the jetty of the temple island. Only [Tides](tides) and the [Sailboat](sail) fetch them from there.
    .lead = Jetty
book-table-order = What belongs to an order
book-table-novices = Each order has 13. At the start 1 serves in the temple, 8 stand on islands and 4 wait in the **reserve**, from which they can be [recruited](recruit).
    .lead = Novices
book-table-shrines = Each order has 6. The first stands from the start, the others are [built](shrine) where the builder is.
    .lead = Shrines
book-table-disc = One disc marks the seat in the [council](council).
    .lead = Disc
book-table-favours = Favour tokens lie on their islands until an order takes them. An order owns at most one of each kind.
    .lead = Favours
book-table-influence = Each order begins with 5. Everybody’s influence is open, and it never falls below 0.
    .lead = Influence
book-table-figures = Figures
book-table-priestess = She pays the orders that are strongest on her island when a round is [scored](scoring).
    .lead = Moon Priestess
book-table-builder = Shrines are [built](shrine) only on his island.
    .lead = Builder
book-table-apostate = He costs influence on his island when a round is scored. Novices can [expel](expel) him.
    .lead = Apostate
book-table-guardian = He stands on the path and shows three things at once: the round, the released tiles and what a [consecration](consecrate) earns.
    .lead = Guardian
book-table-start = This marker shows which order begins the round.
    .lead = Start player
book-table-counts = Shared pieces
book-table-tiles = 28 temple tiles, numbered 1 to 28, of which only those of the boards in play are used; 6 guardian tiles with the values { $guardian_values }.
book-table-tokens = 4 favour tokens of each of the 7 kinds, of which as many are used as there are players.
book-table-books = 4 books and 4 candles. As many books are used as there are players. A game of two has three candles, any other game all four, and [solo](solo) none.

## Set-up

book-setup-title = Set-up
book-setup-ways = There are two ways to begin. The **preset start** has every piece in place and is recommended for a first game. In the **free set-up** the islands lie in random order, and the orders choose their own positions. [Solo](solo) always uses the free set-up.
book-setup-common = In every game
book-setup-influence = Each order begins with 5.
    .lead = Influence
book-setup-start = The start player is drawn by lot. Turn order is clockwise.
    .lead = Start player
book-setup-boards = As many temple boards as there are players are drawn at random and laid in random order, beginning at the gate. The other boards stay out of the game, together with all their tiles.
    .lead = Boards
book-setup-first-tile = Of the tiles 1 to 4 there is one for each player. They are dealt at random. Each order puts its tile on the field with the same number, one of its novices on the tile and a book beside the novice. So every order starts with a protected novice in the temple.
    .lead = First tile
book-setup-path = All other tiles of the boards in play lie on the path, the highest at the gate. The guardian tile with the smallest value lies at the gate itself; then come the highest tiles, one for each player; then the next guardian tile, the next group of tiles and so on, up to the guardian tile { $guardian_first } and the lowest tiles before the jetty. The guardian begins on the { $guardian_first }.
    .lead = Path
book-setup-path-example = Two players have drawn the yellow and the blue board. From the gate the path begins { $path_start }: every guardian tile is followed by two temple tiles.
book-setup-candles = Four candles burn in the meditation room, [with two players](two-players) three. The one that is turned last brings 1 influence.
    .lead = Candles
book-setup-council = All discs are stacked on the first seat, the start player’s at the bottom, the others clockwise above it. The last player’s disc lies on top and is therefore ahead.
    .lead = Council
book-setup-favours = Each island receives as many of its favour tokens as there are players.
    .lead = Favours
book-setup-preset = Preset start
book-setup-preset-what = The islands lie in a fixed order, and the Moon Priestess, the builder and the apostate have fixed places. Each colour has one shrine and four pairs of novices on fixed islands. From each of its two empty islands it already has the favour token. Only the pieces of colours that take part are placed.
book-setup-preset-after = There is no [preparation round](preparation); the first [action phase](turn) begins at once. The exact places are listed under [Printed Values](values).
book-setup-free = Free set-up
book-setup-free-islands = The islands lie in random order.
book-setup-free-figures = The Moon Priestess, the builder and the apostate are placed at random or by choice. Several of them may share an island.
book-setup-free-after = Then the [preparation round](preparation) follows.

## Preparation round

book-preparation-title = Preparation Round
book-preparation-when = The preparation round belongs to the free set-up; with the preset start it is left out. Each order decides where it begins.
book-preparation-shrine = Beginning with the start player, each order in clockwise order places one shrine on an island. In this round no island takes two shrines. With two players and in solo, Herb Island is not allowed.
    .lead = One shrine
book-preparation-pairs = Again beginning with the start player, each order places four pairs of novices on four different islands. The island of its own shrine is not among them; pieces of other orders do not matter. An order places all four pairs before the next one follows.
    .lead = Four pairs
book-preparation-favours = Two islands are left on which the order has neither novices nor a shrine. From each of them it receives the favour token.
    .lead = Two favours
book-preparation-sum = Each order now has 1 novice in the temple, 8 on islands and 4 in the reserve.
book-preparation-hints = What to consider
book-preparation-hint-shrine = The shrine halves the cost of favours and appointments on its island, but no pair may stand there. Novices that [travel](journey) there in the first round can use it in the second.
book-preparation-hint-pairs = Pairs on the island of the Moon Priestess count in the first scoring, as long as they stay active. Pairs on the island of the apostate cost influence unless they leave or [expel](expel) him.
book-preparation-hint-favours = The two islands left empty decide the first two favours. The Shrine token is useful to an order with a pair at the builder, the Tides token to one that wants to gather its novices.

## Turn and actions

book-turn-title = Turns and Actions
book-turn-one = The start player begins, and the others follow clockwise. In its turn an order takes **exactly one action**. This goes on until the last candle is turned.
book-turn-end = There is no passing without consequence: an order that cannot act or does not want to [meditates](meditate) and turns a candle. It takes its next turn as usual.
book-turn-novices = Active and inactive novices
book-turn-active = A novice **on** an island is active. Only active novices can be used.
    .lead = Active
book-turn-inactive = A novice **beside** an island is inactive. It stays there until the round is over and then becomes active again.
    .lead = Inactive
book-turn-use = Unless an action says otherwise, used novices move from the island to the place beside it. An order uses only its own novices.
book-turn-elsewhere = Novices on path tiles, in the temple, on the jetty and in the reserve are neither active nor inactive. Neither the Moon Priestess nor the apostate counts them, and they stay where they are when a new round begins.
book-turn-tokens = Favour tokens
book-turn-token-return = Some actions require a [favour token](favours). A used token returns to its island, where any order can take it again.
book-turn-token-one = An order never owns two tokens of the same kind.
book-turn-islands = Actions on the islands
book-turn-favor = Two novices [take the favour token](favor) of their island.
    .lead = Favour
book-turn-recruit = Two novices [bring a third one](recruit) from the reserve.
    .lead = Recruit
book-turn-shrine = The Shrine token and two novices [build a shrine](shrine) at the builder.
    .lead = Shrine
book-turn-herbs = The Herbs token makes one or two novices [active again](herbs).
    .lead = Herbs
book-turn-moves = Actions that move novices
book-turn-journey = Any number of active novices [travel](journey) and become inactive.
    .lead = Journey
book-turn-tides = The Tides token [carries any number](tides) of novices, even inactive ones.
    .lead = Tides
book-turn-sail = The Sailboat token moves one or two novices, which [stay active](sail).
    .lead = Sailboat
book-turn-temple = Actions in the temple
book-turn-appoint = A novice [steps onto a temple tile](appoint) on the path.
    .lead = Appoint
book-turn-consecrate = A novice on a tile [enters the temple](consecrate).
    .lead = Consecrate
book-turn-book = The Book of Wisdom token [moves a book](book) to one of the order’s novices.
    .lead = Book
book-turn-others = Other actions
book-turn-council = Novices [move the disc forward](council) in the council.
    .lead = Council
book-turn-expel = Novices [drive the apostate away](expel) from their island.
    .lead = Expel
book-turn-meditate = [One candle is turned](meditate).
    .lead = Meditate
book-turn-effect = An action that would use novices or a token without any effect is not allowed. This protects everybody from wasting pieces by mistake.

## Favour of the priests

book-favor-title = Favour of the Priests
book-favor-purpose = The priest of an island rewards work with a [favour token](favours). Tokens open the strongest actions, and each one left unused at the end of the game is worth 1 influence.
book-favor-cost = Two active novices of the island.
book-favor-own-shrine = One active novice is enough.
book-favor-effect = The order takes the favour token of the island. The used novices become inactive.
book-favor-limits = The island must have a token left, and the order must not own one of this kind yet.
book-favor-token = The [Novice token](favours) replaces one of the two novices, or the only one where the order has a shrine. It cannot help to take the Novice favour itself.
book-favor-example = An order has one active novice and a shrine on Herb Island. That novice takes the Herbs token. Without the shrine the action would need a second novice or the Novice token.
book-favor-see = What the seven tokens do is explained under [The Seven Favours](favours); how shrines come about, under [Building a Shrine](shrine).

## Recruiting

book-recruit-title = Recruiting
book-recruit-purpose = More novices mean more turns before an order has to meditate, and they stay for the rest of the game. Recruiting early pays off over several rounds.
book-recruit-cost = Two active novices of one island.
book-recruit-effect = One novice from the reserve joins them beside the island. All three are inactive until the next round.
book-recruit-limits = The reserve must not be empty. A shrine gives no discount here.
book-recruit-token = The [Novice token](favours) replaces one of the two novices.
book-recruit-example = Two active novices on Tide Island recruit. In the next round three novices stand there.

## Building a shrine

book-shrine-title = Building a Shrine
book-shrine-purpose = A shrine makes an island cheap for the rest of the game and brings influence at its end.
book-shrine-cost = The Shrine token and two active novices on the builder’s island.
book-shrine-effect = A shrine of the order stands on the builder’s island from now on. The token returns to Shrine Island, and the novices become inactive.
book-shrine-limits = An order has at most one shrine on each island, but shrines of several orders may share an island. The order must have a shrine left. The ban on Herb Island for two players applies only to the preparation round.
book-shrine-token = The [Novice token](favours) replaces one of the two novices.
book-shrine-gains = What a shrine is good for
book-shrine-gain-discount = On its island the order needs only one novice instead of two for the [favour of the priests](favor) and for an [appointment](appoint).
book-shrine-gain-priestess = For the [Moon Priestess](scoring) it counts like one active novice, round after round.
book-shrine-gain-end = At the [end of the game](end) it brings 4 influence.
book-shrine-see = The builder moves on after every round; where he goes is explained under [Preparing the Next Round](next-round).

## Herbs

book-herbs-title = Herbs
book-herbs-purpose = Herbs let novices work a second time in the same round, or make them active again in time for the Moon Priestess.
book-herbs-cost = The Herbs token.
book-herbs-effect = One or two of the order’s inactive novices beside one island stand on it again and are active.
book-herbs-limits = All come from the same island. The herbs never work on Herb Island itself. In [solo](solo) the token can be taken only once per round. The Novice token has no place here.
book-herbs-example = Two novices have travelled to Book Island and rest beside it. The Herbs token makes both active, and in a later turn they take the Book of Wisdom token.

## Journey

book-journey-title = Journey
book-journey-purpose = A journey prepares the next round: it takes novices to the islands where they will be needed. It costs no favour, but it uses up active novices.
book-journey-cost = The novices that travel. They must be active.
book-journey-effect = Any number of active novices, from any islands, travel to any other islands. Each of them is then inactive beside the island where it arrives. All this is one single action.
book-journey-limits = At least one novice travels. A novice cannot stay at its own island, and inactive novices cannot join. Once begun, a journey must be finished before anything else is done. The Novice token has no place here.
book-journey-example = In one action an order sends two novices from Shrine Island to the island where the builder will stand in the next round, and one from Bribery Island to its own shrine.
book-journey-see = Inactive novices travel with the [Tides](tides). With the [Sailboat](sail) novices stay active.

## Tides

book-tides-title = Tides
book-tides-purpose = With the tides a whole order can move at once. The best moment is late in the round: novices that have already worked travel and lose nothing by it.
book-tides-cost = The Tides token. It returns to Tide Island with the first step.
book-tides-effect = Any number of the order’s novices, active and inactive, from any islands and from the jetty, travel to any other islands. Each of them is then inactive beside the island where it arrives. All this is one single action.
book-tides-limits = At least one novice travels, and each one only once. A novice from an island goes to a different island, a novice from the jetty to any. The Novice token has no place here.
book-tides-example = Late in the round an order has four inactive novices. The tides carry two of them to its shrine and two to the next island of the Moon Priestess. When the round is over, all four become active there.
book-tides-see = With the [Sailboat](sail) a novice from the jetty is active at once.

## Sailboat

book-sail-title = Sailboat
book-sail-purpose = Only with the Sailboat do novices change islands and stay active in the same round.
book-sail-cost = The Sailboat token.
book-sail-effect = One or two of the order’s active novices on one island, or one or two of its novices on the jetty, sail to one other island, land **on** it and are active there.
book-sail-limits = Both start at the same place and land on the same island. Inactive novices cannot sail. The Novice token has no place here.
book-sail-example = A single novice on Novice Island can do little. The Sailboat takes it to another single novice on Tide Island, and in the next turn the two of them take the Tides token.
book-sail-see = Larger groups move with the [Journey](journey) or the [Tides](tides), but arrive inactive.

## Appointment

book-appoint-title = Appointment
book-appoint-purpose = The way into the temple has two steps. With the appointment a novice steps onto a temple tile on the path and claims it. Only the [consecration](consecrate), a later action, takes it into the temple.
book-appoint-cost = Two active novices of the island that the symbol on the tile names.
book-appoint-own-shrine = One active novice is enough: the one that steps onto the tile.
book-appoint-effect = The first novice stands on the tile. The second becomes inactive beside the island.
book-appoint-limits = The tile must be released and unoccupied.
book-appoint-released = Released tiles
book-appoint-released-what = All tiles between the guardian and the jetty are released. In the first round that is one group, the lowest numbers; every round [releases another group](next-round). A released tile stays released, and its novice stays on it for as many rounds as its order likes.
book-appoint-bribery = Bribery
book-appoint-bribery-what = Whoever also spends the **Bribery token** may choose a tile of the next group as well: between the guardian and the next guardian tile towards the gate. In the sixth round the guardian stands at the gate, and there is no such group.
book-appoint-bribery-after = A novice appointed in this way is released by the guardian’s next step. To be consecrated before that, it needs another Bribery token.
book-appoint-token = Novice token
book-appoint-token-what = The [Novice token](favours) may replace the second novice, even together with Bribery. It never stands on the tile itself. Where the order has a shrine there is no second novice, and so the token cannot be used.
book-appoint-example = A released tile shows the symbol of Tide Island. Two active novices stand there: one steps onto the tile, the other rests beside the island. With a shrine on Tide Island the other one would still be active.

## Consecration

book-consecrate-title = Consecration and Displacement
book-consecrate-purpose = The consecration takes a novice into the temple. It earns influence at once, 1 more in every round to come, and can displace novices of other orders.
book-consecrate-cost = No novice of an island is used, only the turn. The novice already stands on a released tile.
book-consecrate-effect = The novice and its tile move to the temple field with the same number.
book-consecrate-influence = The value of the guardian tile on which the guardian now stands: { $guardian_first } in the first round. Round by round the values are { $guardian_values }.
book-consecrate-limits = One novice in each action. The tile must be released. The Novice token has no place here.
book-consecrate-bribery = With the **Bribery token** the tile may also lie between the guardian and the next guardian tile towards the gate. The influence remains the value under the guardian. [Appointment](appoint) and consecration each need a token of their own.
book-consecrate-displace = Displacement
book-consecrate-displace-when = The new novice displaces every novice of another order to which all of this applies:
book-consecrate-displace-near = It stands on an adjacent field.
book-consecrate-displace-lower = Its tile has a lower number than the tile of the new novice.
book-consecrate-displace-book = It has no [book](book).
book-consecrate-displace-gain = Each displaced novice brings the order of the new novice 1 influence and goes to the jetty. The [Tides](tides) and the [Sailboat](sail) fetch it from there. In [solo](solo), the opponent’s novices go beside an island instead.
book-consecrate-displace-example = Red’s new novice displaces only the blue one with the lower number. The other neighbours stay: they belong to Red, stand on a higher number or have a book.
book-consecrate-once = Displacement is not optional, happens to all at the same time and follows a consecration by Bribery too.
book-consecrate-later = Only the new novice displaces. There are no chains, and a novice that loses its book later is not displaced for that reason.
book-consecrate-tile = The tile of a displaced novice stays on its field, and nobody can enter there again.
book-consecrate-adjacent = Adjacent fields
book-consecrate-adjacent-what = The temple fields are hexagons in seven columns. The second, the fourth and the sixth lie half a field further from the gate. Two fields are adjacent if they share an edge, even when they belong to different boards. No field has more than six neighbours.

## Book of wisdom

book-book-title = Book of Wisdom
book-book-purpose = A book protects its novice in the temple from being displaced. That keeps the influence of every coming round safe, above all for novices on low numbers.
book-book-cost = The Book of Wisdom token.
book-book-effect = Any book in the temple moves to one of the order’s novices there that has none.
book-book-influence = 1 for moving the book.
book-book-limits = A novice holds one book at most. The book may come from any novice, even from one of the same order. The Novice token has no place here.
book-book-start = The books enter the game with the [first tiles](setup), one for each order. Afterwards there are never more, so protecting one novice usually exposes another order’s.
book-book-two = [With two players](two-players) the first book moved in each round brings 2 instead of 1.

## Council

book-council-title = Supporting the Council
book-council-purpose = The council breaks every tie of the game and pays influence at the end. A few novices are often enough to get ahead, especially early in the game.
book-council-cost = Any number of active novices of one island, at least one.
book-council-effect = For each of them the disc moves one seat forward.
book-council-limits = No more steps than there are seats left up to the last one.
book-council-token = The [Novice token](favours) counts as one more step. It may also act alone, without any island, for one step.
book-council-rank = Who is ahead
book-council-rank-ahead = The disc on the seat further along is ahead.
book-council-rank-top = On the same seat the upper disc is ahead. A disc that arrives is laid **on top** of the others: whoever catches up goes past.
book-council-rank-last = On the last seat it is the other way round: a disc that arrives is laid **under** the others. Whoever is there first cannot be overtaken any more.
book-council-rank-ties = This order decides ties for the Moon Priestess and at the end of the game.
book-council-end = At the [end of the game](end) each order receives the value of its seat. From the first seat to the last these are { $seat_values }.

## Expelling the apostate

book-expel-title = Expelling the Apostate
book-expel-purpose = The apostate costs influence when the round is [scored](scoring). Novices drive him away from their island, or towards the novices of others.
book-expel-cost = Any number of active novices on the apostate’s island, at least one.
book-expel-effect = For each of them the apostate moves one island clockwise. The novices become inactive.
book-expel-limits = Only novices of his own island can do it. Seven steps take him around the whole circle and back; that is allowed.
book-expel-token = The [Novice token](favours) counts as one more step. It may also act alone, for one step.
book-expel-example = Two active novices stand on the apostate’s island. One of them drives him to the next island. If other orders have more novices on the island after that, it may be worth using both.

## Meditation

book-meditate-title = Meditation
book-meditate-purpose = Meditation passes the turn and brings the end of the round nearer. An order that has finished can hurry the others.
book-meditate-cost = Nothing.
book-meditate-effect = One candle is turned. The order stays in the round and acts again in its next turn.
book-meditate-limits = It is possible at the start of every turn, whatever else could be done. Once a journey or the tides have begun, they are finished first.
book-meditate-last = Turning the last candle ends the action phase at once and brings 1 influence, even before the scoring. Nobody has another turn.
    .lead = Last candle
book-meditate-start = The player to the left of whoever turned the last candle begins the next round. After the sixth round this no longer matters.
    .lead = Start player
book-meditate-two = [With two players](two-players) the start player simply changes after every round.
book-meditate-solo = [Solo](solo) has no candles: the round ends when the player wishes.

## Favours

book-favours-title = The Seven Favours
book-favours-intro = A favour token is taken on its island by the [favour of the priests](favor). It stays with its order, also for later rounds, until it is used. Then it returns to its island.
book-favours-shrine = Together with two active novices it builds a [shrine](shrine) on the builder’s island.
    .lead = Shrine
book-favours-herbs = It makes one or two inactive novices of one island active again, but not on Herb Island. See [Herbs](herbs).
    .lead = Herbs
book-favours-tides = It takes any number of active and inactive novices, even from the jetty, to other islands. See [Tides](tides).
    .lead = Tides
book-favours-sailboat = It takes one or two active novices of one island, or novices from the jetty, onto another island, where they are active. See [Sailboat](sail).
    .lead = Sailboat
book-favours-bribery = It opens one more group of tiles beyond the guardian, for one [appointment](appoint) or one [consecration](consecrate).
    .lead = Bribery
book-favours-book = It moves a [book](book) in the temple to one of the order’s novices and brings 1 influence.
    .lead = Book of Wisdom
book-favours-novice = It stands for one active novice in an action, as explained below.
    .lead = Novice
book-favours-extra = The Novice token
book-favours-extra-what = The Novice token is an extra novice for a single action: it replaces exactly one active novice that the action would use, as if it stood on the same island.
book-favours-extra-where = It helps with [Favour](favor), [Recruit](recruit), [Shrine](shrine), [Appoint](appoint), [Council](council) and [Expel](expel).
book-favours-extra-alone = It may be the only “novice” used: for a favour where the order has a shrine, for one seat in the council, for one step of the apostate.
book-favours-extra-not = It never steps onto a temple tile, and it never helps to take the Novice favour.
book-favours-extra-one = It has no place in Herbs, Journey, Tides, Sailboat, Consecration, Book and Meditation, nor in an appointment with the discount of a shrine: there the only novice is the one that steps onto the tile.
book-favours-extra-example = One active novice stands on Bribery Island. With the Novice token it takes the Bribery token, just as two novices would.
book-favours-keeping = Using or keeping
book-favours-keeping-what = At the [end of the game](end) each unused token is worth 1 influence. Before that a token is nearly always worth more when it is used; only in the last round it can be right to keep one.

## Scoring

book-scoring-title = Scoring a Round
book-scoring-when = Every round ends with a scoring, once the last candle has been turned. For each order three values are added up: the Moon Priestess, the apostate and the temple.
book-scoring-net = The sum is paid all at once, so a gain can balance a loss. If the loss is greater than all the influence an order has, it is left with 0.
book-scoring-priestess = Moon Priestess
book-scoring-priestess-count = On the island of the Moon Priestess each order counts its **active** novices and its shrine. Inactive novices do not count.
book-scoring-priestess-paid = The order with the most receives the first value on her figure, the next ones the second and the third. Only orders with at least 1 take part; places that nobody fills lapse.
book-scoring-places-two = With two players and in solo: { $places_two }
book-scoring-places-three = With three players: { $places_three }
book-scoring-places-four = With four players: { $places_four }
book-scoring-priestess-ties = Orders that count the same are ranked by the [council](council).
book-scoring-apostate = Apostate
book-scoring-apostate-loss = On the island of the apostate each order counts its novices, **active and inactive**. Whoever has any loses 1 influence for each of them and 1 more. Shrines do not count.
book-scoring-apostate-who = An order without novices there loses nothing. A single novice costs 2, two cost 3, three cost 4.
book-scoring-temple = Temple
book-scoring-temple-income = Each novice in the temple brings its order 1 influence. Novices on path tiles and on the jetty bring nothing.
book-scoring-example = An order comes first for the Moon Priestess in a game of four, has two novices at the apostate’s island and three in the temple. It receives { $first_four }, loses 3 and receives 3.
book-scoring-example-floor = An order with 1 influence would lose 4 to the apostate and receive 2 from the temple. The sum is −2, but its influence falls only to 0.

## Next round

book-next-round-title = Preparing the Next Round
book-next-round-when = After the scoring the table is prepared for the next round, in this order. After the sixth round all of this is left out.
book-next-round-novices = All inactive novices move onto the islands beside which they rest and are active again. Novices on the path, in the temple and on the jetty stay where they are.
    .lead = Novices
book-next-round-priestess = She moves clockwise by as many islands as the large number on her figure says: { $moves_two } with two players and in solo, { $moves_three } with three, { $moves_four } with four.
    .lead = Moon Priestess
book-next-round-builder = { $builder_moves ->
    [one] He moves clockwise as well, by { $builder_moves } island.
   *[other] He moves clockwise as well, by { $builder_moves } islands.
 }
    .lead = Builder
book-next-round-apostate = He moves clockwise to the next island with at least one novice, active or not, of any order. The search begins at the next island; his own comes last, so he stays only if there is nobody anywhere else.
    .lead = Apostate
book-next-round-guardian = He walks to the next guardian tile towards the gate, and the tile he leaves goes out of the game. This releases another group of tiles, and a consecration now earns the value of the new tile.
    .lead = Guardian
book-next-round-candles = All candles are lit again.
    .lead = Candles
book-next-round-start = The new start player begins: the player to the left of whoever turned the last candle. With [two players](two-players) the start player changes after every round.
    .lead = Start player
book-next-round-stays = Tiles that nobody has taken stay on the path, and so do tiles with a novice on them. They remain released.
book-next-round-last = When the guardian reaches the last tile at the gate, the last round begins.

## End of the game

book-end-title = End of the Game
book-end-when = The sixth round is scored like every other. Then each order receives once:
book-end-shrines = 4 influence for each of its shrines on the islands.
    .lead = Shrines
book-end-favours = 1 influence for every favour token that was not used.
    .lead = Favours
book-end-council = The value of its seat, { $seat_last } on the last one. See [Supporting the Council](council).
    .lead = Council
book-end-example = Four shrines bring 16, two favour tokens 2, and a seat with the value 6 another 6. Together that makes 24.
book-end-winner = The order with the most influence wins. If several have the same, the one further ahead in the [council](council) is ranked higher.
book-end-not-done = After the last scoring novices do not become active again, and no figure moves. The start player does not change either.

## Two players

book-two-players-title = Two Players
book-two-players-intro = The general rules of [set-up](setup), play and [scoring](scoring) hold for two players as well, with these changes:
book-two-players-candles = There are only three.
    .lead = Candles
book-two-players-herbs = In the [preparation round](preparation) no shrine may be placed on Herb Island. Later shrines may be built there.
    .lead = Herb Island
book-two-players-book = The first book that is moved in each round brings 2 influence instead of 1, no matter who moves it. Further books of the round bring 1.
    .lead = Book
book-two-players-start = The start player changes after every round, no matter who turned the last candle.
    .lead = Start player
book-two-players-smaller = What follows from the number of players
book-two-players-boards = Two temple boards are in play, and the groups on the path hold two tiles each. There are two books.
book-two-players-tokens = Each island has two favour tokens.
book-two-players-priestess = { $moves_two ->
    [one] The Moon Priestess pays { $places_two }; the third value goes to nobody. After a round she moves on by { $moves_two } island.
   *[other] The Moon Priestess pays { $places_two }; the third value goes to nobody. After a round she moves on by { $moves_two } islands.
 }

## Solo

book-solo-title = Solo
book-solo-intro = In solo one person plays against an opponent without a will of its own. The aim is to end with more influence than the opponent; the lead is the result. There are [three levels](solo-levels).
book-solo-opponent = The opponent follows fixed rules. It never takes favours and never pays the apostate, but it takes a tile, moves up in the council and builds shrines free of charge.
book-solo-setup = Set-up
book-solo-setup-two = Everything is laid out as for two players, in the free set-up, with 5 influence for each side. The opponent counts as the start player, so its disc lies at the bottom. There are no candles.
book-solo-setup-tokens = Each island has only one favour token.
book-solo-setup-opponent = The opponent has a shrine and one novice on the builder’s island and two novices on each other island: all thirteen.
book-solo-setup-temple = It also begins in the temple: from the island that the symbol on its first tile names, one novice goes onto the tile’s field, with a book.
book-solo-setup-own = The player’s first tile, novice and book enter the temple as usual. Then the player carries out the [preparation round](preparation). The player’s shrine stands neither on Herb Island nor on the builder’s island, where the opponent’s stands already.
book-solo-round = Start of every round
book-solo-tire = The player chooses an island with active novices of the opponent. All of them there become inactive, and the opponent’s disc moves one seat forward for each. It stops at the last seat.
    .lead = An island
book-solo-claim = Then the opponent looks for a released, unoccupied tile whose symbol names an island with an active novice of its own. If there are several, it takes the highest. One such novice goes with the tile straight into the temple. If there is no such tile, the opponent takes none in this round.
    .lead = A tile
book-solo-claim-score = The opponent receives the value under the guardian and [displaces](consecrate) as usual, for 1 influence each. Displaced novices of the player go to the jetty.
    .lead = Its gain
book-solo-claim-book = If the opponent took a tile and the player has a book in the temple, the opponent takes a book: the one on the lowest of the player’s tiles that have one. It goes to the opponent’s own lowest tile that has a novice and no book. The opponent receives 1 influence.
    .lead = The book
book-solo-example = Two tiles are released, 6 and 8. The opponent still has active novices on both islands that their symbols name, so it takes the 8. If the player had first made its novices on the island of the 8 inactive, it would have taken the 6.
book-solo-play = Action phase
book-solo-play-alone = The player acts alone, as often as the pieces allow, and ends the round at will. That brings no influence.
book-solo-play-herbs = The Herbs favour can be taken only once per round. A token kept from an earlier round can be used as well.
book-solo-play-displaced = Novices of the opponent that are displaced from the temple go beside the island named by the symbol of their field and are inactive there. Later they can become active again and take tiles.
book-solo-scoring = End of the round
book-solo-shrine = From the second round on the opponent builds a shrine before the scoring if it has an active novice on the builder’s island and no shrine there. It pays nothing for it, and the novice stays active.
book-solo-priestess = The scoring follows the general rules, but the opponent never loses influence to the apostate.
book-solo-apostate = The apostate then moves clockwise to the next island with a novice of the player.
book-solo-result = Result
book-solo-result-what = At the end both sides receive influence for shrines, seats and unused favours as usual; the opponent has no favours. The result is the player’s influence minus the opponent’s. The game is won only if it is greater than 0; a draw is not enough.
book-solo-result-levels = On the [higher levels](solo-levels) the apostate becomes an obstacle.

## Levels of solo

book-solo-levels-title = Levels of Solo
book-solo-levels-one = The rules of the chapter [Solo](solo) apply, without any additions.
    .lead = Level 1
book-solo-levels-two = In the action phase the apostate blocks every action on his island except [expelling](expel) him. The active novices of the island can do that, and so can the Novice token.
    .lead = Level 2
book-solo-levels-three = In addition the builder and the Moon Priestess begin on the same island, and expelling the apostate is blocked as well.
    .lead = Level 3
book-solo-levels-blocked = What is blocked
book-solo-levels-blocked-novices = The player’s novices on or beside the apostate’s island, active and inactive, cannot be used for anything else: not for the favour, to recruit, to build, for an appointment or the council. Herbs do not wake them, and they do not leave by Journey, Tides or Sailboat.
book-solo-levels-blocked-figures = So the favour of that island is out of reach, and if the builder is there, nothing can be built.
book-solo-levels-free = What remains possible
book-solo-levels-free-arrive = Novices from other places may arrive there.
book-solo-levels-free-temple = Novices on path tiles can be consecrated, whatever the symbol of the tile.
book-solo-levels-free-token = A token of that island that is already owned can be used elsewhere.
book-solo-levels-free-council = The Novice token alone can support the council.
book-solo-levels-moves = When the apostate is expelled, the block moves with him at once. It binds only the player, and only in the action phase: the start of the round, the opponent’s shrine and the scoring are not affected.

## Rulings

book-rulings-title = Rulings
book-rulings-intro = The printed rules are silent on some questions, and their translations disagree on others. This edition has decided as follows. Each ruling gives its reason.
book-rulings-r1 = **May a novice travel to the place beside its own island?** No, neither by Journey nor by Tides. The original speaks of other islands.
book-rulings-r2 = **Are the pairs of the preparation round placed one by one?** No, each order places all four at once. The original rules and the overview sheet agree on this.
book-rulings-r3 = **May the Novice token act alone for the council or to expel the apostate?** Yes, for one step; for the council no island is needed. The solo rules mention novices or the token for expelling, and in the council the token replaces the single novice.
book-rulings-r4 = **May the Novice token pay for a favour where a shrine gives the discount?** Yes, even with no novice there, except for the Novice favour. The discount leaves one novice to pay, and the original lists only two exceptions for the token.
book-rulings-r5 = **Can influence fall below 0?** No. The three values of a round are added up first, then the total stops at 0. The original adds them up, and nobody can pay what is not there.
book-rulings-r6 = **May a book be taken from a novice of the same order?** Yes. The original says any book.
book-rulings-r7 = **What happens to the tile of a displaced novice?** It stays on its field and has no further function. The original says only that the novice leaves.
book-rulings-r8 = **Does the solo opponent displace?** Yes. The general rule holds for every novice that enters the temple.
book-rulings-r9 = **What exactly does the apostate block on solo levels 2 and 3?** Every use of the player’s novices of his island, and with it the favour and the builder there. Arriving there, consecrating, using a token elsewhere and the Novice token alone for the council remain free. What is blocked are actions on the island; the chapter [Levels of Solo](solo-levels) has the details.
book-rulings-r10 = **Does the first book of a round bring 2 in solo?** No, 1 for either side. Only the set-up of solo is based on the game for two.
book-rulings-r11 = **Which tile receives the opponent’s book if its lowest one already has a book?** The lowest one without. A novice holds only one book, and the new tile never has one yet.
book-rulings-r12 = **May an action be taken that has no effect?** No: no steps beyond the last council seat, no recruiting from an empty reserve, no building without a shrine left. Nobody loses by this, and the original speaks of what is available.
book-rulings-r13 = **What if an order cannot act or does not want to?** It meditates; there is no other way to pass. So says the original.
book-rulings-r14 = **Does the opponent’s first tile in solo get a book?** Yes. The original names it; only the translations leave it out.
book-rulings-r15 = **May the Novice token be used for an appointment?** Yes, in place of the second novice, also together with Bribery, but not with the discount of a shrine. The exception in the rules covers only the novice that enters, and with a shrine there is no other.
book-rulings-r16 = **Which changes for two players apply in solo?** The ban on Herb Island does, the higher reward for the first book does not. The set-up is based on two players, the play is not.
book-rulings-r17 = **How far does the opponent’s disc move at the start of a solo round?** By the actual number of novices that become inactive, even if it is three or more. Displaced novices can join the ones already there.
book-rulings-r18 = **Does the solo opponent build before or after the scoring?** Before it. The original names the shrine first under the end of the round.
book-rulings-r19 = **How often can the Herbs favour be taken in solo?** Once per round; a token kept from an earlier round can be used as well. Only Herbs make novices active again, so without this limit a round could go on for ever. With several players the candles end the round, and nothing is forbidden there.

## Printed values

book-values-title = Printed Values
book-values-intro = The rule texts do not repeat every number that is printed on boards, tiles and figures. What they say is used here as it stands. Everything else is a **reconstruction**, made for this edition so that it fits all the known examples. It may differ from the printed game.
book-values-file = The boards, tiles and seats of the printed game were not at hand for this edition. Its owner can [correct these values](printed) on the picture of the table and play with them; this rules book keeps to the shipped ones, which are called { $board }.
book-values-known = Known from the rule texts
book-values-known-figures = How far the Moon Priestess and the builder move, the first value of each Moon Priestess, and the second and third for four players.
book-values-known-guardian = The guardian tiles, from the jetty to the gate: { $guardian_values }.
book-values-known-council = The last seat of the council is worth { $seat_last }, and one of the seats is worth 6.
book-values-known-tiles = There are four boards with seven tiles each, and every board has one of the tiles 1 to 4. With the yellow and the blue board the path begins { $path_start }.
book-values-known-preset = In the preset start, position 1 holds two novices of every colour and the Moon Priestess.
book-values-rebuilt = Reconstructed
book-values-rebuilt-priestess = The second and the third value of the Moon Priestess with two or three players.
book-values-rebuilt-council = How many seats the council has, and the values of the other seats. From the first seat to the last they are { $seat_values }.
book-values-rebuilt-temple = Two of the board colours, which tiles belong to which board beyond the example, and where on the board they lie.
book-values-rebuilt-symbols = Which symbol each tile shows.
book-values-rebuilt-preset = The order of the islands and all other places of the preset start.
book-values-temple = Temple fields
book-values-temple-order = The numbers of each board, from left to right:
book-values-symbols = Tiles with the symbol of each island
book-values-preset = Preset start
book-values-preset-islands = Islands clockwise, from position 1 to 7: { $preset_islands }.
book-values-preset-figures = The Moon Priestess begins { ISLAND($preset_priestess, case: "on") }, the builder { ISLAND($preset_builder, case: "on") }, the apostate { ISLAND($preset_apostate, case: "on") }.
book-values-preset-order = Shrine { ISLAND($shrine, case: "on") }; pairs: { $pairs }; favours: { $favours }.

## Captions of the pictures

book-caption-table = The whole table: seven islands around the temple island with the path, the temple, the council and the candles.
book-caption-places = The places of the table: an island (1), the temple (2), the path (3), the council (4), the candles (5) and the jetty (6).
book-caption-preparation = Two players after the preparation round. Yellow’s shrine stands on Tide Island and its pairs on four other islands; from the two islands left it has the Herbs and the Sailboat token.
book-caption-blocked = Solo, level 2: the yellow novices of the apostate’s island may only expel him. Novices of other islands may come there.
book-caption-island = Active novices stand on the island, inactive ones rest beside it.
book-caption-preset-start = The preset start: islands, figures and first pieces are in place.
book-caption-path = The beginning of the path with the yellow and the blue board and two players, read from the gate: { $path_start }.
book-caption-released = The guardian on the path. The tiles between him and the jetty are released, the next group is within reach of Bribery, all others are locked.
book-caption-council-start = Yellow is the start player, then Red and Blue. Yellow’s disc lies at the bottom, Blue’s on top.
book-caption-first-tile = Yellow was dealt tile 1: the tile, a yellow novice and a book are on the field with the 1.
book-caption-favours = The seven favour tokens.
book-caption-take-favour = Two novices take the favour token. Where the order has a shrine, one is enough.
book-caption-recruit = Two novices recruit a third from the reserve; all three rest beside the island.
book-caption-build-shrine = At the builder, two novices with the Shrine token build a shrine.
book-caption-herbs = With the Herbs token, novices beside an island stand on it again.
book-caption-journey = Active novices travel to other islands and are inactive there.
book-caption-tides = The tides carry novices from islands and from the jetty; all of them are inactive where they arrive.
book-caption-sail = The Sailboat takes novices onto another island, where they stay active.
book-caption-appoint = One novice steps onto the released tile with the symbol of its island, the other rests beside the island.
book-caption-consecrate = The novice and its tile move to the temple field with the same number and earn the value under the guardian.
book-caption-displacement = Red’s new novice and its neighbours: only the blue novice with the lower number and no book goes to the jetty.
book-caption-book = The book moves to one of the order’s novices without one and protects it from now on.
book-caption-council-move = Each novice used moves the disc one seat forward.
book-caption-expel = Each novice used moves the apostate one island clockwise.
book-caption-candles = Candles still burning, and candles already turned.
book-caption-priestess-tie = Two orders count the same on the island of the Moon Priestess. The one ahead in the council receives the first value, the other the second.
book-caption-apostate = Three novices of one order are on and beside the apostate’s island: −4.
book-caption-temple-income = Each novice in the temple brings 1 influence.
book-caption-guardian-moves = The guardian walks on and releases the next group; the tile he leaves goes out of the game.
book-caption-end-score = 16 for four shrines, 2 for two favour tokens and 6 for the seat make 24.
book-caption-solo-start = Start of a solo game: the opponent is on every island, with its shrine on the builder’s.
book-caption-solo-round = Start of a solo round: novices of the opponent become inactive, its disc moves forward, it takes the highest tile within its reach, and a book of the player goes with it.
