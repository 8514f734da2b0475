"""The one source of legality: every action that the seat to act may take, as codes."""

from __future__ import annotations

from itertools import product

from luna.games.rivers.rules.actions import ACTIONS, FIRST, FIRST_TILES, SWAP_COUNTS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.conflicts import open_wars, supporting
from luna.games.rivers.rules.constants import (
    ACT,
    ATTACK,
    BLUE,
    BUILD,
    CELLS,
    DEFEND,
    EMPTY,
    LEAVE,
    MOST_ENTERED,
    MOST_JOINED,
    NOWHERE,
    ORDER,
    SPHERES,
)
from luna.games.rivers.rules.geography import LAND, RIVERS, STARTS
from luna.games.rivers.rules.monuments import buildings
from luna.games.rivers.rules.regions import crowns_beside, kingdoms_beside, lifted
from luna.games.rivers.rules.state import State, repeat
from luna.games.rivers.rules.treasures import candidates

LEADERS, WITHDRAW, CATASTROPHES, SWAP, PASS = (
    FIRST[kind] for kind in ("leader", "withdraw", "catastrophe", "swap", "pass")
)
WAR, COMMIT, DECLINE, LEAVES = (FIRST[kind] for kind in ("war", "commit", "decline", "leave"))
NUMBERS = shipped_board().hand + 1
"""How many of a colour can be swapped, none counted too."""
SWAP_ROWS = [
    SWAP_COUNTS.index((*three, 0)) if (*three, 0) in SWAP_COUNTS else -1
    for three in product(range(NUMBERS), repeat=SPHERES - 1)
]
"""Where the swaps with these numbers of the first three colours and any of the last one begin, -1 before the first."""
LAST_FACE = SPHERES
"""The highest content of a cell that is empty or holds a tile with its face up."""
DRY, WET, TILES = list(LAND), list(RIVERS), list(FIRST_TILES)
"""C arrays, compiled, as the next ones: those that are imported would stay lists."""
LANDS, WATERS = len(DRY), len(WET)
NO_CODES, NO_CELLS, NO_CROWNS = repeat(0, len(ACTIONS)), repeat(0, CELLS), repeat(0, CELLS)


class Moves:
    """Collects codes, and on the way the numbers among the cells of land of those that matter."""

    def __init__(self) -> None:
        self.count = 0
        self.codes = NO_CODES[:]
        self.lands = self.sides = self.entries = 0
        self.land = NO_CELLS[:]
        self.side = NO_CELLS[:]
        self.entry = NO_CELLS[:]
        self.near = NO_CELLS[:]
        self.met = NO_CROWNS[:]

    def add(self, code: int) -> None:
        """One more."""
        self.codes[self.count] = code
        self.count += 1

    def append(self, first: int, plots: list[int], count: int) -> None:
        """Those of some cells of land, counted from the code of the first such cell."""
        for i in range(count):
            self.codes[self.count + i] = first + plots[i]
        self.count += count

    def listed(self) -> list[int]:
        """All of them."""
        return [self.codes[i] for i in range(self.count)]


def legal_codes(s: State) -> list[int]:
    """Codes of all legal actions, ascending."""
    out = Moves()
    legal_into(s, out)
    return out.listed()


def legal_into(s: State, out: Moves) -> None:
    """Puts them into `out` in place of what it held."""
    out.count = 0
    if s.phase == ACT:
        turn(s, out)
    elif s.phase == ORDER:
        for colour in open_wars(s):
            out.add(WAR + colour)
    elif s.phase == ATTACK or s.phase == DEFEND:
        for count in range(s.hand[SPHERES * s.actor + supporting(s)] + 1):
            out.add(COMMIT + count)
    elif s.phase == BUILD:
        for code in buildings(s):
            out.add(code)
        out.add(DECLINE)
    elif s.phase == LEAVE:
        for cell in candidates(s):
            out.add(LEAVES + STARTS.index(cell))


