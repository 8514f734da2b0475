"""Where the points of a game come from and would come from."""
