"""Names and sizes of the game; every index in the core refers to these orders."""

ISLANDS = 7
SEATS = 4
TILES = 28
ROUNDS = 6
COUNCIL_SEATS = 16
NOVICES = 13
SHRINES = 6
SHRINE_POINTS = 4
COLUMNS = 7

ISLAND_NAMES = ("shrine", "herbs", "tides", "sailboat", "bribery", "book", "novice")
"""Kinds of island; an island, its favour token and the symbol on temple tiles share the index."""
SHRINE, HERBS, TIDES, SAILBOAT, BRIBERY, BOOK, NOVICE = range(ISLANDS)

COLOURS = ("yellow", "red", "blue", "white")
BOARD_NAMES = ("yellow", "blue", "red", "green")
FIGURE_NAMES = ("priestess", "builder", "apostate")

PREPARE, TIRE, ACTION, OVER = range(4)
PHASE_NAMES = ("prepare", "tire", "action", "over")

NO_MOVE, JOURNEY, TIDES_MOVE = range(3)
MOVE_NAMES = (None, "journey", "tides")

NOWHERE, ON_PATH, IN_TEMPLE = range(3)
"""Where a tile is: out of the game or not placed yet, on the path, on its temple field."""

NOBODY = -1
"""No seat, as in `luna.core.rules`: to act, on a tile."""
AUTOMATON = 1
"""The automaton's seat in solo; the human has seat 0."""
