### What the command line asks of Between the Rivers only.

cli-bots = one bot per seat; known: random, greedy, level-1 to level-5
