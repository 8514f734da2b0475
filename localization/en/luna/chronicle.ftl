### The chronicle: one sentence for every event. $name and $by are display names and may be any words, so they stand
### as subjects of the present tense or in brackets and are never inflected.

chronicle-shrine-placed = { $name } places a shrine { ISLAND($island, case: "on") }.
chronicle-pairs-placed = { $name } places pairs of novices: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }.
chronicle-favour-received = { $name } receives the { FAVOUR($favour) } token.
chronicle-token-spent = { $name } uses the { FAVOUR($favour) } token.
# $told: the sentence of an action that used favour tokens, $tokens: their names.
chronicle-token-spent-for = { $count ->
    [one] { $told } Token used: { $tokens }.
   *[other] { $told } Tokens used: { $tokens }.
 }
chronicle-novices-tired = { $count ->
    [one] { $name }: { $count } novice { ISLAND($island, case: "on") } becomes inactive.
   *[other] { $name }: { $count } novices { ISLAND($island, case: "on") } become inactive.
 }
chronicle-favour-taken = { $name } takes the { FAVOUR($favour) } token.
chronicle-novice-recruited = { $name } recruits a novice { ISLAND($island, case: "on") }.
chronicle-shrine-built = { $name } builds a shrine { ISLAND($island, case: "on") }.
chronicle-novices-woken = { $count ->
    [one] { $name } wakes { $count } novice { ISLAND($island, case: "on") }.
   *[other] { $name } wakes { $count } novices { ISLAND($island, case: "on") }.
 }
chronicle-novice-travelled-journey = { $name } sends a novice { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
chronicle-novice-travelled-tides = { $active ->
    [yes] { $name } lets the tides carry an active novice { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
   *[no] { $name } lets the tides carry an inactive novice { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
 }
chronicle-novice-travelled-jetty = { $name } lets the tides carry a novice from the jetty { ISLAND($target, case: "to-beside") }.
chronicle-travel-ended = { $kind ->
    [journey] { $name } ends the journey.
   *[tides] { $name } ends the tides.
 }
chronicle-novices-sailed = { $count ->
    [one] { $name } sails { $count } novice { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
   *[other] { $name } sails { $count } novices { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
 }
chronicle-novices-sailed-jetty = { $count ->
    [one] { $name } sails { $count } novice from the jetty { ISLAND($target, case: "onto") }.
   *[other] { $name } sails { $count } novices from the jetty { ISLAND($target, case: "onto") }.
 }
chronicle-novice-appointed = { $name } appoints a novice { ISLAND($island, case: "from") } to tile { $tile }.
chronicle-novice-consecrated = { $name } consecrates the novice on tile { $tile }: +{ $points } influence.
chronicle-tile-claimed = { $name } brings a novice { ISLAND($island, case: "from") } with tile { $tile } straight into the temple: +{ $points } influence.
chronicle-novice-displaced = { $by } displaces the novice on tile { $tile } ({ $name }) to the jetty: +1 influence.
chronicle-novice-displaced-island = { $by } displaces the novice on tile { $tile } ({ $name }) { ISLAND($island, case: "to-beside") }: +1 influence.
chronicle-book-moved = { $name } moves the book from tile { $source } to tile { $target }: +{ $points } influence.
chronicle-council-advanced = { $steps ->
    [one] { $name } moves up { $steps } seat in the council, to seat { $seat }.
   *[other] { $name } moves up { $steps } seats in the council, to seat { $seat }.
 }
chronicle-apostate-driven = { $name } expels the apostate { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
chronicle-candle-turned = { $left ->
    [0] { $name } turns the last candle: +{ $points } influence. The action phase is over.
    [one] { $name } meditates; { $left } candle is still burning.
   *[other] { $name } meditates; { $left } candles are still burning.
 }
chronicle-phase-closed = { $name } ends the action phase.
# $scores: the list of all orders, each made by chronicle-score; $points with its sign.
chronicle-round-scored = Scoring of round { $round }: { $scores }.
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } becomes the start player.
chronicle-figure-moved = { FIGURE($figure, case: "start") } moves { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
chronicle-round-began = Round { $round } begins; the guardian stands on the { $guardian }.
# $scores: as above with the final influence, best first.
chronicle-game-ended = End of the game: { $scores }.
