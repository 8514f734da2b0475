### What an action would bring, beside the pointer: short, one line each. $name is never inflected.

gain-points = { $reason ->
    [king] { $name }: { $points } (the king stands in)
    [monument] { $name }: { $points } from a monument
   *[other] { $name }: { $points }
 }
gain-joins = Joins two kingdoms: the joining tile brings nobody a point
gain-nobody = { $kingdom ->
    [no] Nobody scores: no kingdom here
   *[yes] { $colour ->
        [black] Nobody scores: no king in this kingdom
       *[other] Nobody scores: neither { LEADER($colour) } nor king in this kingdom
     }
 }
# Who would get the point, under gain-nobody.
gain-would = { $colour ->
    [black] With a king here: { points-of }
   *[other] With a { LEADER($colour) } or a king here: { points-of }
 }
# What a leader will do where it is put down.
gain-leads = { TILE($colour, case: "start-plural") } placed here: { points-of } each{ $colour ->
    [black] ; the king stands in for missing leaders
   *[other] { "" }
 }
gain-temples = { $count ->
    [one] { $count } temple beside it
   *[other] { $count } temples beside it
 }
# Both sides as they lie on the table, the attacker first; a tie goes to the defender.
gain-revolt = Revolt against { $name }: { $attack } against { $defence }
gain-wars = { $count ->
    [one] { $count } war
   *[other] { $count } wars, the order is chosen
 }
gain-war = War over { COLOUR($colour) }: { $attacker } { $attack }, { $defender } { $defence }
gain-tie = A tie goes to the defender
gain-committed = { $attack } against { $defence } on the table; { $name } may still add
gain-decided = { $name } wins, { $winner } against { $loser }
gain-falls = { TILE($tile, case: "start-plural") } removed: { $count }
gain-destroys = { TILE($tile, case: "start") } is destroyed
gain-swaps = { $count ->
    [one] { $count } tile goes, { $count } comes from the bag
   *[other] { $count } tiles go, { $count } come from the bag
 }
gain-orphans = { LEADER($leader, case: "start") } ({ $name }) loses the last temple
gain-bare = { LEADER($leader, case: "start") } ({ $name }) without a temple, leaves at the end of the turn
gain-treasures = { $name }: { count-treasures }
gain-square = Square of four: a monument is possible
gain-ends = Ends the game

# One side of the conflict under way.
conflict-side = { $name } { $count }

## The preview: what the own colours would come to. Beside numbers: short.

preview-about = { $turn ->
    [own] If the game ended with this turn
   *[other] If the game ended now
 }
preview-row = { $row ->
    [tile] Next tile
    [threat] Attack : defence
    [points] So far
    [coming] End of turn
    [treasures] Treasures
   *[total] Total
 }
preview-counts = Only the weakest colour counts: { $points }.
preview-threat = Attack: what others could begin, by the map alone.
preview-sides = { $other }:{ $own }
preview-hidden = What the others have is secret until the end.
