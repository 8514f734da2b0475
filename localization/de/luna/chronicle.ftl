### Die Chronik: eine Zeile für jedes Ereignis, mit den Wörtern der Knöpfe (ACTION). Wer handelt, steht darüber oder
### davor (chronicle-by); andere Namen stehen in Klammern und werden nie gebeugt.

# Eine Zeile mit dem Namen davor, und mit dem Gewinn dahinter; $points mit Vorzeichen.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
chronicle-favour-received = Gunstmarke „{ FAVOUR($favour) }“ erhalten
chronicle-token-spent = Gunstmarke „{ FAVOUR($favour) }“ abgegeben
# $told: die Zeile einer Aktion, die Gunstmarken eingesetzt hat, $tokens: deren Namen.
chronicle-token-spent-for = { $count ->
    [one] { $told }, mit Gunstmarke { $tokens }
   *[other] { $told }, mit Gunstmarken { $tokens }
 }
chronicle-novices-tired = { count-novices } { ISLAND($island, case: "on") } inaktiv
chronicle-favour-taken = { ACTION($action) }: nimmt „{ FAVOUR($favour) }“
chronicle-novice-recruited = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-shrine-built = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-novices-woken = { ACTION($action) }: weckt { $count } Novizen { ISLAND($island, case: "on") }
# Eine Reise oder Gezeiten in einer Zeile; $ways: „2 von der Bücherinsel, 1 vom Bootssteg neben die Gezeiteninsel; …“.
chronicle-novice-travelled = { ACTION($action) }: bringt { $ways }
chronicle-way-from = { $count } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count ->
    [one] { $count } inaktiven
   *[other] { $count } inaktive
 } { ISLAND($source, case: "from") }
chronicle-way-jetty = { $count } vom Bootssteg
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# Dasselbe in Kürze, bei vielen Wegen; $islands ist mindestens 2.
chronicle-novice-travelled-far = { ACTION($action) }: bringt { count-novices } neben { $islands } Inseln
chronicle-novice-travelled-to = { ACTION($action) }: bringt { count-novices } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: Ende
chronicle-novices-sailed = { ACTION($action) }: bringt { $count } Novizen { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-novices-sailed-jetty = { ACTION($action) }: bringt { $count } Novizen vom Bootssteg { ISLAND($target, case: "onto") }
chronicle-novice-appointed = { ACTION($action) }: zieht { ISLAND($island, case: "from") } auf Plättchen { $tile }
chronicle-novice-consecrated = { ACTION($action) }: zieht mit Plättchen { $tile } in den Tempel
chronicle-tile-claimed = { ACTION($action) }: nimmt Plättchen { $tile }, direkt { ISLAND($island, case: "from") }, das höchste in Reichweite
chronicle-novice-displaced = Novize auf Feld { $tile } ({ $name }) verdrängt, auf den Bootssteg
chronicle-novice-displaced-island = Novize auf Feld { $tile } ({ $name }) verdrängt, { ISLAND($island, case: "to-beside") }
chronicle-book-moved = { ACTION($action) }: versetzt es von Feld { $source } auf Feld { $target }
chronicle-council-advanced = { ACTION($action) }: rückt { count-seats } vor, auf Sitz { $seat } (Wert { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") } aus
chronicle-apostate-driven = { ACTION($action) }: treibt den Abtrünnigen { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: die letzte Zeitmarke, die Aktionsphase ist vorbei
    [one] { ACTION($action) }, noch { $left } Zeitmarke
   *[other] { ACTION($action) }, noch { $left } Zeitmarken
 }
chronicle-phase-closed = { ACTION($action) }
# $scores: die Liste aller Orden, jeder durch chronicle-score; $points mit Vorzeichen.
chronicle-round-scored = Wertung der Runde { $round }: { $scores } (Mondpriesterin, Abtrünniger, Tempel)
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } übernimmt die Startspielerfigur
chronicle-figure-moved = { FIGURE($figure, case: "start") } zieht { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-round-began = Runde { $round } beginnt; der Wächter steht auf der { $guardian }
# $scores: wie oben mit dem Einfluss am Ende, der Beste zuerst.
chronicle-game-ended = Spielende: { $scores }
