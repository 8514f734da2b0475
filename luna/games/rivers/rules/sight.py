"""Who knows what: the position as a seat may see it, and whole positions that fit what it sees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import CELLS, MONUMENTS, NOWHERE, OPEN, OVER, SPHERES, SQUARE
from luna.games.rivers.rules.events import Event, TilesDrawn, TurnEnded
from luna.games.rivers.rules.state import State, Table


def observe(s: State, seat: int) -> State:
    """What a seat sees, or NOBODY: not the bag, nor the others' tiles, points and treasures; all once it is over."""
    if s.phase == OVER:
        return s
    seen = s.copy()
    seen.viewer = seat
    seen.table = Table(s.table.names, s.table.start, b"", s.table.tiles)
    for other in range(s.table.seats):
        if other != seat:
            hide(seen, other)
    return seen


def hide(s: State, seat: int) -> None:
    """Takes away what only a seat itself knows."""
    for place in range(SPHERES * seat, SPHERES * seat + SPHERES):
        s.hand[place] = 0
        s.swapped[place] = 0
        s.points[place] = 0
    s.treasures[seat] = 0


def unended(s: State, happened: Sequence[Event]) -> State:
    """The position after a turn's end without the tiles that were drawn there, and still counted to that turn."""
    before = s.copy()
    for event in happened:
        if isinstance(event, TurnEnded):
            before.turn -= 1
        if not isinstance(event, TilesDrawn):
            continue
        before.drawn -= event.count
        before.held[event.seat] -= event.count
        for colour in event.colours or ():
            before.hand[SPHERES * event.seat + colour] -= 1
    return before


def unseen(s: State, seat: int) -> list[int]:
    """How many tiles of each colour a seat has not seen: they are in the bag, in hands, or swapped by others."""
    left = list(shipped_board().tiles)
    for cell in range(CELLS):
        if 0 < s.cells[cell] <= SPHERES:
            left[s.cells[cell] - 1] -= 1
    for pair in range(MONUMENTS):
        if s.monument[pair] != NOWHERE:
            left[s.base[pair]] -= SQUARE
    for colour in range(SPHERES):
        left[colour] -= s.out[colour]
        if seat >= 0:
            left[colour] -= s.hand[SPHERES * seat + colour] + s.swapped[SPHERES * seat + colour]
    return left


def imagine(s: State, seat: int, rng: Random) -> State:
    """Deals what a seat has not seen to the others' hands, their swapped tiles and the bag; unknown points are none."""
    seen = observe(s, seat)
    if s.phase == OVER:
        return seen
    tiles = [colour for colour, count in enumerate(unseen(s, seat)) for _ in range(count)]
    rng.shuffle(tiles)
    for other in range(s.table.seats):
        if other != seat:
            deal(seen, other, tiles)
    seen.table = Table(s.table.names, s.table.start, bytes(s.drawn) + bytes(tiles), s.table.tiles)
    seen.viewer = OPEN
    return seen


def deal(s: State, seat: int, tiles: list[int]) -> None:
    """Gives a seat as many tiles as it holds and has swapped."""
    for _ in range(s.held[seat]):
        s.hand[SPHERES * seat + tiles.pop()] += 1
    for _ in range(s.given[seat]):
        s.swapped[SPHERES * seat + tiles.pop()] += 1
