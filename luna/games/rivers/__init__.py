"""Between the Rivers, the second game."""
