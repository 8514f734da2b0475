"""From what a person points at to one action: kinds of picks, how actions are spelled, why a gesture is refused."""
