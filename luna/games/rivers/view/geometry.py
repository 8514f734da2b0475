"""Where the cells of the map lie on the picture; the sprites were rendered with the same numbers.

Units: 1 unit = 100 px at 1920x1080, x right, y down, the origin in the middle of the map. The camera looks down at an
angle, but the cells are so much deeper on the ground that each is a square on the picture.
"""

from __future__ import annotations

import math

from luna.games.rivers.rules.constants import COLUMNS, ROWS
from luna.ui.moving.motion import Point

ELEVATION = 55.0
"""Of the camera, in degrees above the horizon."""
CELL = 0.70
"""Side of a cell on the picture."""
DEPTH = 1 / math.sin(math.radians(ELEVATION))
"""How much deeper than wide a cell is on the ground."""
MAP_UNITS = (COLUMNS * CELL, ROWS * CELL)
TREASURE = (0.185, 0.245)
"""Where a treasure stands, from the middle of its cell."""
LEADER_SIZE, LEADER_DOWN = 0.84, 0.04
"""Size of a leader on the map, and how far below the middle of its cell it stands, in units: the sign of the tile
behind it stays in sight."""
BACKGROUND_UNITS = (22.0, 12.4)
"""Size of the background picture; the middle of the map is its middle."""


def middle(cell: int) -> Point:
    """The middle of a cell."""
    row, column = divmod(cell, COLUMNS)
    return (column + 0.5) * CELL - MAP_UNITS[0] / 2, (row + 0.5) * CELL - MAP_UNITS[1] / 2


def footing(cell: int) -> Point:
    """Where in its cell a leader stands."""
    x, y = middle(cell)
    return x, y + LEADER_DOWN


def corner(cell: int) -> Point:
    """The lower right corner of a cell: where the middle of a square of four is whose upper left cell it is."""
    x, y = middle(cell)
    return x + CELL / 2, y + CELL / 2