def turn(s: State, out: Moves) -> None:
    """The actions of a turn; R12: it may be given up at any time."""
    look_around(s, out)
    leaders(s, out)
    for colour in range(SPHERES):
        if s.leader[SPHERES * s.actor + colour] != NOWHERE:
            out.add(WITHDRAW + colour)
    tiles(s, out)
    if s.catastrophes[s.actor]:
        for cell in range(CELLS):
            if open_to_catastrophe(s, cell):
                out.add(CATASTROPHES + cell)
    swaps(s, out)
    out.add(PASS)


def look_around(s: State, out: Moves) -> None:
    """Finds the empty cells of land for tiles, those next to a temple, and of these the ones for leaders of the supply.

    Without branches where nothing tells beforehand which way they go.
    """
    empty = lands = sides = entries = 0
    for plot in range(LANDS):
        out.land[empty] = plot
        empty += s.cells[DRY[plot]] == EMPTY
    for i in range(empty):
        cell = DRY[out.land[i]]
        out.side[sides] = out.land[lands] = out.land[i]
        lands += joins_few(s, cell)
        sides += s.temples[cell] != 0
    for i in range(sides):
        cell = DRY[out.side[i]]
        out.near[i], out.met[i] = kingdoms_beside(s, cell), crowns_beside(s, cell)
        out.entry[entries] = out.side[i]
        entries += out.near[i] <= MOST_ENTERED
    out.lands, out.sides, out.entries = lands, sides, entries


def joins_few(s: State, cell: int) -> bool:
    """Whether a tile on an empty cell would not join too many kingdoms."""
    return s.touching[cell] <= MOST_JOINED or kingdoms_beside(s, cell) <= MOST_JOINED


def leaders(s: State, out: Moves) -> None:
    """R11: a leader on the board is lifted first; R30: a lost revolt may be tried again, also on the same cell."""
    for colour in range(SPHERES):
        place = SPHERES * s.actor + colour
        first = LEADERS + LANDS * colour
        if s.leader[place] == NOWHERE:
            out.append(first, out.entry, out.entries)
        elif s.crowns[s.leader[place]] == 1 << place:
            leave_alone(out, first, 1 << place)
        else:
            enter(lifted(s, s.leader[place]), out, first)


def leave_alone(out: Moves, first: int, crowns: int) -> None:
    """Moves of the only leader of its kingdom: lifted, it leaves none."""
    count = out.count
    for i in range(out.sides):
        out.codes[count] = first + out.side[i]
        count += out.near[i] - (out.met[i] & crowns != 0) <= MOST_ENTERED
    out.count = count


def enter(without: State, out: Moves, first: int) -> None:
    """Moves of a leader that others are in a kingdom with: it may fall apart without it."""
    count = out.count
    for i in range(out.sides):
        out.codes[count] = first + out.side[i]
        count += kingdoms_beside(without, DRY[out.side[i]]) <= MOST_ENTERED
    out.count = count


def tiles(s: State, out: Moves) -> None:
    """A tile of the hand on any empty cell of its ground that does not join too much."""
    for colour in range(SPHERES):
        if not s.hand[SPHERES * s.actor + colour]:
            continue
        if colour == BLUE:
            for plot in range(WATERS):
                if s.cells[WET[plot]] == EMPTY and joins_few(s, WET[plot]):
                    out.add(TILES[BLUE] + plot)
        else:
            out.append(TILES[colour], out.land, out.lands)


def open_to_catastrophe(s: State, cell: int) -> bool:
    """R24: any empty cell, also of the river, and any tile with its face up and no treasure on it."""
    return s.cells[cell] <= LAST_FACE and not s.treasure[cell]


def swaps(s: State, out: Moves) -> None:
    """R19: also when the bag holds too few."""
    place = SPHERES * s.actor
    for a in range(s.hand[place] + 1):
        for b in range(s.hand[place + 1] + 1):
            for c in range(s.hand[place + 2] + 1):
                first = SWAP + SWAP_ROWS[NUMBERS * (NUMBERS * a + b) + c]
                for d in range(s.hand[place + 3] + 1):
                    if first + d >= SWAP:
                        out.add(first + d)
