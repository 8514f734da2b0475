### La scheda di ogni cosa sul tavolo: titolo, regola in due frasi brevi, fatti.
### I titoli prendono $island, $favour, $tile, $value, $field o $name; i fatti ciò che mostrano.
### $mode: solo, two (2 giocatori) o more (più di 2); $level: livello del solitario, altrimenti 0.

card-island-title = { ISLAND($island, case: "full") }
card-island-rule = I Novizi sull’Isola sono attivi e si possono usare; quelli usati restano accanto all’Isola, inattivi, fino al turno successivo. Due Novizi attivi ottengono il gettone Favore dell’Isola, ne basta uno se c’è un proprio Santuario.

card-favour-title = Gettone Favore { FAVOUR($favour) }
card-favour-kind = Gettone Favore
card-favour-rule = { $favour ->
    [shrine] Insieme a 2 Novizi attivi sull’Isola del Capomastro vi costruisce un Santuario. Poi torna sull’Isola del Santuario.
    [herbs] Riattiva 1 o 2 Novizi inattivi di un’Isola, ma non sull’Isola delle Erbe. { $mode ->
        [solo] Poi torna lì, dove si ottiene una volta per turno.
       *[other] Poi torna sull’Isola delle Erbe.
    }
    [tides] Porta un numero qualsiasi di Novizi attivi e inattivi, anche dal Pontile, accanto ad altre Isole, dove sono inattivi. Torna sull’Isola della Marea con il primo passo.
    [sailboat] Porta 1 o 2 Novizi attivi di un’Isola, oppure Novizi del Pontile, su un’altra Isola, dove sono attivi. Poi torna sull’Isola della Barca a vela.
    [bribery] Con esso Promozione e Santificazione raggiungono anche le tessere fra il Guardiano e la tessera Guardiano successiva. Poi torna sull’Isola della Corruzione.
    [book] Sposta un Libro qualsiasi del Tempio presso un proprio Novizio che non ne ha, per 1 punto influenza{ $mode ->
        [two] , 2 per il primo Libro del turno
       *[other] { "" }
    }. Poi torna sull’Isola del Libro.
   *[novice] Sostituisce un Novizio attivo in un’azione, ma non quello che sale su una tessera Tempio. Poi torna sull’Isola del Novizio.
 }

card-tile-title = Tessera Tempio { $tile }
card-tile-rule = Finché è valida, fra il Guardiano e il Pontile, possono salirvi i Novizi dell’Isola con il suo simbolo. Con la Santificazione va insieme al Novizio sullo spazio del Tempio con lo stesso numero.

card-guardian-tile-title = Tessera Guardiano { $value }
card-guardian-tile-rule = Finché il Guardiano è qui, ogni Santificazione frutta tanta influenza quanta ne indica la tessera. Quando il Guardiano prosegue, la tessera esce dal gioco.

card-field-title = Spazio { $field } del Tempio
card-field-rule = Qui va la tessera { $field } con il suo Novizio. Ogni Novizio nel Tempio frutta 1 punto influenza in ogni turno.

card-council-title = Consiglio dei Sacerdoti
card-council-rule = { $mode ->
    [solo] Ogni Novizio usato fa avanzare il pezzo del suo Ordine di una posizione; in caso di pareggio presso la Sacerdotessa della Luna vince chi è più avanti, sulla stessa posizione il pezzo più in alto. A fine partita ogni Ordine guadagna il valore della sua posizione.
   *[other] Ogni Novizio usato fa avanzare il pezzo del suo Ordine di una posizione; chi è più avanti vince ogni pareggio, sulla stessa posizione il pezzo più in alto. A fine partita ogni Ordine guadagna il valore della sua posizione.
 }

card-priestess-title = Sacerdotessa della Luna
card-priestess-rule = Nella Fase Punteggio chi ha più Novizi attivi e Santuari sulla sua Isola guadagna { $first } punti influenza, il secondo { $second }{ $mode ->
    [more] , il terzo { $third }
   *[other] { "" }
 }. Poi avanza di { $moves } Isole in senso orario.

card-builder-title = Capomastro
card-builder-rule = { $mode ->
    [solo] Costruisci Santuari solo presso di lui, con il gettone Santuario e 2 Novizi attivi. Dal turno 2, prima del punteggio, anche l’avversario ne riceve uno lì, se sull’Isola ha un Novizio attivo e nessun Santuario. Dopo ogni turno il Capomastro avanza di { $moves } Isole in senso orario.
   *[other] I Santuari sorgono solo sulla sua Isola, con il gettone Santuario e 2 Novizi attivi. Dopo ogni turno avanza di { $moves } Isole in senso orario.
 }

card-apostate-title = Apostata
card-apostate-rule = { $mode ->
    [solo] Nella Fase Punteggio perdi 1 punto influenza per ogni tuo Novizio sulla sua Isola o accanto e 1 in più, l’avversario niente. Poi va in senso orario sulla successiva Isola con Novizi tuoi. { $level ->
        [1] I Novizi attivi della sua Isola possono anche espellerlo.
        [2] Nella Fase Azione blocca la sua Isola: lì si può solo espellerlo.
       *[3] Nella Fase Azione blocca la sua Isola: non si può nemmeno espellerlo.
    }
   *[other] Nella Fase Punteggio ogni Ordine con Novizi sulla sua Isola o accanto perde 1 punto influenza per ciascuno e 1 in più. Poi va in senso orario sulla successiva Isola con Novizi; i Novizi attivi della sua Isola possono anche espellerlo.
 }

