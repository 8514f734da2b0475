### Consigli della prima partita: ciò che un principiante vuole sapere ora, in due o tre frasi brevi. Se ne vede uno per volta.
### $mode: solo, two (2 giocatori) o more (più di 2); $level: livello del solitario, altrimenti 0. $count: quanto frutta ora una Santificazione.

tip-first-shrine = Un proprio Santuario fa risparmiare ogni volta un Novizio: per il Favore della sua Isola e per una Promozione da lì ne basta uno. Rende di più su un’Isola il cui gettone o simbolo servirà spesso.
tip-pairs = Due Novizi bastano appena per un Favore o una Promozione. Le due Isole lasciate vuote danno un gettone Favore ciascuna: la scelta decide quindi anche i primi gettoni.
tip-opponent = I Novizi inattivi non entrano nel Tempio e non contano per la Sacerdotessa della Luna. Ma per ciascuno il pezzo dell’avversario avanza di una posizione nel Consiglio: i gruppi grandi hanno il loro prezzo.
tip-goal = { $mode ->
    [solo] Lo scopo di ogni turno: portare un Novizio su una tessera (Promozione) e subito dopo nel Tempio (Santificazione). Frutta subito { count-points } e poi 1 a ogni punteggio; il valore sotto il Guardiano cala di turno in turno.
   *[other] Lo scopo di ogni turno: portare un Novizio su una tessera (Promozione) e in una delle mosse seguenti nel Tempio (Santificazione). Frutta subito { count-points } e poi 1 a ogni punteggio; il valore sotto il Guardiano cala di turno in turno.
 }
tip-turn = { $mode ->
    [solo] Tutte le azioni che si vogliono, poi la fase finisce: trascinare ciò che brilla in un luogo o premere un pulsante in basso. Ogni Novizio agisce una sola volta per turno e poi resta inattivo accanto alla sua Isola.
   *[other] Una mossa è esattamente un’azione, poi tocca all’Ordine successivo: trascinare ciò che brilla in un luogo o premere un pulsante in basso. Ogni Novizio agisce una sola volta per turno e poi resta inattivo accanto alla sua Isola.
 }
tip-consecrate = È ora di santificare: trascinare il Novizio dalla tessera nel Tempio, non costa nulla. Frutta subito { count-points } e poi 1 a ogni punteggio; aspettare conviene di rado.
tip-shrine = Un Santuario conta in ogni turno per la Sacerdotessa della Luna, fa risparmiare ogni volta un Novizio e a fine partita vale 4 punti influenza. Dopo il turno il Capomastro prosegue e l’occasione su quest’Isola passa.
tip-apostate = { $mode ->
    [solo] Al punteggio ogni proprio Novizio su quest’Isola o accanto costa 1 punto influenza, e tutti insieme 1 in più; l’avversario non paga mai. { $level ->
        [1] Quelli attivi possono partire per un Viaggio o spingere avanti l’Apostata, meglio se su un’Isola senza propri Novizi.
        [2] Non possono andarsene, ma quelli attivi possono spingere avanti l’Apostata, meglio se su un’Isola senza propri Novizi.
       *[3] L’Apostata non si può espellere, e nella Fase Azione nessuno va via: meglio non avere nessuno lì quando arriva.
    }
   *[other] Al punteggio ogni proprio Novizio su quest’Isola o accanto costa 1 punto influenza, e tutti insieme 1 in più. Quelli attivi possono partire per un Viaggio o spingere l’Apostata dove pagheranno altri.
 }
tip-meditate = L’ultimo gettone Tempo conclude subito il turno per tutti, anche per gli Ordini che hanno altri piani, e vale 1 punto influenza. Poi tutti i Novizi tornano attivi: a chi ha poco da fare conviene la fretta.
tip-end = Alla fine della fase si passa al punteggio, poi tutti i Novizi tornano attivi. I Novizi attivi che non rendono nulla sull’Isola della Sacerdotessa della Luna valgono di più nel Consiglio che inutilizzati.
tip-favour = { $mode ->
    [solo] I Favori fanno ciò che i Novizi da soli non possono: costruire Santuari, navigare restando attivi, riattivare chi riposa. Di ogni tipo ce n’è uno solo; una volta usato si può riprendere.
   *[other] I Favori fanno ciò che i Novizi da soli non possono: costruire Santuari, navigare restando attivi, riattivare chi riposa. Ogni Ordine ne ha solo uno per tipo, e di ogni tipo ce ne sono solo tanti quanti i giocatori.
 }
tip-appoint = Promozione: due Novizi attivi dell’Isola con questo simbolo (uno con un proprio Santuario) ne portano uno su questa tessera, l’altro diventa inattivo. Poi si può santificare; nel Tempio i numeri alti vengono rimpiazzati di rado.
tip-last-candle = Resta un solo gettone Tempo: chi lo gira conclude subito il turno per tutti e riceve 1 punto influenza. Ciò che in questo turno è ancora importante va fatto adesso.
tip-last-round = { $mode ->
    [solo] L’ultimo turno: contano ancora i Novizi che entrano nel Tempio e ogni posizione nel Consiglio. A fine partita ogni Santuario vale 4 punti influenza, un gettone Favore avanzato solo 1.
   *[other] L’ultimo turno: dopo il suo ultimo gettone Tempo si tirano le somme. A fine partita ogni Santuario vale 4 punti influenza, la posizione nel Consiglio il suo valore, un gettone Favore avanzato solo 1.
 }
tip-token = Un gettone usato torna sulla sua Isola e si può riprendere, più volte in una partita. Tenuto fino alla fine vale solo 1 punto influenza: i gettoni sono fatti per essere usati.
tip-priestess = Qui contano solo i Novizi ancora attivi alla fine del turno, insieme ai Santuari. Chi viene usato altrove manca al punteggio.
tip-council = { $mode ->
    [solo] Il Consiglio risolve i pareggi presso la Sacerdotessa della Luna, ma non quello per la vittoria, e la posizione frutta influenza a fine partita. I Novizi senza altro compito qui non sono sprecati.
   *[other] Il Consiglio risolve ogni pareggio, anche presso la Sacerdotessa della Luna e per la vittoria, e la posizione frutta influenza a fine partita. I Novizi senza altro compito qui non sono sprecati.
 }
tip-journey = { $mode ->
    [solo] Chi viaggia arriva accanto alla nuova Isola, inattivo, e per questo turno è perso. Appena prima della fine della fase costa meno: nel turno successivo tutti sono attivi dove si trovano.
   *[other] Chi viaggia arriva accanto alla nuova Isola, inattivo, e per questo turno è perso. Appena prima dell’ultimo gettone Tempo costa meno: nel turno successivo tutti sono attivi dove si trovano.
 }
tip-jetty = Chi è stato rimpiazzato nel Tempio aspetta sul Pontile e lì non può fare nulla. Solo i gettoni Favore “Marea” e “Barca a vela” riportano quei Novizi su un’Isola.
