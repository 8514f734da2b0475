"""Where the monuments wait that may be built now: in a row beside their square, off what lies and stands there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from luna.core.caching import lru_cache
from luna.games.rivers.rules.constants import COLUMNS, EMPTY, FLIPPED, LEADER, ROWS
from luna.games.rivers.view.geometry import CELL, MAP_UNITS, corner
from luna.games.rivers.view.snapshot import Counts, Snapshot

STEP, HEIGHT = 1.0, 1.16
"""Room of a monument in the row, in units."""
SLIDE = CELL / 2
"""Between two places that are tried along a side of the square."""
GAPS = 0.1, 0.1 + SLIDE, 0.1 + 2 * SLIDE, 0.1 + 3 * SLIDE
"""From there to the square, in units."""
FIGURE, HEAD = 3.0, 2.0
"""How much a cell would be missed, measured in tiles, with a leader, a treasure or a part of a monument, and the one
behind it, into which heads reach."""
WAY = 0.05
"""How many tiles more may lie under it for each unit that it is nearer to the square."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in units."""


def offered_row(state: Snapshot) -> Box:
    """The row of a position in which a monument is to be chosen."""
    return _row(state.cells, state.treasures, state.squares, len(state.offered))


@lru_cache(maxsize=8)
def _row(cells: Counts, treasures: frozenset[int], squares: Counts, offered: int) -> Box:
    """Where it hides least, and among such places nearest to the square."""
    around, missed = _around(squares), _missed(cells, treasures)
    at = [_middle(around, axis) for axis in (0, 1)]

    def cost(row: Box) -> float:
        return _hidden(missed, row) + WAY * sum(abs(_middle(row, axis) - at[axis]) for axis in (0, 1))

    return min(_beside(around, offered * STEP), key=cost)


def _around(squares: Counts) -> Box:
    """What the squares take that may be built on."""
    xs, ys = zip(*map(corner, squares), strict=True)
    left, top = min(xs) - CELL, min(ys) - CELL
    return left, top, max(xs) + CELL - left, max(ys) + CELL - top


def _beside(around: Box, width: float) -> Iterator[Box]:
    """All places on the map along the sides of the squares, below first."""
    left, top, wide, high = around
    for gap in GAPS:
        for y in (top + high + gap, top - gap - HEIGHT):
            row = ((x, y, width, HEIGHT) for x in _along(0, left - width, left + wide, width))
            yield from row if _fits(1, y, HEIGHT) else ()
        for x in (left + wide + gap, left - gap - width):
            row = ((x, y, width, HEIGHT) for y in _along(1, top - HEIGHT, top + high, HEIGHT))
            yield from row if _fits(0, x, width) else ()


def _along(axis: int, start: float, end: float, length: float) -> Iterator[float]:
    """Where a length may begin on the map between two points, first at each of its edges."""
    half = MAP_UNITS[axis] / 2
    first, last = max(start, -half), min(end, half - length)
    for number in range(int((last - first) / SLIDE) + 1):
        yield first + number * SLIDE
    yield last


def _fits(axis: int, start: float, length: float) -> bool:
    half = MAP_UNITS[axis] / 2
    return -half <= start and start + length <= half


def _missed(cells: Counts, treasures: frozenset[int]) -> list[float]:
    """How much each cell would be missed by who looks at the map."""
    missed = [0.0] * len(cells)
    for cell, content in enumerate(cells):
        stands = content >= LEADER or content == FLIPPED
        missed[cell] += FIGURE if stands or cell in treasures else float(content != EMPTY)
        if stands and cell >= COLUMNS:
            missed[cell - COLUMNS] += HEAD
    return missed


def _hidden(missed: Sequence[float], row: Box) -> float:
    """What of that lies under a row."""
    left, top, width, height = row
    columns, lines = _shares(0, left, width, COLUMNS), _shares(1, top, height, ROWS)
    return sum(down * across * missed[y * COLUMNS + x] for y, down in lines for x, across in columns)


def _shares(axis: int, start: float, length: float, cells: int) -> list[tuple[int, float]]:
    """Which cells along an axis lie under a length, and how much of each."""
    first = (start + MAP_UNITS[axis] / 2) / CELL
    last = first + length / CELL
    over = range(max(0, int(first)), min(cells, int(last) + 1))
    return [(cell, min(last, cell + 1) - max(first, cell)) for cell in over]


def _middle(box: Box, axis: int) -> float:
    return box[axis] + box[axis + 2] / 2
