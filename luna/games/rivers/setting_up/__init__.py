"""How a table of this game is set up: who plays, and the number that its bag is drawn with."""
