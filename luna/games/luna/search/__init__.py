"""How computer orders think: an evaluation in points, candidates for a turn, a tree search over them.

Plain Python that compiles like the rules; no file here knows a window, a clock or a process.
"""

from luna.core.kernel import prefer_compiled

prefer_compiled(__path__, __name__)
