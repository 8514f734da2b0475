"""The screen on which a game is set up, and who plays at each seat."""
