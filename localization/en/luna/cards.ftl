### The information card of anything on the table: title, rule in two short sentences, facts.
### Titles may take $island, $favour, $tile, $value, $field, $name; facts the arguments they show.
### $mode: solo, two or more (than two players); $level: of the solo game, 0 outside it.

card-island-title = { ISLAND($island, case: "full") }
card-island-rule = Novices on the island are active and can be used; used ones are beside it, inactive, until the next round. Two active novices earn the island’s favour token; one is enough where its order has a shrine.

card-favour-title = { FAVOUR($favour) } token
card-favour-kind = Favour token
card-favour-rule = { $favour ->
    [shrine] Together with 2 active novices on the builder’s island it builds a shrine there. Then it returns to Shrine Island.
    [herbs] It makes 1 or 2 inactive novices of one island active again, except on Herb Island. { $mode ->
        [solo] Then it returns there, to be taken once per round.
       *[other] Then it returns to Herb Island.
    }
    [tides] It carries any number of active and inactive novices, also from the jetty, to other islands, where they are inactive. It returns to Tide Island with the first step.
    [sailboat] It brings 1 or 2 active novices of one island, or novices from the jetty, onto another island, where they are active. Then it returns to Sailboat Island.
    [bribery] With it an appointment or a consecration also reaches the tiles between the guardian and the next guardian tile. Then it returns to Bribery Island.
    [book] It moves any book in the temple to a novice of the order that has none, for 1 influence{ $mode ->
        [two] , or 2 with the first book of a round
       *[other] { "" }
    }. Then it returns to Book Island.
   *[novice] It stands for one active novice in an action, but not for the one that steps onto a temple tile. Then it returns to Novice Island.
 }

card-tile-title = Temple tile { $tile }
card-tile-rule = While it lies released between the guardian and the jetty, novices of the island with its symbol can step onto it. Consecrated, it moves with its novice to the field with the same number.

card-guardian-tile-title = Guardian tile { $value }
card-guardian-tile-rule = While the guardian stands here, every consecration brings this much influence. When he walks on, the tile leaves the game.

card-field-title = Temple field { $field }
card-field-rule = Tile { $field } and its novice belong here. Every novice in the temple brings 1 influence each round.

card-council-title = Council of Priests
card-council-rule = { $mode ->
    [solo] Each novice used moves the disc of its order one seat forward; in a tie for the Moon Priestess further ahead wins, on the same seat the upper disc. At the end of the game each order gains the value of its seat.
   *[other] Novices move the disc of their order forward, one seat each; further ahead wins every tie, on the same seat the upper disc. At the end of the game each order gains the value of its seat.
 }

card-priestess-title = Moon Priestess
card-priestess-rule = When a round is scored, most active novices and shrines on her island bring { $first } influence, second most { $second }{ $mode ->
    [more] , third most { $third }
   *[other] { "" }
 }. Then she moves { $moves } islands clockwise.

card-builder-title = Builder
card-builder-rule = { $mode ->
    [solo] Your shrines are built only on his island, with the Shrine token and 2 active novices. From round 2 on the opponent gets one there before the scoring if it has an active novice and no shrine on the island. After each round he moves { $moves } islands clockwise.
   *[other] Shrines are built only on his island, with the Shrine token and 2 active novices. After each round he moves { $moves } islands clockwise.
 }

card-apostate-title = Apostate
card-apostate-rule = { $mode ->
    [solo] In the scoring you lose 1 influence for each of your novices on or beside his island and 1 more. Then he moves clockwise to the next island with novices of yours. { $level ->
        [1] Active novices on his island can also expel him.
        [2] In the action phase only expelling him is possible there.
       *[3] In the action phase he blocks all there, expelling him too.
    }
   *[other] When a round is scored, each order with novices on or beside his island loses 1 influence for each of them and 1 more. Then he moves clockwise to the next island with novices; active novices on his island can also expel him.
 }

card-guardian-title = Guardian
card-guardian-rule = The tiles between him and the jetty are released, and the value under him is the influence of every consecration. After each round he walks to the next guardian tile towards the gate; on the last one the last round is played.

