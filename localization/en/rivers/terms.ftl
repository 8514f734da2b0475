### What the game is called, and who plays.

game-title = Between the Rivers
game-subtitle = Dynasties in the land of two rivers
title-notice = An unofficial fan project. Rules after a game by Reiner Knizia, 1997. All texts and pictures were made anew.
order-name = { $colour ->
    [heron] Heron
    [ram] Ram
    [fish] Fish
   *[palm] Palm
}
