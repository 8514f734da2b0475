### Ciò che la parola su un pulsante non dice: una o due frasi accanto, per chi vi si sofferma.

# Nella schermata iniziale. $what: il pulsante
explained-title = { $what ->
    [learn] Lezioni di uno o due minuti al tavolo vero; non serve sapere nulla.
    [saved] Tutte le partite iniziate: riprenderle, analizzarle, rinominarle, esportarle.
    [rules] Tutte le regole con immagini, ricerca e un turno d’esempio. Tasto F1.
    [alone] Tavoli per una persona con stelle da guadagnare, e ogni giorno di nuovi.
    [statistics] Chi ha vinto quante volte, e da dove sono venuti i punti.
    [printed] I numeri stampati sul tabellone e sulle tessere. Chi possiede il gioco può correggerli qui.
    [options] Lingua, dimensione del testo, ritmo, consigli, audio.
   *[fullscreen] Passa dalla finestra allo schermo intero e viceversa. Tasto F11.
 }
explained-other-game = Passa all’altro gioco: { $name }. Tasto G.

# Le poche parole sotto la parola su un pulsante della schermata iniziale. $what: il pulsante
title-told = { $what ->
    [learn] Brevi lezioni al tavolo vero
    [saved] Riprendere o analizzare
    [rules] Con immagini e ricerca
    [alone] Tavoli nuovi ogni giorno
    [statistics] Chi ha vinto, e con che cosa
    [printed] Correggere i numeri del gioco
    [options] Lingua, testo, ritmo, audio
    [fullscreen] Anche con F11
   *[quit] Tutto è salvato
 }

# Nel menu al tavolo. $what: il pulsante
explained-menu = { $what ->
    [restart-round] Annulla tutto fino all’inizio di questo turno.
    [restart-table] Ricomincia questa partita con la stessa preparazione.
    [new] Prepara un’altra partita. Questa resta salvata.
    [saved] Tutte le partite iniziate: riprenderle, analizzarle, rinominarle, esportarle.
    [seats] Fa giocare il computer al posto di qualcuno, o qualcuno al posto del computer.
    [overview] Tutte le regole di una mossa su un foglio.
    [hints] Se in questa partita si può chiedere un suggerimento con L.
   *[title] Lascia il tavolo. La partita è salvata e si può riprendere.
 }

# Nell’elenco delle partite salvate. $what: il pulsante
explained-saved = { $what ->
    [review] Giudica ogni azione e mostra i punti di svolta della partita.
    [export] Mette la partita negli appunti e in un file, da conservare o inviare.
    [delete] Elimina la partita. Finché questo elenco è aperto, si può annullare.
    [import] Accoglie una partita esportata e copiata. I file si possono anche trascinare sulla finestra.
   *[undelete] Riporta la partita eliminata per ultima.
 }

# Nella preparazione di una partita. $what: il pulsante
explained-new-game = { $what ->
    [tips] Brevi spiegazioni al tavolo per la prima partita. Si possono chiudere in ogni momento.
    [who] Qui si sceglie se gioca una persona o il computer, e a quale livello.
    [easier] Un livello più facile
    [harder] Un livello più difficile
    [character] Che cosa preferisce questo giocatore del computer: equilibrato o uno dei quattro caratteri.
   *[board] I numeri su tabellone e tessere: quelli usuali o quelli corretti. Un clic porta ai successivi.
 }

# Nelle opzioni. $what: che cosa si imposta
explained-options = { $what ->
    [reduced_motion] Ridotte: i pezzi sfumano invece di muoversi, e l’acqua resta ferma.
    [bot_pace] Per quanto tempo si vede ogni mossa del computer prima della successiva.
    [think_ahead] Pensare anche quando tocca ad altri riduce le attese, ma consuma di più.
    [hand_over] Se prima della propria mossa si vede che cosa hanno fatto gli altri dopo l’ultima.
    [follow_deeds] Se il tavolo visto da vicino si sposta dove agiscono gli altri.
    [coach] Interviene dopo un’azione che è costata almeno tanti punti; la si può annullare.
   *[confirm_turns] Se una mossa finisce da sola o solo con Invio, così che fino ad allora si possa annullare.
 }

# Nell’analisi di una partita. $what: il pulsante
explained-review = { $what ->
    [export] Scrive tutta l’analisi con un’immagine del tavolo come pagina per il browser.
   *[what-if] Da questo momento si continua come partita a sé; questa resta com’è.
 }

# Nelle statistiche. $what: il pulsante
explained-statistics = { $what ->
    [export] Scrive tutti i risultati in un file per un foglio di calcolo.
   *[forget] Elimina per sempre tutti i risultati dalle statistiche. Le partite salvate restano.
 }

# Alla fine di una partita. $what: il pulsante
explained-end = { $what ->
    [rematch] Gli stessi giocatori a un tavolo sorteggiato di nuovo
    [again] Gli stessi giocatori a questo tavolo dall’inizio
   *[look] Chiude il risultato. “Risultato” nella barra lo riapre.
 }

# Nella correzione dei valori stampati. $what: il pulsante
explained-printed = { $what ->
    [save] Conserva questi valori con il loro nome. Con essi si può poi preparare una nuova partita.
    [save-as] Conserva questi valori come seconda serie accanto a quella da cui sono nati.
    [reset] Ripristina i valori usuali; il nome resta.
    [export] Mette questi valori negli appunti e in un file, da conservare o inviare.
   *[import] Accoglie valori esportati e copiati.
 }
