### Luna auf dem Titelbild und sein Teil eines neuen Spiels.

## Titel

game-title = Luna
game-subtitle = Im Tempel der Mondpriesterin
title-notice = Ein inoffizielles Fanprojekt. Spielidee: Stefan Feld, Hall Games 2010. Alle Texte und Bilder sind neu entstanden.

## Arten zu spielen: Name, auch auf dem Titel, und ein Satz darunter

new-game-computer = Gegen den Computer
new-game-computer-about = Gegen einen bis drei Computergegner auf sechs Stufen
new-game-players = An einem Tisch
    .brief = Mehrere, ein Bildschirm
new-game-players-about = Zwei bis vier Personen am selben Gerät
new-game-solo = Solo
    .brief = Eine Person, drei Stufen
solo-level = Solo, Stufe { $count }
new-game-solo-about = Allein gegen den Gegenspieler, der festen Regeln folgt

## Neues Spiel

new-game-players-label = Spieler
new-game-add = Ein Orden mehr

## Der Tisch

new-game-setup-label = Aufbau
new-game-preset-help = Für die erste Partie empfohlen: Inseln, Kultstätten und Novizen sind schon an ihrem Platz, es geht sofort los.
new-game-free-help = Die Inseln liegen zufällig. In der Vorbereitungsrunde setzt jeder Orden seine Kultstätte und seine Novizen.
new-game-start-label = Startspieler
new-game-start-help = Wer die erste Runde eröffnet.
new-game-figures-label = Figuren
new-game-figures-chosen = Nach Wahl
new-game-figures-help = Jede Figur beginnt auf einer zufälligen Insel.
new-game-figure-about = { $figure ->
    [priestess] belohnt die Stärksten auf ihrer Insel
    [builder] hier entstehen die ersten Kultstätten
   *[apostate] kostet alle Einfluss, die bei ihm stehen
}
new-game-seed-help = Dieselbe Nummer ergibt denselben Tisch: zum Wiederholen oder Vergleichen.

## Solo: Stufen mit dem Grad ihrer Schwierigkeit

new-game-solo-heading = Wie der Gegenspieler spielt
new-game-opponent-about = Wird vom Programm geführt und hat keine eigenen Pläne
new-game-solo-rules = Der Gegenspieler plant nicht: Am Anfang jeder Runde nimmt er das höchste Plättchen, das er erreicht, und rückt im Priesterrat vor. Was er tun wird, lässt sich vorhersehen und lenken. Gewonnen ist die Partie nur mit mehr Einfluss, als er am Ende hat.
new-game-solo-grade = { $level ->
    [1] mittel
    [2] schwer
   *[3] sehr schwer
}
new-game-solo-level = { $level ->
    [1] Für das erste Solospiel empfohlen: Auf der Insel des Abtrünnigen ist alles erlaubt.
    [2] Der Abtrünnige blockiert seine Insel: Novizen dort können nur ihn vertreiben. Ankommen dürfen andere.
   *[3] Der Abtrünnige blockiert seine Insel und lässt sich nicht vertreiben. Mondpriesterin und Baumeister beginnen zusammen.
}
