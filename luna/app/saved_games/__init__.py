"""The list of saved games: its rows, words and pictures."""
