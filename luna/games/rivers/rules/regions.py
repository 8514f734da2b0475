"""What hangs together on the map, computed anew from the board whenever it is asked for.

A region is a largest set of neighbouring cells with tiles or leaders; a kingdom is one with a leader. A region's
leaders are its crowns: bits `1 << (4 * seat + colour)`.
"""

from __future__ import annotations

from luna.games.rivers.rules.constants import CATASTROPHE, CELLS, EMPTY, LEADER, NOWHERE, SEATS, SPHERES, TEMPLE
from luna.games.rivers.rules.geography import NEAR, SIDES
from luna.games.rivers.rules.state import State, repeat

BESIDE = list(NEAR)
"""A C array, compiled: one that is imported would stay a list."""


class Regions:
    """Regions of a position, numbered from 1: `of` each cell (0 for none), `crowns` of each region (0 has none)."""

    def __init__(self) -> None:
        self.count = 0
        self.of = repeat(0, CELLS)
        self.crowns = repeat(0, CELLS + 1)
        self.border = repeat(0, CELLS)

    def at(self, cell: int) -> int:
        """The number of a cell's region."""
        return self.of[cell]

    def crowns_at(self, cell: int) -> int:
        """The leaders of a cell's region."""
        return self.crowns[self.of[cell]]


def regions(s: State, without: int) -> Regions:
    """All regions; one cell may be regarded as empty, NOWHERE for none."""
    found = Regions()
    for cell in range(CELLS):
        if s.cells[cell] != EMPTY and s.cells[cell] != CATASTROPHE and not found.of[cell] and cell != without:
            fill(s, cell, without, found)
    return found


def region_at(s: State, cell: int, without: int) -> Regions:
    """Only the region of one cell that holds a tile or leader, as number 1."""
    found = Regions()
    fill(s, cell, without, found)
    return found


def fill(s: State, start: int, without: int, found: Regions) -> None:
    """Numbers one more region."""
    found.count += 1
    number = found.count
    crowns = 0
    waiting = 1
    found.border[0] = start
    found.of[start] = number
    while waiting:
        waiting -= 1
        cell = found.border[waiting]
        if s.cells[cell] >= LEADER:
            crowns |= 1 << (s.cells[cell] - LEADER)
        for side in range(SIDES * cell, SIDES * cell + SIDES):
            near = BESIDE[side]
            if near in (NOWHERE, without) or found.of[near]:
                continue
            if s.cells[near] != EMPTY and s.cells[near] != CATASTROPHE:
                found.of[near] = number
                found.border[waiting] = near
                waiting += 1
    found.crowns[number] = crowns


def kingdoms_near(found: Regions, cell: int) -> int:
    """How many different kingdoms lie next to a cell."""
    count = 0
    a = b = c = 0
    for side in range(SIDES * cell, SIDES * cell + SIDES):
        near = BESIDE[side]
        if near == NOWHERE:
            continue
        number = found.of[near]
        if found.crowns[number] and number != a and number != b and number != c:
            a, b, c = number, a, b
            count += 1
    return count


def kingdoms_beside(s: State, cell: int, without: int) -> int:
    """How many different kingdoms lie next to a cell, where nothing else of the map is asked for."""
    found = Regions()
    for side in range(SIDES * cell, SIDES * cell + SIDES):
        near = BESIDE[side]
        if near in (NOWHERE, without) or found.of[near]:
            continue
        if s.cells[near] != EMPTY and s.cells[near] != CATASTROPHE:
            fill(s, near, without, found)
    return kingdoms_near(found, cell)


def crowned(crowns: int, colour: int, other: int) -> int:
    """`4 * seat + colour` of a leader of that colour among the crowns that is not the other one, -1 for none."""
    for seat in range(SEATS):
        place = SPHERES * seat + colour
        if crowns >> place & 1 and place != other:
            return place
    return -1


def beside_temple(s: State, cell: int) -> int:
    """How many temples lie next to a cell."""
    count = 0
    for side in range(SIDES * cell, SIDES * cell + SIDES):
        near = BESIDE[side]
        if near != NOWHERE and s.cells[near] == TEMPLE:
            count += 1
    return count
