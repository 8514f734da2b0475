### The five lessons: at most two short sentences a step; nobody is addressed.
### -but: what is said after another legal move, which is then taken back.

## 1 Leaders and tiles

lesson-leaders-title = Leaders and tiles
lesson-leaders-aim = How a kingdom begins, and who gets the point for a tile.
lesson-leaders-learnt = A leader stands beside a temple and gets the points of its colour in its kingdom. The king also gets those of colours whose leader is missing there.
lesson-leaders-king = Heron is to act, and leaders always stand beside a temple. Drag the king onto a glowing cell beside the temple in the middle of the map.
lesson-leaders-king-but = That works too, but it is meant to begin with the king, beside the temple in the middle of the map.
lesson-leaders-king-but-leader = That works too, but the king comes first. He also gets the points of colours whose leader is missing in his kingdom.
lesson-leaders-settle = Settlements are black like the king. Drag one onto a cell beside his kingdom: that brings 1 black point.
lesson-leaders-settle-but = That works too, but a black point is wanted here: with a settlement beside the king’s kingdom.
lesson-leaders-settle-but-away = That works too, but nobody gets a point there. The settlement belongs beside the king’s kingdom.
lesson-leaders-farm = Farms are blue and lie on the river only. Drag one onto the river beside Heron’s kingdom: no farmer stands there, so the king gets the blue point.
lesson-leaders-farm-but = That works too, but a blue point is wanted here: with a farm on the river beside the king’s kingdom.
lesson-leaders-farm-but-away = That works too, but there it brings Heron no point. The farm belongs on the river beside the king’s kingdom.
lesson-leaders-weakest = Heron now has 1 black and 1 blue point, but no red and no green one. In the end only the own weakest colour counts, so far 0: all four have to grow.

## 2 Kingdoms and revolt

lesson-revolt-title = Kingdoms and revolt
lesson-revolt-aim = How two kingdoms become one, and why there is never room in it for two priests.
lesson-revolt-learnt = In a revolt the temples beside each leader count, and red tiles from the hand. A tie goes to the defender; the winner gets 1 red point.
lesson-revolt-two = All that lies side by side belongs together, and with a leader it is a kingdom. Here there are two: one with Heron’s king, one with Ram’s priest.
lesson-revolt-join = A tile on the cell between them joins the two; drag one there. Nobody gets a point for it, and king and priest put up with each other: their colours differ.
lesson-revolt-join-but = That works too, but here the two kingdoms are to become one. A tile on the cell between them joins them.
lesson-revolt-priest = Ram’s priest would now get every red point here. Drag Heron’s priest onto the lit cell: in a revolt the temples beside it count, two against one.
lesson-revolt-priest-but = That works too, but then Ram’s priest gets every red point of this kingdom. Heron’s priest can drive him out.
lesson-revolt-priest-but-weak = That works too, but there Heron’s priest has no lead. Two temples lie beside the lit cell, beside Ram’s priest only one.
lesson-revolt-commit = Ram may still add temples from the hand, and a tie goes to the defender. To be safe, drag a temple from the hand onto the fighting priest.
lesson-revolt-commit-but = That works too, but now a single temple from Ram’s hand makes a tie, and that goes to the defender.
lesson-revolt-won = Ram has added only one temple: Ram’s priest goes back behind the screen, and Heron gets 1 red point. All added tiles are out of the game.

## 3 War

lesson-war-title = War
lesson-war-aim = What happens when a tile joins kingdoms whose leaders have the same colour.
lesson-war-learnt = In a war all tiles of its colour on the own side count, with more from the hand. The loser’s leader and tiles leave the map, each for 1 point.
lesson-war-sides = A trader of Heron’s and one of Ram’s each hold a kingdom with two markets. A tile between them joins both, and two traders in one kingdom mean war.
lesson-war-join = The joining tile counts for neither side, so markets are too good for it. Drag a temple or a settlement onto the cell between the kingdoms.
lesson-war-join-but = That works too, but the war of the traders is meant: with a tile on the cell between their kingdoms.
lesson-war-join-but-market = That works too, but the joining tile counts for neither side. In the war this market would be missing.
lesson-war-commit = Two markets against two: a tie would go to Ram, the defender, who may add some too. Drag both markets from the hand onto Heron’s trader.
lesson-war-commit-but = That works too, but Ram can add markets as well, and the defender needs only a tie. It takes both.
lesson-war-fallen = 4 against 3: Ram’s trader and both markets on that side are gone. Heron gets 3 green points, 1 for the trader and 1 for each market.
lesson-war-defend = Now Ram joins two kingdoms with kings and leads 2 to 1. The defender needs only a tie: drag one settlement onto Heron’s king.
lesson-war-defend-but = That works too, but then Ram wins, and the king and his settlement are lost.
lesson-war-defend-but-more = That works too, but one settlement is enough: a tie goes to the defender. Every tile that is added is lost.
lesson-war-held = Heron gets 2 black points in the middle of Ram’s turn. In a red war, temples with a treasure or beside a leader would have stayed.

