"""The cells around each cell as one flat list."""

from luna.games.rivers.rules.constants import CELLS, COLUMNS, NOWHERE, ROWS

MOST = 4


def around(cell: int) -> list[int]:
    """Above, left, right and below, NOWHERE beyond the map."""
    row, column = divmod(cell, COLUMNS)
    beside = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * COLUMNS + c if 0 <= r < ROWS and 0 <= c < COLUMNS else NOWHERE for r, c in beside]


AROUND = [near for cell in range(CELLS) for near in around(cell)]
"""MOST for each cell, one after the other."""
