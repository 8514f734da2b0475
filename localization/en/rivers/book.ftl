### The rules book. Each message is a paragraph, list item or example in one line; `.lead` stands before a list item.
### **Strong words** and [linked words](chapter) stay paired, the targets unchanged. Nobody is addressed.
### Numbers come from the printed values.

reading-ending = End of the turn and the game

## Aim of the game

book-goal-title = Aim of the Game
book-goal-what = Between two rivers the first kingdoms are growing. Two to four dynasties send their [leaders](leaders) out, let temples, settlements, farms and markets be built, and fight for what others have built up. For all this there are **points in four colours**.
book-goal-weakest = In the end only the **own weakest colour** counts: whoever has most there wins. A pile of red points is worth nothing to a dynasty that lacks blue.
book-goal-sources = Where points come from
book-goal-tile = Each [tile](tiles) that comes to a kingdom brings 1 point of its colour.
    .lead = Tiles
book-goal-conflict = A [revolt](revolt) brings 1 red point, a [war](war) often several points of its colour.
    .lead = Conflicts
book-goal-monument = A [monument](monuments) brings points of its two colours turn by turn.
    .lead = Monuments
book-goal-treasure = [Treasures](turn-end) count for whichever colour needs them most [in the end](end).
    .lead = Treasures
book-goal-links = Linked words lead to the chapter that explains them. How a first game goes well is told under [First Strategies](strategy), what the words mean under [Words](glossary).

## The map

book-map-title = Map and Screen
book-map-cells = The map has 16 columns and 11 rows. Each cell is **land** or **river**. Cells are next to each other if they share a side; corners never count.
    .lead = Cells
book-map-tiles = There are { $tiles } tiles: **temples** are red, **settlements** black, **farms** blue, **markets** green. [Farms lie on the river](tiles), all others on land.
    .lead = Tiles
book-map-temples = { $treasures } temples lie there from the beginning, each with a **treasure**. Four of them lie on bordered cells; their treasures are [taken first](turn-end).
    .lead = Start temples
book-map-together = What belongs together
book-map-region = Tiles and leaders that are next to each other form a region. Empty and [destroyed](catastrophes) cells separate regions.
    .lead = Region
book-map-kingdom = A region with at least one leader. Several leaders may stand in it, also of several players, but never two of the same colour: those [fight](revolt).
    .lead = Kingdom
book-map-screen = What lies behind a screen
book-map-hand = Up to { $hand } tiles that can be placed, [swapped](swap) or added in conflicts.
    .lead = Hand
book-map-leaders = One of each colour, as long as it is not on the map.
    .lead = Leaders
book-map-catastrophes = { $catastrophes } for the whole game.
    .lead = Catastrophes
book-map-secret = Hand, points and treasures of the others are secret until the end. How many tiles everybody holds and how many are left in the bag is public.
    .lead = Secret

## Set-up

book-setup-title = Set-up
book-setup-temples = { $treasures } temples with a treasure each lie on the marked cells of the [map](map).
book-setup-seats = Each player gets a symbol – heron, ram, fish or palm –, four leaders with it and { $catastrophes } catastrophes. The number of players changes nothing else.
book-setup-hand = The other { $bag } tiles are mixed in the bag. Each player draws { $hand } of them.
book-setup-start = The start player is drawn by lot. Turns go [clockwise](turn).

## A turn

book-turn-title = A Turn
book-turn-two = A turn has up to { $actions } actions, also twice the same. Each is finished with all its conflicts before the next begins.
book-turn-leader = Place, move or withdraw a [leader](leaders).
    .lead = Leader
book-turn-tile = Place a [tile](tiles) from the hand.
    .lead = Tile
book-turn-catastrophe = Place a [catastrophe](catastrophes).
    .lead = Catastrophe
book-turn-swap = [Swap](swap) any number of tiles.
    .lead = Swap
book-turn-finish = Whoever wants to do no more ends the turn early.
book-turn-after = Then comes the [end of the turn](turn-end), and the next player’s turn.

## Controls

book-controls-title = Mouse and Keys
book-controls-intro = Everything at the table can be done by mouse or by keyboard. What is possible now glows behind the screen and has a dotted edge on the map; what an action would bring or cause is told beside its cell before a piece is let go.
book-controls-mouse = Mouse
book-controls-drag = Take a tile, leader or catastrophe from behind the screen and let it go on a glowing cell; a tile that is to be swapped on the bag, a leader that is to be withdrawn behind the screen. A click on the piece and another on the target do the same.
    .lead = Drag
