### Why something is not possible: a sentence for each reason of the rules, never in the second person.
### $cell and $needed, $have, $kingdoms are as they are; $seat is a name, $pair a monument.

refusal-game-over = The game is over.
refusal-order-first = First the order of the wars has to be chosen.
refusal-commit-first = First the conflict has to be decided.
refusal-build-first = First a monument is built or declined.
refusal-leave-first = First the treasure that stays has to be chosen.
refusal-no-wars-to-order = There are no wars to be ordered now.
refusal-no-conflict = There is no conflict to be supported now.
refusal-nothing-to-build = No square was completed that could be built on now.
refusal-no-treasure-to-leave = No treasure has to be chosen now.
refusal-leader-there = A leader of { $seat } stands on { $cell }.
refusal-leader-is-here = The leader stands on { $cell } already.
refusal-tile-there = A tile lies on { $cell } already.
refusal-flipped-there = A turned tile of a monument lies on { $cell }.
refusal-catastrophe-there = { $cell } is destroyed for good.
refusal-no-temple-beside = A leader needs a temple beside it, and there is none beside { $cell }.
refusal-leader-joins = A leader must not join kingdoms, and { $cell } lies next to { $kingdoms }.
refusal-leader-in-supply = { LEADER($colour, case: "start-the") } is not on the map.
refusal-none-in-hand = There is { TILE($colour, case: "none") } in the hand.
refusal-tile-joins-three = A tile joins two kingdoms at most, and { $cell } lies next to { $kingdoms }.
refusal-no-catastrophe-left = No catastrophe is left.
refusal-treasure-there = A tile with a treasure, as on { $cell }, can’t be destroyed.
refusal-too-few-tiles = Too few { TILE($colour, case: "plural") } in the hand: { $needed } needed, { $have } there.
refusal-war-not-open = No war over { COLOUR($colour) } is open.
refusal-square-not-complete = No square of the new tile begins on { $cell }.
refusal-pair-without-colour = The { MONUMENT($pair) } has no { COLOUR($colour) } side.
refusal-pair-built = The { MONUMENT($pair) } stands already.
refusal-no-such-treasure = The treasure on { $cell } is not one of those to choose from.
refusal-bordered-first = The treasure on { $cell } lies on a bordered cell and is taken in any case.

## What a piece or place is for; $piece is tile, leader or catastrophe

refusal-not-your-leader = This leader belongs to { $seat }.
refusal-farm-on-land = Farms belong on the river, and { $cell } is land.
refusal-tile-on-river = Only farms belong on the river: { TILE($colour, case: "plural") } don’t fit on { $cell }.
refusal-leader-on-river = Leaders stand on land, and { $cell } is river.
refusal-piece-goes = { $piece ->
    [tile] A tile goes to a cell of the map, or to the bag to be swapped.
    [leader] A leader goes to a cell beside a temple, or back behind the own screen.
   *[catastrophe] A catastrophe goes to an empty cell, or onto a tile without a treasure.
 }
refusal-bag-takes-tiles = Only tiles are swapped at the bag.
refusal-other-support = In this conflict only { TILE($colour, case: "plural") } support.
refusal-nothing-to-swap = There is no tile in the hand to be swapped.
refusal-nowhere = { $piece ->
    [tile] There is no cell that this tile could go to now.
    [leader] There is no cell that this leader could go to now.
   *[catastrophe] There is no cell for a catastrophe now.
 }
refusal-button-waits = Nothing of that kind has to be decided now.
