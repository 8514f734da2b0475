### Kronika: jedno zdanie na każde zdarzenie. $name i $by to dowolne nazwy, dlatego są podmiotem w czasie
### teraźniejszym albo stoją w nawiasie i nigdy się nie odmieniają.

chronicle-shrine-placed = { $name } stawia kaplicę { ISLAND($island, case: "on") }.
chronicle-pairs-placed = { $name } rozstawia pary nowicjuszy: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }.
chronicle-favour-received = { $name } otrzymuje znacznik „{ FAVOUR($favour) }”.
chronicle-token-spent = { $name } oddaje znacznik „{ FAVOUR($favour) }”.
# $told: zdanie o akcji, w której użyto znaczników przysługi, $tokens: ich nazwy.
chronicle-token-spent-for = { $count ->
    [one] { $told } Użyty znacznik: { $tokens }.
    [few] { $told } Użyte znaczniki: { $tokens }.
    [many] { $told } Użyte znaczniki: { $tokens }.
   *[other] { $told } Użyte znaczniki: { $tokens }.
 }
chronicle-novices-tired = { $count ->
    [one] { $name }: { $count } nowicjusz { ISLAND($island, case: "on") } staje się nieaktywny.
    [few] { $name }: { $count } nowicjuszy { ISLAND($island, case: "on") } staje się nieaktywnymi.
    [many] { $name }: { $count } nowicjuszy { ISLAND($island, case: "on") } staje się nieaktywnymi.
   *[other] { $name }: { $count } nowicjusza { ISLAND($island, case: "on") } staje się nieaktywnymi.
 }
chronicle-favour-taken = { $name } bierze znacznik „{ FAVOUR($favour) }”.
chronicle-novice-recruited = { $name } rekrutuje nowicjusza { ISLAND($island, case: "on") }.
chronicle-shrine-built = { $name } buduje kaplicę { ISLAND($island, case: "on") }.
chronicle-novices-woken = { $count ->
    [one] { $name } reaktywuje { $count } nowicjusza { ISLAND($island, case: "on") }.
    [few] { $name } reaktywuje { $count } nowicjuszy { ISLAND($island, case: "on") }.
    [many] { $name } reaktywuje { $count } nowicjuszy { ISLAND($island, case: "on") }.
   *[other] { $name } reaktywuje { $count } nowicjusza { ISLAND($island, case: "on") }.
 }
chronicle-novice-travelled-journey = { $name } wysyła nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
chronicle-novice-travelled-tides = { $active ->
    [yes] { $name } przenosi z pływem aktywnego nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
   *[no] { $name } przenosi z pływem nieaktywnego nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
 }
chronicle-novice-travelled-jetty = { $name } przenosi z pływem nowicjusza z przystani { ISLAND($target, case: "to-beside") }.
chronicle-travel-ended = { $kind ->
    [journey] { $name } kończy podróż.
   *[tides] { $name } kończy pływ.
 }
chronicle-novices-sailed = { $count ->
    [one] { $name } przewozi żaglówką { $count } nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
    [few] { $name } przewozi żaglówką { $count } nowicjuszy { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
    [many] { $name } przewozi żaglówką { $count } nowicjuszy { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
   *[other] { $name } przewozi żaglówką { $count } nowicjusza { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
 }
chronicle-novices-sailed-jetty = { $count ->
    [one] { $name } przewozi żaglówką { $count } nowicjusza z przystani { ISLAND($target, case: "onto") }.
    [few] { $name } przewozi żaglówką { $count } nowicjuszy z przystani { ISLAND($target, case: "onto") }.
    [many] { $name } przewozi żaglówką { $count } nowicjuszy z przystani { ISLAND($target, case: "onto") }.
   *[other] { $name } przewozi żaglówką { $count } nowicjusza z przystani { ISLAND($target, case: "onto") }.
 }
chronicle-novice-appointed = { $name } awansuje nowicjusza { ISLAND($island, case: "from") } na płytkę { $tile }.
chronicle-novice-consecrated = { $name } uświęca nowicjusza na płytce { $tile }: { $points ->
    [one] +{ $points } punkt wpływów
    [few] +{ $points } punkty wpływów
    [many] +{ $points } punktów wpływów
   *[other] +{ $points } punktu wpływów
 }.
chronicle-tile-claimed = { $name } wprowadza nowicjusza { ISLAND($island, case: "from") } z płytką { $tile } prosto do świątyni: { $points ->
    [one] +{ $points } punkt wpływów
    [few] +{ $points } punkty wpływów
    [many] +{ $points } punktów wpływów
   *[other] +{ $points } punktu wpływów
 }.
chronicle-novice-displaced = { $by } przestawia nowicjusza z płytki { $tile } ({ $name }) na przystań: +1 punkt wpływów.
chronicle-novice-displaced-island = { $by } przestawia nowicjusza z płytki { $tile } ({ $name }) { ISLAND($island, case: "beside") }: +1 punkt wpływów.
chronicle-book-moved = { $name } przekłada księgę z płytki { $source } na płytkę { $target }: { $points ->
    [one] +{ $points } punkt wpływów
    [few] +{ $points } punkty wpływów
    [many] +{ $points } punktów wpływów
   *[other] +{ $points } punktu wpływów
 }.
chronicle-council-advanced = { $steps ->
    [one] { $name } przesuwa się w radzie kapłanów o { $steps } miejsce, na miejsce { $seat }.
    [few] { $name } przesuwa się w radzie kapłanów o { $steps } miejsca, na miejsce { $seat }.
    [many] { $name } przesuwa się w radzie kapłanów o { $steps } miejsc, na miejsce { $seat }.
   *[other] { $name } przesuwa się w radzie kapłanów o { $steps } miejsca, na miejsce { $seat }.
 }
chronicle-apostate-driven = { $name } wydala renegata { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
chronicle-candle-turned = { $left ->
    [0] { $name } obraca ostatni znacznik czasu: { $points ->
    [one] +{ $points } punkt wpływów
    [few] +{ $points } punkty wpływów
    [many] +{ $points } punktów wpływów
   *[other] +{ $points } punktu wpływów
 }. Faza akcji jest zakończona.
    [one] { $name } medytuje; płonie jeszcze { $left } świeca.
    [few] { $name } medytuje; płoną jeszcze { $left } świece.
    [many] { $name } medytuje; płonie jeszcze { $left } świec.
   *[other] { $name } medytuje; płonie jeszcze { $left } świecy.
 }
chronicle-phase-closed = { $name } kończy fazę akcji.
# $scores: lista wszystkich zakonów, każdy przez chronicle-score; $points ze znakiem.
chronicle-round-scored = Punktowanie rundy { $round }: { $scores }.
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } otrzymuje figurkę gracza rozpoczynającego.
chronicle-figure-moved = { FIGURE($figure, case: "start") } przechodzi { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
chronicle-round-began = Zaczyna się runda { $round }; strażnik stoi na płytce o wartości { $guardian }.
# $scores: jak wyżej, z wpływami na koniec, od najlepszego.
chronicle-game-ended = Koniec gry: { $scores }.
