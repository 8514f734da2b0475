### The chronicle: one line for every event, in the words of the buttons (ACTION). Who acts stands above or before it
### (chronicle-by); other names stand in brackets and are never inflected.

# A line with the name before it, and with what was gained after it; $points with its sign.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) }: builds it { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: puts 2 novices each on { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) } and { ISLAND($fourth) }
chronicle-favour-received = receives the { FAVOUR($favour) } token
chronicle-token-spent = returns the { FAVOUR($favour) } token
# $told: the line of an action that used favour tokens, $tokens: their names.
chronicle-token-spent-for = { $count ->
    [one] { $told }, using the { $tokens } token
   *[other] { $told }, using the tokens { $tokens }
 }
chronicle-novices-tired = makes { count-novices } { ISLAND($island, case: "on") } inactive
chronicle-favour-taken = { ACTION($action) }: takes the { FAVOUR($favour) } token
chronicle-novice-recruited = { ACTION($action) }: places a new novice { ISLAND($island, case: "beside") }
chronicle-shrine-built = { ACTION($action) }: builds one { ISLAND($island, case: "on") }
chronicle-novices-woken = { ACTION($action) }: wakes { count-novices } { ISLAND($island, case: "on") }
# A journey or tides in one line; $ways: “2 novices from Book Island, 1 novice from the jetty to Tide Island; …”.
chronicle-novice-travelled = { ACTION($action) }: moves { $ways }
chronicle-way-from = { count-novices } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count ->
    [one] { $count } inactive novice
   *[other] { $count } inactive novices
 } { ISLAND($source, case: "from") }
chronicle-way-jetty = { count-novices } from the jetty
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# The same in brief, of many ways; $islands is 2 or more, $goals: “Tides: 2, Shrine: 1”, each made by chronicle-goal.
chronicle-novice-travelled-far = { ACTION($action) }: moves { count-novices } to { $islands } islands
chronicle-novice-travelled-goals = { $told } ({ $goals })
chronicle-goal = { ISLAND($island) }: { $count }
chronicle-novice-travelled-to = { ACTION($action) }: moves { count-novices } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: ends here
chronicle-novices-sailed = { ACTION($action) }: moves { count-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-novices-sailed-jetty = { ACTION($action) }: moves { count-novices } from the jetty { ISLAND($target, case: "onto") }
chronicle-novice-appointed = { ACTION($action) }: sends a novice { ISLAND($island, case: "from") } to tile { $tile }
chronicle-novice-consecrated = { ACTION($action) }: leads the novice on tile { $tile } into the temple
chronicle-tile-claimed = { ACTION($action) }: takes tile { $tile }, straight { ISLAND($island, case: "from") }, the highest within reach
chronicle-novice-displaced = displaces the novice on field { $tile } ({ $name }) to the jetty
chronicle-novice-displaced-island = displaces the novice on field { $tile } ({ $name }) { ISLAND($island, case: "to-beside") }
# Whose book it was: an own one, that of $name, or nobody’s any more.
chronicle-book-moved = { ACTION($action) }: { $whose ->
    [own] moves its own book from field { $source } to field { $target }
    [other] takes { $name }’s book from field { $source } to field { $target }
   *[nobody] moves the book from field { $source } to field { $target }
 }
chronicle-council-advanced = { ACTION($action) }: moves { count-seats } forward, to seat { $seat } (worth { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") }
chronicle-apostate-driven = { ACTION($action) }: drives the apostate { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: turns the last candle, which ends the round
    [one] { ACTION($action) }: turns a candle, { $left } is left
   *[other] { ACTION($action) }: turns a candle, { $left } are left
 }
chronicle-phase-closed = { ACTION($action) }: ends the round
# $scores: the list of all orders, each made by chronicle-score, of one that turned the last candle by the other;
# $points with its sign.
chronicle-round-scored = Scoring of round { $round }: { $scores }
chronicle-score = { $name } { $points }
chronicle-score-candle = { $name } { $points } (1 of it for the last candle)
chronicle-start-passed = { $name } becomes the start player
chronicle-figure-moved = { FIGURE($figure, case: "start") } moves { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
chronicle-round-began = Round { $round } begins; the guardian stands on the { $guardian }
# $scores: as above with the final influence, best first.
chronicle-game-ended = End of the game: { $scores }
