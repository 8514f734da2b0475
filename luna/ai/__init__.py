"""Thinking beside the window, for any game: a worker process, its messages and budgets.

What a position is and how one thinks about it comes from the game as a `Think`; here are only processes and numbers.
"""
