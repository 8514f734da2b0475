### What the game is called, and who plays.

game-title = Between the Rivers
order-name = { $colour ->
    [heron] Heron
    [ram] Ram
    [fish] Fish
   *[palm] Palm
}
