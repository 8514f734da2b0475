"""What a lesson is, for any game: a position, steps to be told, awaited or played, and who reacts to it."""
