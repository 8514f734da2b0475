### La cronaca: una frase per ogni evento. $name e $by sono nomi qualsiasi: perciò stanno come soggetti al presente
### o fra parentesi e non si declinano mai.

chronicle-shrine-placed = { $name } piazza un Santuario { ISLAND($island, case: "on") }.
chronicle-pairs-placed = { $name } piazza coppie di Novizi: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }.
chronicle-favour-received = { $name } riceve il gettone { FAVOUR($favour) }.
chronicle-token-spent = { $name } restituisce il gettone { FAVOUR($favour) }.
# $told: la frase di un’azione che ha usato gettoni Favore, $tokens: i loro nomi.
chronicle-token-spent-for = { $count ->
    [one] { $told } Gettone usato: { $tokens }.
   *[other] { $told } Gettoni usati: { $tokens }.
 }
chronicle-novices-tired = { $count ->
    [one] { $name }: { $count } Novizio { ISLAND($island, case: "on") } diventa inattivo.
   *[other] { $name }: { $count } Novizi { ISLAND($island, case: "on") } diventano inattivi.
 }
chronicle-favour-taken = { $name } prende il gettone { FAVOUR($favour) }.
chronicle-novice-recruited = { $name } recluta un Novizio { ISLAND($island, case: "on") }.
chronicle-shrine-built = { $name } costruisce un Santuario { ISLAND($island, case: "on") }.
chronicle-novices-woken = { $count ->
    [one] { $name } riattiva { $count } Novizio { ISLAND($island, case: "on") }.
   *[other] { $name } riattiva { $count } Novizi { ISLAND($island, case: "on") }.
 }
chronicle-novice-travelled-journey = { $name } manda in Viaggio un Novizio { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
chronicle-novice-travelled-tides = { $active ->
    [yes] { $name } sposta con la Marea un Novizio attivo { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
   *[no] { $name } sposta con la Marea un Novizio inattivo { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }.
 }
chronicle-novice-travelled-jetty = { $name } sposta con la Marea un Novizio dal Pontile { ISLAND($target, case: "to-beside") }.
chronicle-travel-ended = { $kind ->
    [journey] { $name } conclude il Viaggio.
   *[tides] { $name } conclude la Marea.
 }
chronicle-novices-sailed = { $count ->
    [one] { $name } porta in barca { $count } Novizio { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
   *[other] { $name } porta in barca { $count } Novizi { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
 }
chronicle-novices-sailed-jetty = { $count ->
    [one] { $name } porta in barca { $count } Novizio dal Pontile { ISLAND($target, case: "onto") }.
   *[other] { $name } porta in barca { $count } Novizi dal Pontile { ISLAND($target, case: "onto") }.
 }
chronicle-novice-appointed = { $name } promuove un Novizio { ISLAND($island, case: "from") } sulla tessera { $tile }.
chronicle-novice-consecrated = { $name } santifica il Novizio sulla tessera { $tile }: +{ $points } influenza.
chronicle-tile-claimed = { $name } porta un Novizio { ISLAND($island, case: "from") } con la tessera { $tile } direttamente nel Tempio: +{ $points } influenza.
chronicle-novice-displaced = { $by } rimpiazza il Novizio sulla tessera { $tile } ({ $name }), che va sul Pontile: +1 influenza.
chronicle-novice-displaced-island = { $by } rimpiazza il Novizio sulla tessera { $tile } ({ $name }), che va { ISLAND($island, case: "to-beside") }: +1 influenza.
chronicle-book-moved = { $name } sposta il Libro dalla tessera { $source } alla tessera { $target }: +{ $points } influenza.
chronicle-council-advanced = { $steps ->
    [one] { $name } avanza nel Consiglio di { $steps } posizione, fino alla posizione { $seat }.
   *[other] { $name } avanza nel Consiglio di { $steps } posizioni, fino alla posizione { $seat }.
 }
chronicle-apostate-driven = { $name } espelle l’Apostata { ISLAND($source, case: "from") } e lo manda { ISLAND($target, case: "onto") }.
chronicle-candle-turned = { $left ->
    [0] { $name } gira l’ultimo gettone Tempo: +{ $points } influenza. La Fase Azione è conclusa.
    [one] { $name } medita; arde ancora { $left } candela.
   *[other] { $name } medita; ardono ancora { $left } candele.
 }
chronicle-phase-closed = { $name } conclude la Fase Azione.
# $scores: l’elenco di tutti gli Ordini, ciascuno con chronicle-score; $points con il segno.
chronicle-round-scored = Punteggio del turno { $round }: { $scores }.
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } riceve la sagoma del giocatore iniziale.
chronicle-figure-moved = { FIGURE($figure, case: "start") } si sposta { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }.
chronicle-round-began = Comincia il turno { $round }: il Guardiano è sulla tessera { $guardian }.
# $scores: come sopra, con l’influenza finale, dal migliore.
chronicle-game-ended = Fine della partita: { $scores }.
