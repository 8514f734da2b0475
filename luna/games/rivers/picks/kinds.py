"""What of this game's table can be pointed at, and between which names and cells picks translate."""

from __future__ import annotations

from enum import StrEnum

from luna.core.intent import Pick
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, EMPTY, LEADER, NOWHERE, PAIR_NAMES, SPHERES
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import TablePick


class Kind(StrEnum):
    """Kinds of picks; the key of a pick tells which one, where there are several."""

    # pieces that a hand can take: by colour, but leaders on the map by seat and colour ("heron:red")
    HAND = "hand"
    SUPPLY = "supply"
    LEADER = "leader"
    CATASTROPHE = "catastrophe"

    # places, by cell, monuments by their two colours
    CELL = "cell"
    TREASURE = "treasure"
    MONUMENT = "monument"
    SQUARE = "square"
    CONFLICT = "conflict"
    SCREEN = "screen"
    BAG = "bag"

    # what only help tells apart
    MARKER = "marker"


SCREEN, BAG, CONFLICT = Pick(Kind.SCREEN), Pick(Kind.BAG), Pick(Kind.CONFLICT)
CATASTROPHE = Pick(Kind.CATASTROPHE)
MOVABLE = (Kind.HAND, Kind.SUPPLY, Kind.LEADER, Kind.CATASTROPHE)
"""What a hand can take up."""
SURROUNDINGS = frozenset({TablePick.CHRONICLE, TablePick.LINE, TablePick.LOOK, TablePick.TABLE, TablePick.RECAP})
"""Where a piece is let go of without anything being meant."""


def cell(index: int) -> Pick:
    """A cell of the map."""
    return Pick(Kind.CELL, CELL_NAMES[index])


def hand(colour: int) -> Pick:
    """A tile of the own hand."""
    return Pick(Kind.HAND, COLOURS[colour])


def leader(state: State, place: int) -> Pick:
    """A leader on the map."""
    return Pick(Kind.LEADER, f"{state.table.names[place // SPHERES]}:{COLOURS[place % SPHERES]}")


def standing(state: State) -> tuple[Pick, ...]:
    """All that lies and stands on the map, cell by cell."""
    return tuple(
        leader(state, content - LEADER) if content >= LEADER else cell(index)
        for index, content in enumerate(state.cells)
        if content != EMPTY
    )


def place_of(state: State, pick: Pick) -> int:
    """`4 * seat + colour` of a leader on the map."""
    seat, _, colour = pick.key.partition(":")
    return SPHERES * state.table.names.index(seat) + COLOURS.index(colour)


def own_leader(state: State, colour: int) -> Pick:
    """The leader of the seat to act, on the map or in its supply."""
    place = SPHERES * state.actor + colour
    return Pick(Kind.SUPPLY, COLOURS[colour]) if state.leader[place] == NOWHERE else leader(state, place)


def cell_of(state: State, pick: Pick) -> int:
    """The cell that a thing of the map lies on, a monument's upper left one; NOWHERE for what lies beside it."""
    match pick.kind:
        case Kind.CELL | Kind.TREASURE | Kind.SQUARE:
            return CELL_NAMES.index(pick.key)
        case Kind.LEADER:
            return state.leader[place_of(state, pick)]
        case Kind.MONUMENT:
            return state.monument[PAIR_NAMES.index(pick.key)]
        case Kind.MARKER:
            return state.join
    return NOWHERE
