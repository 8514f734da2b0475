"""Where a conflict tells what a side has, and where tiles lie that were laid down for it: where little is hidden."""

from __future__ import annotations

from luna.games.rivers.rules.constants import BEYOND, EMPTY
from luna.games.rivers.rules.geography import BELOW, LEFT, RIGHT
from luna.games.rivers.view.geometry import CELL, middle
from luna.games.rivers.view.snapshot import Side, Snapshot
from luna.ui.moving.motion import Point

WAYS = (((0, 1), BELOW), ((-1, 0), LEFT), ((1, 0), RIGHT))
"""Ways off a leader, the usual one first: above it is its head."""
NUMBER, LAID = 0.6, 1.14
"""How far the number and the first tiles lie from the middle of the leader's cell, in cells."""
LOW, LOWER = 0.2, 0.45
"""How far below the middle they are at its side, in cells: beside the base, and off the map below the row’s number."""


def fought_over(state: Snapshot) -> frozenset[int]:
    """The cells of both leaders of a conflict under way and of all that supports them."""
    sides = state.conflict.sides if state.conflict else ()
    return frozenset(cell for side in sides for cell in (side.leader, *side.supporters))


def way_off(state: Snapshot, side: Side) -> tuple[int, int]:
    """The way off its leader to a free cell, else off the map, else at least not to what counts in the conflict."""
    counted = fought_over(state)

    def hidden(beside: int) -> int:
        if beside == BEYOND:
            return 1
        return 3 if beside in counted else 2 if state.cells[beside] != EMPTY else 0

    return min(WAYS, key=lambda way: hidden(way[1][side.leader]))[0]


def number_at(state: Snapshot, side: Side) -> Point:
    """The middle of the number of what it has, in units."""
    return _off(side.leader, way_off(state, side), NUMBER)


def laid_at(state: Snapshot, side: Side) -> Point:
    """The middle of tiles that are laid down for it, in units."""
    return _off(side.leader, way_off(state, side), LAID)


def _off(cell: int, way: tuple[int, int], far: float) -> Point:
    (x, y), (across, down) = middle(cell), way
    low = LOWER if across < 0 and LEFT[cell] == BEYOND else LOW
    return x + across * far * CELL, y + (down * far if down else low) * CELL
