### Buttons, prompts and questions. Names are subjects or stand before a colon.

action-name = { $action ->
    [swap] Swap
    [withdraw] Withdraw
    [pass] End turn
    [done] Give away
    [war] War
    [commit] Support
    [build] Build
    [decline] Decline
   *[leave] Leave
 }
    .full = { $action ->
    [swap] Swap tiles
    [withdraw] Withdraw a leader
    [pass] End the turn
    [done] Give the tiles away
    [war] Order of the wars
    [commit] Support from the hand
    [build] Build a monument
    [decline] No monument
   *[leave] Leave a treasure
 }
action-help = { $action ->
    [swap] Any number of tiles from the hand go out of the game unseen, and as many are drawn from the bag.
    [withdraw] A leader on the map goes back behind the screen.
    [pass] The rest of the turn is given up.
    [done] The tiles on the bag go out of the game, and as many are drawn.
    [war] The war of this colour is fought next.
    [commit] So many tiles of the right colour go from the hand to the own side; whatever the outcome, they are out of the game.
    [build] The four tiles of the square are turned over, and the monument stands on them for good.
    [decline] The square stays as it is; these four tiles can never be built on later.
   *[leave] This treasure stays on the map, all others of the kingdom are taken.
 }

# On the button of the treasure that is to be left on the map.
action-stays = { $cell } stays
action-support = { $outcome ->
    [won] Add { $count }: won { $own } : { $other }
    [lost] Add { $count }: lost { $own } : { $other }
   *[open] Add { $count }: { $own } against { $other }
 }

choice-leader = { LEADER($leader, case: "start") } to { $cell }
choice-withdraw = Withdraw { LEADER($leader, case: "the") }
choice-tile = { TILE($tile, case: "start") } on { $cell }
choice-catastrophe = Catastrophe on { $cell }
choice-swap = Swap { $tiles }
choice-pass = End the turn
choice-war = War over { COLOUR($colour) } next
choice-commit = { $count ->
    [0] Add no tiles
    [one] Add { $count } tile
   *[other] Add { $count } tiles
 }
choice-build = { MONUMENT($monument, case: "start") } on { $cell }
choice-decline = Build no monument
choice-leave = Leave the treasure on { $cell }

choices-title = { $what ->
    [number] How many tiles?
    [monument] Which monument?
   *[way] In which way?
 }

prompt-choice = { $what ->
    [number] { $name }: choose how many tiles
   *[way] { $name }: choose one of the options
 }

## What the seat to act is asked for

prompt-turn = { $left ->
    [one] { $name }: second action – place a tile or leader, or choose a button
   *[other] { $name }: first of { $left } actions – place a tile or leader, or choose a button
 }
prompt-giving = { $count ->
    [0] { $name }: lay tiles on the bag that are to be swapped
    [one] { $name }: { $count } tile lies on the bag – add more or give it away
   *[other] { $name }: { $count } tiles lie on the bag – add more or give them away
 }
prompt-withdraw = { $name }: choose the leader that goes back behind the screen
prompt-piece = { $piece ->
    [tile] { $name }: choose a glowing cell for the tile, or the bag to swap it
    [leader] { $name }: choose a glowing cell beside a temple for the leader
   *[catastrophe] { $name }: choose a glowing cell for the catastrophe
 }
prompt-order = { $name }: several wars are open – choose which is fought next
# $own and $other: both sides so far; $need: the sentence of prompt-need.
prompt-commit = { $kind ->
    [revolt] { $name }: { $own } against { $other } – add temples from the hand? { $need }
   *[war] { $name }: { $own } against { $other } – add { COLOUR($colour) } tiles from the hand? { $need }
 }
# How many tiles more it takes; a tie goes to the defender. “short”: the $held in the hand are fewer than that.
prompt-need = { $side ->
    [short] { $held ->
        [0] There are none there: it is lost
        [one] Even the { $held } there is not enough: keep it
       *[other] Even all { $held } there are not enough: keep them
    }
    [attack] { $missing ->
        [0] Ahead already
        [one] { $missing } more to be ahead
       *[other] { $missing } more to be ahead
    }
   *[defence] { $missing ->
        [0] Safe already
        [one] { $missing } more is enough
       *[other] { $missing } more are enough
    }
 }
prompt-build = { $name }: choose a monument for the square, or decline
prompt-square = { $name }: choose the square that the monument is to stand on
prompt-leave = { $name }: choose the treasure that stays on the map
