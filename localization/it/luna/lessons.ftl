### Le nove lezioni e il primo turno guidato: al massimo due frasi brevi per passo, nessuno viene chiamato in causa.
### -but: ciò che si dice dopo un’altra mossa permessa, che poi si annulla; -on: tra i passi di un’azione.

## 1 I Novizi e un Favore

lesson-favour-title = I Novizi e un Favore
lesson-favour-aim = Dopo sei turni vince chi ha più influenza. Tutto comincia dai Novizi e da un Favore.
lesson-favour-learnt = Due Novizi attivi prendono il Favore della loro Isola; accanto al proprio Santuario ne basta uno. Chi ha agito resta inattivo fino al turno seguente.
lesson-favour-fetch = Dopo sei turni vince chi ha più influenza, e i Favori aiutano. Gioca Giallo: trascinare uno dei due Novizi dell’Isola del Libro sul suo gettone Favore.
lesson-favour-fetch-but = Si può fare anche così, ma qui si tratta del Favore dell’Isola del Libro. Più avanti sposta un Libro, e questo porta punti.
lesson-favour-discount = Ora i due sono inattivi fino al turno seguente. Accanto al proprio Santuario, sull’Isola della Marea, basta un Novizio: trascinarlo sul gettone Favore.
lesson-favour-discount-but = Si può fare anche così, ma sull’Isola della Marea si ha un Favore con un solo Novizio.
lesson-favour-wake = Il gettone Erbe rende di nuovo attivi i Novizi. Trascinarlo sui due accanto all’Isola del Libro e sceglierli entrambi: così agiscono ancora una volta.
lesson-favour-wake-but = Si può fare anche così, ma riattivarli entrambi vale di più: non costa alcun Novizio.

## 2 Verso il Tempio

lesson-temple-title = Verso il Tempio
lesson-temple-aim = Come un Novizio arriva sul percorso che porta nel Tempio.
lesson-temple-learnt = Due Novizi portano uno di loro su una tessera valida con il simbolo della loro Isola. La Corruzione arriva un gruppo più in là.
lesson-temple-path = Attorno al Tempio corre il percorso con le sue tessere. Sono valide quelle tra il Guardiano e il Pontile: qui la 7 e la 5.
lesson-temple-appoint = La tessera 5 mostra la Barca a vela. Per una Promozione trascinarvi un Novizio dall’Isola della Barca a vela; il secondo lo aiuta e poi è inattivo.
lesson-temple-appoint-but = Si può fare anche così, ma nel Tempio si entra solo da una tessera. In questo turno la Santificazione porta 6 punti influenza.
lesson-temple-appoint-but-bribery = Si può fare anche così, ma tra poco servirà il gettone Corruzione. La tessera 5 non richiede gettoni.
lesson-temple-appoint-but-seven = Si può fare anche così, ma qui si intende la tessera 5. La 7 la prende tra poco Rosso.
lesson-temple-bribe = Rosso ha preso la tessera 7. La Corruzione apre il gruppo seguente: trascinare un Novizio dall’Isola del Novizio sulla tessera 9.
lesson-temple-bribe-but = Si può fare anche così, ma le tessere sono poche. Quelle che prende Rosso sono perse.
lesson-temple-bribe-but-enter = Si può fare anche così, ma la Santificazione è per la lezione seguente. Qui la Corruzione apre un’altra tessera.
lesson-temple-gate = Dopo ogni turno il Guardiano rende valide le tessere del gruppo seguente. Il suo valore scende da 6 a 2: chi arriva presto riceve di più.

## 3 Santificazione e Rimpiazzo

lesson-consecrate-title = Santificazione e Rimpiazzo
lesson-consecrate-aim = Che cosa porta una Santificazione e a che cosa serve un Libro.
lesson-consecrate-learnt = Una Santificazione porta il valore del Guardiano e rimpiazza i vicini con numero più basso. Solo un Libro li protegge.
lesson-consecrate-enter = Una Santificazione non costa Novizi e porta il valore del Guardiano, ora 6 punti influenza. Trascinare la tessera 5 col suo Novizio sul suo spazio nel Tempio.
lesson-consecrate-enter-but = Si può fare anche così, ma ora nulla porta quanto questa Santificazione: 6 punti influenza.
lesson-consecrate-enter-but-seven = Si può fare anche così, ma tra poco lo spazio 7 porterà ancora di più. Quindi prima la tessera 5.
lesson-consecrate-take = Un Libro protegge il Novizio di Rosso sullo spazio 4. Il gettone Libro della Saggezza lo sposta: trascinarlo dallo spazio 4 al 5, porta 2 punti influenza.
lesson-consecrate-take-but = Si può fare anche così, ma finché Rosso ha il Libro nessuno viene rimpiazzato. Quindi prima il Libro dallo spazio 4.
lesson-consecrate-displace = Ora nulla protegge più Rosso. Trascinare la tessera 7 sul suo spazio: chi vi entra rimpiazza i vicini con un numero più basso e senza Libro.
lesson-consecrate-displace-but = Si può fare anche così, ma nulla porta quanto questa Santificazione: 6 punti influenza, più 1 per il Rimpiazzo.
lesson-consecrate-jetty = Il Novizio rimpiazzato ora sta sul Pontile, e questo valeva 1 punto influenza in più. Lo riprendono solo la Marea o la Barca a vela.

