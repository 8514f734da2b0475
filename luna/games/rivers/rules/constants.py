"""Names and sizes of the game; every index in the core refers to these orders."""

RECORD_KEY, RECORD_VERSION = "rivers-record", "1"
"""The first line of a record."""

COLUMNS = 16
ROWS = 11
CELLS = COLUMNS * ROWS
"""Cells are numbered by row, then column: 0 is a1, 15 is p1, 175 is p11."""
SEATS = 4
SPHERES = 4
"""Colours, of tiles and of a seat's leaders."""
PLACES = SEATS * SPHERES
MONUMENTS = 6
SQUARE = 4
"""Tiles under a monument."""

COLOURS = ("black", "red", "blue", "green")
BLACK, RED, BLUE, GREEN = range(4)
LETTERS = "krbg"
"""A letter for each colour, as in the bag of a record."""
SEAT_NAMES = ("heron", "ram", "fish", "palm")
KING, TRADER = BLACK, GREEN
"""The leader of a sphere has the number of its colour."""

PAIR_NAMES = ("black-red", "black-blue", "black-green", "red-blue", "red-green", "blue-green")
PAIRS = tuple((COLOURS.index(a), COLOURS.index(b)) for a, b in (name.split("-") for name in PAIR_NAMES))
"""The two colours of each monument."""

EMPTY, FLIPPED, CATASTROPHE, LEADER = 0, 5, 6, 8
"""What a cell holds: nothing, 1 + colour for a tile with its face up, or one of these; LEADER + 4 * seat + colour."""
TEMPLE = 1 + RED

ACT, ORDER, ATTACK, DEFEND, BUILD, LEAVE, OVER = range(7)
PHASE_NAMES = ("act", "order", "attack", "defend", "build", "leave", "over")

MOST_JOINED, MOST_ENTERED = 2, 1
"""R10: so many kingdoms may lie next to a tile that is placed, and next to a leader."""

NOBODY = -1
"""No seat, as in `luna.core.rules`."""
NOWHERE = -1
"""No cell."""
BEYOND = CELLS
"""In place of a neighbour off the map: a cell that is always empty."""
OPEN = 9
"""In place of a seat that looks: the whole position is known."""


def cell_name(cell: int) -> str:
    """Column letter from the left and row number from the top."""
    return f"{'abcdefghijklmnop'[cell % COLUMNS]}{cell // COLUMNS + 1}"


CELL_NAMES = tuple(map(cell_name, range(CELLS)))
