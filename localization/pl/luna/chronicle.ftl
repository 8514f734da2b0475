### Kronika: jeden wiersz na każde zdarzenie, słowami z przycisków (ACTION). Kto działa, stoi powyżej albo przed nim
### (chronicle-by); inne nazwy stoją w nawiasie i nigdy się nie odmieniają.

# Wiersz z nazwą przed nim i z zyskiem za nim; $points ze znakiem.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
chronicle-favour-received = Otrzymany znacznik „{ FAVOUR($favour) }”
chronicle-token-spent = Oddany znacznik „{ FAVOUR($favour) }”
# $told: wiersz akcji, w której użyto znaczników przysługi, $tokens: ich nazwy.
chronicle-token-spent-for = { $count ->
    [one] { $told }, użyty znacznik: { $tokens }
    [few] { $told }, użyte znaczniki: { $tokens }
    [many] { $told }, użyte znaczniki: { $tokens }
   *[other] { $told }, użyte znaczniki: { $tokens }
 }
chronicle-novices-tired = Nieaktywni nowicjusze { ISLAND($island, case: "on") }: { $count }
chronicle-favour-taken = { ACTION($action) }: bierze „{ FAVOUR($favour) }”
chronicle-novice-recruited = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-shrine-built = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-novices-woken = { $count ->
    [one] { ACTION($action) }: budzi { $count } nowicjusza { ISLAND($island, case: "on") }
    [few] { ACTION($action) }: budzi { $count } nowicjuszy { ISLAND($island, case: "on") }
    [many] { ACTION($action) }: budzi { $count } nowicjuszy { ISLAND($island, case: "on") }
   *[other] { ACTION($action) }: budzi { $count } nowicjusza { ISLAND($island, case: "on") }
 }
# Podróż albo pływ w jednym wierszu; $ways: „2 z wyspy ksiąg, 1 z przystani do wyspy pływów; …”.
chronicle-novice-travelled = { ACTION($action) }: przenosi { $ways }
chronicle-way-from = { $count } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count } { ISLAND($source, case: "from") } (nieaktywni)
chronicle-way-jetty = { $count } z przystani
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# To samo krótko, przy wielu drogach; $islands to co najmniej 2.
chronicle-novice-travelled-far = { ACTION($action) }: { count-novices } do { $islands } wysp
chronicle-novice-travelled-to = { ACTION($action) }: { count-novices } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: koniec
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
chronicle-novice-appointed = { ACTION($action) }: przechodzi { ISLAND($island, case: "from") } na płytkę { $tile }
chronicle-novice-consecrated = { ACTION($action) }: wchodzi do świątyni z płytką { $tile }
chronicle-tile-claimed = { ACTION($action) }: bierze płytkę { $tile }, prosto { ISLAND($island, case: "from") }, najwyższą w zasięgu
chronicle-novice-displaced = Nowicjusz z pola { $tile } ({ $name }) przestawiony na przystań
chronicle-novice-displaced-island = Nowicjusz z pola { $tile } ({ $name }) przestawiony { ISLAND($island, case: "to-beside") }
chronicle-book-moved = { ACTION($action) }: przenosi ją z pola { $source } na pole { $target }
chronicle-council-advanced = { ACTION($action) }: przesuwa się o { count-seats }, na miejsce { $seat } (wartość { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") }
chronicle-apostate-driven = { ACTION($action) }: przepędza renegata { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: ostatni znacznik czasu, faza akcji jest zakończona
    [one] { ACTION($action) }, pozostał jeszcze { $left } znacznik czasu
    [few] { ACTION($action) }, pozostały jeszcze { $left } znaczniki czasu
    [many] { ACTION($action) }, pozostało jeszcze { $left } znaczników czasu
   *[other] { ACTION($action) }, pozostało jeszcze { $left } znacznika czasu
 }
chronicle-phase-closed = { ACTION($action) }
# $scores: lista wszystkich zakonów, każdy przez chronicle-score; $points ze znakiem.
chronicle-round-scored = Punktowanie rundy { $round }: { $scores } (kapłanka, renegat, świątynia)
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } otrzymuje figurkę gracza rozpoczynającego
chronicle-figure-moved = { FIGURE($figure, case: "start") } przechodzi { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-round-began = Zaczyna się runda { $round }; strażnik stoi na płytce o wartości { $guardian }
# $scores: jak wyżej, z wpływami na koniec, od najlepszego.
chronicle-game-ended = Koniec gry: { $scores }
