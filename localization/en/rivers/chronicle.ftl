### The chronicle: a line for each event. Who acts stands above it or before it (chronicle-by); names are never inflected.

chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })
chronicle-with-verdict = { $told } { $verdict }

chronicle-leader-placed = { LEADER($leader, case: "start") } to { $cell }
chronicle-leader-placed-moved = { LEADER($leader, case: "start") } from { $source } to { $cell }
chronicle-leader-withdrawn = { LEADER($leader, case: "start") } withdrawn from { $cell }
chronicle-leader-lost = { LEADER($leader, case: "start") } on { $cell } driven out
chronicle-leader-orphaned = { LEADER($leader, case: "start") } on { $cell } without a temple, back to the supply
chronicle-tile-placed = { $joins ->
    [yes] { TILE($tile, case: "start") } on { $cell }, joins two kingdoms
   *[no] { TILE($tile, case: "start") } on { $cell }
 }
# $points as in “+1 red”.
chronicle-points-gained = { $reason ->
    [tile] { $points }
    [king] { $points } through the king
    [revolt] { $points } for the revolt
    [war] { $points } for the war
   *[monument] { $points } from a monument
 }
# $points is a list, as in “+2 black, +1 red”: what all monuments bring at the end of a turn.
chronicle-monuments = From monuments: { $points }
chronicle-catastrophe-placed = Catastrophe on { $cell }
chronicle-catastrophe-placed-tile = Catastrophe on { $cell }, { TILE($tile) } destroyed
chronicle-tiles-swapped = { $count ->
    [one] { $count } tile swapped
   *[other] { $count } tiles swapped
 }
chronicle-tiles-drawn = { $missing ->
    [0] { count-tiles } drawn
    [one] { count-tiles } drawn, { $missing } missing: the bag is empty
   *[other] { count-tiles } drawn, { $missing } missing: the bag is empty
 }
chronicle-turn-passed = Rest of the turn given up
chronicle-wars-opened = { $count ->
    [one] { $count } war open: { $colours }
   *[other] { $count } wars open: { $colours }
 }
# $name is the defender, $colour that of the leaders.
chronicle-conflict-begun = { $kind ->
    [revolt] Revolt against { $name } ({ LEADER($colour) }): { $attack } against { $defence }
   *[war] War over { COLOUR($colour) } against { $name }: { $attack } against { $defence }
 }
chronicle-tiles-committed = { $count ->
    [0] No tiles added
    [one] { $count } { TILE($tile) } added
   *[other] { $count } { TILE($tile, case: "plural") } added
 }
# $name is who lost, $winner and $loser what both had in all.
chronicle-conflict-decided = { $kind ->
    [revolt] Revolt won against { $name }, { $winner } against { $loser }
   *[war] War over { COLOUR($colour) } won against { $name }, { $winner } against { $loser }
 }
chronicle-tiles-fell = { TILE($tile, case: "start-plural") } removed: { $count }
chronicle-marker-lifted = No war is open on { $cell } any more
chronicle-monument-built = { MONUMENT($monument, case: "start") } built on { $cell }
chronicle-monument-declined = No monument built
chronicle-treasures-taken = { $count ->
    [one] { $count } treasure taken ({ $cells }); the one on { $stays } stays
   *[other] { $count } treasures taken ({ $cells }); the one on { $stays } stays
 }
chronicle-turn-ended = End of the turn
chronicle-game-ended = { $cause ->
    [bag] End of the game: the bag is empty.
    [treasures] End of the game: too few treasures are left.
   *[both] End of the game: the bag is empty, and too few treasures are left.
 }

## Who has won; $place counts the colours from the weakest

ending-winner = { $place ->
    [1] { $name } wins with { $points } in the weakest colour, ahead of { $next }.
    [2] { $name } wins with { $points } in the second weakest colour, ahead of { $next }.
    [3] { $name } wins with { $points } in the third weakest colour, ahead of { $next }.
   *[4] { $name } wins with { $points } in the strongest colour, ahead of { $next }.
 }
ending-shared = Shared victory: { $names }.
