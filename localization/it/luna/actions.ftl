### Le azioni: nome sul pulsante, nome completo, aiuto in una frase ed etichette per scegliere fra di esse.

action-name = { $action ->
    [favor] Favore
    [recruit] Reclutamento
    [shrine] Santuario
    [herbs] Erbe
    [journey] Viaggio
    [tides] Marea
    [sail] Barca a vela
    [appoint] Promozione
    [consecrate] Santificazione
    [book] Libro
    [council] Consiglio
    [expel] Espulsione
    [meditate] Meditazione
    [done] Fatto
    [end] Fine turno
    [tire] Scelta Isola
    [place-shrine] Santuario
    [place-pairs] Coppie
    [novice] Novizio
   *[bribery] Corruzione
 }
    .full = { $action ->
    [favor] Favore del Sacerdote
    [recruit] Reclutamento
    [shrine] Costruzione di un Santuario
    [herbs] Erbe
    [journey] Viaggio
    [tides] Marea
    [sail] Barca a vela
    [appoint] Promozione
    [consecrate] Santificazione
    [book] Libro della Saggezza
    [council] Consiglio dei Sacerdoti
    [expel] Espulsione dell’Apostata
    [meditate] Meditazione
    [done] Fatto
    [end] Fine della Fase Azione
    [tire] Isola dell’avversario
    [place-shrine] Primo Santuario
    [place-pairs] Coppie di Novizi
    [novice] Novizio virtuale
   *[bribery] Corruzione
 }
action-end-unused = { $count ->
    [one] Fine · { $count } attivo
    [many] Fine · { $count } attivi
   *[other] Fine · { $count } attivi
 }

action-help = { $action ->
    [favor] 2 Novizi attivi di un’Isola, o 1 solo se lì c’è un proprio Santuario: si ottiene un gettone Favore di quell’Isola.
    [recruit] 2 Novizi attivi di un’Isola: 1 Novizio della riserva si aggiunge accanto all’Isola, inattivo.
    [shrine] Il gettone Santuario e 2 Novizi attivi sull’Isola del Capomastro: lì sorge un Santuario, al massimo uno per Ordine e per Isola.
    [herbs] Il gettone Erbe: 1 o 2 Novizi inattivi di un’Isola tornano attivi, ma mai sull’Isola delle Erbe.
    [journey] Tutti i Novizi attivi che si vogliono, da qualsiasi Isola, vanno accanto ad altre Isole e lì restano inattivi.
    [tides] Il gettone Marea: tutti i Novizi che si vogliono, attivi e inattivi, anche dal Pontile, vanno accanto ad altre Isole e lì restano inattivi.
    [sail] Il gettone Barca a vela: 1 o 2 Novizi attivi di un’Isola, oppure Novizi del Pontile, vanno su un’altra Isola e lì sono attivi.
    [appoint] 2 Novizi attivi dell’Isola con il simbolo della tessera, o 1 solo se lì c’è un proprio Santuario: il primo sale su una tessera Tempio valida e libera.
    [consecrate] Un Novizio su una tessera valida entra con essa nel Tempio: frutta l’influenza indicata dalla tessera sotto il Guardiano; i vicini degli altri Ordini con numero più basso e senza Libro vengono rimpiazzati, per 1 punto influenza ciascuno.
    [book] Il gettone Libro della Saggezza: un Libro qualsiasi del Tempio passa a un proprio Novizio che non ne ha, per 1 punto influenza{ $mode ->
        [two] ; il primo Libro di ogni turno ne vale 2
       *[other] { "" }
    }.
    [council] Un numero qualsiasi di Novizi attivi di un’Isola: per ciascuno il pezzo “Membro del Consiglio” avanza di una posizione.
    [expel] { $level ->
        [3] Impossibile al livello 3: l’Apostata blocca ogni azione sulla sua Isola, anche questa.
       *[other] Un numero qualsiasi di Novizi attivi sull’Isola dell’Apostata: per ciascuno l’Apostata avanza di un’Isola in senso orario.
    }
    [meditate] Si gira un gettone Tempo; l’ultimo conclude la Fase Azione e vale 1 punto influenza.
    [done] Il Viaggio o la Marea finisce qui, e con ciò l’azione.
    [end] La Fase Azione si conclude e si passa al punteggio del turno.
    [tire] Tutti i Novizi attivi dell’avversario sull’Isola scelta diventano inattivi; per ciascuno il suo pezzo avanza di una posizione nel Consiglio.
    [place-shrine] Un Santuario va su un’Isola che non ne ha ancora{ $mode ->
        [two] , ma non sull’Isola delle Erbe
        [solo] , ma né su quella del Capomastro né sull’Isola delle Erbe
       *[other] { "" }
    }.
    [place-pairs] Quattro coppie di Novizi vanno su quattro Isole diverse senza un proprio Santuario; ognuna delle due Isole rimaste fuori dà un gettone Favore.
    [novice] Il gettone Novizio sostituisce un Novizio attivo in un’azione, ma non quello che sale su una tessera Tempio, e mai per ottenere il Favore Novizio.
   *[bribery] Il gettone Corruzione: Promozione o Santificazione anche con una tessera fra il Guardiano e la tessera Guardiano successiva.
 }

