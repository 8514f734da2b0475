### The solo opponent in the open: what a choice at the start of a round leads to, its rule and its next step.

## The choice of an island, as a list after one another; $points and $swing are signed.

opponent-island = The opponent’s island: { ISLAND($island, case: "full") }
reply-sum = Change of your lead: { $swing }
reply-temple = { $told }: { $points }
reply-council = { $steps ->
    [0] Council, stays on seat { $seat }: { $points }
    [one] Council, { $steps } seat up to seat { $seat }: { $points }
   *[other] Council, { $steps } seats up to seat { $seat }: { $points }
 }
reply-tile = Tile { $tile }
reply-no-tile = No tile
reply-thrown = { $count ->
    [one] displaces the novice on field { $tiles }
   *[other] displaces the novices on fields { $tiles }
 }
reply-book = takes the book from field { $source } to field { $target }
reply-shrine = Shrine { ISLAND($island, case: "on") }: { $points }
reply-scoring = { $what ->
    [priestess] Moon Priestess: { $points }
    [apostate] Apostate: { $points }
   *[temple] Novices in the temple: { $points }
 }
reply-spared = Nobody falls below 0: { $points }

## All choices below one another, in a narrow column

outlook-title = If the round ended now
outlook-note = What you still do in this round is not in it.
outlook-behind = Points behind the best
outlook-swing = Best: lead { $swing }
    .whole = Best: your lead changes by { $swing }, without what you still do
outlook-group = { $group ->
    [best] { $side ->
        [costs] Costs least
       *[brings] Brings most
    }
    [worst] { $side ->
        [costs] Costs most
       *[brings] Brings least
    }
   *[barred] No active novice
 }
outlook-usual = { $alike ->
    [yes] { $tile ->
        [0] The opponent never takes a tile
       *[other] The opponent always takes tile { $tile }
    }
   *[no] { $tile ->
        [0] The opponent mostly takes no tile
       *[other] The opponent mostly takes tile { $tile }
    }
 }
outlook-takes = { $tile ->
    [0] takes no tile
   *[other] takes tile { $tile }
 }
help-outlook-title = All choices
help-outlook-rule = For each island, in large type: how many points behind the best choice your lead would be if the round ended now; beside the opponent’s novice the tile that it takes after most choices, in a row another one that it takes there. What costs least and what costs most holds for that alone: your own actions are still to come, so the smallest loss is not always the best choice. Pointing at a row lights its island, and the card tells what the change is made of: tile (with displacing and book), council, shrine and scoring. A click on a row chooses its island.

## What the opponent does

opponent-rule = { $part ->
    [start] At the start of a round its novices on the chosen island become inactive; its disc moves up a seat for each.
    [tile] Then it takes the highest free tile whose island still has an active novice of its own, and with it a book of yours.
   *[end] At the end, from round 2 on, it builds a shrine at the builder if it has an active novice there and no shrine.
 }
opponent-tile = { $when ->
    [now] Now it takes tile { $tile }.
   *[next] Next round, as things are, it takes tile { $tile }.
 }
opponent-tile-unless = { $when ->
    [now] Now it takes tile { $tile }; if { ISLAND($island, case: "the") } is chosen, it takes tile { $other }.
   *[next] Next round, as things are, it takes tile { $tile }; if { ISLAND($island, case: "the") } is chosen, it takes tile { $other }.
 }
opponent-tile-or-none = { $when ->
    [now] Now it takes tile { $tile }; if { ISLAND($island, case: "the") } is chosen, it takes none.
   *[next] Next round, as things are, it takes tile { $tile }; if { ISLAND($island, case: "the") } is chosen, it takes none.
 }
opponent-no-tile = { $when ->
    [now] Now no tile is within its reach.
   *[next] Next round, as things are, no tile is within its reach.
 }
opponent-shrine = At the end of this round it builds a shrine { ISLAND($island, case: "on") }{ $sure ->
    [yes] { "" }
   *[no] ; after some choices elsewhere, or none
 }.
opponent-early = In round 1 values below 0 are normal: the opponent gets its tile at once, while your own consecrations are still to come.

## The preview says why and what it counts

preview-contest = { $what ->
    [ahead] Moon Priestess { $own } : { $other }, ahead in the council
    [tied] Moon Priestess { $own } : { $other }, behind in the council
   *[behind] { $short ->
        [one] Moon Priestess { $own } : { $other }, { $short } novice short
       *[other] Moon Priestess { $own } : { $other }, { $short } novices short
    }
 }
preview-shrine = With the opponent’s coming shrine

## Arriving on the blocked island

gain-barred = Blocked there until the apostate has moved on

## What the end of the round leaves unused; $actions are names of buttons.

unused-line = { $count ->
    [0] Still possible: { $actions }. The end of the round can be undone.
    [one] Unused: { $count } active novice. Still possible: { $actions }. The end of the round can be undone.
   *[other] Unused: { $count } active novices. Still possible: { $actions }. The end of the round can be undone.
 }
unused-nothing = Nothing is left unused.

## Setting up: how hard the levels are, and what the figures change

new-game-solo-measured = Measured: a computer player of medium strength won { $first } of { $tables } tables on level 1, { $second } on level 2 and { $third } on level 3.
new-game-solo-figures = { $figures ->
    [chosen] Chosen figures also choose where the opponent’s first shrine stands: with the builder.
   *[drawn] The opponent’s first shrine stands with the builder, wherever he begins.
 }

## A journey or tides under way

prompt-travel-solo = { $name }: send more novices on, or take any other action, which ends this one
