### Che cosa è successo dall’ultimo turno, anteprima, punteggio passo per passo, fine della partita.

## Passaggio: i nomi sono soggetti o stanno prima dei due punti; non ci si rivolge a nessuno.

recap-tired = { $count ->
    [one] rende inattivo { $count } Novizio
   *[other] rende inattivi { $count } Novizi
 } { ISLAND($island, case: "on") } e ora è alla posizione { $seat } (vale { $value }) del Consiglio
recap-displaces = rimpiazza { $novices }
recap-displaced = { $count ->
    [one] { $name } (spazio { $fields })
   *[other] { $name } (spazi { $fields })
 }
recap-figure = { $name } { ISLAND($island, case: "on") }
recap-figures = Ora: { $figures }

## Anteprima

preview-title = Anteprima del punteggio
preview-row = { $row ->
    [priestess] Sacerdotessa
    [apostate] Apostata
    [temple] Tempio
    [paid] Questo turno
    [now] Finora
    [shrines] Santuari
    [favours] Favori
    [council] Consiglio
    [candle] Ultimo gettone Tempo
   *[total] Alla fine
 }
preview-note = Sagome sbiadite: il loro posto nel prossimo turno

## Punteggio passo per passo

round-end-devotion = { $count ->
    [one] { $count } contato – { $place }
    [many] { $count } contati – { $place }
   *[other] { $count } contati – { $place }
 }
round-end-nobody = { $step ->
    [priestess] nessuno attivo
   *[other] nessuno
 }
round-end-tied = { $council ->
    [ahead] parità ({ $count }), più avanti nel Consiglio
    [behind] parità ({ $count }), più indietro nel Consiglio
   *[between] parità ({ $count }), decide il Consiglio
 }
round-end-candle = ha concluso il turno
round-end-tempted = { count-novices } (−{ $count }) e un altro −1
round-end-place = { $place }º posto
round-end-exempt = non paga mai
round-end-step = { $step ->
    [priestess] La Sacerdotessa della Luna { ISLAND($island, case: "on") }: contano i Novizi attivi e i Santuari.
    [apostate] L’Apostata { ISLAND($island, case: "on") }: { $mode ->
        [solo] se il giocatore ha Novizi presso di lui, paga 1 punto influenza per ciascuno e 1 in più; l’avversario mai.
       *[other] chi ha Novizi presso di lui paga 1 punto influenza per ciascuno e 1 in più.
    }
    [temple] Ogni Novizio nel Tempio frutta 1 punto influenza.
   *[sum] Tutto si somma.
 }
round-end-tie = Parità presso la Sacerdotessa della Luna: decide il Consiglio, in quest’ordine:
round-end-floor = L’influenza non scende mai sotto 0.
round-end-skip = Clic o barra spaziatrice: tutto subito
# Solo: novices that could still have acted when the phase was ended; $count is never 0.
round-end-unused = { $count ->
    [one] { $count } Novizio attivo è rimasto inutilizzato.
    [many] { $count } Novizi attivi sono rimasti inutilizzati.
   *[other] { $count } Novizi attivi sono rimasti inutilizzati.
 } “{ bar-undo }” revoca la fine del turno.

## Punteggio a fine partita

end-score-heading = Punteggio di fine partita
end-score-shrines = { $count } × { $points }
end-score-favours = non usati: { $count }
end-score-seat = posizione { $seat }
end-score-none = nessuno
end-score-step = { $step ->
    [shrines] Ogni Santuario frutta { $points } punti influenza.
    [favours] Ogni gettone Favore non usato frutta 1 punto influenza.
    [council] La posizione nel Consiglio frutta il numero che porta scritto.
   *[sum] Tutto si somma all’influenza.
 }

## Fine della partita

game-end-tab = { $tab ->
    [result] Risultato
    [course] Andamento
   *[rounds] Turno per turno
 }
game-end-start = Inizio
game-end-gains = Azioni
game-end-sum = Somma
game-end-tie = { $first } e { $second } hanno la stessa influenza: nel Consiglio è avanti { $first }.

game-end-winner = { $name } vince
game-end-solo-won = Vittoria!
game-end-solo-lost = Stavolta non è vittoria
game-end-margin = { count-points } · vantaggio: { $lead } · al secondo posto: { $name }
game-end-solo-margin = { count-points } · distacco dall’avversario: { $difference }
game-end-course-look = Guarda il tavolo in questo momento
game-end-shrines = Santuari
game-end-favours = Favori non usati
game-end-council = Posizione nel Consiglio
game-end-total = Influenza finale

## Fine del turno

round-end-heading = Punteggio del turno { $round }
# Sopra un punteggio mostrato di nuovo; $heading: che cosa si conteggia.
round-end-again = Storico: { $heading }
round-end-temple = Novizi nel Tempio
