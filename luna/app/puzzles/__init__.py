"""Puzzles of a game: their list, the table at which one is solved, and what became of each."""
