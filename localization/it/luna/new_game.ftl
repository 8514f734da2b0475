### Luna sulla schermata del titolo e la sua parte di una nuova partita.

## Titolo

game-title = Luna
game-subtitle = Nel tempio della Sacerdotessa della Luna
title-notice = Progetto non ufficiale di appassionati. Autore del gioco: Stefan Feld, Hall Games 2010. Testi e immagini sono tutti nuovi.

## Modi di giocare: il nome, anche sul titolo, e una riga sotto

new-game-computer = Contro il computer
new-game-computer-about = Da uno a tre avversari del computer, su sei livelli
new-game-players = Allo stesso tavolo
    .brief = Più persone, uno schermo
new-game-players-about = Da due a quattro persone allo stesso computer
new-game-solo = Solitario
    .brief = Una persona, tre livelli
solo-level = Solitario, livello { $count }
new-game-solo-about = Da soli contro l’avversario, che segue regole fisse

## Nuova partita

new-game-players-label = Giocatori
new-game-add = Un Ordine in più

## Il tavolo

new-game-setup-label = Disposizione iniziale
new-game-preset-help = Consigliata per la prima partita: Isole, Santuari e Novizi sono già al loro posto e si comincia subito.
new-game-free-help = Isole in ordine casuale. Nel Turno Preliminare ogni Ordine piazza il suo Santuario e i suoi Novizi.
new-game-start-label = Giocatore iniziale
new-game-start-help = Chi apre il primo turno.
new-game-figures-label = Sagome
new-game-figures-chosen = A scelta
new-game-figures-help = Ogni sagoma comincia su un’Isola tirata a sorte.
new-game-figure-about = { $figure ->
    [priestess] premia i più forti sulla sua Isola
    [builder] qui nascono i primi Santuari
   *[apostate] fa perdere influenza a chi gli sta vicino
}
new-game-seed-help = Lo stesso numero ridà lo stesso tavolo: per rigiocarlo o confrontarsi.

## Solitario: i livelli e la loro difficoltà

new-game-solo-heading = Come gioca l’avversario
new-game-opponent-about = Guidato dal programma, senza piani propri
new-game-solo-rules = L’avversario non fa piani: all’inizio di ogni turno prende la tessera più alta che raggiunge e avanza nel Consiglio. Quello che farà si può prevedere e guidare. Si vince solo con più influenza di quanta ne ha lui alla fine.
new-game-solo-grade = { $level ->
    [1] medio
    [2] difficile
   *[3] molto difficile
}
new-game-solo-level = { $level ->
    [1] Consigliato per il primo solitario: sull’Isola dell’Apostata tutto è permesso.
    [2] L’Apostata blocca la sua Isola: i Novizi lì possono solo espellerlo. Altri possono ancora arrivare.
   *[3] L’Apostata blocca la sua Isola e non si può espellere. La Sacerdotessa e il Capomastro cominciano insieme.
}
