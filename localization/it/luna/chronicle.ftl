### La cronaca: una riga per ogni evento, con le parole dei pulsanti (ACTION). Chi agisce sta sopra o davanti
### (chronicle-by); gli altri nomi stanno fra parentesi e non si declinano mai.

# Una riga con il nome davanti, e con il guadagno dopo; $points con il segno.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) }: lo costruisce { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: mette 2 Novizi su ognuna di queste Isole: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
chronicle-favour-received = riceve il gettone { FAVOUR($favour) }
chronicle-token-spent = restituisce il gettone { FAVOUR($favour) }
# $told: la riga di un’azione che ha usato gettoni Favore, $tokens: i loro nomi.
chronicle-token-spent-for = { $count ->
    [one] { $told }, con il gettone { $tokens }
   *[other] { $told }, con i gettoni { $tokens }
 }
chronicle-novices-tired = { $count ->
    [one] rende inattivo { $count } Novizio
   *[other] rende inattivi { $count } Novizi
 } { ISLAND($island, case: "on") }
chronicle-favour-taken = { ACTION($action) }: prende il gettone “{ FAVOUR($favour) }”
chronicle-novice-recruited = { ACTION($action) }: mette un nuovo Novizio { ISLAND($island, case: "beside") }
chronicle-shrine-built = { ACTION($action) }: ne costruisce uno { ISLAND($island, case: "on") }
chronicle-novices-woken = { ACTION($action) }: riattiva { count-novices } { ISLAND($island, case: "on") }
# Un Viaggio o una Marea in una riga; $ways: “2 Novizi dall’Isola del Libro, 1 Novizio dal Pontile accanto all’Isola della Marea; …”.
chronicle-novice-travelled = { ACTION($action) }: sposta { $ways }
chronicle-way-from = { count-novices } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count ->
    [one] { $count } Novizio inattivo
   *[other] { $count } Novizi inattivi
 } { ISLAND($source, case: "from") }
chronicle-way-jetty = { count-novices } dal Pontile
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# Lo stesso in breve, con molte vie; $islands è almeno 2, $goals: “Marea: 2, Santuario: 1”, ognuno con chronicle-goal.
chronicle-novice-travelled-far = { ACTION($action) }: sposta { count-novices } accanto a { $islands } isole
chronicle-novice-travelled-goals = { $told } ({ $goals })
chronicle-goal = { ISLAND($island) }: { $count }
chronicle-novice-travelled-to = { ACTION($action) }: sposta { count-novices } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: finisce qui
chronicle-novices-sailed = { ACTION($action) }: porta { count-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-novices-sailed-jetty = { ACTION($action) }: porta { count-novices } dal Pontile { ISLAND($target, case: "onto") }
chronicle-novice-appointed = { ACTION($action) }: manda un Novizio { ISLAND($island, case: "from") } alla tessera { $tile }
chronicle-novice-consecrated = { ACTION($action) }: porta nel Tempio il Novizio della tessera { $tile }
chronicle-tile-claimed = { ACTION($action) }: prende la tessera { $tile }, direttamente { ISLAND($island, case: "from") }, la più alta alla sua portata
chronicle-novice-displaced = rimpiazza il Novizio dello spazio { $tile } ({ $name }), che va sul Pontile
chronicle-novice-displaced-island = rimpiazza il Novizio dello spazio { $tile } ({ $name }), che va { ISLAND($island, case: "to-beside") }
# Di chi era il libro: proprio, di $name o ormai di nessuno.
chronicle-book-moved = { ACTION($action) }: { $whose ->
    [own] sposta il proprio libro dallo spazio { $source } allo spazio { $target }
    [other] toglie il libro a { $name } dallo spazio { $source } e lo mette sullo spazio { $target }
   *[nobody] sposta il libro dallo spazio { $source } allo spazio { $target }
 }
chronicle-council-advanced = { ACTION($action) }: avanza di { count-seats }, alla posizione { $seat } (vale { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") }
chronicle-apostate-driven = { ACTION($action) }: spinge l’Apostata { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: gira l’ultimo gettone Tempo e conclude il turno
    [one] { ACTION($action) }: gira un gettone Tempo, ne resta { $left }
   *[other] { ACTION($action) }: gira un gettone Tempo, ne restano { $left }
 }
chronicle-phase-closed = { ACTION($action) }: conclude il turno
# $scores: l’elenco di tutti gli Ordini, ciascuno con chronicle-score, chi ha girato l’ultimo gettone Tempo con
# l’altro; $points con il segno.
chronicle-round-scored = Punteggio del turno { $round }: { $scores }
chronicle-score = { $name } { $points }
chronicle-score-candle = { $name } { $points } (di cui 1 per l’ultimo gettone Tempo)
chronicle-start-passed = { $name } riceve la sagoma del giocatore iniziale
chronicle-figure-moved = { FIGURE($figure, case: "start") } si sposta { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-round-began = Comincia il turno { $round }: il Guardiano è sulla tessera { $guardian }
# $scores: come sopra, con l’influenza finale, dal migliore.
chronicle-game-ended = Fine della partita: { $scores }
