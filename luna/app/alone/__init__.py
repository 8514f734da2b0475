"""An evening alone: the tables of a game for one person, the tables of a day, and how they went."""