## 4 I Viaggi

lesson-journey-title = I Viaggi
lesson-journey-aim = Tre modi di portare i Novizi dove rendono punti.
lesson-journey-learnt = Dopo un Viaggio e con la Marea i Novizi arrivano inattivi, con la Barca a vela restano attivi. Solo la Marea muove anche quelli inattivi.
lesson-journey-leave = Qui c’è l’Apostata: due Novizi costano 3 punti influenza. Un Viaggio non richiede gettoni: trascinarli entrambi su un’altra Isola.
lesson-journey-leave-on = Chi ha viaggiato sta inattivo accanto alla nuova Isola. Quando dall’Apostata non c’è più nessuno, “{ ACTION("done") }” conclude il Viaggio.
lesson-journey-leave-but = Si può fare anche così, ma l’Apostata costa ancora punti. Entrambi i Novizi devono andarsene.
lesson-journey-leave-but-expel = Si può fare anche così, ma qui si tratta di viaggiare. L’Espulsione dell’Apostata è nella lezione seguente.
lesson-journey-leave-but-tides = Si può fare anche così, ma tra poco servirà la Marea. Per i Novizi attivi basta un Viaggio.
lesson-journey-gather = Per 5 punti influenza a Giallo servono due Novizi attivi dalla Sacerdotessa della Luna. Trascinare il gettone Barca a vela su due Novizi, questi sull’Isola della Barca a vela, e sceglierli entrambi.
lesson-journey-gather-but = Si può fare anche così, ma per la Sacerdotessa della Luna contano solo i Novizi attivi. Due devono arrivare da lei con la Barca a vela.
lesson-journey-ahead = Nel turno seguente la Sacerdotessa della Luna sarà sull’Isola del Novizio. La Marea muove anche gli inattivi: trascinare là i due che hanno viaggiato.
lesson-journey-ahead-on = Devono andarci entrambi; nel turno seguente saranno attivi. “{ ACTION("done") }” conclude la traversata.
lesson-journey-ahead-but = Si può fare anche così, ma poi mancano Novizi sull’Isola del Novizio o dove sono ancora attivi. Là devono arrivarne due inattivi.

## 5 Da dove vengono i punti

lesson-scoring-title = Da dove vengono i punti
lesson-scoring-aim = Sacerdotessa della Luna, Apostata, Tempio: un punteggio da giocare.
lesson-scoring-learnt = In ogni turno contano la Sacerdotessa della Luna, l’Apostata e il Tempio. L’anteprima mostra in anticipo che cosa porterebbe il punteggio.
lesson-scoring-priestess = Per la Sacerdotessa della Luna contano, alla fine del turno, i Novizi attivi e i Santuari. Giallo è avanti 2 a 1 e riceve 5 punti influenza, Rosso ne riceve 2.
lesson-scoring-expel = Due Novizi dall’Apostata costano 3 punti influenza: uno a testa e uno in più. Trascinare uno dei due su di lui: andrà da Rosso.
lesson-scoring-expel-but = Si può fare anche così, ma il posto migliore per l’Apostata è l’Isola del Libro. Lì paga solo Rosso, e paga 3 punti influenza.
lesson-scoring-end = Ogni Novizio nel Tempio porta ancora 1 punto influenza. L’ultimo gettone Tempo conclude il turno e vale 1 anche lui: fare clic qui.
lesson-scoring-end-but = Si può fare anche così, ma questo punteggio non migliora più. Rosso potrebbe ancora raggiungere la Sacerdotessa della Luna.
lesson-scoring-paid = Da 5 punti influenza a 12: 5 dalla Sacerdotessa della Luna, 1 per il Tempio, 1 per l’ultimo gettone Tempo. Ora tutti i Novizi sono di nuovo attivi.

