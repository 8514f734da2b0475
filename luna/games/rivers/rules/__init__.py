"""The rules of Between the Rivers: plain Python, compiled where a compiler was; knows no pygame, no clock.

Start with `state.py` (a position), `regions.py` (what hangs together), `actions.py` (the table of all actions),
`legal.py` (the one source of legality) and `play.py` (what an action does); `conflicts.py` has revolts and wars,
`turn_end.py` the end of a turn, `sight.py` who knows what. `rivers_rules.py` is what the rest of the program uses.
"""

from luna.core.kernel import prefer_compiled

prefer_compiled(__path__, __name__)
