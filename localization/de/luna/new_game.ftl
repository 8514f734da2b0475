### Luna auf dem Titelbild und sein Teil eines neuen Spiels.

## Titel

game-title = Luna
game-subtitle = Im Tempel der Mondpriesterin
title-solo = Solo
title-notice = Ein inoffizielles Fanprojekt. Spielidee: Stefan Feld, Hall Games 2010. Alle Texte und Bilder sind neu entstanden.

## Neues Spiel

new-game-players = Zwei bis vier Spieler
new-game-solo = Solo
new-game-players-label = Spieler
new-game-level-label = Stufe
new-game-setup-label = Aufbau
new-game-preset-help = Für die erste Partie empfohlen: Inseln, Kultstätten und Novizen sind schon an ihrem Platz, es geht sofort los.
new-game-free-help = Die Inseln liegen in zufälliger Reihenfolge. In der Vorbereitungsrunde setzt jeder Orden Kultstätte und Novizen.
new-game-start-label = Startspieler
new-game-figures-label = Mondpriesterin, Baumeister, Abtrünniger
new-game-figures-chosen = Nach Wahl
new-game-solo-rules = Allein gegen einen Gegenspieler ohne eigenen Willen. Gewonnen ist die Partie nur mit mehr Einfluss, als der Gegenspieler am Ende hat.
new-game-level-2 = Ab Stufe 2 blockiert der Abtrünnige seine Insel: Novizen dort können nur ihn vertreiben, ankommen dürfen andere weiterhin.
new-game-level-3 = Auf Stufe 3 lässt er sich nicht einmal vertreiben; außerdem beginnen Mondpriesterin und Baumeister auf derselben Insel.