## 6 Il Consiglio dei Sacerdoti

lesson-council-title = Il Consiglio dei Sacerdoti
lesson-council-aim = Chi è avanti nel Consiglio vince ogni parità.
lesson-council-learnt = Il Consiglio decide ogni parità. Sulla stessa posizione è avanti chi è arrivato per ultimo.
lesson-council-tie = Per la Sacerdotessa della Luna si è 2 a 2. Decide il Consiglio, e lì il pezzo di Rosso sta sopra: Rosso avrebbe 5 punti influenza, Giallo 2.
lesson-council-pass = Ogni Novizio fa avanzare il pezzo di una posizione. Trascinarne uno dall’Isola del Novizio al Consiglio: qui basta e porta 3 punti influenza in più.
lesson-council-pass-but = Si può fare anche così, ma i 5 punti influenza andrebbero ancora a Rosso.
lesson-council-pass-but-herbs = Si può fare anche così, ma questo Novizio ora manca alla Sacerdotessa della Luna. Meglio uno di un’altra Isola.
lesson-council-pass-but-more = Si può fare anche così, ma basta un Novizio. L’altro può fare altro.
lesson-council-top = Rosso è di nuovo avanti, di una posizione. Chi arriva su una posizione sta sopra, quindi basta ancora un Novizio.
lesson-council-top-but = Si può fare anche così, ma i 5 punti influenza andrebbero ancora a Rosso.
lesson-council-top-but-herbs = Si può fare anche così, ma questo Novizio ora manca alla Sacerdotessa della Luna. Meglio uno di un’altra Isola.
lesson-council-top-but-more = Si può fare anche così, ma basta un Novizio. L’altro può fare altro.
lesson-council-value = A fine partita la posizione stessa vale qualcosa, questa 10 punti influenza. Anche una parità per la vittoria la decide il Consiglio.

## 7 I Santuari e il Capomastro

lesson-shrine-title = I Santuari e il Capomastro
lesson-shrine-aim = Dove si può costruire, e perché conviene.
lesson-shrine-learnt = Un gettone Santuario e due Novizi dal Capomastro diventano un Santuario: 4 punti influenza alla fine, e per un Favore o una Promozione lì basta un Novizio.
lesson-shrine-builder = I Santuari si costruiscono solo dove sta il Capomastro. Dopo ogni turno avanza di quattro Isole.
lesson-shrine-build = Trascinare il gettone Santuario sul Capomastro; due Novizi di qui aiutano. Alla fine sono 4 punti influenza.
lesson-shrine-build-but = Si può fare anche così, ma nel turno seguente il Capomastro sarà altrove. Anche i 4 punti influenza andrebbero persi.
lesson-shrine-save = Da ora il Santuario fa risparmiare qui un Novizio. L’ultimo attivo prende il Favore da solo: trascinarlo sul gettone.
lesson-shrine-save-but = Si può fare anche così, ma in nessun posto un Favore costa poco come qui. Basta un Novizio.
lesson-shrine-worth = Per la Sacerdotessa della Luna un Santuario conta in ogni turno come un Novizio attivo. Prima lo si costruisce, più volte conta.

## 8 I gettoni Tempo e il ritmo

lesson-tempo-title = I gettoni Tempo e il ritmo
lesson-tempo-aim = Quando conviene concludere un turno.
lesson-tempo-learnt = A chi ha poco da fare conviene concludere il turno. Nell’ultimo conta solo ciò che porta punti alla fine.
lesson-tempo-more = Rosso ha ancora 6 Novizi attivi, Giallo solo i due dalla Sacerdotessa della Luna. È ancora acceso un gettone Tempo.
lesson-tempo-end = L’ultimo gettone Tempo conclude subito il turno per tutti e porta 1 punto influenza. Ciò che Rosso ha ancora in mente sfuma: fare clic qui.
lesson-tempo-end-but = Si può fare anche così, ma ora Rosso può ancora lasciare l’Apostata. Così risparmia 3 punti influenza.
lesson-tempo-start = Chi gira l’ultimo gettone Tempo cede l’inizio: comincia quindi Rosso. È il turno 6, l’ultimo.
lesson-tempo-last = Ora conta solo ciò che porta subito punti, e più di tutto una Santificazione: 2. Trascinare un Novizio dall’Isola del Santuario sulla tessera 7, via dall’Apostata.
lesson-tempo-last-but = Si può fare anche così, ma da qui alla fine non porta punti. Una Santificazione, un Favore o due posizioni nel Consiglio sì.
lesson-tempo-last-but-leave = Si può fare anche così, e fa risparmiare punti dall’Apostata. Qui però porta di più la tessera.
lesson-tempo-left = Alla fine si aggiungono 4 punti influenza per ogni Santuario, 1 per ogni Favore e il valore della posizione. Vince chi ha più influenza.

