"""The review of a game: its screen, the table at a moment of it, and its export."""
