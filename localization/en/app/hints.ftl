### Hints at the table: where to look, what to do there, and the whole action with its reasons. Nobody is addressed.

bar-hint = Hint
# $looks: whether the search goes on meanwhile, in few words since little room is left in that line.
hint-head = { $looks ->
    [yes] Hint · still looking …
   *[no] Hint
 }
hint-thinks = One moment …
hint-what = { $deed }.
hint-how = { $deed }. { $reason }
# Why, where no short reason is certain; $sources as in hint-argument.
hint-worth = { $known ->
    [yes] By the end of the game it promises more points than anything else, above all through: { $sources }.
   *[no] Nothing else promises more points by the end of the game.
 }
hint-compared = { $points } points over “{ $deed }”:
hint-compared-passed = “{ $deed }” brings { $gained } at once, but by the end this brings { $points } points more:
hint-changed = Found something better: { $told }
 Looking further ahead, this promises clearly more than the advice before.
hint-rest = Everything else
hint-equal = { $points ->
    [yes] { $count ->
        [one] “{ $deed }” would bring just as many points.
       *[other] { $count } other actions would bring just as many points, for example “{ $deed }”.
    }
   *[no] { $count ->
        [one] “{ $deed }” would be just as good.
       *[other] { $count } other actions would be just as good, for example “{ $deed }”.
    }
 }
hint-nearly = “{ $deed }” would be almost as good.
hint-second = Next best: “{ $deed }” ({ $points } points).
hint-second-only = Next best: “{ $deed }”.
# Of an action that brings more $gained at once than what is advised; $sources as in hint-argument.
hint-passed = “{ $deed }” brings { $gained } at once, but less in the end.{ $known ->
    [yes] { " " }By the end of the game the hint brings more from: { $sources }.
   *[no] { "" }
 }
hint-expected = { $side ->
    [ahead] Expected at the end: { $points } ahead (±{ $band })
    [behind] Expected at the end: { $points } behind (±{ $band })
   *[level] Expected at the end: level (±{ $band })
 }
# Where one person decides all that follows: what the best plan found would end with.
hint-planned = { $side ->
    [ahead] Best plan found, played to the end: { $points } ahead (±{ $band })
    [behind] Best plan found, played to the end: { $points } behind (±{ $band })
   *[level] Best plan found, played to the end: level (±{ $band })
 }
# Where every way to the end was compared, so that nothing can be better than what is advised.
hint-proven = { $side ->
    [ahead] Proven: best play from here ends { $points } ahead
    [behind] Proven: best play from here ends { $points } behind
   *[level] Proven: best play from here ends level
 }
# On the button in place of hint-accept while the advice may change.
hint-goes-on = Still reckoning …
hint-argument = { $side ->
    [for] Brings more from: { $sources }
   *[against] Brings less from: { $sources }
 }
hint-order-only = In points this would be guesswork; only what is better is told.
hint-not-yet = Still reckoning: it can be played as soon as the advice stands.
hint-not-now = Hints can be had when a person is to act.
hint-failed = No hint this time; the log tells why.

# Buttons of the box: short, each with its key.
hint-on = { $step ->
    [1] How is that done? (L)
   *[other] How exactly? (L)
 }
hint-accept = Play it (Enter)

# A difference in points with its sign, to a tenth.
analysis-points = { $sign ->
    [more] +{ $whole }.{ $tenths }
    [less] −{ $whole }.{ $tenths }
   *[equal] 0
 }

# In the menu over the table.
menu-hints = { $allowed ->
    [yes] Hints: allowed
   *[no] Hints: none in this game
 }

# At the end of a game: who asked how often; $count is never 0.
hints-taken = { $count ->
    [one] { $name }: 1 hint
   *[other] { $name }: { $count } hints
 }

# Who plays: behind what a level that thinks by the clock has won.
bot-rate = { $count ->
    [one] Here it looks at 1 continuation a second.
   *[other] Here it looks at about { $count } continuations a second.
 }