## 9 Da soli contro l’avversario

lesson-solo-title = Da soli contro l’avversario
lesson-solo-aim = Che cosa farà l’avversario si sa sempre in anticipo.
lesson-solo-learnt = L’avversario prende la tessera valida più alta per cui ha un Novizio attivo. Chi rende inattivo il gruppo giusto decide quale sarà.
lesson-solo-play = Comincia una partita in solitario
lesson-solo-rule = L’avversario prende sempre la tessera valida più alta per cui ha un Novizio attivo. Ora sarebbe la 7.
lesson-solo-tire = A inizio turno uno dei suoi gruppi diventa inattivo, e lui avanza nel Consiglio. Fare clic su questo: nel confronto costa meno di tutti, e la tessera 7 resta a Giallo, 6 punti influenza.
lesson-solo-tire-but = Si può fare anche così, ma ora la tessera 7 è dell’avversario. Giallo avrebbe potuto raggiungerla in questo turno.
lesson-solo-appoint = Ha preso la tessera 5, per la stessa influenza; la 7 è rimasta libera. Ora Giallo agisce da solo, quante volte vuole: trascinare un Novizio dall’Isola del Santuario sulla tessera 7.
lesson-solo-appoint-but = Si può fare anche così, ma prima la tessera: da lì la Santificazione porta 6 punti influenza.
lesson-solo-enter = Nessuno si mette in mezzo. La Santificazione porta subito 6 punti influenza: trascinare la tessera sul suo spazio.
lesson-solo-enter-but = Si può fare anche così, ma i 6 punti influenza della Santificazione sono lì da prendere.
lesson-solo-end = Qui non ci sono gettoni Tempo. Quando tutto è fatto, questo pulsante conclude il turno e si passa al punteggio.
lesson-solo-end-but = Si può fare anche così, e da soli ogni Novizio può ancora agire. Qui basta concludere il turno.
lesson-solo-next = Dopo sei turni Giallo vince solo con più influenza dell’avversario. Tutto ciò che farà si può calcolare prima.

## Il primo turno guidato; $points sono punti, $tile è una tessera.

guide-consecrate = Trascinare la tessera { $tile } col suo Novizio sul suo spazio nel Tempio: la Santificazione porta subito { $points ->
    [one] { $points } punto influenza
   *[other] { $points } punti influenza
 }. Da allora il Novizio ne porta 1 in più a ogni punteggio.
guide-shrine = Trascinare il gettone Santuario sul Capomastro { ISLAND($island, case: "on") }: il Santuario porta 4 punti influenza alla fine. Da ora lì basta un solo Novizio per un Favore o una Promozione.
guide-book = Trascinare il Libro dallo spazio { $tile } allo spazio { $goal }: lo permette il gettone Libro della Saggezza. Porta { $points ->
    [one] { $points } punto influenza
   *[other] { $points } punti influenza
 }, e il Novizio lì non può più essere rimpiazzato.
guide-appoint = Trascinare un Novizio { ISLAND($island, case: "from") } sulla tessera { $tile }: da lì si può santificare. Porta { $points ->
    [one] { $points } punto influenza
   *[other] { $points } punti influenza
 } ancora in questo turno.
guide-apostate = Trascinare tutti i Novizi attivi { ISLAND($island, case: "from") } { ISLAND($to_island, case: "onto") }: un Viaggio non richiede gettoni. Qui dall’Apostata costerebbero { $points ->
    [one] { $points } punto influenza
   *[other] { $points } punti influenza
 } al punteggio.
guide-favour = Trascinare un Novizio { ISLAND($island, case: "from") } sul gettone Favore accanto. { advise-favour }
guide-herbs = Trascinare il gettone Erbe sui Novizi inattivi { ISLAND($island, case: "beside") }. Due di loro tornano attivi e agiscono ancora una volta in questo turno.
guide-council = Trascinare un Novizio { ISLAND($island, case: "from") } sul Consiglio: di meglio non gli resta da fare. Chi è davanti lì vince ogni parità, anche per la Sacerdotessa della Luna.
guide-meditate = Fare clic sui gettoni Tempo: non resta molto da fare. Ogni gettone girato avvicina la fine del turno; l’ultimo vale 1 punto influenza.