card-guardian-title = Guardiano
card-guardian-rule = Le tessere fra lui e il Pontile sono valide, e il numero sotto di lui è l’influenza di ogni Santificazione. Dopo ogni turno va sulla tessera Guardiano successiva verso la Porta; sull’ultima si gioca l’ultimo turno.

card-candle-title = Gettoni Tempo
card-candle-rule = Chi medita gira un gettone Tempo; per lui la partita continua come per gli altri. L’ultimo conclude la Fase Azione e frutta 1 punto influenza.

card-jetty-title = Pontile
card-jetty-rule = { $mode ->
    [solo] Qui aspettano i tuoi Novizi rimpiazzati nel Tempio. Solo i gettoni Marea e Barca a vela li riportano su un’Isola.
   *[other] Qui aspettano i Novizi rimpiazzati nel Tempio. Solo i gettoni Marea e Barca a vela li riportano su un’Isola.
 }

card-reserve-title = Riserva
card-reserve-rule = Questi Novizi non sono ancora in gioco. Due Novizi attivi di un’Isola ne reclutano uno.

card-shrines-title = Santuari
card-shrines-rule = Un Santuario fa risparmiare un Novizio per il Favore della sua Isola e per una Promozione da lì, e presso la Sacerdotessa della Luna conta come un Novizio attivo. A fine partita vale 4 punti influenza.

card-book-title = Libro della Saggezza
card-book-rule = Protegge il suo Novizio dal Rimpiazzo. Il gettone Libro della Saggezza lo sposta presso un altro Novizio.

card-novice-title = Novizio
card-novice-rule = Su un’Isola è attivo e si può usare; accanto all’Isola è inattivo fino al turno successivo. Nel Tempio frutta 1 punto influenza in ogni turno.

card-start-title = Giocatore iniziale
card-start-rule = { $mode ->
    [solo] L’avversario conta come giocatore iniziale per tutta la partita: in ogni turno agisce per primo, e nel Consiglio il suo pezzo era all’inizio sotto il tuo.
    [two] Questo Ordine comincia la Fase Azione. Dopo l’ultimo gettone Tempo la sagoma va all’altro Ordine.
   *[more] Questo Ordine comincia la Fase Azione. Dopo l’ultimo gettone Tempo la sagoma va a sinistra di chi l’ha girato.
 }

card-player-title = { $name }
card-player-rule = { $mode ->
    [solo] In ogni turno svolgi tutte le azioni che vuoi. Dopo sei turni vinci se hai più influenza dell’avversario; il pareggio non basta.
   *[players] Quando gli tocca, un Ordine svolge esattamente un’azione. Dopo sei turni vince chi ha più influenza, e il Consiglio risolve i pareggi.
 }

## Fatti

fact-order = { $name }: { $facts }
fact-active = { $count ->
    [one] { $count } attivo
   *[other] { $count } attivi
 }
fact-inactive = { $count ->
    [one] { $count } inattivo
   *[other] { $count } inattivi
 }
fact-shrine = Santuario
fact-nobody = Qui non ci sono Novizi né Santuari.
fact-blocked = { $what ->
    [island] { $level ->
        [2] Bloccata dall’Apostata: qui i tuoi Novizi possono solo espellerlo.
       *[3] Bloccata dall’Apostata: qui i tuoi Novizi non possono fare nulla.
    }
    [free] Lì non si prende il Favore e non si costruisce. Restano possibili: arrivare, Santificazioni, il gettone dell’Isola altrove.
    [favour] La sua Isola è bloccata dall’Apostata: lì ora il Favore non si può prendere.
   *[builder] Quest’Isola è bloccata dall’Apostata: qui ora non puoi costruire nulla.
 }
fact-favours-left = { $count ->
    [0] Qui non ci sono più gettoni Favore.
    [one] Qui c’è ancora { $count } gettone Favore.
   *[other] Qui ci sono ancora { $count } gettoni Favore.
 }
fact-herbs-taken = Già ottenuto in questo turno.
fact-symbol = Simbolo: { ISLAND($island) }
fact-released = Valida: si trova fra il Guardiano e il Pontile.
fact-bribery = Valida dal turno { $round }, con il gettone Corruzione già ora.
fact-locked = Valida dal turno { $round }.
fact-taken = Occupata: { $name }
fact-guardian-value = Una Santificazione ora frutta { $count } punti influenza.
fact-in-temple = Nel Tempio: { $name }
fact-displaced = Il Novizio di questa tessera è stato rimpiazzato.
fact-not-in-game = Questo numero non è in gioco.
fact-book = Protetto da un Libro.
fact-council = Nel Consiglio alla posizione { $seat } (alla fine vale { $points }), { $rank }º posto
fact-candles = Gettoni Tempo da girare: { $lit }, gettoni girati: { $turned }
fact-last-candle = Il prossimo gettone Tempo conclude subito il turno per tutti.
fact-on-jetty = { $count ->
    [0] Nessun Novizio sul Pontile.
    [one] { $count } Novizio sul Pontile.
   *[other] { $count } Novizi sul Pontile.
 }
fact-in-reserve = { $count ->
    [0] Nessun Novizio nella riserva.
    [one] { $count } Novizio nella riserva.
   *[other] { $count } Novizi nella riserva.
 }
fact-shrines-left = { $count ->
    [0] Nessun Santuario nella riserva.
    [one] { $count } Santuario nella riserva.
   *[other] { $count } Santuari nella riserva.
 }
fact-influence = { $count ->
    [one] { $count } punto influenza
   *[other] { $count } punti influenza
 }
