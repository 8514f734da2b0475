### Cards: what a thing is, its rule, how it stands. Never in the second person.

card-keys-title = Keys
card-keys-rule = Everything at the table can be done with the mouse or with the keyboard. The keys of pieces and actions are shown on them.
card-preview-title = Preview
card-preview-rule = Shows what the own colours would come to if the game ended now, with what the end of the turn brings. What others have stays secret. Below: what one more tile would bring, and the strongest conflict that others could begin.
card-whole-title = Whole table
card-whole-rule = Shows the whole map again. The mouse wheel, a double click on open ground and the key Z lead nearer; dragging moves the view.
card-table-rule = Whoever has most in the own weakest colour wins. A turn has two actions.
card-tile-rule = { $tile ->
    [black] Placed in a kingdom it brings the king’s owner 1 black point. It supports the king in wars.
    [red] Placed in a kingdom it brings the priest’s owner 1 red point. Leaders stand only beside temples, and temples decide revolts.
    [blue] Belongs on the river. Placed in a kingdom it brings the farmer’s owner 1 blue point; it supports the farmer in wars.
   *[green] Placed in a kingdom it brings the trader’s owner 1 green point. It supports the trader in wars.
 }
card-leader-rule = { $leader ->
    [black] Gains the points for settlements, and also for every tile whose own leader is missing in the kingdom.
    [red] Gains the points for temples in the kingdom.
    [blue] Gains the points for farms in the kingdom.
   *[green] Gains the points for markets in the kingdom, and takes its treasures at the end of a turn.
 }
card-cell-title = { $ground ->
    [river] River { $cell }
   *[land] Land { $cell }
 }
card-cell-rule = { $ground ->
    [river] Only farms belong here; leaders don’t stand on water.
   *[land] For temples, settlements, markets and leaders.
 }
card-destroyed-title = Destroyed cell
card-flipped-title = Turned tile
card-flipped-rule = It carries a monument: it has no colour any more, but still connects.
card-treasure-title = Treasure
card-treasure-bordered = On a bordered cell: taken first
card-treasure-rule = With several treasures in a kingdom the trader takes all but one at the end of a turn. In the end each counts as 1 point in any colour.
card-monument-rule = At the end of their owner’s turn leaders of its two colours in the same kingdom gain 1 point each. It stands for good.
card-conflict-title = { $kind ->
    [revolt] Revolt
   *[war] War
 }
card-conflict-rule = { $kind ->
    [revolt] The temples beside each leader count, and red tiles added from the hand. A tie goes to the defender.
   *[war] The tiles of this colour on each side count, and those added from the hand. A tie goes to the defender.
 }
card-player-rule = The hand, the points and the treasures behind a screen are secret until the end.
card-bag-title = Bag
card-bag-rule = Hands are refilled from it at the end of every turn. Tiles laid on it are swapped.
card-screen-title = Screen
card-screen-rule = Behind it lie tiles, leaders that are not on the map, points and treasures.
card-catastrophe-title = Catastrophe
card-catastrophe-rule = It destroys a tile without a treasure or an empty cell, for good, and connects nothing.
card-square-title = Square of four
card-square-rule = Four tiles of one colour: a monument with this colour can be built here.
card-marker-title = Joining tile
card-marker-rule = It joins two kingdoms; while there are wars it counts for nobody and stays.

## How it stands: a label and a number

fact-in-hand = In the hand: { $count }
fact-hand = Tiles in the hand: { $count }
fact-catastrophes = Catastrophes left: { $count }
fact-temples = Temples beside it: { $count }
fact-supporters = Supporters in the kingdom: { $count }
fact-leader = { LEADER($leader, case: "start") }: { $name }, supporters: { $count }
fact-no-kingdom = No leader in this region
fact-treasures = Treasures in the kingdom: { $count }
fact-treasures-left = Treasures on the map: { $count }
fact-bag = Tiles in the bag: { $count }
fact-in-supply = Still in the supply
fact-counts = { $treasures ->
    [0] Counts in the end: { $count } ({ $colours })
   *[other] Counts in the end, with treasures: { $count } ({ $colours })
 }
fact-all-colours = all colours
# What would bring points of a weakest colour.
fact-raises = { $through ->
    [leader] More { COLOUR($colour) }: { TILE($colour, case: "plural") } where { LEADER($colour, case: "the") } stands
    [king] More { COLOUR($colour) }: bring in { LEADER($colour, case: "the") }; the king stands in until then
   *[nobody] More { COLOUR($colour) }: first bring in { LEADER($colour, case: "the") }
 }
fact-points = { COLOUR($colour, case: "start") }: { $count }
fact-own-treasures = Treasures: { $count }
