"""What hangs together on the map, kept up with each piece that comes or goes.

A region is a largest set of neighbouring cells with tiles or leaders; a kingdom is one with a leader. `State.crowns`
has for each cell the leaders of its region, as bits `1 << (4 * seat + colour)`: a leader is in one kingdom only, so
these bits tell kingdoms apart. `State.touching` counts the tiles and leaders next to each cell, `State.temples` the
temples among them. Only here contents of cells change.
"""

from __future__ import annotations

from luna.games.rivers.rules.constants import CATASTROPHE, CELLS, EMPTY, FLIPPED, LEADER, SEATS, SPHERES, TEMPLE
from luna.games.rivers.rules.geography import ABOVE, BELOW, LEFT, RIGHT
from luna.games.rivers.rules.state import State

UP, LEFTWARD, RIGHTWARD, DOWN = list(ABOVE), list(LEFT), list(RIGHT), list(BELOW)
"""C arrays, compiled: those that are imported would stay lists."""
SEEN = (1 << SEATS * SPHERES) - 1
"""In place of crowns that are about to be found out: no kingdom ever has all leaders."""


def put(s: State, cell: int, content: int) -> None:
    """A tile or leader comes to an empty cell: all that it touches is one region now."""
    s.cells[cell] = content
    count(s.touching, cell, 1)
    if content == TEMPLE:
        count(s.temples, cell, 1)
    crowns = crowns_beside(s, cell)
    if content >= LEADER:
        crowns |= 1 << (content - LEADER)
    if crowns:
        spread(s, cell, crowns)


def clear(s: State, cell: int) -> None:
    """A tile or leader goes: what it held together may fall apart."""
    content = s.cells[cell]
    s.cells[cell] = EMPTY
    count(s.touching, cell, -1)
    if content == TEMPLE:
        count(s.temples, cell, -1)
    old = s.crowns[cell]
    s.crowns[cell] = 0
    left = old & ~(1 << (content - LEADER)) if content >= LEADER else old
    if left and s.touching[cell] > 1:
        part(s, UP[cell], old)
        part(s, LEFTWARD[cell], old)
        part(s, RIGHTWARD[cell], old)
        part(s, DOWN[cell], old)
    elif left != old:
        rename(s, old, left)


def block(s: State, cell: int) -> None:
    """A catastrophe comes to a cell, in place of the tile that may lie there."""
    if s.cells[cell] != EMPTY:
        clear(s, cell)
    s.cells[cell] = CATASTROPHE


def turn_over(s: State, cell: int) -> None:
    """A tile is flipped; it connects as before."""
    if s.cells[cell] == TEMPLE:
        count(s.temples, cell, -1)
    s.cells[cell] = FLIPPED


def lifted(s: State, cell: int) -> State:
    """The position without what is on a cell."""
    other = s.copy()
    clear(other, cell)
    return other


def count(numbers: list[int], cell: int, change: int) -> None:
    """One more or less next to each neighbour of a cell."""
    numbers[UP[cell]] += change
    numbers[LEFTWARD[cell]] += change
    numbers[RIGHTWARD[cell]] += change
    numbers[DOWN[cell]] += change


def spread(s: State, cell: int, crowns: int) -> None:
    """Gives a cell's whole region its crowns."""
    if s.crowns[cell] == crowns or not connects(s.cells[cell]):
        return
    s.crowns[cell] = crowns
    spread(s, UP[cell], crowns)
    spread(s, LEFTWARD[cell], crowns)
    spread(s, RIGHTWARD[cell], crowns)
    spread(s, DOWN[cell], crowns)


def part(s: State, cell: int, old: int) -> None:
    """Finds out the crowns of a part of the kingdom that had these before."""
    if s.crowns[cell] == old:
        rename(s, SEEN, gather(s, cell, old))


def gather(s: State, cell: int, old: int) -> int:
    """The leaders that hang together with a cell of the kingdom that had these crowns before."""
    if s.crowns[cell] != old:
        return 0
    s.crowns[cell] = SEEN
    own = 1 << (s.cells[cell] - LEADER) if s.cells[cell] >= LEADER else 0
    above, left = gather(s, UP[cell], old), gather(s, LEFTWARD[cell], old)
    return own | above | left | gather(s, RIGHTWARD[cell], old) | gather(s, DOWN[cell], old)


def rename(s: State, old: int, crowns: int) -> None:
    """Gives the cells that have certain crowns others; without a branch, so that several are done at once."""
    for cell in range(CELLS):
        s.crowns[cell] = crowns if s.crowns[cell] == old else s.crowns[cell]


def connects(content: int) -> bool:
    """Whether it is a tile or a leader."""
    return content != EMPTY and content != CATASTROPHE


def beside_leader(s: State, cell: int) -> bool:
    """Whether a leader stands next to a cell."""
    across = s.cells[LEFTWARD[cell]] >= LEADER or s.cells[RIGHTWARD[cell]] >= LEADER
    return across or s.cells[UP[cell]] >= LEADER or s.cells[DOWN[cell]] >= LEADER


def crowns_beside(s: State, cell: int) -> int:
    """The leaders of all kingdoms next to a cell."""
    return s.crowns[UP[cell]] | s.crowns[LEFTWARD[cell]] | s.crowns[RIGHTWARD[cell]] | s.crowns[DOWN[cell]]


def kingdoms_beside(s: State, cell: int) -> int:
    """How many different kingdoms lie next to a cell."""
    above, below = s.crowns[UP[cell]], s.crowns[DOWN[cell]]
    left, right = s.crowns[LEFTWARD[cell]], s.crowns[RIGHTWARD[cell]]
    met = above | below
    vertically = (above != 0) + (below & ~above != 0)
    return vertically + (left & ~met != 0) + (right & ~(met | left) != 0)


def crowned(crowns: int, colour: int, other: int) -> int:
    """`4 * seat + colour` of a leader of that colour among the crowns that is not the other one, -1 for none."""
    for seat in range(SEATS):
        place = SPHERES * seat + colour
        if crowns >> place & 1 and place != other:
            return place
    return -1
