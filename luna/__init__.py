"""Luna: the board game, its rules, opponents and table."""

import os

__version__ = "0.1.0"

# Before pygame is imported anywhere: it greets on the output of a program that has nothing to say there.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
