### Regolamento: mouse e tasti, prime strategie; e il turno d’esempio da guardare. Composto come gli altri capitoli.

## Prime strategie

book-strategy-title = Prime strategie
book-strategy-intro = Le regole sono chiare, ma da dove cominciare? Questi consigli valgono quasi in ogni partita.
book-strategy-example = Un turno intero da guardare, azione per azione con il suo motivo: il [turno d’esempio](example) si apre anche con il tasto B. Si va avanti e indietro un passo alla volta, e da ogni punto si può continuare a giocare.
book-strategy-early = I primi turni
book-strategy-recruit = Chi lascia presto la riserva agisce in tutti i turni seguenti. Da uno a tre [Reclutamenti](recruit) nel primo turno convengono quasi sempre.
    .lead = Più Novizi
book-strategy-temple = Una [Santificazione](consecrate) rende { $guardian_first } nel primo turno e solo { $guardian_last } nell’ultimo, e ogni Novizio nel Tempio 1 a ogni punteggio successivo. Le tessere valide sono poche: chi [promuove](appoint) per primo sceglie.
    .lead = Presto nel Tempio
book-strategy-high = Un numero alto rimpiazza i vicini e di rado viene rimpiazzato. Un [Libro](book) protegge quelli bassi.
    .lead = Numeri alti
book-strategy-builder = Da quel momento ogni [Santuario](shrine) fa risparmiare un Novizio per il Favore e per la Promozione sulla sua Isola, conta per la Sacerdotessa della Luna e rende 4 a fine partita. Si costruisce solo presso il Capomastro.
    .lead = Santuari
book-strategy-figures = Un occhio alle sagome
book-strategy-priestess = Di quante Isole avanza dopo un turno si sa: { $moves_two }, in quattro { $moves_four }. Lì contano solo i Santuari e i Novizi che restano attivi fino al punteggio.
    .lead = Sacerdotessa della Luna
book-strategy-apostate = Anche un solo Novizio presso di lui costa 2. I Novizi con poco da fare partono in tempo per un [Viaggio](journey) o lo [espellono](expel) dove pagano altri.
    .lead = Apostata
book-strategy-tempo = Ritmo e finale
book-strategy-candles = Chi non ha più da fare con i suoi Novizi [medita](meditate): agli altri manca il tempo, e dopo il punteggio tutti i Novizi tornano attivi. Con molto ancora da fare conviene cominciare da ciò che altri potrebbero prendere.
    .lead = Gettoni Tempo
book-strategy-council = Il [Consiglio](council) risolve ogni pareggio e la posizione conta a fine partita. Nell’ultimo turno è la meta migliore per i Novizi senza altro compito.
    .lead = Consiglio
book-strategy-tokens = Conservato, un [gettone Favore](favours) rende solo 1. Usato rende di più, e la sua Isola lo ridà.
    .lead = Gettoni Favore
book-strategy-solo = Da soli
book-strategy-solo-what = Nel [solitario](solo) si può prevedere quale tessera prenderà l’avversario. Rendendo inattivi i suoi Novizi sull’Isola di quella tessera lo si porta su un’altra; in cambio i gruppi grandi lo fanno avanzare molto nel Consiglio.

## Mouse e tasti

book-controls-title = Mouse e tasti
book-controls-intro = Al tavolo tutto si può fare con il mouse o con la tastiera. Ciò che ora si può usare sul tavolo ha il bordo punteggiato, e dove può andare brilla; ciò che un’azione renderebbe si legge sopra la meta, prima di lasciare il pezzo.
book-controls-mouse = Mouse
book-controls-drag = Prendere un Novizio, un gettone Favore o un Santuario e lasciarlo sulla meta. Un clic sul pezzo e uno sulla meta fanno lo stesso.
    .lead = Trascinare
book-controls-click = Su un pulsante: l’azione comincia e i suoi luoghi brillano. Su una riga della cronaca: il tavolo mostra la posizione di allora.
    .lead = Clic
book-controls-wheel = La rotella del mouse avvicina e allontana il tavolo. Con un Novizio in mano ne prende altri, sopra la cronaca torna alle righe precedenti.
    .lead = Rotella del mouse
book-controls-right = Il tasto destro spiega ciò che sta sotto il puntatore e porta al suo capitolo. Con un pezzo in mano lo rimette a posto.
    .lead = Tasto destro
book-controls-near = Nella vista ravvicinata trascinare il mare sposta l’inquadratura. Un doppio clic avvicina un punto o mostra di nuovo tutto il tavolo.
    .lead = Vista ravvicinata
book-controls-keyboard = Tasti
book-controls-actions = Ogni azione ha un tasto proprio, scritto sul suo pulsante. Tab e frecce vanno da un luogo all’altro, Invio sceglie, le cifre rispondono a una domanda. Esc annulla ciò che non è ancora giocato, altrimenti apre il menu.

## Il turno d’esempio: frasi su un turno che si gioca da sé; Giallo e Rosso sono Ordini.

lesson-example-title = Un turno d’esempio
lesson-example-start = Un turno come lo giocano Ordini esperti, dalla disposizione prestabilita. Il Guardiano sta sul 6: tanto rende ora ogni Santificazione. Comincia Giallo.
lesson-example-recruit = Entrambi prendono prima Novizi dalla riserva. In questa mossa non rende nulla, ma ogni nuovo Novizio agirà per altri cinque turni.
lesson-example-appoint = Giallo promuove un Novizio dall’Isola del Novizio sulla tessera 8, la più alta delle due tessere valide. Uno sale sulla tessera, l’altro è inattivo.
lesson-example-both = Anche la tessera 6 ora è di Giallo. A Rosso in questo turno resterebbe solo il gruppo seguente, che costa il gettone Favore “Corruzione”.
lesson-example-journey = Rosso manda un Novizio sull’Isola della Barca a vela, dove sta il Santuario rosso. Nel turno successivo lì ne basta uno per una Promozione.
lesson-example-consecrate = La prima Santificazione: subito 6 influenza, e nessun Novizio diventa inattivo. Nel turno successivo sarebbero solo 5.
lesson-example-herbs = Con il gettone Favore “Erbe” Rosso riattiva due Novizi. Così agiscono una seconda volta in questo turno.
lesson-example-book = Giallo ha santificato anche l’8 e poi vi porta un Libro. In due il primo rende 2 influenza, e il Novizio rosso sul 3 ora è senza protezione.
lesson-example-candles = Chi non ha di meglio da fare medita. Rosso ha ancora un Novizio attivo presso la Sacerdotessa della Luna, Giallo nessuno: a Rosso conviene finire presto.
lesson-example-scored = Il punteggio: Rosso riceve 5 dalla Sacerdotessa della Luna e 1 dal Tempio. Giallo riceve 3 dal Tempio e perde 2 presso l’Apostata. Ora è 20 a 12; il prossimo turno lo comincia Rosso.
lesson-example-leave = Torna al regolamento
