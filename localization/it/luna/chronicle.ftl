### La cronaca: una riga per ogni evento, con le parole dei pulsanti (ACTION). Chi agisce sta sopra o davanti
### (chronicle-by); gli altri nomi stanno fra parentesi e non si declinano mai.

# Una riga con il nome davanti, e con il guadagno dopo; $points con il segno.
chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })

chronicle-shrine-placed = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-pairs-placed = { ACTION($action) }: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
chronicle-favour-received = Gettone { FAVOUR($favour) } ricevuto
chronicle-token-spent = Gettone { FAVOUR($favour) } restituito
# $told: la riga di un’azione che ha usato gettoni Favore, $tokens: i loro nomi.
chronicle-token-spent-for = { $count ->
    [one] { $told }, con il gettone { $tokens }
   *[other] { $told }, con i gettoni { $tokens }
 }
chronicle-novices-tired = { $count ->
    [one] { $count } Novizio inattivo { ISLAND($island, case: "on") }
   *[other] { $count } Novizi inattivi { ISLAND($island, case: "on") }
 }
chronicle-favour-taken = { ACTION($action) }: prende “{ FAVOUR($favour) }”
chronicle-novice-recruited = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-shrine-built = { ACTION($action) } { ISLAND($island, case: "on") }
chronicle-novices-woken = { ACTION($action) }: riattiva { count-novices } { ISLAND($island, case: "on") }
# Un Viaggio o una Marea in una riga; $ways: “2 dall’Isola del Libro, 1 dal Pontile accanto all’Isola della Marea; …”.
chronicle-novice-travelled = { ACTION($action) }: sposta { $ways }
chronicle-way-from = { $count } { ISLAND($source, case: "from") }
chronicle-way-inactive = { $count ->
    [one] { $count } inattivo
   *[other] { $count } inattivi
 } { ISLAND($source, case: "from") }
chronicle-way-jetty = { $count } dal Pontile
chronicle-way-to = { $sources } { ISLAND($target, case: "to-beside") }
chronicle-way-more = { $first }; { $second }
# Lo stesso in breve, con molte vie; $islands è almeno 2.
chronicle-novice-travelled-far = { ACTION($action) }: { count-novices } accanto a { $islands } isole
chronicle-novice-travelled-to = { ACTION($action) }: { count-novices } { ISLAND($target, case: "to-beside") }
chronicle-travel-ended = { ACTION($action) }: fine
chronicle-novices-sailed = { ACTION($action) }: porta { count-novices } { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-novices-sailed-jetty = { ACTION($action) }: porta { count-novices } dal Pontile { ISLAND($target, case: "onto") }
chronicle-novice-appointed = { ACTION($action) }: sale { ISLAND($island, case: "from") } alla tessera { $tile }
chronicle-novice-consecrated = { ACTION($action) }: entra nel Tempio con la tessera { $tile }
chronicle-tile-claimed = { ACTION($action) }: prende la tessera { $tile }, direttamente { ISLAND($island, case: "from") }, la più alta alla sua portata
chronicle-novice-displaced = Novizio dello spazio { $tile } ({ $name }) rimpiazzato, sul Pontile
chronicle-novice-displaced-island = Novizio dello spazio { $tile } ({ $name }) rimpiazzato, { ISLAND($island, case: "to-beside") }
chronicle-book-moved = { ACTION($action) }: lo sposta dallo spazio { $source } allo spazio { $target }
chronicle-council-advanced = { ACTION($action) }: avanza di { count-seats }, alla posizione { $seat } (vale { $value })
chronicle-council-advanced-from = { $told }, { ISLAND($island, case: "from") }
chronicle-apostate-driven = { ACTION($action) }: spinge l’Apostata { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-candle-turned = { $left ->
    [0] { ACTION($action) }: l’ultimo gettone Tempo, la Fase Azione è conclusa
    [one] { ACTION($action) }, resta { $left } gettone Tempo
   *[other] { ACTION($action) }, restano { $left } gettoni Tempo
 }
chronicle-phase-closed = { ACTION($action) }
# $scores: l’elenco di tutti gli Ordini, ciascuno con chronicle-score; $points con il segno.
chronicle-round-scored = Punteggio del turno { $round }: { $scores } (Sacerdotessa, Apostata, Tempio)
chronicle-score = { $name } { $points }
chronicle-start-passed = { $name } riceve la sagoma del giocatore iniziale
chronicle-figure-moved = { FIGURE($figure, case: "start") } si sposta { ISLAND($source, case: "from") } { ISLAND($target, case: "onto") }
chronicle-round-began = Comincia il turno { $round }: il Guardiano è sulla tessera { $guardian }
# $scores: come sopra, con l’influenza finale, dal migliore.
chronicle-game-ended = Fine della partita: { $scores }
