"""What every game's table has: the values of one picture, what a game offers for it, and painters that know no game."""
