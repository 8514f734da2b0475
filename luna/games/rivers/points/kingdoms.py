"""The kingdom of a cell: its leaders, and what supports each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from luna.core.caching import cache
from luna.games.rivers.rules.constants import CATASTROPHE, CELLS, COLUMNS, EMPTY, LEADER, NOWHERE, PLACES, TEMPLE
from luna.games.rivers.rules.state import State


@dataclass(frozen=True)
class Kingdom:
    """The region of a cell that holds a tile or leader; a kingdom if it has `leaders` (`4 * seat + colour`)."""

    state: State
    cell: int

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """All of it."""
        return region(self.state.cells, self.cell)

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """Leaders that stand in it."""
        standing = self.state.leader
        return tuple(place for place in range(PLACES) if standing[place] in self.cells)

    def tiles(self, colour: int) -> tuple[int, ...]:
        """Cells with a tile of a colour, face up."""
        cells = self.state.cells
        return tuple(cell for cell in self.cells if cells[cell] == 1 + colour)

    @cached_property
    def monuments(self) -> tuple[int, ...]:
        """Monuments that stand in it."""
        return tuple(pair for pair, square in enumerate(self.state.monument) if square in self.cells)

    @cached_property
    def treasures(self) -> tuple[int, ...]:
        """Cells with a treasure."""
        lying = self.state.treasure
        return tuple(cell for cell in self.cells if lying[cell])


def region(cells: Sequence[int], cell: int, parted: int = NOWHERE) -> tuple[int, ...]:
    """The region of a cell; `parted` counts as empty, as the joining cell does for the sides of a war."""
    found, waiting = {cell}, [cell]
    while waiting:
        near = [side for side in neighbours(waiting.pop()) if side not in found and side != parted]
        more = [side for side in near if cells[side] not in (EMPTY, CATASTROPHE)]
        found.update(more)
        waiting += more
    return tuple(sorted(found))


def temples_beside(state: State, cell: int) -> tuple[int, ...]:
    """The temples next to a cell."""
    return temples_of(state.cells, cell)


def temples_of(cells: Sequence[int], cell: int) -> tuple[int, ...]:
    """The temples next to a cell, by what the cells hold."""
    return tuple(near for near in neighbours(cell) if cells[near] == TEMPLE)


def leaders_beside(state: State, cell: int) -> frozenset[int]:
    """Leaders of the kingdoms beside a cell (`4 * seat + colour`)."""
    near = (side for side in neighbours(cell) if state.crowns[side] or state.cells[side] >= LEADER)
    return frozenset(place for side in near for place in Kingdom(state, side).leaders)


def room(state: State, cell: int) -> tuple[int, int]:
    """How well a kingdom could grow round a leader on a cell: the temples beside it, the free cells near it."""
    near = {each for side in (cell, *neighbours(cell)) for each in neighbours(side)}
    return len(temples_beside(state, cell)), sum(state.cells[each] == EMPTY for each in near)


def distance(one: int, other: int) -> int:
    """Steps from a cell to another over sides."""
    (row, column), (below, right) = divmod(one, COLUMNS), divmod(other, COLUMNS)
    return abs(row - below) + abs(column - right)


@cache
def neighbours(cell: int) -> tuple[int, ...]:
    """The up to four cells that share a side with a cell, in the order of cells."""
    column = cell % COLUMNS
    sides = (cell - COLUMNS, cell - 1 if column else -1, cell + 1 if column < COLUMNS - 1 else CELLS, cell + COLUMNS)
    return tuple(side for side in sides if 0 <= side < CELLS)
