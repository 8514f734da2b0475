"""The table of Luna in a window: where things lie, how they are painted, how they move."""
