### Wie das Spiel heißt, und wer spielt.

game-title = Zwischen den Strömen
game-subtitle = Dynastien im Land zweier Flüsse
title-notice = Ein inoffizielles Fanprojekt. Regeln nach einem Spiel von Reiner Knizia, 1997. Alle Texte und Bilder sind neu entstanden.
order-name = { $colour ->
    [heron] Reiher
    [ram] Widder
    [fish] Fisch
   *[palm] Palme
}
