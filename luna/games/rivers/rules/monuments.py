"""Monuments: which can be built after a tile, and what building does."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.actions import BUILD_CODES
from luna.games.rivers.rules.constants import BUILD, COLUMNS, MONUMENTS, NOWHERE, PAIRS, SQUARE
from luna.games.rivers.rules.geography import SQUARES_AT
from luna.games.rivers.rules.regions import turn_over
from luna.games.rivers.rules.state import State

AROUND = [square for squares in SQUARES_AT for square in (*squares, *[NOWHERE] * (SQUARE - len(squares)))]
"""The squares that each cell is part of, SQUARE for each cell, NOWHERE in place of those beyond the map."""
ONE_COLOUR, OTHER_COLOUR = [pair[0] for pair in PAIRS], [pair[1] for pair in PAIRS]


def squares(s: State) -> list[int]:
    """R14: the squares of one colour that the tile just placed has completed."""
    around = range(SQUARE * s.placed, SQUARE * s.placed + SQUARE)
    return [AROUND[i] for i in around if complete(s, AROUND[i])]


def complete(s: State, square: int) -> bool:
    """Whether four tiles of the placed one's colour lie there with their faces up."""
    face = s.cells[s.placed]
    return (
        square != NOWHERE
        and s.cells[square] == face
        and s.cells[square + 1] == face
        and s.cells[square + COLUMNS] == face
        and s.cells[square + COLUMNS + 1] == face
    )


def pairs(s: State) -> list[int]:
    """The monuments of the placed tile's colour that are still in the supply."""
    return [pair for pair in range(MONUMENTS) if s.monument[pair] == NOWHERE and has(pair, s.cells[s.placed] - 1)]


def has(pair: int, colour: int) -> bool:
    """Whether a colour is one of the two of a monument."""
    return colour in (ONE_COLOUR[pair], OTHER_COLOUR[pair])


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
    for cell in (square, square + 1, square + COLUMNS, square + COLUMNS + 1):
        turn_over(s, cell)
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