book-controls-click = On a button: it answers the question or begins the action. On a line of the chronicle: the table shows the position of that time.
    .lead = Click
book-controls-wheel = It brings the map nearer and farther away. With a tile in the hand it takes up more of that colour, to swap or to support a conflict; over the chronicle it turns back to earlier lines.
    .lead = Mouse wheel
book-controls-right = It explains what lies under the pointer and leads to its chapter. With a piece in the hand it puts that back.
    .lead = Right button
book-controls-near = Dragging the ground moves what is seen. A double click on a cell brings it near or shows the whole map again, as Z does.
    .lead = Near view
book-controls-keyboard = Keys
book-controls-actions = Tiles are on the keys 1 to 4, leaders on 5 to 8, the catastrophe on 9; the buttons show theirs. Tab and arrow keys go from place to place, Enter picks, digits answer a question. Esc takes back what is not played yet and otherwise opens the menu. V shows what the own colours would come to if the game ended now.

## Leaders

book-leaders-title = Leaders
book-leaders-spheres = The **king** is black and belongs to settlements, the **priest** red and to temples, the **farmer** blue and to farms, the **trader** green and to markets. The king also [stands in](tiles) for leaders that are missing, and the trader collects [treasures](turn-end).
book-leaders-where = A leader is placed on an empty land cell that is **next to a temple**.
book-leaders-kingdoms = It must not join kingdoms. One kingdom and any number of leaderless regions may be next to it.
book-leaders-move = To be moved it is lifted first. Its old kingdom may fall apart by that.
book-leaders-withdraw = A leader on the map can be taken back behind the screen at any time, as an action.
book-leaders-revolt = If there is a leader of the same colour in its kingdom already, a [revolt](revolt) begins.
book-leaders-example = A cell lies between a temple and a settlement that belong to no kingdom. A king may be placed there: he joins both to a first kingdom.

## Tiles

book-tiles-title = Tiles
book-tiles-where = A tile comes to an empty cell: farms to the river, all others to land. It need not be next to anything.
book-tiles-points = Who gets the point
book-tiles-none = If no kingdom is next to the tile, nobody scores.
    .lead = No kingdom
book-tiles-one = 1 point of the tile’s colour goes to the owner of the leader of that colour in the kingdom. It doesn’t matter who placed the tile.
    .lead = One kingdom
book-tiles-two = They are joined, and nobody scores for the tile. Leaders of equal colour fight a [war](war).
    .lead = Two kingdoms
book-tiles-king = Where the leader of that colour is missing, the **king** of the kingdom stands in. If he is missing too, nobody scores.
book-tiles-three = A tile must not join three kingdoms. Leaderless regions are joined freely. Four tiles of one colour in a square can become a [monument](monuments).
book-tiles-example = The ram places a market in a kingdom in which only the heron’s king stands. The heron gains 1 green point.

## Revolt

book-revolt-title = Revolt
book-revolt-when = A revolt (internal conflict) begins as soon as a leader is [placed](leaders) in a kingdom with another one of its colour. Whoever placed it attacks.
book-revolt-strength = Each side counts the **temples next to its leader**. A temple may count for both.
book-revolt-commit = First the attacker adds any number of **red tiles** from the hand, openly, then the defender. Once each.
book-revolt-tie = More wins. A tie goes to the **defender**.
book-revolt-result = The loser’s leader goes back behind the screen, the winner gains **1 red point**. All added tiles are out of the game.
book-revolt-example = Two temples are next to the attacking king, three next to the defending one. The attacker adds two and has 4. The defender adds one, has 4 too and wins.

## War

book-war-title = War
book-war-when = A war (external conflict) begins as soon as a [tile](tiles) joins two kingdoms and a colour has two leaders in the joined kingdom.
book-war-begin = Before the war
book-war-order = If several wars are open, the player whose turn it is chooses which is fought next, even without being involved.
book-war-attacker = Of the two owners, the attacker is who comes first clockwise, beginning with the player whose turn it is.
book-war-sides = The joining tile counts for nobody and separates the sides as long as there are wars.
book-war-course = How it goes
book-war-commit = Each side counts the **tiles of the colour** on its side. First the attacker adds tiles of this colour from the hand, then the defender. Once each.
book-war-tie = More wins. A tie goes to the **defender**.
book-war-falls = The loser’s leader goes back behind the screen, and all tiles of the colour on the loser’s side are out of the game.
book-war-red = In a red war temples stay that carry a treasure or are next to any leader.
book-war-points = The winner gains **1 point of the colour for the leader and 1 for each tile** removed from the map. Added tiles bring nothing.
book-war-next = Then it is looked anew which wars are open: both leaders must still be connected through the joining tile. After the last war it is an ordinary tile.
book-war-example = Black and green are open. If the green war comes first and its tiles fall, the two kings may no longer be connected: the black war doesn’t happen.

