"""The rules of Luna: plain Python, compiled where a compiler was; knows no pygame, no clock, no file but its board.

Start with `state.py` (a position), `actions.py` (the table of all actions), `legal.py` (the one source of legality)
and `play.py` (what an action does); `luna_rules.py` is what the rest of the program uses.
"""

from luna.core.kernel import prefer_compiled

prefer_compiled(__path__, __name__)
