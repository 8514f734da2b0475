### The overview: the game on one sheet. **Words** between asterisks are emphasized.

overview-section = { $section ->
    [spheres] Four Colours
    [turn] Turn
    [points] Placing a Tile
    [conflicts] Conflicts
    [monuments] Monuments
    [turn-end] End of the Turn
   *[end] End of the Game
 }
# What belongs to a colour.
overview-sphere = { $tile ->
    [blue] On the river; its leader is { LEADER($leader, case: "the") }.
   *[other] On land; its leader is { LEADER($leader, case: "the") }.
 }
overview-turn = { $row ->
    [leader] **Leader:** place, move or withdraw one. It needs a temple beside it and joins no kingdoms.
    [tile] **Tile:** place one from the hand. It joins two kingdoms at most.
    [catastrophe] **Catastrophe:** destroys an empty cell or a tile without a treasure; { $catastrophes } in the whole game.
   *[swap] **Swap:** give away up to { $hand } tiles unseen and draw as many.
 }
overview-points = { $row ->
    [none] **No kingdom beside it:** nobody scores.
    [single] **One kingdom:** 1 point of the tile’s colour to the leader of this colour.
    [king] **Without that leader** the point goes to the king; without a king to nobody.
   *[double] **Two kingdoms:** joined, no point; leaders of equal colour fight.
 }
overview-conflicts = { $row ->
    [revolt] **Revolt** (a leader meets one of its colour): temples beside each leader, red tiles from the hand. The winner gains 1 red point.
    [war] **War** (two kingdoms are joined): tiles of the colour on each side, tiles of the colour from the hand. The loser’s leader and those tiles go; 1 point for each.
    [red] **Red war:** temples with a treasure or beside a leader stay.
   *[tie] The attacker adds first. **A tie** goes to the defender.
 }
overview-monuments = { $row ->
    [build] **Square of four** of one colour: turn the tiles over, build a monument with this colour, or decline for good.
   *[income] At the end of the own turn 1 point for each own leader and monument of its colour in the same kingdom.
 }
overview-turn-end = { $row ->
    [orphans] Leaders without a temple beside them go back behind the screens.
    [treasures] Traders take all treasures of their kingdoms but one, those on bordered cells first.
    [refill] All hands are refilled to { $hand }.
   *[income] Monuments pay whose turn it is.
 }
overview-end = { $row ->
    [when] A hand can’t be refilled, or no more than { $end_at } treasures are on the map.
    [treasures] Each treasure counts as 1 point in any colour.
   *[winner] **Most points in the own weakest colour** win; then the second weakest decides, and so on.
 }
