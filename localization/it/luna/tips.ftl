### Consigli della prima partita: ciò che un principiante vuole sapere ora, in al massimo due frasi brevi. Se ne vede uno per volta.
### $mode: solo, two (2 giocatori) o more (più di 2); $level: livello del solitario, altrimenti 0. $count: quanto frutta ora una Santificazione.

tip-first-shrine = Dove c’è un proprio Santuario basta un Novizio invece di due. Rende di più su un’Isola che servirà spesso.
tip-pairs = Due Novizi bastano appena per un Favore o una Promozione. Le due Isole rimaste senza Novizi e senza Santuario danno un gettone Favore ciascuna.
tip-opponent = I Novizi inattivi non entrano nel Tempio e non contano per la Sacerdotessa della Luna. Ma per ciascuno l’avversario avanza di una posizione nel Consiglio.
tip-goal = Per cominciare: trascinare un Novizio cerchiato dove si accende il bordo. Scopo: dalle tessere nel Tempio, per il valore del Guardiano, ora { count-points }.
tip-turn = { $mode ->
    [solo] Tutte le azioni che si vogliono, poi il turno finisce: trascinare un pezzo dal bordo punteggiato o premere un pulsante in basso. Ogni Novizio agisce una volta per turno.
   *[other] Una mossa è esattamente un’azione: trascinare un pezzo dal bordo punteggiato o premere un pulsante in basso. Ogni Novizio agisce una volta per turno.
 }
tip-consecrate = È ora di santificare: trascinare il Novizio dalla tessera nel Tempio, non costa nulla. Frutta subito { count-points } e poi 1 a ogni punteggio; aspettare conviene di rado.
tip-shrine = Un Santuario conta per la Sacerdotessa della Luna, fa risparmiare Novizi e a fine partita vale 4 punti influenza. Dopo il turno il Capomastro prosegue.
tip-apostate = { $mode ->
    [solo] Dove sta l’Apostata, i propri Novizi costano influenza al punteggio: 1 per ciascuno e 1 in più in tutto. { $level ->
        [1] Quelli attivi possono partire o espellerlo.
        [2] Nessuno può andarsene, ma quelli attivi possono espellerlo.
       *[3] Non si può espellere e nessuno può andarsene.
    }
   *[other] Dove sta l’Apostata, i propri Novizi costano influenza al punteggio: 1 per ciascuno e 1 in più in tutto. Quelli attivi possono partire o espellerlo.
 }
tip-meditate = L’ultimo gettone Tempo conclude subito il turno per tutti e vale 1 punto influenza. A chi ha poco da fare conviene la fretta.
tip-end = Alla fine del turno si passa al punteggio, poi tutti i Novizi tornano attivi. Chi non rende nulla presso la Sacerdotessa della Luna vale di più nel Consiglio.
tip-favour = { $mode ->
    [solo] I Favori fanno ciò che i Novizi da soli non possono, come costruire Santuari. Un gettone usato si può riprendere.
   *[other] I Favori fanno ciò che i Novizi da soli non possono, come costruire Santuari. Ogni Ordine ne ha al massimo uno per tipo.
 }
tip-appoint = Promozione: due Novizi attivi dell’Isola con questo simbolo ne portano uno sulla tessera, con un Santuario ne basta uno. Nel Tempio i numeri alti vengono rimpiazzati di rado.
tip-last-candle = L’ultimo gettone Tempo: chi lo gira conclude il turno per tutti e riceve 1 punto influenza. Ciò che è ancora importante va fatto adesso.
tip-last-round = { $mode ->
    [solo] L’ultimo turno: ogni Novizio nel Tempio e ogni posizione nel Consiglio conta ancora. Un Santuario vale alla fine 4 punti influenza, un gettone Favore avanzato 1.
   *[other] L’ultimo turno: a fine partita ogni Santuario vale 4 punti influenza, la posizione nel Consiglio il suo valore, un gettone Favore avanzato solo 1.
 }
tip-token = Un gettone usato torna sulla sua Isola e si può riprendere. Tenuto fino alla fine vale solo 1 punto influenza.
tip-priestess = Per la Sacerdotessa della Luna contano i Novizi ancora attivi alla fine del turno e i Santuari. Chi viene usato altrove manca al punteggio.
tip-council = { $mode ->
    [solo] Il Consiglio risolve i pareggi presso la Sacerdotessa della Luna, ma non quello per la vittoria. La posizione frutta influenza a fine partita.
   *[other] Il Consiglio risolve ogni pareggio, anche per la vittoria, e la posizione frutta influenza a fine partita.
 }
tip-journey = { $mode ->
    [solo] Chi viaggia arriva inattivo accanto alla nuova Isola e per questo turno è perso. Appena prima della sua fine costa meno.
   *[other] Chi viaggia arriva inattivo accanto alla nuova Isola e per questo turno è perso. Appena prima dell’ultimo gettone Tempo costa meno.
 }
tip-jetty = Chi è stato rimpiazzato nel Tempio aspetta sul Pontile e lì non può fare nulla. Solo i gettoni Favore “Marea” e “Barca a vela” riportano quei Novizi su un’Isola.
