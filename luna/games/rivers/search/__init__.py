"""How computer players think: what hangs together, what a position is worth, which actions to look at, and plans.

Plain Python that compiles like the rules; no file here knows a window, a clock or a process.
"""

from luna.core.kernel import prefer_compiled

prefer_compiled(__path__, __name__)
