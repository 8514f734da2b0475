### Names of things. A message `thing-name` is also a function for sentences: { ISLAND($island, case: "on") }.
### Keys: islands and favours  shrine herbs tides sailboat bribery book novice;  orders  yellow red blue white.

## Islands

# The short name on the table.
island-name = { $island ->
    [shrine] Shrine
    [herbs] Herbs
    [tides] Tides
    [sailboat] Sailboat
    [bribery] Bribery
    [book] Book
   *[novice] Novice
 }
    .full = { island-kind } Island
    .the = { island-kind } Island
    .of = of { island-kind } Island
    .on = on { island-kind } Island
    .start-on = On { island-kind } Island
    .from = from { island-kind } Island
    .onto = to { island-kind } Island
    .beside = beside { island-kind } Island
    .to-beside = to { island-kind } Island
# The part of the full name that tells the islands apart.
island-kind = { $island ->
    [shrine] Shrine
    [herbs] Herb
    [tides] Tide
    [sailboat] Sailboat
    [bribery] Bribery
    [book] Book
   *[novice] Novice
 }

## Favours, orders, figures

favour-name = { $favour ->
    [shrine] Shrine
    [herbs] Herbs
    [tides] Tides
    [sailboat] Sailboat
    [bribery] Bribery
    [book] Book of Wisdom
   *[novice] Novice
 }

# How an order is called when its player has no name: the subject of sentences in the singular.
order-name = { $colour ->
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[white] White
 }
opponent-name = Opponent

figure-name = { $figure ->
    [priestess] Moon Priestess
    [builder] Builder
    [apostate] Apostate
    [guardian] Guardian
   *[start] Start Player
 }
    .the = { $figure ->
    [priestess] the Moon Priestess
    [builder] the builder
    [apostate] the apostate
    [guardian] the guardian
   *[start] the start player
 }
    .start = { $figure ->
    [priestess] The Moon Priestess
    [builder] The builder
    [apostate] The apostate
    [guardian] The guardian
   *[start] The start player
 }

## Table, phases, set-up

board-name = { $board ->
    [yellow] Yellow temple board
    [blue] Blue temple board
    [red] Red temple board
   *[green] Green temple board
 }

phase-name = { $phase ->
    [prepare] Preparation round
    [tire] Start of the round
    [action] Action phase
    [scoring] Scoring phase
   *[over] End of the game
 }
round-name = Round { $round }
level-name = Level { $level }
setup-name = { $setup ->
    [preset] Preset start
   *[free] Free set-up
 }

## Counted things

count-novices = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
 }
count-points = { $count } influence
count-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
 }
