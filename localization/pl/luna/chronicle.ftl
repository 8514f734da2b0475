### Kronika: jeden wiersz na każde zdarzenie, słowami z przycisków (ACTION). Kto działa, stoi powyżej albo przed nim
### (chronicle-by); inne nazwy stoją w nawiasie i nigdy się nie odmieniają.

# Wiersz z nazwą przed nim i z zyskiem za nim; $points ze znakiem.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) }: buduje ją { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: stawia po 2 nowicjuszy na wyspach: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
chronicle-favour-received = otrzymuje znacznik „{ FAVOUR($favour) }”
chronicle-token-spent = oddaje znacznik „{ FAVOUR($favour) }”
# $told: wiersz akcji, w której użyto znaczników przysługi, $tokens: ich nazwy.
chronicle-token-spent-for = { $count ->
    [one] { $told }, użyty znacznik: { $tokens }
    [few] { $told }, użyte znaczniki: { $tokens }
    [many] { $told }, użyte znaczniki: { $tokens }
   *[other] { $told }, użyte znaczniki: { $tokens }
 }
chronicle-novices-tired = { $count ->
    [one] zmienia w nieaktywnego { $count } nowicjusza
    [few] zmienia w nieaktywnych { $count } nowicjuszy
    [many] zmienia w nieaktywnych { $count } nowicjuszy
   *[other] zmienia w nieaktywnego { $count } nowicjusza
 } { ISLAND($island, case: "on") }
chronicle-favour-taken = { ACTION($action) }: bierze znacznik „{ FAVOUR($favour) }”
chronicle-novice-recruited = { ACTION($action) }: stawia nowego nowicjusza { ISLAND($island, case: "beside") }
chronicle-shrine-built = { ACTION($action) }: buduje ją { ISLAND($island, case: "on") }
chronicle-novices-woken = { $count ->
    [one] { ACTION($action) }: budzi { $count } nowicjusza { ISLAND($island, case: "on") }
    [few] { ACTION($action) }: budzi { $count } nowicjuszy { ISLAND($island, case: "on") }
    [many] { ACTION($action) }: budzi { $count } nowicjuszy { ISLAND($island, case: "on") }
   *[other] { ACTION($action) }: budzi { $count } nowicjusza { ISLAND($island, case: "on") }
 }
# Podróż albo pływ w jednym wierszu; $ways: „2 nowicjuszy z wyspy ksiąg, 1 nowicjusza z przystani do wyspy pływów; …”.
chronicle-novice-travelled = { ACTION($action) }: przenosi { $ways }
chronicle-way-from = { $count ->
    [one] { $count } nowicjusza
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count ->
    [one] { $count } nieaktywnego nowicjusza
    [few] { $count } nieaktywnych nowicjuszy
    [many] { $count } nieaktywnych nowicjuszy
   *[other] { $count } nieaktywnego nowicjusza
 } { ISLAND($source, case: "from") }
chronicle-way-jetty = { $count ->
    [one] { $count } nowicjusza
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 } z przystani
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# To samo krótko, przy wielu drogach; $islands to co najmniej 2, $goals: „Pływ: 2, Kaplica: 1”, każdy przez chronicle-goal.
chronicle-novice-travelled-far = { ACTION($action) }: przenosi { $count ->
    [one] { $count } nowicjusza
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 } do { $islands } wysp
chronicle-novice-travelled-goals = { $told } ({ $goals })
chronicle-goal = { ISLAND($island) }: { $count }
chronicle-novice-travelled-to = { ACTION($action) }: przenosi { $count ->
    [one] { $count } nowicjusza
    [few] { $count } nowicjuszy
    [many] { $count } nowicjuszy
   *[other] { $count } nowicjusza
 } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: kończy się tutaj
chronicle-novices-sailed = { $count ->
    [one] { ACTION($action) }: przenosi { $count } nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
    [few] { ACTION($action) }: przenosi { $count } nowicjuszy { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
    [many] { ACTION($action) }: przenosi { $count } nowicjuszy { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
   *[other] { ACTION($action) }: przenosi { $count } nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
 }
chronicle-novices-sailed-jetty = { $count ->
    [one] { ACTION($action) }: przenosi { $count } nowicjusza z przystani { ISLAND($target, case: "onto") }
    [few] { ACTION($action) }: przenosi { $count } nowicjuszy z przystani { ISLAND($target, case: "onto") }
    [many] { ACTION($action) }: przenosi { $count } nowicjuszy z przystani { ISLAND($target, case: "onto") }
   *[other] { ACTION($action) }: przenosi { $count } nowicjusza z przystani { ISLAND($target, case: "onto") }
 }
chronicle-novice-appointed = { ACTION($action) }: wysyła nowicjusza { ISLAND($island, case: "from") } na płytkę { $tile }
chronicle-novice-consecrated = { ACTION($action) }: wprowadza do świątyni nowicjusza z płytki { $tile }
chronicle-tile-claimed = { ACTION($action) }: bierze płytkę { $tile }, prosto { ISLAND($island, case: "from") }, najwyższą w zasięgu
chronicle-novice-displaced = przestawia nowicjusza z pola { $tile } ({ $name }) na przystań
chronicle-novice-displaced-island = przestawia nowicjusza z pola { $tile } ({ $name }) { ISLAND($island, case: "to-beside") }
# Czyja była księga: własna, innego zakonu ($name) albo już niczyja.
chronicle-book-moved = { ACTION($action) }: { $whose ->
    [own] przenosi własną księgę z pola { $source } na pole { $target }
    [other] zabiera księgę z pola { $source } ({ $name }) na pole { $target }
   *[nobody] przenosi księgę z pola { $source } na pole { $target }
 }
chronicle-council-advanced = { ACTION($action) }: przesuwa się o { count-seats }, na miejsce { $seat } (wartość { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") }
chronicle-apostate-driven = { ACTION($action) }: przepędza renegata { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: obraca ostatni znacznik czasu i kończy rundę
    [one] { ACTION($action) }: obraca znacznik czasu, pozostał jeszcze { $left }
    [few] { ACTION($action) }: obraca znacznik czasu, pozostały jeszcze { $left }
    [many] { ACTION($action) }: obraca znacznik czasu, pozostało jeszcze { $left }
   *[other] { ACTION($action) }: obraca znacznik czasu, pozostało jeszcze { $left }
 }
chronicle-phase-closed = { ACTION($action) }: kończy rundę
# $scores: lista wszystkich zakonów, każdy przez chronicle-score, ten od ostatniego znacznika czasu przez drugie;
# $points ze znakiem.
chronicle-round-scored = Punktowanie rundy { $round }: { $scores }
chronicle-score = { $name } { $points }
chronicle-score-candle = { $name } { $points } (w tym 1 za ostatni znacznik czasu)
chronicle-start-passed = { $name } otrzymuje figurkę gracza rozpoczynającego
chronicle-figure-moved = { FIGURE($figure, case: "start") } przechodzi { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-round-began = Zaczyna się runda { $round }; strażnik stoi na płytce o wartości { $guardian }
# $scores: jak wyżej, z wpływami na koniec, od najlepszego.
chronicle-game-ended = Koniec gry: { $scores }
