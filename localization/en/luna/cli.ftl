### What the command line asks of Luna only.

cli-preset = use the preset start
cli-bots = one bot per seat; known: random, level-1 to level-6
cli-solo-preset = a solo game has no preset start
