"""The one source of legality: every action that the seat to act may take, as codes."""

from __future__ import annotations

from luna.games.rivers.rules.actions import ACTIONS, FIRST, LEADER_CODES, SWAP_COUNTS, TILE_CODES
from luna.games.rivers.rules.conflicts import open_wars, supporting
from luna.games.rivers.rules.constants import (
    ACT,
    ATTACK,
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
    TEMPLE,
)
from luna.games.rivers.rules.geography import NEAR, SIDES, STARTS, WET
from luna.games.rivers.rules.monuments import buildings
from luna.games.rivers.rules.regions import Regions, kingdoms_near, regions
from luna.games.rivers.rules.state import State, repeat
from luna.games.rivers.rules.treasures import candidates

WITHDRAW, CATASTROPHES, SWAP, PASS = (FIRST[kind] for kind in ("withdraw", "catastrophe", "swap", "pass"))
WAR, COMMIT, DECLINE, LEAVES = (FIRST[kind] for kind in ("war", "commit", "decline", "leave"))
SWAPS = len(SWAP_COUNTS)
GIVEN = [count for counts in SWAP_COUNTS for count in counts]
"""What the swaps give away, one after the other, a number for each colour."""
LAST_FACE = SPHERES
"""The highest content of a cell that is empty or holds a tile with its face up."""
BESIDE = list(NEAR)
"""C arrays, compiled, as the next ones: those that are imported would stay lists."""
WATER, LEADERS_AT, TILES_AT = list(WET), list(LEADER_CODES), list(TILE_CODES)


class Moves:
    """Collects codes."""

    def __init__(self) -> None:
        self.count = 0
        self.codes = repeat(0, len(ACTIONS))

    def add(self, code: int) -> None:
        """One more."""
        self.codes[self.count] = code
        self.count += 1

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
    found = regions(s, NOWHERE)
    leaders(s, found, out)
    for colour in range(SPHERES):
        if s.leader[SPHERES * s.actor + colour] != NOWHERE:
            out.add(WITHDRAW + colour)
    tiles(s, found, out)
    if s.catastrophes[s.actor]:
        for cell in range(CELLS):
            if open_to_catastrophe(s, cell):
                out.add(CATASTROPHES + cell)
    swaps(s, out)
    out.add(PASS)


def leaders(s: State, found: Regions, out: Moves) -> None:
    """R11: a leader on the board is lifted first; R30: a lost revolt may be tried again, also on the same cell."""
    beside = temple_sides(s)
    for colour in range(SPHERES):
        old = s.leader[SPHERES * s.actor + colour]
        lifted = found if old == NOWHERE else regions(s, old)
        for cell in range(CELLS):
            if beside.of[cell] and kingdoms_near(lifted, cell) <= MOST_ENTERED:
                out.add(LEADERS_AT[CELLS * colour + cell])


def temple_sides(s: State) -> Regions:
    """The empty land cells next to a temple, as a region."""
    beside = Regions()
    for cell in range(CELLS):
        if s.cells[cell] == TEMPLE:
            for side in range(SIDES * cell, SIDES * cell + SIDES):
                near = BESIDE[side]
                if near != NOWHERE and s.cells[near] == EMPTY and not WATER[near]:
                    beside.of[near] = 1
    return beside


def tiles(s: State, found: Regions, out: Moves) -> None:
    """A tile of the hand on any empty cell of its ground that does not join too much."""
    near = Regions()
    for cell in range(CELLS):
        if s.cells[cell] == EMPTY:
            near.of[cell] = 1 if kingdoms_near(found, cell) <= MOST_JOINED else 0
    for colour in range(SPHERES):
        if s.hand[SPHERES * s.actor + colour]:
            for cell in range(CELLS):
                if near.of[cell] and TILES_AT[CELLS * colour + cell] >= 0:
                    out.add(TILES_AT[CELLS * colour + cell])


def open_to_catastrophe(s: State, cell: int) -> bool:
    """R24: any empty cell, also of the river, and any tile with its face up and no treasure on it."""
    return s.cells[cell] <= LAST_FACE and not s.treasure[cell]


def swaps(s: State, out: Moves) -> None:
    """R19: also when the bag holds too few."""
    place = SPHERES * s.actor
    a = s.hand[place]
    b = s.hand[place + 1]
    c = s.hand[place + 2]
    d = s.hand[place + 3]
    for swap in range(SWAPS):
        at = SPHERES * swap
        if GIVEN[at] <= a and GIVEN[at + 1] <= b and GIVEN[at + 2] <= c and GIVEN[at + 3] <= d:
            out.add(SWAP + swap)
