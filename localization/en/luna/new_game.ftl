### Luna on the title screen and its part of a new game.

## Title

game-title = Luna
game-subtitle = In the temple of the Moon Priestess
title-solo = Solo
title-notice = An unofficial fan project. Game design: Stefan Feld, Hall Games 2010. All texts and pictures were made anew.

## New game

new-game-players = Two to four players
new-game-solo = Solo
new-game-players-label = Players
new-game-level-label = Level
new-game-setup-label = Set-up
new-game-preset-help = Recommended for a first game: islands, shrines and novices are in place, play begins at once.
new-game-free-help = Islands in random order. In the preparation round each order places its shrine and novices.
new-game-start-label = Start player
new-game-figures-label = Moon Priestess, builder and apostate
new-game-figures-chosen = By choice
new-game-solo-rules = Alone against an opponent without a will of its own. The game is won by ending with more influence than the opponent.
new-game-level-2 = From level 2 on the apostate blocks his island: novices there can only expel him, but others may still arrive.
new-game-level-3 = On level 3 not even expelling him is possible, and the Moon Priestess and the builder start on the same island.
