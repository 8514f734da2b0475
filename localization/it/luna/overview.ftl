### Il riepilogo: il gioco su un foglio. Le **parole** fra asterischi sono in evidenza.

overview-section = { $section ->
    [round] Sei turni
    [actions] Azioni
    [favours] Gettoni Favore
    [scoring] Punteggio
    [next-round] Turno successivo
    [end] Fine della partita
    [two-players] In due
   *[solo] Solitario
 }

## Svolgimento

overview-round = { $step ->
    [tire] **Inizio del turno:** su un’Isola a scelta tutti i Novizi attivi dell’avversario diventano inattivi. Per ciascuno il suo pezzo avanza di una posizione nel Consiglio. Poi l’avversario santifica una tessera.
    [action] **Fase Azione:** in senso orario, un’azione per volta, finché non viene girato l’ultimo gettone Tempo.
    [solo-action] **Fase Azione:** quante azioni si vogliono, finché non viene conclusa.
    [scoring] **Fase Punteggio:** Sacerdotessa della Luna, Apostata e Tempio.
   *[next] **Preparazione del turno successivo,** non dopo il turno 6.
 }
overview-preparation = **Turno Preliminare:** un Santuario su un’Isola che non ne ha{ $mode ->
    [two] , ma non sull’Isola delle Erbe
    [solo] , ma né su quella del Capomastro né sull’Isola delle Erbe
   *[more] { "" }
 }; quattro coppie di Novizi su altre quattro Isole; un gettone Favore da ognuna delle due Isole rimaste.
overview-novice = { $place ->
    [on] **Sull’**Isola: attivo. Si usano solo i Novizi attivi.
   *[beside] **Accanto** all’Isola: usato, inattivo fino al turno successivo.
 }

## Azioni: costo ed effetto

overview-cost = { $action ->
    [favor] 2 Novizi attivi di un’Isola, o 1 solo se lì c’è un proprio Santuario.
    [recruit] 2 Novizi attivi di un’Isola.
    [shrine] Il gettone e 2 Novizi attivi sull’Isola del Capomastro.
    [journey] Un numero qualsiasi di Novizi attivi.
    [appoint] 2 Novizi attivi dell’Isola con il simbolo della tessera, o 1 solo se lì c’è un proprio Santuario.
    [consecrate] Un Novizio su una tessera valida.
    [council] Un numero qualsiasi di Novizi attivi di un’Isola.
    [expel] Un numero qualsiasi di Novizi attivi sull’Isola dell’Apostata.
    [meditate] Si gira un gettone Tempo.
    [end] Possibile in ogni momento.
   *[token] Il gettone.
 }
overview-effect = { $action ->
    [favor] Si ottiene un gettone Favore di quell’Isola, ma mai due uguali.
    [recruit] 1 Novizio della riserva va accanto a quell’Isola, inattivo.
    [shrine] Lì sorge un Santuario, al massimo uno per Ordine e per Isola.
    [herbs] 1 o 2 Novizi inattivi di un’Isola tornano attivi, ma non sull’Isola delle Erbe.
    [journey] Ciascuno va accanto a un’altra Isola, inattivo.
    [tides] Tutti i Novizi che si vogliono, attivi e inattivi, anche dal Pontile, vanno accanto ad altre Isole, inattivi.
    [sail] 1 o 2 Novizi attivi di un’Isola, oppure Novizi del Pontile, vanno su un’altra Isola e lì sono attivi.
    [appoint] Il primo sale sulla tessera, che deve essere libera e valida, cioè fra il Guardiano e il Pontile.
    [consecrate] Vanno insieme sullo spazio del Tempio con quel numero, per l’influenza indicata dalla tessera del Guardiano. I vicini di altri Ordini con numero più basso e senza Libro vengono rimpiazzati e vanno sul Pontile, per **1** punto influenza ciascuno.
    [book] Un Libro qualsiasi del Tempio passa a un proprio Novizio che non ne ha e lo protegge dal Rimpiazzo: **1** punto influenza.
    [council] Per ciascuno il pezzo nel Consiglio avanza di una posizione e sta sopra gli altri, sull’ultima invece sotto.
    [expel] Per ciascuno l’Apostata avanza di un’Isola in senso orario.
    [meditate] L’ultimo conclude il turno e vale **1** punto influenza; la sagoma del giocatore iniziale passa { $mode ->
        [two] all’altro Ordine
       *[more] a sinistra
    }.
   *[end] Poi si passa al punteggio del turno.
 }

