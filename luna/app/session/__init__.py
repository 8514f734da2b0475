"""A game being played, without a window: match, seats, undo, and who thinks for the bots."""
