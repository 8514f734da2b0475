"""Luna: the board game, its rules, opponents and table."""

__version__ = "0.1.0"
