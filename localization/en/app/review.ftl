### The review of a game: what each action was worth, the turning points, and another try at them.

game-end-review = Review the game
saved-review = Review
review-heading = Review of the game
review-about = Each action is compared with the best one that the computer finds. The largest losses are looked at twice.
review-progress = { $at } of { $total }
review-stop = Stop
review-go-on = Go on
review-stopped = Stopped. Going on starts where it was.
review-failed = The review came to a halt; the log tells why.
review-tab = { $tab ->
    [turning] Turning points
   *[orders] By order
 }
review-none = Not one turning point: no action lost more than a few tenths of a point.

# A row of the list: the round, who, and the points lost. On a button, so it has to be short.
review-row = { $place } · { $name } · { $points }
review-played = Played: { $deed }
review-better = Better: { $deed }
review-as-good = Nothing better was found.
review-early = So early points say little; only the order is told.
review-reasons = What the better one brings, beside what was played:
review-hidden = A better action is there to be found. It can be tried at the table as often as wished.
review-rough = Up to and including { $place } the curves are only a rough idea.
review-find = Find a better one
review-answer = Show the answer
review-look = Look at the table
review-export = Export
review-back = Back
review-exporting = Being exported …
review-exported = The review is in the folder { $folder }

# A table of the orders: a column for each round.
review-lost = Points lost
review-round = R{ $round }
review-sum = Sum
review-agreement = As good as the best
review-share = { $share } % of { $count }
review-best-deed = Best action: { $deed } ({ $points } ahead of the next best)

# The box at the table where another action is tried.
review-try-head = { $place }, { $name }
review-try = Played: { $deed } ({ $points })
 A better action is there to be found.
review-prompt = Only tried: nothing of this is kept
review-right = As good as the best: { $deed }
review-short = { $deed }
 Beside the best: { $points }
review-same = That is what was played. Beside the best: { $points }
review-shown = Better: { $deed }
 What that brings, beside what was played:
review-way = { $way ->
    [again] Try again (B)
    [answer] Show the answer (S)
    [hint] Hint (L)
   *[leave] Back to the review (Enter)
 }

# In the exported file.
review-file = Review { $id }
review-course = Influence to be expected at the end
review-chronicle = Chronicle
review-note = Reviewed with { $iterations } continuations for each action, and ten times as many where most was lost.