## Etichette per scegliere fra azioni complete. $token dice se si usa il gettone Novizio: yes o no.

choice-place-shrine = Santuario { ISLAND($island, case: "on") }
choice-place-pairs = Coppie: { ISLAND($first) }, { ISLAND($second) }, { ISLAND($third) }, { ISLAND($fourth) }
choice-favor = { $token ->
    [yes] { FAVOUR($island) } con il gettone Novizio
   *[no] { FAVOUR($island) } solo con Novizi
 }
choice-recruit = { $token ->
    [yes] Reclutamento { ISLAND($island, case: "on") } con il gettone Novizio
   *[no] Reclutamento { ISLAND($island, case: "on") } con 2 Novizi
 }
choice-shrine = { $token ->
    [yes] Gettone Santuario, 1 Novizio e gettone Novizio
   *[no] Gettone Santuario e 2 Novizi
 }
choice-herbs = { $count ->
    [one] { $count } Novizio torna attivo
   *[other] { $count } Novizi tornano attivi
 }
choice-travellers = { $count ->
    [one] { $count } Novizio
   *[other] { $count } Novizi
 }
choice-journey = Novizio { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
choice-tides = { $active ->
    [yes] Novizio attivo { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
   *[no] Novizio inattivo { ISLAND($source, case: "from") } { ISLAND($target, case: "to-beside") }
 }
choice-tides-jetty = Novizio dal Pontile { ISLAND($target, case: "to-beside") }
choice-sail = { $count ->
    [one] In barca con { $count } Novizio
   *[other] In barca con { $count } Novizi
 }
choice-appoint = { $token ->
    [yes] Sulla tessera { $tile } con il gettone Novizio
   *[no] Sulla tessera { $tile } solo con Novizi
 }
choice-consecrate = Con la tessera { $tile } nel Tempio
choice-book = Libro dallo spazio { $source }
choice-council = { $count ->
    [one] { $count } Novizio: { $count } posizione
   *[other] { $count } Novizi: { $count } posizioni
 }
choice-council-with-token = { $count ->
    [one] { $count } Novizio + gettone Novizio: { $seats } posizioni
   *[other] { $count } Novizi + gettone Novizio: { $seats } posizioni
 }
choice-council-token = Gettone Novizio: 1 posizione
choice-expel = { $count ->
    [one] { $count } Novizio: { $count } Isola
   *[other] { $count } Novizi: { $count } Isole
 }
choice-expel-with-token = { $count ->
    [one] { $count } Novizio + gettone Novizio: { $steps } Isole
   *[other] { $count } Novizi + gettone Novizio: { $steps } Isole
 }
choice-expel-token = Gettone Novizio: 1 Isola
choice-meditate = Si gira un gettone Tempo
choice-tire = Novizi dell’avversario { ISLAND($island, case: "on") }
choice-done = Fatto
choice-end = Fine del turno
