"""The game at the table in the window."""
