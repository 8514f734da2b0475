"""The library of saved games: one sealed file for each, read with care and written at once."""
