"""The program: window and loop, screens, saved games, settings, command line; games it knows only by their list."""