## Monuments

book-monuments-title = Monuments
book-monuments-when = If a placed tile completes a **square of four tiles of one colour**, the player whose turn it is may build a monument there, after any wars.
book-monuments-build = There are six monuments, each of two different colours. One of them must be the colour of the square. The four tiles are turned over.
book-monuments-once = It is built now or never: a square that was left can’t be built on later, only a new tile can make a new one.
book-monuments-flipped = Turned tiles have no colour and support nobody, but still connect. Treasures stay on them. Leaders may lose their [last temple](turn-end) by that.
book-monuments-income = At the [end of the own turn](turn-end) each own leader gains 1 point for each monument of its colour in its kingdom.

## Catastrophes

book-catastrophes-title = Catastrophes
book-catastrophes-what = Each player has { $catastrophes } for the whole game.
book-catastrophes-where = A catastrophe comes to an empty cell, land or river, or onto a tile without a treasure. The tile is out of the game.
book-catastrophes-never = Leaders, treasures, turned tiles and other catastrophes can’t be hit.
book-catastrophes-effect = The cell is destroyed for good and connects nothing: a kingdom may fall apart, and a leader may lose its [last temple](turn-end).

## Swap

book-swap-title = Swap
book-swap-what = Any number of tiles from the hand go out of the game, and as many are drawn from the bag. That is one action.
book-swap-secret = Nobody sees which tiles they were.
book-swap-empty = If the bag holds too few, those that are there are drawn. The turn ends, and so does [the game](end).

## End of the turn

book-turn-end-title = End of the Turn
book-turn-end-order = After the actions this happens in this order.
book-turn-end-orphans = Leaders of all players without a temple next to them go back behind their screens.
    .lead = Leaders
book-turn-end-treasures = In each kingdom with a trader and several treasures its owner takes **all but one**, those on bordered cells first. Which one stays is a choice if several come into question.
    .lead = Treasures
book-turn-end-refill = All players draw up to { $hand } tiles, beginning with the one whose turn it was.
    .lead = Refill
book-turn-end-income = The player whose turn it was gains 1 point for each own leader and each [monument](monuments) of its colour in the same kingdom. The king stands in for nobody here.
    .lead = Income
book-turn-end-example = Three treasures lie in a trader’s kingdom, one of them on a bordered cell. That one is taken, and of the two others one stays.

## End of the game

book-end-title = End of the Game
book-end-when = The game ends after a turn
book-end-bag = if a hand could not be refilled because the bag is empty,
book-end-treasures = or if no more than { $end_at } treasures are left on the map.
book-end-scoring = Who wins
book-end-allot = Each treasure counts as 1 point in any colour. The program allots them in the best way.
book-end-compare = Then everybody looks at the own **weakest colour**. Whoever has most there wins.
book-end-tie = With a tie the second weakest colour decides, then the third and the fourth. If all four are equal, the victory is shared.
book-end-example = Heron has 7 7 7 14, fish 7 8 8 8. The weakest colour is 7 for both, the second weakest is better for fish: fish wins, although heron has more points in all.

## Strategy

book-strategy-title = First Strategies
book-strategy-balance = A look at the own weakest colour before every turn helps most: what brings it forward now?
book-strategy-king = The [king](leaders) alone in a kingdom gathers all four colours there.
book-strategy-temples = A leader with several temples beside it hardly loses a [revolt](revolt). One that hangs on a single temple invites it.
book-strategy-wars = A [war](war) is worth preparing: tiles in the own kingdom and in the hand decide it, and whoever joins the kingdoms chooses the time.
book-strategy-trader = A trader in a growing kingdom collects treasures that fill every gap.
book-strategy-hand = Four tiles of a useless colour are no reserve: a [swap](swap) costs one action and often pays.

## Rulings

