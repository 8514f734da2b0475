"""Setting up a table of any game: who plays at its seats, and the cards on which that is chosen."""
