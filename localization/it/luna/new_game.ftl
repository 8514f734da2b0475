### Luna sulla schermata del titolo e la sua parte di una nuova partita.

## Titolo

game-title = Luna
game-subtitle = Nel tempio della Sacerdotessa della Luna
title-solo = Solitario
title-notice = Progetto non ufficiale di appassionati. Autore del gioco: Stefan Feld, Hall Games 2010. Testi e immagini sono tutti nuovi.

## Nuova partita

new-game-players = Da due a quattro giocatori
new-game-solo = Solitario
new-game-players-label = Giocatori
new-game-level-label = Livello
new-game-setup-label = Disposizione iniziale
new-game-preset-help = Consigliata per la prima partita: Isole, Santuari e Novizi sono già al loro posto e si comincia subito.
new-game-free-help = Isole in ordine casuale. Nel Turno Preliminare ogni Ordine piazza il suo Santuario e i suoi Novizi.
new-game-start-label = Giocatore iniziale
new-game-figures-label = Sacerdotessa della Luna, Capomastro e Apostata
new-game-figures-chosen = A scelta
new-game-solo-rules = Da soli contro un avversario senza volontà propria. Si vince finendo con più influenza dell’avversario.
new-game-level-2 = Dal livello 2 l’Apostata blocca la sua Isola: i Novizi lì possono solo espellerlo, ma altri possono ancora arrivare.
new-game-level-3 = Al livello 3 non si può nemmeno espellerlo, e la Sacerdotessa della Luna e il Capomastro cominciano sulla stessa Isola.
