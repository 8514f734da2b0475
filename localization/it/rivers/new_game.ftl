### Il modulo per una nuova partita.

## Modi di giocare: il nome, anche sul titolo, e una riga sotto

new-game-computer = Contro il computer
new-game-computer-about = Da uno a tre avversari del computer, su cinque livelli
new-game-players = Allo stesso tavolo
    .brief = Più persone, uno schermo
new-game-players-about = Da due a quattro persone a turno; un sipario nasconde ogni mano agli altri

## Nuova partita

new-game-players-label = Giocatori
new-game-add = Un giocatore in più

## Il tavolo

new-game-aim-heading = Come si vince
new-game-aim = I punti sono di quattro colori, e alla fine conta solo il proprio colore più debole. Il simbolo dice soltanto di chi sono i leader: tutte le dinastie giocano con le stesse regole.
new-game-secret-heading = Sorte e segreto
new-game-secret = La sorte decide chi comincia e che cosa esce dal sacchetto. Tessere in mano, punti e tesori restano dietro lo schermo fino alla fine.
new-game-seed-help = Lo stesso numero dà lo stesso sacchetto e lo stesso primo giocatore: per rigiocare o confrontarsi.