## 4 Monuments and treasures

lesson-monuments-title = Monuments and treasures
lesson-monuments-aim = What four tiles in a square are good for, and what only the trader can do.
lesson-monuments-learnt = A monument pays leaders of its two colours after each of their owner’s turns. The trader takes all treasures of a kingdom but one.
lesson-monuments-square = Three temples and a free cell form a square. Drag a temple onto that cell: four tiles of one colour can carry a monument.
lesson-monuments-square-but = That works too, but here the square is to be completed, with a fourth temple.
lesson-monuments-build = One colour of the monument has to be red like the temples. Heron’s priest and trader stand in this kingdom: click the red and green one, it pays both.
lesson-monuments-build-but = That works too, but of this monument’s colours Heron has only the priest here. The red and green one pays the trader too.
lesson-monuments-build-but-decline = That works too, but nothing could ever be built on these four tiles again.
lesson-monuments-flipped = The four temples are turned over and support nobody any more. Priest and trader stay, since another temple lies beside them.
lesson-monuments-river = A temple with a treasure lies beyond the river and belongs to nobody. Drag a farm onto the river between: that joins the temple to the trader’s kingdom.
lesson-monuments-river-but = That works too, but the treasure beyond the river can be had now, with a farm between.
lesson-monuments-treasure = At the end of the turn the trader has taken the treasure; the last one always stays. In the end it counts for Heron’s weakest colour.
lesson-monuments-income = The monument has brought 1 red and 1 green point. It will do so after each of Heron’s turns, as long as both leaders stand in its kingdom.

## 5 Catastrophes and the end

lesson-ending-title = Catastrophes and the end
lesson-ending-aim = What catastrophes and swapping are good for, and when the game is over.
lesson-ending-learnt = The game ends when a hand can’t be filled up or at most two treasures are left on the map. Then the own weakest colour counts.
lesson-ending-strike = Ram’s king has a single temple beside him, and no treasure lies on it. Drag a catastrophe onto it: that cell is destroyed for good.
lesson-ending-strike-but = That works too, but Ram’s king still has his temple. Without one he goes back behind the screen at the end of the turn.
lesson-ending-swap = Heron has three farms, but no market and no green point. Drag all three farms onto the bag and press “{ ACTION("done") }”: as many new tiles are drawn.
lesson-ending-swap-but = That works too, but here new tiles are wanted: the three farms are to be swapped.
lesson-ending-swap-but-number = That works too, but all three farms are meant, and no other tile.
lesson-ending-bag = Ram had to place the king anew. Only 1 tile is left in the bag: if a hand can’t be filled up after a turn, the game is over.
lesson-ending-market = The swap has brought markets, and green is Heron’s weakest colour. Drag one onto a cell beside the king’s kingdom: he gets the point.
lesson-ending-market-but = That works too, but green stays at 0, and only the weakest colour counts.
lesson-ending-end = Now Heron has 1 point in every colour, so 1 counts. Treasures are added to the weakest colour, and a tie is decided by the second weakest.

## The first rounds of a real game

lesson-first-round = The first three rounds
lesson-first-round-aim = A real game against the computer; in the first three rounds a guide says what is worth doing, and why.
lesson-first-round-over = Three rounds are done; the game goes on without the guide. A right click explains everything. All four colours are wanted: only the weakest counts.
guide-king = Drag the king onto the lit cell beside a temple. He founds a kingdom and gets the points of every colour that has no leader there.
guide-leader = Drag { LEADER($leader, case: "the") } onto the lit cell in the king’s kingdom: { TILE($tile, case: "plural") } that are placed there then bring him their points.
guide-tile = Drag a { TILE($tile) } onto the lit cell: beside the own kingdom it brings { points-of } at once.
guide-swap = Nothing in the hand scores now. Drag { count-tiles } of one colour onto the bag and press “{ ACTION("done") }”: as many new tiles are drawn.
guide-commit = { $count ->
    [0] No tile is needed: { $defends ->
        [yes] the defender wins a tie.
       *[no] the attacker is ahead on the table.
     } What is added is lost in any case.
   *[other] Drag { tiles-of } from the hand onto the own leader: { $defends ->
        [yes] the defender wins a tie.
       *[no] the attacker needs one more than the defender.
     }
 }
guide-yield = The hand is not enough for this conflict. Add nothing: tiles that are added are lost in any case.
guide-war = Begin with the { COLOUR($colour) } war: what it removes may change the next one.
guide-build = Build the { MONUMENT($monument) }: each turn it brings a point to leaders of its two colours in the kingdom.
guide-leave = Click the lit treasure: it stays on the map. The others are taken and count for the own weakest colour.
