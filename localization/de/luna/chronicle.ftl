### Die Chronik: eine Zeile für jedes Ereignis, mit den Wörtern der Knöpfe (ACTION). Wer handelt, steht darüber oder
### davor (chronicle-by); andere Namen stehen in Klammern und werden nie gebeugt.

# Eine Zeile mit dem Namen davor, und mit dem Gewinn dahinter; $points mit Vorzeichen.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) }: errichtet sie { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: stellt je 2 Novizen auf die Inseln { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) } und { ISLAND($fourth) }
chronicle-favour-received = erhält die Gunstmarke „{ FAVOUR($favour) }“
chronicle-token-spent = gibt die Gunstmarke „{ FAVOUR($favour) }“ ab
# $told: die Zeile einer Aktion, die Gunstmarken eingesetzt hat, $tokens: deren Namen.
chronicle-token-spent-for = { $count ->
    [one] { $told }, mit der Gunstmarke { $tokens }
   *[other] { $told }, mit den Gunstmarken { $tokens }
 }
chronicle-novices-tired = macht { $count } Novizen { ISLAND($island, case: "on") } inaktiv
chronicle-favour-taken = { ACTION($action) }: nimmt die Gunstmarke „{ FAVOUR($favour) }“
chronicle-novice-recruited = { ACTION($action) }: stellt einen neuen Novizen { ISLAND($island, case: "to-beside") }
chronicle-shrine-built = { ACTION($action) }: errichtet eine { ISLAND($island, case: "on") }
chronicle-novices-woken = { ACTION($action) }: weckt { $count } Novizen { ISLAND($island, case: "on") }
# Eine Reise oder Gezeiten in einer Zeile; $ways: „2 Novizen von der Bücherinsel, 1 Novizen vom Bootssteg neben die Gezeiteninsel; …“.
chronicle-novice-travelled = { ACTION($action) }: bringt { $ways }
chronicle-way-from = { $count } Novizen { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count ->
    [one] { $count } inaktiven Novizen
   *[other] { $count } inaktive Novizen
 } { ISLAND($source, case: "from") }
chronicle-way-jetty = { $count } Novizen vom Bootssteg
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# Dasselbe in Kürze, bei vielen Wegen; $islands ist mindestens 2, $goals: „Gezeiten: 2, Kultstätte: 1“, je chronicle-goal.
chronicle-novice-travelled-far = { ACTION($action) }: bringt { $count } Novizen neben { $islands } Inseln
chronicle-novice-travelled-goals = { $told } ({ $goals })
chronicle-goal = { ISLAND($island) }: { $count }
chronicle-novice-travelled-to = { ACTION($action) }: bringt { $count } Novizen { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: hier ist Schluss
chronicle-novices-sailed = { ACTION($action) }: bringt { $count } Novizen { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-novices-sailed-jetty = { ACTION($action) }: bringt { $count } Novizen vom Bootssteg { ISLAND($target, case: "onto") }
chronicle-novice-appointed = { ACTION($action) }: schickt einen Novizen { ISLAND($island, case: "from") } auf Plättchen { $tile }
chronicle-novice-consecrated = { ACTION($action) }: führt den Novizen auf Plättchen { $tile } in den Tempel
chronicle-tile-claimed = { ACTION($action) }: nimmt Plättchen { $tile }, direkt { ISLAND($island, case: "from") }, das höchste in Reichweite
chronicle-novice-displaced = verdrängt den Novizen auf Feld { $tile } ({ $name }) auf den Bootssteg
chronicle-novice-displaced-island = verdrängt den Novizen auf Feld { $tile } ({ $name }) { ISLAND($island, case: "to-beside") }
# Wessen Buch es war: das eigene, das von $name, oder es lag ohne Novizen da.
chronicle-book-moved = { ACTION($action) }: { $whose ->
    [own] legt das eigene Buch von Feld { $source } auf Feld { $target }
    [other] nimmt { $name } das Buch von Feld { $source } und legt es auf Feld { $target }
   *[nobody] legt das Buch von Feld { $source } auf Feld { $target }
 }
chronicle-council-advanced = { ACTION($action) }: rückt { count-seats } vor, auf Sitz { $seat } (Wert { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") } aus
chronicle-apostate-driven = { ACTION($action) }: treibt den Abtrünnigen { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: dreht die letzte Zeitmarke um und beendet die Runde
    [one] { ACTION($action) }: dreht eine Zeitmarke um, { $left } bleibt
   *[other] { ACTION($action) }: dreht eine Zeitmarke um, { $left } bleiben
 }
chronicle-phase-closed = { ACTION($action) }: beendet die Runde
# $scores: die Liste aller Orden, jeder durch chronicle-score, wer die letzte Zeitmarke gedreht hat durch das
# andere; $points mit Vorzeichen.
chronicle-round-scored = Wertung der Runde { $round }: { $scores }
chronicle-score = { $name } { $points }
chronicle-score-candle = { $name } { $points } (davon 1 für die letzte Zeitmarke)
chronicle-start-passed = { $name } übernimmt die Startspielerfigur
chronicle-figure-moved = { FIGURE($figure, case: "start") } zieht { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-round-began = Runde { $round } beginnt; der Wächter steht auf der { $guardian }
# $scores: wie oben mit dem Einfluss am Ende, der Beste zuerst.
chronicle-game-ended = Spielende: { $scores }
