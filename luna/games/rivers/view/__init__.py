"""The picture of the table of the second game."""
