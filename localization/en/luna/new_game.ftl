### Luna on the title screen and its part of a new game.

## Title

game-title = Luna
game-subtitle = In the temple of the Moon Priestess
title-notice = An unofficial fan project. Game design: Stefan Feld, Hall Games 2010. All texts and pictures were made anew.

## Ways to play: the name, on the title too, and a line below it

new-game-computer = Against the computer
new-game-computer-about = One to three computer players on six levels
new-game-players = At one table
    .brief = Several people, one machine
new-game-players-about = Two to four people at the same machine
new-game-solo = Solo
    .brief = One person, three levels
solo-level = Solo, level { $count }
new-game-solo-about = Alone against the opponent, which follows fixed rules

## New game

new-game-players-label = Players
new-game-add = One more order

## The table

new-game-setup-label = Set-up
new-game-preset-help = Recommended for a first game: islands, shrines and novices are in place, play begins at once.
new-game-free-help = Islands in random order. In the preparation round each order places its shrine and its novices.
new-game-start-label = Start player
new-game-start-help = Who opens the first round.
new-game-figures-label = Figures
new-game-figures-chosen = By choice
new-game-figures-help = Each figure begins on an island drawn by lot.
new-game-figure-about = { $figure ->
    [priestess] rewards the strongest on her island
    [builder] the first shrines are built here
   *[apostate] costs all who stand by him influence
}
new-game-seed-help = The same number gives the same table: to play it again or to compare.

## Solo: the levels and how hard they are

new-game-solo-heading = How the opponent plays
new-game-opponent-about = Is played by the program and has no plans of its own
new-game-solo-rules = The opponent makes no plans: at the start of each round it takes the highest tile within its reach and moves up in the council. What it will do can be foreseen and steered. The game is won only with more influence than the opponent has at the end.
new-game-solo-grade = { $level ->
    [1] medium
    [2] hard
   *[3] very hard
}
new-game-solo-level = { $level ->
    [1] Recommended for a first solo game: everything is allowed on the apostate’s island.
    [2] The apostate blocks his island: novices there can only expel him. Others may still arrive.
   *[3] The apostate blocks his island and cannot be expelled. Priestess and builder start together.
}
