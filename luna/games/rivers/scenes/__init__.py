"""The end of the game as a dialog over the table."""
