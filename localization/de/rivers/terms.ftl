### Wie das Spiel heißt, und wer spielt.

game-title = Zwischen den Strömen
order-name = { $colour ->
    [heron] Reiher
    [ram] Widder
    [fish] Fisch
   *[palm] Palme
}
