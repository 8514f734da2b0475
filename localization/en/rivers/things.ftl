### Names of things. A message `thing-name` is also a function for sentences: { LEADER($leader, case: "the") }.
### Keys: colours  black red blue green;  seats  heron ram fish palm;  monuments by their two colours.

colour-name = { $colour ->
    [black] black
    [red] red
    [blue] blue
   *[green] green
 }
    .start = { $colour ->
    [black] Black
    [red] Red
    [blue] Blue
   *[green] Green
 }
tile-name = { $tile ->
    [black] settlement
    [red] temple
    [blue] farm
   *[green] market
 }
    .start = { $tile ->
    [black] Settlement
    [red] Temple
    [blue] Farm
   *[green] Market
 }
    .plural = { $tile ->
    [black] settlements
    [red] temples
    [blue] farms
   *[green] markets
 }
    .start-plural = { $tile ->
    [black] Settlements
    [red] Temples
    [blue] Farms
   *[green] Markets
 }
    .none = { $tile ->
    [black] no settlement
    [red] no temple
    [blue] no farm
   *[green] no market
 }
    .one = { $tile ->
    [black] a settlement
    [red] a temple
    [blue] a farm
   *[green] a market
 }
    .start-one = { $tile ->
    [black] A settlement
    [red] A temple
    [blue] A farm
   *[green] A market
 }
leader-name = { $leader ->
    [black] king
    [red] priest
    [blue] farmer
   *[green] trader
 }
    .start = { $leader ->
    [black] King
    [red] Priest
    [blue] Farmer
   *[green] Trader
 }
    .the = { $leader ->
    [black] the king
    [red] the priest
    [blue] the farmer
   *[green] the trader
 }
    .start-the = { $leader ->
    [black] The king
    [red] The priest
    [blue] The farmer
   *[green] The trader
 }
    .start-object = { $leader ->
    [black] The king
    [red] The priest
    [blue] The farmer
   *[green] The trader
 }
monument-name = { $monument ->
    [black-red] black and red monument
    [black-blue] black and blue monument
    [black-green] black and green monument
    [red-blue] red and blue monument
    [red-green] red and green monument
   *[blue-green] blue and green monument
 }
    .start = { $monument ->
    [black-red] Black and red monument
    [black-blue] Black and blue monument
    [black-green] Black and green monument
    [red-blue] Red and blue monument
    [red-green] Red and green monument
   *[blue-green] Blue and green monument
 }
    .short = { $monument ->
    [black-red] Black/red
    [black-blue] Black/blue
    [black-green] Black/green
    [red-blue] Red/blue
    [red-green] Red/green
   *[blue-green] Blue/green
 }
round-name = Round { $round }

## Counted things

count-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
count-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
 }
# As in “+1 red”; $points with its sign.
points-of = { $points } { COLOUR($colour) }
tiles-of = { $count ->
    [one] { $count } { TILE($tile) }
   *[other] { $count } { TILE($tile, case: "plural") }
 }
