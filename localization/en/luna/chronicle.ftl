### The chronicle: one line for every event, in the words of the buttons (ACTION). Who acts stands above or before it
### (chronicle-by); other names stand in brackets and are never inflected.

# A line with the name before it, and with what was gained after it; $points with its sign.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
chronicle-favour-received = { FAVOUR($favour) } token received
chronicle-token-spent = { FAVOUR($favour) } token used
# $told: the line of an action that used favour tokens, $tokens: their names.
chronicle-token-spent-for = { $count ->
    [one] { $told }, with token { $tokens }
   *[other] { $told }, with tokens { $tokens }
 }
chronicle-novices-tired = { count-novices } { ISLAND($island, case: "on") } inactive
chronicle-favour-taken = { ACTION($action) }: takes { FAVOUR($favour) }
chronicle-novice-recruited = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-shrine-built = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-novices-woken = { ACTION($action) }: wakes { count-novices } { ISLAND($island, case: "on") }
# A journey or tides in one line; $ways: “2 from Book Island, 1 from the jetty to Tide Island; …”.
chronicle-novice-travelled = { ACTION($action) }: moves { $ways }
chronicle-way-from = { $count } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count } inactive { ISLAND($source, case: "from") }
chronicle-way-jetty = { $count } from the jetty
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# The same in brief, of many ways; $islands is 2 or more.
chronicle-novice-travelled-far = { ACTION($action) }: moves { count-novices } to { $islands } islands
chronicle-novice-travelled-to = { ACTION($action) }: moves { count-novices } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: end
chronicle-novices-sailed = { ACTION($action) }: moves { count-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-novices-sailed-jetty = { ACTION($action) }: moves { count-novices } from the jetty { ISLAND($target, case: "onto") }
chronicle-novice-appointed = { ACTION($action) }: goes { ISLAND($island, case: "from") } to tile { $tile }
chronicle-novice-consecrated = { ACTION($action) }: enters the temple with tile { $tile }
chronicle-tile-claimed = { ACTION($action) }: takes tile { $tile }, straight { ISLAND($island, case: "from") }, the highest within reach
chronicle-novice-displaced = Novice on field { $tile } ({ $name }) displaced, to the jetty
chronicle-novice-displaced-island = Novice on field { $tile } ({ $name }) displaced, { ISLAND($island, case: "to-beside") }
chronicle-book-moved = { ACTION($action) }: moves it from field { $source } to field { $target }
chronicle-council-advanced = { ACTION($action) }: moves { count-seats } forward, to seat { $seat } (worth { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") }
chronicle-apostate-driven = { ACTION($action) }: drives the apostate { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: the last candle, the action phase is over
    [one] { ACTION($action) }, { $left } candle left
   *[other] { ACTION($action) }, { $left } candles left
 }
chronicle-phase-closed = { ACTION($action) }
# $scores: the list of all orders, each made by chronicle-score; $points with its sign.
chronicle-round-scored = Scoring of round { $round }: { $scores } (Moon Priestess, apostate, temple)
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } becomes the start player
chronicle-figure-moved = { FIGURE($figure, case: "start") } moves { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
chronicle-round-began = Round { $round } begins; the guardian stands on the { $guardian }
# $scores: as above with the final influence, best first.
chronicle-game-ended = End of the game: { $scores }
