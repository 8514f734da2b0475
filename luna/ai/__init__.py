"""Thinking beside the window, for any game: a worker process and its messages, budgets, choices and statistics.

What a position is and how one thinks about it comes from the game as a `Think`; here are only processes and numbers.
"""
