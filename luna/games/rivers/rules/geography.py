"""The map as the core uses it: which cells are land, which lie side by side, where squares can be."""

from __future__ import annotations

from luna.games.rivers.rules.board import BORDERED, RIVER, shipped_board
from luna.games.rivers.rules.constants import BEYOND, CELLS, COLUMNS, ROWS

_GROUND = shipped_board().ground
WET = [int(letter == RIVER) for letter in _GROUND]
"""1 for each cell of river, 0 for land."""
LAND, RIVERS = ([cell for cell in range(CELLS) if WET[cell] == ground] for ground in range(2))
"""The cells of each ground."""
STARTS = shipped_board().starts
"""Where treasures lie at the start."""
EDGED = [int(letter == BORDERED) for letter in _GROUND]
"""1 for each bordered cell."""


def _beside(down: int, right: int) -> list[int]:
    """The cell so many rows below and columns to the right of each cell, BEYOND off the map."""
    rows_and_columns = [(cell // COLUMNS + down, cell % COLUMNS + right) for cell in range(CELLS)]
    return [
        COLUMNS * row + column if 0 <= row < ROWS and 0 <= column < COLUMNS else BEYOND
        for row, column in rows_and_columns
    ]


ABOVE, LEFT, RIGHT, BELOW = _beside(-1, 0), _beside(0, -1), _beside(0, 1), _beside(1, 0)
"""The neighbours of each cell: those that share a side with it."""


def _corners(cell: int) -> tuple[int, ...]:
    return (cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1)


def _one_ground(cell: int) -> bool:
    """Whether four cells with this one as the upper left exist and are all land or all river."""
    if cell % COLUMNS == COLUMNS - 1 or cell // COLUMNS == ROWS - 1:
        return False
    return len({WET[corner] for corner in _corners(cell)}) == 1


SQUARES = tuple(cell for cell in range(CELLS) if _one_ground(cell))
"""Upper left cells of all squares that tiles of one colour can fill."""
CORNERS = {cell: _corners(cell) for cell in SQUARES}
"""The four cells of each square."""
SQUARES_AT = tuple(tuple(square for square in SQUARES if cell in CORNERS[square]) for cell in range(CELLS))
"""The squares that each cell is part of."""
