### Names and small parts of sentences that every game needs. A message `thing-name` is also a function for sentences.

language-name = English

# Gains and losses of points: $sign is plus, minus or zero, $points is never negative.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
