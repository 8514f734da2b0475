### Die Chronik: ein Satz für jedes Ereignis. $name und $by sind beliebige Namen, darum stehen sie als Subjekt
### in der Gegenwart oder in Klammern und werden nie gebeugt.

chronicle-shrine-placed = { $name } setzt eine Kultstätte { ISLAND($island, case: "onto") }.
chronicle-pairs-placed = { $name } setzt Novizenpaare: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }.
chronicle-favour-received = { $name } erhält die Gunstmarke „{ FAVOUR($favour) }“.
chronicle-token-spent = { $name } gibt die Gunstmarke „{ FAVOUR($favour) }“ ab.
# $told: der Satz einer Aktion, die Gunstmarken eingesetzt hat, $tokens: deren Namen.
chronicle-token-spent-for = { $count ->
    [one] { $told } Eingesetzte Gunstmarke: { $tokens }.
   *[other] { $told } Eingesetzte Gunstmarken: { $tokens }.
 }
chronicle-novices-tired = { $count ->
    [one] { $name }: { $count } Novize { ISLAND($island, case: "on") } wird inaktiv.
   *[other] { $name }: { $count } Novizen { ISLAND($island, case: "on") } werden inaktiv.
 }
chronicle-favour-taken = { $name } nimmt die Gunstmarke „{ FAVOUR($favour) }“.
chronicle-novice-recruited = { $name } wirbt { ISLAND($island, case: "on") } einen Novizen an.
chronicle-shrine-built = { $name } errichtet { ISLAND($island, case: "on") } eine Kultstätte.
chronicle-novices-woken = { $name } aktiviert { $count } Novizen { ISLAND($island, case: "on") }.
chronicle-novice-travelled-journey = { $name } schickt einen Novizen { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
chronicle-novice-travelled-tides = { $active ->
    [yes] { $name } versetzt mit den Gezeiten einen aktiven Novizen { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
   *[no] { $name } versetzt mit den Gezeiten einen inaktiven Novizen { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
 }
chronicle-novice-travelled-jetty = { $name } versetzt mit den Gezeiten einen Novizen vom Bootssteg { ISLAND($target, case: "to-beside") }.
chronicle-travel-ended = { $kind ->
    [journey] { $name } beendet die Reise.
   *[tides] { $name } beendet die Gezeiten.
 }
chronicle-novices-sailed = { $name } segelt mit { $count } Novizen { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
chronicle-novices-sailed-jetty = { $name } segelt mit { $count } Novizen vom Bootssteg { ISLAND($target, case: "onto") }.
chronicle-novice-appointed = { $name } ernennt einen Novizen { ISLAND($island, case: "from") } für Plättchen { $tile }.
chronicle-novice-consecrated = { $name } weiht den Novizen auf Plättchen { $tile }: +{ $points } Einfluss.
chronicle-tile-claimed = { $name } bringt einen Novizen { ISLAND($island, case: "from") } mit Plättchen { $tile } direkt in den Tempel: +{ $points } Einfluss.
chronicle-novice-displaced = { $by } verdrängt den Novizen auf Plättchen { $tile } ({ $name }) auf den Bootssteg: +1 Einfluss.
chronicle-novice-displaced-island = { $by } verdrängt den Novizen auf Plättchen { $tile } ({ $name }) { ISLAND($island, case: "to-beside") }: +1 Einfluss.
chronicle-book-moved = { $name } versetzt das Buch von Plättchen { $source } auf Plättchen { $target }: +{ $points } Einfluss.
chronicle-council-advanced = { $steps ->
    [one] { $name } rückt im Priesterrat { $steps } Sitz vor, auf Sitz { $seat }.
   *[other] { $name } rückt im Priesterrat { $steps } Sitze vor, auf Sitz { $seat }.
 }
chronicle-apostate-driven = { $name } vertreibt den Abtrünnigen { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
chronicle-candle-turned = { $left ->
    [0] { $name } dreht die letzte Zeitmarke um: +{ $points } Einfluss. Die Aktionsphase ist vorbei.
    [one] { $name } meditiert; es brennt noch { $left } Kerze.
   *[other] { $name } meditiert; es brennen noch { $left } Kerzen.
 }
chronicle-phase-closed = { $name } beendet die Aktionsphase.
# $scores: die Liste aller Orden, jeder durch chronicle-score; $points mit Vorzeichen.
chronicle-round-scored = Wertung der Runde { $round }: { $scores }.
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } übernimmt die Startspielerfigur.
chronicle-figure-moved = { FIGURE($figure, case: "start") } zieht { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
chronicle-round-began = Runde { $round } beginnt; der Wächter steht auf der { $guardian }.
# $scores: wie oben mit dem Einfluss am Ende, der Beste zuerst.
chronicle-game-ended = Spielende: { $scores }.