## Gettoni Favore

overview-tokens = Ciascuno paga l’azione da cui prende il nome. Un Ordine ne ha al massimo uno per tipo; quello usato torna sulla sua Isola.
overview-token = { $favour ->
    [bribery] **Corruzione:** Promozione o Santificazione anche con una tessera fra il Guardiano e la tessera Guardiano successiva.
   *[novice] **Novizio:** sostituisce un Novizio attivo in un’azione, ma non quello che sale su una tessera, e mai per ottenere il Favore Novizio.
 }

## Punteggio, turno successivo, fine della partita

overview-priestess = **Sacerdotessa della Luna:** Novizi attivi e Santuari sulla sua Isola: chi ne ha di più guadagna **{ $first }** punti influenza, il secondo **{ $second }**{ $seats ->
    [2] { "" }
   *[other] , il terzo **{ $third }**
 }.
overview-scoring = { $row ->
    [apostate] { $mode ->
        [solo] **Apostata:** il giocatore perde **1** punto influenza per ogni proprio Novizio sulla sua Isola o accanto e **1** in più, l’avversario niente. L’influenza non scende mai sotto 0.
       *[other] **Apostata:** chi ha Novizi sulla sua Isola o accanto perde **1** punto influenza per ciascuno e **1** in più. L’influenza non scende mai sotto 0.
    }
    [temple] **Tempio:** ogni Novizio al suo interno frutta **1** punto influenza.
   *[tie] { $mode ->
        [solo] **Pareggi presso la Sacerdotessa della Luna:** vince chi è più avanti nel Consiglio, sulla stessa posizione il pezzo più in alto.
       *[other] **Pareggi:** vince chi è più avanti nel Consiglio, sulla stessa posizione il pezzo più in alto.
    }
 }
overview-next = { $row ->
    [novices] I Novizi inattivi tornano attivi dove si trovano.
    [apostate] **Apostata:** sulla successiva Isola con Novizi.
    [apostate-solo] **Apostata:** sulla successiva Isola con Novizi del giocatore.
    [guardian] **Guardiano:** sulla tessera Guardiano successiva verso la Porta; quella lasciata esce dal gioco. Influenza di una Santificazione, turno per turno:
   *[candles] Tutti i gettoni Tempo vengono rigirati.
 }
overview-walk = { $figure ->
    [priestess] **Sacerdotessa della Luna:** { $moves } Isole in senso orario.
   *[builder] **Capomastro:** { $moves } Isole in senso orario.
 }
overview-end = { $row ->
    [shrine] Ogni proprio Santuario: **4** punti influenza.
    [favour] Ogni gettone Favore non usato: **1** punto influenza.
    [council] Il valore della posizione nel Consiglio:
    [win] Vince chi ha più influenza, e il Consiglio risolve i pareggi.
   *[win-solo] Si vince solo con più influenza dell’avversario.
 }

## In due e in solitario

overview-two = Il primo Libro di ogni turno vale **2** punti influenza invece di 1. Ci sono solo tre gettoni Tempo.
overview-solo = { $row ->
    [tile] **La sua Santificazione:** la più alta fra le tessere valide e libere sulla cui Isola ha un Novizio attivo.
    [book] Così il Libro del giocatore sul numero più basso passa alla tessera più bassa dell’avversario che non ne ha, per **1** punto influenza.
    [herbs] **Erbe:** il Favore si può ottenere solo una volta per turno.
    [displaced] I suoi Novizi rimpiazzati vanno accanto all’Isola del simbolo del loro spazio. Non paga mai l’Apostata.
    [shrine] **Fine del turno, dal turno 2:** con un Novizio attivo e nessun Santuario sull’Isola del Capomastro ottiene lì un Santuario, prima del punteggio.
    [level-two] **Livello 2:** sulla sua Isola l’Apostata impedisce ogni azione tranne l’Espulsione.
   *[level-three] **Livello 3:** sulla sua Isola l’Apostata impedisce ogni azione, anche l’Espulsione.
 }
