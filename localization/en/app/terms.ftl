### Names of things. A message `thing-name` is also a function for sentences: { ISLAND($island, case: "on") }.
### Keys: islands and favours  shrine herbs tides sailboat bribery book novice;  orders  yellow red blue white.

language-name = English

## Counted things

# Gains and losses of points: $sign is plus, minus or zero, $points is never negative.
signed-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[zero] { $points }
 }
list-more = { $first }, { $second }
