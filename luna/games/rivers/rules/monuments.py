"""Monuments: which can be built after a tile, and what building does."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import BUILD_CODES
from luna.games.rivers.rules.constants import BUILD, FLIPPED, NOWHERE, PAIRS, SQUARE
from luna.games.rivers.rules.geography import CORNERS, SQUARES_AT
from luna.games.rivers.rules.state import State


def squares(s: State) -> list[int]:
    """R14: the squares of one colour that the tile just placed has completed."""
    return [square for square in SQUARES_AT[s.placed] if complete(s, square)]


def complete(s: State, square: int) -> bool:
    """Whether four tiles of the placed one's colour lie there with their faces up."""
    count = 0
    for cell in CORNERS[square]:
        count += s.cells[cell] == s.cells[s.placed]
    return count == SQUARE


def pairs(s: State) -> list[int]:
    """The monuments of the placed tile's colour that are still in the supply."""
    colour = s.cells[s.placed] - 1
    return [pair for pair, colours in enumerate(PAIRS) if colour in colours and s.monument[pair] == NOWHERE]


def seek_monument(s: State) -> bool:
    """R15: after the wars of a tile the active seat may build on a square that it completed."""
    if squares(s) and pairs(s):
        s.phase = BUILD
        s.actor = s.active
        return True
    s.placed = NOWHERE
    return False


def buildings(s: State) -> list[int]:
    """Codes of all that can be built now, ascending."""
    return [BUILD_CODES[square, pair] for square in squares(s) for pair in pairs(s)]


def build(s: State, square: int, pair: int) -> None:
    """R21: four tiles are turned over; treasures stay on top of them."""
    colour = s.cells[s.placed] - 1
    for cell in CORNERS[square]:
        s.cells[cell] = FLIPPED
    s.monument[pair] = square
    s.base[pair] = colour
    s.placed = NOWHERE
    if s.log is not None:
        s.log.append(ev.MonumentBuilt(s.active, square, pair, colour))


def decline(s: State) -> None:
    """The four tiles can't be built on later."""
    if s.log is not None:
        s.log.append(ev.MonumentDeclined(s.active, s.placed))
    s.placed = NOWHERE
