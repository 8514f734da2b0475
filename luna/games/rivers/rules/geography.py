"""The map as the core uses it: which cells are land, which lie side by side, where squares can be."""

from __future__ import annotations

from luna.games.rivers.rules.board import BORDERED, RIVER, shipped_board
from luna.games.rivers.rules.constants import CELLS, COLUMNS, NOWHERE, ROWS

_GROUND = shipped_board().ground
WET = [int(letter == RIVER) for letter in _GROUND]
"""1 for each cell of river, 0 for land."""
STARTS = shipped_board().starts
"""Where treasures lie at the start."""
EDGED = [int(letter == BORDERED) for letter in _GROUND]
"""1 for each bordered cell."""


def _neighbours(cell: int) -> list[int]:
    """The up to four cells that share a side with a cell, in the order of cells."""
    row, column = divmod(cell, COLUMNS)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * COLUMNS + c for r, c in near if 0 <= r < ROWS and 0 <= c < COLUMNS]


SIDES = 4
NEIGHBOURS = tuple(tuple(_neighbours(cell)) for cell in range(CELLS))
NEAR = [cell for near in NEIGHBOURS for cell in (*near, *[NOWHERE] * (SIDES - len(near)))]
"""The neighbours of all cells one after the other, SIDES for each, NOWHERE beyond the map."""


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
