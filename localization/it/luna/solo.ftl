### L’avversario del solitario: che cosa comporta una scelta all’inizio del turno, la sua regola e il suo prossimo passo.

## La scelta di un’Isola come elenco; $points e $swing hanno il segno.

opponent-island = Isola dell’avversario: { ISLAND($island, case: "full") }
reply-sum = Cambio del tuo vantaggio: { $swing }
reply-temple = { $told }: { $points }
reply-council = { $steps ->
    [0] Consiglio, resta alla posizione { $seat }: { $points }
    [one] Consiglio, { $steps } posizione avanti alla posizione { $seat }: { $points }
   *[other] Consiglio, { $steps } posizioni avanti alla posizione { $seat }: { $points }
 }
reply-tile = Tessera { $tile }
reply-no-tile = Nessuna tessera
reply-thrown = { $count ->
    [one] rimpiazza il Novizio sullo spazio { $tiles }
   *[other] rimpiazza i Novizi sugli spazi { $tiles }
 }
reply-book = prende il libro dallo spazio { $source } allo spazio { $target }
reply-shrine = Santuario { ISLAND($island, case: "on") }: { $points }
reply-scoring = { $what ->
    [priestess] Sacerdotessa della Luna: { $points }
    [apostate] Apostata: { $points }
   *[temple] Novizi nel Tempio: { $points }
 }
reply-spared = Nessuno scende sotto 0: { $points }

## Tutte le scelte una sotto l’altra, in una colonna stretta

outlook-title = Se il turno finisse ora
outlook-note = Ciò che farai si aggiunge.
outlook-behind = Distacco dalla migliore
outlook-swing = Migliore: vantaggio { $swing }
    .whole = Migliore: vantaggio { $swing }, senza altre tue azioni
outlook-group = { $group ->
    [best] { $side ->
        [costs] Costa di meno
       *[brings] Rende di più
    }
    [worst] { $side ->
        [costs] Costa di più
       *[brings] Rende di meno
    }
   *[barred] Nessun Novizio attivo
 }
outlook-usual = { $alike ->
    [yes] { $tile ->
        [0] L’avversario non prende mai una tessera
       *[other] L’avversario prende sempre la tessera { $tile }
    }
   *[no] { $tile ->
        [0] L’avversario di solito non prende tessere
       *[other] L’avversario di solito prende la tessera { $tile }
    }
 }
outlook-takes = { $tile ->
    [0] nessuna tessera
   *[other] prende la { $tile }
 }
help-outlook-title = Tutte le scelte
help-outlook-rule = Per ogni Isola, in grande: di quanti punti il tuo vantaggio sarebbe inferiore a quello della scelta migliore se il turno finisse ora; accanto al Novizio dell’avversario la tessera che prende dopo quasi tutte le scelte, in una riga un’altra, se lì ne prende un’altra. Ciò che costa di meno e di più vale solo per questo: le tue azioni devono ancora venire, perciò la perdita minore non è sempre la scelta migliore. Indicando una riga si illumina la sua Isola, e la carta dice di che cosa è fatto il cambiamento: tessera (con rimpiazzo e libro), Consiglio, Santuario e punteggio. Un clic su una riga sceglie la sua Isola.

## Che cosa fa l’avversario

opponent-rule = { $part ->
    [start] All’inizio del turno i suoi Novizi sull’Isola scelta diventano inattivi; per ciascuno il suo pezzo avanza di una posizione.
    [tile] Poi prende la tessera libera più alta sulla cui Isola ha ancora un Novizio attivo, e con essa un tuo Libro.
   *[end] Alla fine, dal turno 2, costruisce un Santuario dal Capomastro se lì ha un Novizio attivo e nessun Santuario.
 }
opponent-tile = { $when ->
    [now] Ora prende la tessera { $tile }.
   *[next] Nel prossimo turno, come stanno le cose, prende la tessera { $tile }.
 }
opponent-tile-unless = { $when ->
    [now] Ora prende la tessera { $tile }; se si sceglie { ISLAND($island, case: "the") }, prende la { $other }.
   *[next] Nel prossimo turno, come stanno le cose, prende la tessera { $tile }; se si sceglie { ISLAND($island, case: "the") }, prende la { $other }.
 }
opponent-tile-or-none = { $when ->
    [now] Ora prende la tessera { $tile }; se si sceglie { ISLAND($island, case: "the") }, non ne prende nessuna.
   *[next] Nel prossimo turno, come stanno le cose, prende la tessera { $tile }; se si sceglie { ISLAND($island, case: "the") }, non ne prende nessuna.
 }
opponent-no-tile = { $when ->
    [now] Ora nessuna tessera è alla sua portata.
   *[next] Nel prossimo turno, come stanno le cose, nessuna tessera è alla sua portata.
 }
opponent-shrine = Alla fine di questo turno costruisce un Santuario { ISLAND($island, case: "on") }{ $sure ->
    [yes] { "" }
   *[no] ; dopo alcune scelte altrove, o nessuno
 }.
opponent-early = Nel turno 1 i valori sotto 0 sono normali: l’avversario ottiene subito la sua tessera, le proprie Santificazioni devono ancora venire.

## L’anteprima dice perché e che cosa conta

preview-contest = { $what ->
    [ahead] Sacerdotessa { $own } : { $other }, avanti nel Consiglio
    [tied] Sacerdotessa { $own } : { $other }, dietro nel Consiglio
   *[behind] { $short ->
        [one] Sacerdotessa { $own } : { $other }, manca { $short } Novizio
       *[other] Sacerdotessa { $own } : { $other }, mancano { $short } Novizi
    }
 }
preview-shrine = Con il Santuario avversario

## L’arrivo sull’Isola bloccata

gain-barred = Lì tutto è bloccato finché l’Apostata non se ne va

## Che cosa resta inutilizzato alla fine del turno; $actions sono nomi di pulsanti.

unused-line = { $count ->
    [0] Ancora possibile: { $actions }. La fine del turno si può annullare.
    [one] Resta { $count } Novizio attivo. Ancora possibile: { $actions }. La fine del turno si può annullare.
   *[other] Restano { $count } Novizi attivi. Ancora possibile: { $actions }. La fine del turno si può annullare.
 }
unused-nothing = Non resta nulla da usare.

## Nuova partita: quanto sono difficili i Livelli, e che cosa cambiano le sagome

new-game-solo-measured = Misurato: un giocatore computer di forza media ha vinto { $first } tavoli su { $tables } al Livello 1, { $second } al Livello 2 e { $third } al Livello 3.
new-game-solo-figures = { $figures ->
    [chosen] Scegliere le sagome decide anche dove sta il primo Santuario dell’avversario: dal Capomastro.
   *[drawn] Il primo Santuario dell’avversario sta dal Capomastro, ovunque cominci.
 }

## Un Viaggio o una Marea in corso

prompt-travel-solo = { $name }: far partire altri Novizi, o passare a un’altra azione, che conclude questa
