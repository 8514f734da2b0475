### Das Formular für ein neues Spiel.

## Arten zu spielen: Name, auch auf dem Titel, und ein Satz darunter

new-game-computer = Gegen den Computer
new-game-computer-about = Gegen einen bis drei Computergegner auf fünf Stufen
new-game-players = An einem Tisch
    .brief = Mehrere, ein Bildschirm
new-game-players-about = Zwei bis vier Personen abwechselnd; ein Vorhang verbirgt jede Hand vor den anderen

## Neues Spiel

new-game-players-label = Spieler
new-game-add = Ein Spieler mehr

## Der Tisch

new-game-aim-heading = Worauf es ankommt
new-game-aim = Punkte gibt es in vier Farben, und am Ende zählt nur die eigene schwächste. Das Symbol zeigt nur, wem welche Anführer gehören: Alle Dynastien spielen nach denselben Regeln.
new-game-secret-heading = Zufall und Geheimnis
new-game-secret = Der Zufall bestimmt, wer beginnt und was aus dem Beutel kommt. Hand, Punkte und Schätze bleiben bis zum Schluss hinter dem Sichtschirm.
new-game-seed-help = Dieselbe Nummer ergibt denselben Beutel und Startspieler: zum Wiederholen oder Vergleichen.