book-rulings-title = Questions of Rules
book-rulings-intro = The short printed rules leave some things open. This is how this edition decides them.
book-rulings-r1 = Leaders without a temple go only at the end of the turn, all at once.
book-rulings-r2 = Treasures are looked at only at the end of the turn.
book-rulings-r3 = Hands are refilled before monuments pay; they pay also if the refill failed.
book-rulings-r4 = The attacker in a war is counted clockwise from the player whose turn it is, who comes first if involved.
book-rulings-r5 = A tile that joins two kingdoms brings no point, war or not.
book-rulings-r6 = The joining tile counts in none of the wars and stays.
book-rulings-r7 = A leaderless region joined along with them counts for nobody and loses nothing.
book-rulings-r8 = Before each further war sides are counted anew; leaders that are cut off from each other don’t fight.
book-rulings-r9 = What counted on the loser’s side is what falls.
book-rulings-r10 = A tile joins two kingdoms at most, a leader none.
book-rulings-r11 = A leader that is moved is lifted first; after a lost revolt it goes behind the screen and not back.
book-rulings-r12 = Actions may be left undone.
book-rulings-r13 = Tiles that can’t change the outcome may be added too, also none, but never of other colours.
book-rulings-r14 = With several squares or monuments the choice is free, one for each tile and only now.
book-rulings-r15 = A joining tile can complete a square: first the wars, then the monument if the four still lie there.
book-rulings-r16 = Two monuments of one colour in a kingdom both pay.
book-rulings-r17 = The king stands in only for the point of a placed tile.
book-rulings-r18 = The bag is used up as soon as a refill or swap can’t be done completely. Exactly empty is not enough.
book-rulings-r19 = A swap may ask for more than the bag holds; the turn ends then, and the game after it.
book-rulings-r20 = Drawing goes clockwise from the player whose turn it was; whom the bag fails keeps what there was.
book-rulings-r21 = A treasure on a turned tile stays, connects and can be taken.
book-rulings-r22 = The trader’s owner chooses the treasure that stays, where there is a choice.
book-rulings-r23 = Several traders take their treasures clockwise from the player whose turn it was.
book-rulings-r24 = A catastrophe may come to an empty river cell, and to a start temple once its treasure is gone.
book-rulings-r25 = With four equal colours the rank is shared.
book-rulings-r26 = At the beginning each draws all tiles of the hand at once, the start player first.
book-rulings-r27 = With two or three players nothing changes.
book-rulings-r28 = Points never run out.
book-rulings-r29 = How many tiles are left in the bag is public.
book-rulings-r30 = A lost revolt may be tried again with the second action, also on the same cell.
book-rulings-r31 = Nobody can break off a conflict; a leader can’t flee.
book-rulings-r32 = Kingdoms may be joined without an own leader in them.
book-rulings-r33 = The order of wars is chosen anew before each war.

## Words

book-glossary-title = Words
book-glossary-region = Tiles and leaders that hang together by sides.
    .lead = Region
book-glossary-kingdom = A region with at least one leader.
    .lead = Kingdom
book-glossary-supporter = A face-up tile of a leader’s colour in its kingdom; in a [revolt](revolt) a temple beside the leader.
    .lead = Supporter
book-glossary-attacker = Who placed the leader in a revolt; in a [war](war) who comes first clockwise.
    .lead = Attacker
book-glossary-defender = The other side of a conflict. It wins ties.
    .lead = Defender
book-glossary-joining = The tile that joined two kingdoms, while there are wars.
    .lead = Joining tile
book-glossary-bordered = A start temple whose treasure is taken before others.
    .lead = Bordered cell
book-glossary-flipped = It lies under a [monument](monuments) and has no colour.
    .lead = Turned tile
book-glossary-supply = Where leaders are that are not on the map: behind the screen of their owner.
    .lead = Supply
book-glossary-numbers = How many tiles there are

## Captions of the pictures

book-caption-spheres = Each colour has its tiles, its leader and its sign.
book-caption-map = The map at the beginning: temples with their treasures; those on bordered cells have a frame.
book-caption-seats = Four signs on four bases: by them the leaders of the players are told apart.
book-caption-leaders = King and priest of the heron beside a temple: together with it they are a kingdom.
book-caption-tiles = Each tile brought the king a point: black for the settlement, blue and red since he stands in for farmer and priest, who are missing.
book-caption-revolt = Two kings in one kingdom: lit are the temples beside each; the numbers are the strengths so far.
book-caption-war = The tile in the middle has joined two kingdoms with a king each: their settlements are the supporters.
book-caption-monument = A monument in black and red on four settlements that were turned over.
book-caption-catastrophe = The destroyed cell separates the temple from the kingdom.
