### Il programma attorno al tavolo: titolo, menu, nuova partita, chi gioca, messaggi.

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

bot-won = Vittorie contro il livello inferiore: { $percent }% di { $games } partite di prova a due.

## Titolo

title-continue = Continua
title-damaged = Questa partita non si può aprire. { $fault }
title-new = Nuova partita
title-quit = Esci

## Menu sopra il tavolo

menu-heading = Pausa
menu-resume = Torna al tavolo
menu-new = Nuova partita
menu-title = Schermata iniziale
menu-quit = Esci
menu-saved = Ogni azione viene salvata subito. La partita si può riprendere dalla schermata iniziale in qualsiasi momento.
menu-seed = Numero di sorteggio { $seed }

## Nuova partita

new-game-heading = Nuova partita
new-game-clockwise = Posti in senso orario
new-game-by-lot = A caso
new-game-seed-label = Numero di sorteggio
new-game-seed-wrong = Il numero di sorteggio ha solo cifre. Lo stesso numero ridà lo stesso tavolo.
new-game-same-name = Due giocatori si chiamano { $name }: uno diventa { $other }.
new-game-back = Indietro
new-game-tips = { $shown ->
    [yes] Consigli: sì
   *[no] Consigli: no
 }
new-game-begin = Inizia

## Chi gioca un Ordine

seat-person = Umano
seat-person-about = Gioca a questo schermo con mouse e tastiera.
seat-person-secret = Non è possibile durante questa partita: mostrerebbe ciò che il computer tiene nascosto.
seat-heading = Chi gioca: { $order }?
character-heading = Come gioca: { $order }?
seats-open = Cambia giocatori
seats-heading = Chi gioca?
seats-note = Il cambio vale subito: chi subentra prosegue con tutto ciò che trova lì.
