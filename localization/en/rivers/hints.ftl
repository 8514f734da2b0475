### Hints and reviews: what is advised and why, what a lead is made of, and what values are based on.

# Beside bars: short.
analysis-source = { $source ->
    [settlements] Settlements
    [temples] Temples
    [farms] Farms
    [markets] Markets
    [monuments] Monuments
    [treasures] Treasures
    [revolts] Revolts
    [wars] Wars
    [leaders] Leaders on the map
    [growth] Room to grow
    [hand] Hand
   *[now] Points so far
 }

# The deed as it is done, without a full stop; $tiles is a list, $cell a cell as E5.
advise-deed = { $deed ->
    [leader] Bring { LEADER($leader, case: "the") } to { $cell }
    [move] Move { LEADER($leader, case: "the") } to { $cell }
    [withdraw] Take { LEADER($leader, case: "the") } back behind the screen
    [tile] Place { TILE($tile, case: "one") } on { $cell }
    [catastrophe] Place a catastrophe on { $cell }
    [swap] Swap { $tiles }
    [pass] End the turn
    [war] Fight the war over { COLOUR($colour) } next
    [commit] { choice-commit }
    [build] Build the { MONUMENT($monument) } on { $cell }
    [decline] Build no monument
   *[leave] Leave the treasure on { $cell }
 }
# Of which kind it is and where, told before how it is done.
advise-aim = { $deed ->
    [leader] Bring a leader to { $cell }
    [move] Move a leader to { $cell }
    [withdraw] Take a leader back behind the screen
    [tile] Place a tile on { $cell }
    [catastrophe] Place a catastrophe on { $cell }
    [swap] Swap tiles
    [pass] End the turn
    [war] Fight the war over { COLOUR($colour) } next
    [commit] { $count ->
        [0] Add no tiles to the conflict
       *[other] Add tiles to the conflict
    }
    [build] Build a monument on { $cell }
    [decline] Build no monument
   *[leave] Leave the treasure on { $cell }
 }
# The deed, and the conflict that begins with it.
advise-begins = { $kind ->
    [revolt] { $deed } and begin a revolt against { $defender }
    [order] { $deed }: { $attacker } against { $defender }
   *[war] { $deed } and begin a war over { COLOUR($colour) }: { $attacker } against { $defender }
 }
# How many fitting tiles could be added to a conflict: own ones, and at most those of $name. The end of advise-reason.
advise-hand = { $outcome ->
    [certain] { $mine ->
        [0] Victory is certain: { $name } can add { $theirs } at most.
       *[other] With { $mine } from the hand victory is certain: { $name } can add { $theirs } at most.
     }
   *[open] { $mine ->
        [0] The hand can add nothing, that of { $name } up to { $theirs }.
       *[other] The hand can add { $mine }, that of { $name } up to { $theirs }.
     }
 }
# What it is good for, as far as that is certain. Both sides of a conflict as they lie on the table, the own one first.
advise-reason = { $reason ->
    [points] That brings { $points }.
    [treasures] That brings { count-treasures }.
    [square] That completes a square of four: a monument can be built.
    [revolt] Temples on the map: { $own } against { $other }; a tie goes to the defender. { $hand }
    [war] Supporters on the map: { $own } against { $other }; a tie goes to the defender. { $hand }
    [attack] That makes { $own } against { $other }, and the defender may still add tiles.
    [holds] { $own } against { $other } is enough: a tie goes to the defender.
    [spares] The conflict cannot be won, and the tiles stay in the hand.
    [king] There the king also scores for leaders that are missing.
    [leader] There tiles of its colour score from now on.
    [destroys] It destroys a tile.
   *[ends] It ends the game.
 }

hint-expected = Reckoned to the next own turn; scarce colours count for more.

review-about = Each decision is compared with the best one that the computer finds from what its seat could see. The largest losses are looked at twice.
review-tab = { $tab ->
    [turning] Turning points
    [lately] Recent losses
   *[orders] By player
 }
review-kind = { $kind ->
    [chances] Chance to win
   *[points] Weakest colour
 }
review-values = { $kind ->
    [chances] Chance to win
    [order] Likely ranking at the end
   *[points] Weakest colour to be expected at the end
 }
review-band = ± tells how far values are off on average: those of an action by the next own turn, those of the course at the end.
review-note = Each action was played on to the next own turn in several imagined deals, and in ten times as many where most was lost. The course knows all points and hands.
