### Il programma attorno al tavolo: titolo, nuova partita, menu, punteggio, messaggi.

app-title = Luna
app-no-display = Luna ha bisogno di uno schermo, ma non ne è stato trovato nessuno.
app-crash = Luna ha incontrato un errore e si è dovuta chiudere. La partita è salvata fino all’ultima azione. I dettagli sono in { $file }

save-failure-disk-full = La partita non è stata salvata: il disco è pieno.
save-failure-read-only = La partita non è stata salvata: nella cartella non si può scrivere.
save-failure-other = La partita non è stata salvata.

saving-heading = Non tutto è salvato
saving-advice = { $reason ->
    [disk-full] Prima va liberato dello spazio sul disco, poi si può riprovare.
    [read-only] Prima va permessa la scrittura nella cartella { $folder }, poi si può riprovare.
   *[other] Prima vanno controllati il disco e la cartella { $folder }, poi si può riprovare.
 }
saving-loss = Altrimenti va perso ciò che è stato giocato o annullato per ultimo.
saving-retry = Riprova
saving-quit = Esci senza salvare
saving-leave = Lascia senza salvare
saving-over = La partita è di nuovo salvata.

fullscreen-enter = Schermo intero
fullscreen-leave = Finestra
rules-open = Regole
entry-unknown = Questo non si può mostrare qui: il gioco conosce lettere latine, greche e cirilliche.
entry-long = Qui c’è posto per { $count } caratteri al massimo.

## Titolo

game-title = Luna
game-subtitle = Nel tempio della Sacerdotessa della Luna
title-continue = Continua
title-damaged = Questa partita non si può aprire. { $fault }
title-new = Nuova partita
title-solo = Solitario
title-quit = Esci
title-notice = Progetto non ufficiale di appassionati. Autore del gioco: Stefan Feld, Hall Games 2010. Testi e immagini sono tutti nuovi.

## Menu sopra il tavolo

menu-heading = Pausa
menu-resume = Torna al tavolo
menu-new = Nuova partita
menu-title = Schermata iniziale
menu-quit = Esci
menu-saved = Ogni azione viene salvata subito. La partita si può riprendere dalla schermata iniziale in qualsiasi momento.
menu-seed = Tavolo numero { $seed }

## Nuova partita

new-game-heading = Nuova partita
new-game-players = Da due a quattro giocatori
new-game-solo = Solitario
new-game-players-label = Giocatori
new-game-level-label = Livello
new-game-clockwise = Posti in senso orario
new-game-bots-hint = Ogni Ordine può essere giocato anche dal computer: con “{ seat-person } ›” si sceglie il suo livello.
new-game-setup-label = Disposizione iniziale
new-game-preset-help = Consigliata per la prima partita: Isole, Santuari e Novizi sono già al loro posto e si comincia subito.
new-game-free-help = Isole in ordine casuale. Nel Turno Preliminare ogni Ordine piazza il suo Santuario e i suoi Novizi.
new-game-start-label = Giocatore iniziale
new-game-by-lot = A caso
new-game-figures-label = Sacerdotessa, Capomastro e Apostata
new-game-figures-chosen = A scelta
new-game-seed-label = Numero del tavolo
new-game-seed-wrong = Il numero del tavolo ha solo cifre. Lo stesso numero ridà lo stesso tavolo.
new-game-same-name = Due Ordini si chiamano { $name }: uno diventa { $other }.
new-game-back = Indietro
new-game-begin = Inizia
new-game-solo-rules = Da soli contro un avversario senza volontà propria. Si vince finendo con più influenza dell’avversario.
new-game-level-2 = Dal livello 2 l’Apostata blocca la sua Isola: i Novizi lì possono solo espellerlo, ma altri possono ancora arrivare.
new-game-level-3 = Al livello 3 non si può nemmeno espellerlo, e la Sacerdotessa e il Capomastro cominciano sulla stessa Isola.

## Fine del turno

round-end-heading = Punteggio del turno { $round }
round-end-temple = Novizi nel Tempio
round-end-paid = Somma
round-end-total = Influenza
round-end-continue = Avanti

## Fine della partita

game-end-heading = Fine della partita
game-end-winner = { $name } vince: { count-points }
game-end-solo-won = Vittoria! Vantaggio sull’avversario: { $difference }
game-end-solo-lost = Partita non vinta. Distacco dall’avversario: { $difference }
game-end-shrines = Santuari
game-end-favours = Favori non usati
game-end-council = Posizione nel Consiglio
game-end-total = Influenza finale
game-end-look = Guarda il tavolo
game-end-again = Stessa disposizione
game-end-undo = Annulla l’ultimo passo
game-end-title = Schermata iniziale
