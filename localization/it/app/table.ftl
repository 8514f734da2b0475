### Il tavolo di ogni gioco: barra, inviti, sguardo al passato, passaggio di turno, il computer al lavoro, consigli, fine.

table-chronicle = Cronaca
table-card-more = Altro: clic destro o H

# Sopra le righe della cronaca che sono state annullate e che si possono giocare di nuovo.
table-undone = Annullate

bar-undo = Annulla
bar-undo-turn = Annulla azione
bar-redo = Ripeti
bar-result = Risultato
bar-confirm = Concludi mossa
bar-cancel = Rinuncia
bar-unsaved = Non salvata
bar-menu = Menu

key-enter = Invio
key-escape = Esc

# A chi si chiede qualcosa, prima dei due punti o di un trattino.
prompt-name = { $name }
    .you = Tu
prompt-confirm = { $name }: concludere la mossa con Invio o annullarla
# Behind what is $asked for while a piece is carried that can stand for several of its kind. Short.
prompt-several = { $asked } – rotella del mouse: quanti pezzi
prompt-advised = { $name }: seguire il suggerimento o fare altro
prompt-over = La partita è finita
drop-nowhere = Qui non c’è posto: trascinare su uno dei luoghi che brillano
carry-goes-on = { $action }: poi si sceglie uno dei luoghi che brillano

tip-understood = OK (N)
tip-off = Consigli off (T)
tips-on = Consigli attivati
tips-off = Niente consigli; T li riattiva

# Il rimando sotto un aiuto; $title è un capitolo delle regole.
help-link = Regole: { $title }

## Fine del turno

round-end-continue = Avanti

## Fine della partita

game-end-heading = Fine della partita
game-end-look = Guarda il tavolo
game-end-again = Stessa disposizione
game-end-undo = Annulla l’ultimo passo

game-end-rematch = Rivincita
game-end-other = Un altro tavolo

## Un avversario del computer al tavolo

bot-acts = Tocca a { $name }
bot-thinks = { $name } sta pensando…

## Passaggio: i nomi sono soggetti o stanno prima dei due punti; non ci si rivolge a nessuno.

hand-over-turn = Tocca a { $name }
    .you = Tocca a te
hand-over-hint = Clic su una riga per rivederla sul tavolo, R per tutte; barra spaziatrice per chiudere
hand-over-nothing = Niente di nuovo dall’ultima mossa
# La prima riga, dove non c’è posto per tutte.
hand-over-more = { $count ->
    [one] { $count } mossa precedente è nella cronaca
   *[other] { $count } mosse precedenti sono nella cronaca
 }

## Anteprima

bar-preview = Anteprima

## Sguardo indietro: si vede una posizione passata o annullata, nella quale non si gioca.

# $place: “Turno 3” o “Preparazione”; $name: l’Ordine che ha giocato per ultimo.
look-back-title = Storico: { $place }, per ultimo { $name }
look-back-ahead = Annullato: { $place }, per ultimo { $name }
look-back-begins = Storico: { $place }, inizio
look-back-start = Storico: prima della prima azione
look-back-place = Passo { $at } di { $total }
# Un pulsante mentre si guarda indietro che apre ciò che è stato raccontato per intero, e che cosa fa un clic su una riga simile della cronaca.
look-back-details = Dettagli
    .click = Clic: rivedi i dettagli
look-back-play = Riprendi da qui
look-back-now = Torna alla partita
look-back-result = Torna al risultato
look-back-prompt = { $title } · { $place }
look-back-refusal = Storico: qui non si può giocare. Sono possibili “Riprendi da qui” e “Torna alla partita”.

## Giochi con segreti

curtain-hint = Ciò che è segreto resta coperto finché qui non siede { $name }. Un clic o un tasto qualsiasi scopre il tavolo.
# Sotto una domanda: che cosa porterebbe ogni risposta, in una o più righe.
choices-common = In ogni caso: { $told }
choices-point = Indica una risposta per vedere tutto ciò che porta.
no-undo-revealed = Non si può annullare: ha mostrato qualcosa di coperto.
no-undo-nothing = Non c’è ancora niente da annullare.
no-cancel-nothing = Niente a cui rinunciare: non è stato scelto nulla e nessuna azione è in corso.
no-redo-nothing = Niente da ripetere: si può rigiocare solo ciò che è stato annullato.

## Movimento

motion-speed = { $speed ->
    [half] Velocità: dimezzata
    [double] Velocità: doppia
    [instant] Senza animazioni
   *[normal] Velocità: normale
}

## Tasti del tavolo

# Ciò che si tiene premuto con una lettera, come sta davanti a essa; $command è mac o other.
command-name = { $command ->
    [mac] ⌘
   *[other] Ctrl+
 }
help-key = { $what ->
    [overview] O – riepilogo
    [rules] F1 – regole
    [help] H – aiuto
    [tips] T – consigli on/off
    [next-tip] N – consiglio capito
    [hint] L – suggerimento
    [preview] V – anteprima
    [outlook] W – confrontare le scelte
    [recap] R – ultime mosse
    [speed] Più, Meno – animazioni più veloci, più lente
    [pace] P – ritmo del computer
    [earlier] Frecce – indietro passo per passo; da vicino: sposta la vista
    [steps] Frecce – indietro passo per passo
    [rounds] Pag su/giù – indietro turno per turno
    [run] Spazio – riproduci la cronaca
    [play-on] A – riprendi da lì
    [undo] { COMMAND($system) }Z, { COMMAND($system) }Y – annulla, ripeti
    [zoom] Z, { COMMAND($system) }più/meno – tavolo più vicino
    [places] Tab – da un posto all’altro, poi anche con le frecce
    [language] F2 – lingua
   *[screen] F11 – schermo intero
 }
