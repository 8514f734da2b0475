### Nomi delle cose. Un messaggio `thing-name` è anche una funzione per le frasi: { ISLAND($island, case: "on") }.
### Chiavi: Isole e Favori  shrine herbs tides sailboat bribery book novice;  Ordini  yellow red blue white.

## Isole

# Il nome breve sul tavolo.
island-name = { $island ->
    [shrine] Santuario
    [herbs] Erbe
    [tides] Marea
    [sailboat] Barca a vela
    [bribery] Corruzione
    [book] Libro
   *[novice] Novizio
 }
    .full = Isola { island-kind }
    .the = l’Isola { island-kind }
    .of = dell’Isola { island-kind }
    .on = sull’Isola { island-kind }
    .start-on = Sull’Isola { island-kind }
    .from = dall’Isola { island-kind }
    .onto = sull’Isola { island-kind }
    .beside = accanto all’Isola { island-kind }
    .to-beside = accanto all’Isola { island-kind }
# La parte del nome completo che distingue le Isole.
island-kind = { $island ->
    [shrine] del Santuario
    [herbs] delle Erbe
    [tides] della Marea
    [sailboat] della Barca a vela
    [bribery] della Corruzione
    [book] del Libro
   *[novice] del Novizio
 }

## Favori, Ordini, sagome

favour-name = { $favour ->
    [shrine] Santuario
    [herbs] Erbe
    [tides] Marea
    [sailboat] Barca a vela
    [bribery] Corruzione
    [book] Libro della Saggezza
   *[novice] Novizio
 }

# Il nome di un Ordine il cui giocatore non ha nome: soggetto delle frasi al singolare.
order-name = { $colour ->
    [yellow] Giallo
    [red] Rosso
    [blue] Blu
   *[white] Bianco
 }
opponent-name = Avversario

figure-name = { $figure ->
    [priestess] Sacerdotessa della Luna
    [builder] Capomastro
    [apostate] Apostata
    [guardian] Guardiano
   *[start] Giocatore iniziale
 }
    .the = { $figure ->
    [priestess] la Sacerdotessa della Luna
    [builder] il Capomastro
    [apostate] l’Apostata
    [guardian] il Guardiano
   *[start] il giocatore iniziale
 }
    .start = { $figure ->
    [priestess] La Sacerdotessa della Luna
    [builder] Il Capomastro
    [apostate] L’Apostata
    [guardian] Il Guardiano
   *[start] Il giocatore iniziale
 }

## Tavolo, fasi, disposizione iniziale

board-name = { $board ->
    [yellow] Tabella Tempio gialla
    [blue] Tabella Tempio blu
    [red] Tabella Tempio rossa
   *[green] Tabella Tempio verde
 }

phase-name = { $phase ->
    [prepare] Turno Preliminare
    [tire] Inizio del turno
    [action] Fase Azione
    [scoring] Fase Punteggio
   *[over] Fine della partita
 }
round-name = Turno { $round }
level-name = Livello { $level }
setup-name = { $setup ->
    [preset] Disposizione prestabilita
   *[free] Disposizione libera
 }

## Cose contate

count-novices = { $count ->
    [one] { $count } Novizio
   *[other] { $count } Novizi
 }
count-points = { $count ->
    [one] { $count } punto influenza
   *[other] { $count } punti influenza
 }
count-seats = { $count ->
    [one] { $count } posizione
   *[other] { $count } posizioni
 }
