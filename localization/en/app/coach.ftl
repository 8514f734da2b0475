### The coach: after a deed that loses much, for who wished for that.

options-coach = Coach
options-coach-kind = { $coach ->
    [gentle] From 6 points
    [strict] From 3 points
   *[off] Off
 }

# Beside the button that takes the action back; never fewer than 3 points.
coach-lost = { $points } more points were possible (±{ $band }).
coach-back = Take back (K)
coach-show = Show
coach-close = Leave it
