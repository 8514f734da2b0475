### The review of a game: what each action was worth, the turning points, and another try at them.

game-end-review = Review the game
saved-review = Review
review-heading = Review of the game
review-about = Each action is compared with the best one that the computer finds. The largest losses are looked at twice.
review-progress = { $at } of { $total }
review-stop = Stop
review-go-on = Continue
review-stopped = Stopped. It can be continued from here.
review-so-far = Stopped after { $at } of { $total } steps: this is known so far. “Continue” goes on from here.
review-failed = The review could not be finished; the log tells why.
review-tab = { $tab ->
    [turning] Turning points
    [lately] Recent losses
   *[orders] By order
 }
review-none = { $known ->
    [listed] No turning points: in points this would be guesswork. But here there was something better:
    [no] No turning points: in points this would be guesswork.
   *[yes] Not one turning point: no action lost as much as half a point.
 }
# Headings of the list of turning points: of the one person, of several persons, of computer players.
review-whose = { $whose ->
    [you] Your turning points
    [you-none] None of yours: no action lost as much as half a point
    [people] Turning points of the persons
    [people-none] None of the persons’: no action lost as much as half a point
   *[others] Turning points of the others
 }

# The curve: what it shows, and below it the values at one moment. $value has its sign or none, $band is a whole number.
review-kind = { $kind ->
    [chances] Chance to win
   *[points] Expected influence
 }
review-values = { $kind ->
    [chances] Chance to win
    [order] Likely ranking at the end
   *[points] Expected influence at the end
 }
review-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
review-percent = { $percent }%
review-sure = { $value } ±{ $band }
review-veil = { $kind ->
    [chances] Up to here no chance can be named
   *[points] Only a rough idea up to here
 }
review-band = ± tells how far such values are off at the end of the game, on average.
review-origin = Thin lines: the game that this one branched off from

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-row-plain = { $place } · { $name }
review-played = Played: { $deed }
review-better = { $proven ->
    [yes] Best possible: { $deed }
   *[no] Better: { $deed }
 }
review-best = Nothing better was found.
review-proven = Proven: nothing better was possible.
review-equal = Just as good: { $deed }
review-order-only = In points this would be guesswork; only what is better is told.
review-reasons = What the better one brings, compared with what was played{ $band ->
    [0] :
   *[other] { " " }(±{ $band }):
 }
review-hidden = There is a better action to be found. It can be tried at the table any number of times.
review-find = Find a better one
review-answer = Show the answer
review-look = Look at the table
review-what-if = Play it differently
what-if-title = What if: { $place }
review-export = Export
review-back = Back
review-exporting = Exporting …
review-exported = The review is in the folder { $folder }

# A table of the orders: a column for each round.
review-lost = Points lost
review-round = R{ $round }
review-rounds = R{ $first }–{ $last }
review-sum = Sum
review-unmeasured = In points this would be guesswork: only how often somebody found the best is counted.
# Below the table, where it has dashes.
review-unknown = – : so early, points would be guesswork. What was better is named, but is in no sum.
review-missed-one = { $kind } (R{ $round }, { $points })
review-missed = There was something better than: { $actions }{ $more ->
    [0] { "" }
    [one] { " " }and 1 more action
   *[other] { " " }and { $more } more actions
 }
review-agreement = As good as the best
review-share = { $good } of { $count } ({ $share }%)
review-best-deed = Best action: { $deed } ({ $points } ahead of the next best)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = { $known ->
    [no] Played: { $deed }
   *[yes] Played: { $deed } ({ $points })
 }
 There is a better action to be found.
review-prompt = Only tried: nothing of this is kept
review-right = As good as the best: { $deed }
review-short = { $deed }.
 { $known ->
    [no] Not as good as the best.
   *[yes] Compared with the best: { $points }
 }
review-same = { $known ->
    [no] That is what was played. There is something better.
   *[yes] That is what was played. Compared with the best: { $points }
 }
review-shown = Better: { $deed }
review-way = { $way ->
    [again] Try again (B)
    [answer] Show the answer (S)
    [hint] Hint (L)
    [onward] Next one (Enter)
    [play-on] Play on (A)
   *[leave] To the review (Enter)
 }

# In the exported file.
review-file = Review { $id }
review-chronicle = Chronicle
review-note = Reviewed with { $iterations } continuations for each action, and ten times as many where most was lost.

# What cost a person points lately: a list of the person's own, by source. $name is a person or an order.
lately-heading = { $name }: what cost points lately
lately-heading-all = What cost points lately
lately-about = { $actions ->
    [one] One action
   *[other] { $actions } actions
 } of { $games ->
    [one] one game
   *[other] { $games } games
 }: how much more the best action would have brought, by source.
lately-nothing = Nothing so far: what cost points in reviewed games is gathered here, wherever points say something.
lately-private = This list stays on this computer and is never sent anywhere.
lately-forget = { $sure ->
    [yes] Really forget all of it
   *[no] Forget this list
 }
