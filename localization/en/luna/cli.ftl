### What the command line asks of Luna only.

cli-preset = use the preset start
cli-bots = one bot per seat; known: random, level-1 to level-6, these also with a character: level-3:zealot
cli-solo-preset = a solo game has no preset start
cli-solo-character = in a solo game bots have no character
cli-board = play with the printed values of a file like board.toml
cli-board-unread = the printed values of “{ $file }” cannot be read
cli-board-wrong = the printed values of “{ $file }” are not possible: “{ $field }”