card-candle-title = Candles
card-candle-rule = An order that meditates turns one candle and stays in the round. The last candle ends the action phase and brings 1 influence.

card-jetty-title = Jetty
card-jetty-rule = { $mode ->
    [solo] Your novices displaced from the temple wait here. Only the Tides and Sailboat tokens bring them back to an island.
   *[other] Novices displaced from the temple wait here. Only the Tides and Sailboat tokens bring them back to an island.
 }

card-reserve-title = Reserve
card-reserve-rule = These novices are not in the game yet. Two active novices of one island recruit one of them.

card-shrines-title = Shrines
card-shrines-rule = A shrine saves one novice when the favour of its island is taken or a novice is appointed from there, and it counts like an active novice for the Moon Priestess. At the end of the game it brings 4 influence.

card-book-title = Book of Wisdom
card-book-rule = It protects its novice from being displaced. The Book of Wisdom token moves it to another novice.

card-novice-title = Novice
card-novice-rule = Standing on an island it is active and can be used; resting beside it, it is inactive until the next round. In the temple it brings 1 influence each round.

card-start-title = Start Player
card-start-rule = { $mode ->
    [solo] The opponent counts as the start player in the whole game: it acts first in every round, and its disc began below yours in the council.
    [two] This order begins the action phase. After the last candle the marker goes to the other order.
   *[more] This order begins the action phase. After the last candle the marker goes to the order on the left of the one that turned it.
 }

card-player-title = { $name }
card-player-rule = { $mode ->
    [solo] In each round you take as many actions as you like. After six rounds you win with more influence than the opponent; a draw is not enough.
   *[players] In its turn an order takes exactly one action. The most influence after six rounds wins; the council breaks ties.
 }

## Facts

fact-order = { $name }: { $facts }
fact-active = { $count } active
fact-inactive = { $count } inactive
fact-shrine = shrine
fact-nobody = No novices and no shrines here.
fact-blocked = { $what ->
    [island] { $level ->
        [2] Blocked by the apostate: your novices here can only expel him.
       *[3] Blocked by the apostate: your novices here can do nothing.
    }
    [free] No favour is taken and nothing built there. Still possible: arriving, consecrations, the island’s token elsewhere.
    [favour] Its island is blocked by the apostate: the favour cannot be taken there now.
   *[builder] This island is blocked by the apostate: you can build nothing here now.
 }
fact-favours-left = { $count ->
    [0] No favour token left here.
    [one] { $count } favour token left here.
   *[other] { $count } favour tokens left here.
 }
fact-herbs-taken = Already taken this round.
fact-symbol = Symbol: { ISLAND($island) }
fact-released = Released: it lies between the guardian and the jetty.
fact-bribery = Released from round { $round } on, with the Bribery token even now.
fact-locked = Released from round { $round } on.
fact-taken = Taken: { $name }
fact-guardian-value = A consecration now brings { $count } influence.
fact-in-temple = In the temple: { $name }
fact-displaced = The novice of this tile has been displaced.
fact-not-in-game = This number is not in the game.
fact-book = Protected by a book.
fact-council = In the council on seat { $seat } (worth { $points } at the end), rank { $rank }
fact-candles = { $lit ->
    [one] { $lit } candle burning, { $turned } turned
   *[other] { $lit } candles burning, { $turned } turned
 }
fact-last-candle = The next candle ends the round for everybody at once.
fact-on-jetty = { $count ->
    [0] No novices on the jetty.
    [one] { $count } novice on the jetty.
   *[other] { $count } novices on the jetty.
 }
fact-in-reserve = { $count ->
    [0] No novices in the reserve.
    [one] { $count } novice in the reserve.
   *[other] { $count } novices in the reserve.
 }
fact-shrines-left = { $count ->
    [0] No shrines left in the reserve.
    [one] { $count } shrine left in the reserve.
   *[other] { $count } shrines left in the reserve.
 }
fact-influence = { $count } influence
