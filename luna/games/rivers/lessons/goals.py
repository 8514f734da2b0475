"""What a lesson wants, as predicates of the position before an action and the one after it."""

from __future__ import annotations

from collections.abc import Callable

from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import ATTACK, BUILD, CELL_NAMES, COLOURS, EMPTY, FLIPPED, NOWHERE, SPHERES
from luna.games.rivers.rules.geography import ABOVE, BELOW, LEFT, RIGHT
from luna.games.rivers.rules.state import State

Goal = Callable[[State, State], bool]
"""Gets the position before the action of the seat to act, and the one after it."""


def stands_beside(colour: str, cell: str) -> Goal:
    """The own leader of a colour stands next to a cell."""
    middle = CELL_NAMES.index(cell)
    beside = {around[middle] for around in (ABOVE, BELOW, LEFT, RIGHT)}
    return lambda before, after: after.leader[_own(before, colour)] in beside


def gains(colour: str) -> Goal:
    """There are more own points of a colour."""
    return lambda before, after: after.points[_own(before, colour)] > before.points[_own(before, colour)]


def lies_on(cell: str) -> Goal:
    """A tile lies on a cell."""
    place = CELL_NAMES.index(cell)
    return lambda before, after: EMPTY < after.cells[place] < FLIPPED


def attacks(colour: str, lead: int = 0, keeping: int = 0) -> Goal:
    """The own leader of a colour has attacked, that far ahead on the map and with so many supporters in the hand."""

    def reached(before: State, after: State) -> bool:
        if (after.phase, after.actor, after.colour) != (ATTACK, before.actor, COLOURS.index(colour)):
            return False
        return after.attack - after.defence >= lead and _supporters(after, before.actor, supporting(after)) >= keeping

    return reached


def commits(least: int, most: int) -> Goal:
    """That many tiles went from the hand into a conflict."""

    def reached(before: State, after: State) -> bool:
        colour = supporting(before)
        spent = _supporters(before, before.actor, colour) - _supporters(after, before.actor, colour)
        return least <= spent <= most

    return reached


def completes(before: State, after: State) -> bool:
    """A square was completed that can be built on."""
    return after.phase == BUILD


def takes_treasure(before: State, after: State) -> bool:
    """A treasure was taken."""
    return after.treasures[before.actor] > before.treasures[before.actor]


def uproots(other: str, colour: str) -> Goal:
    """The leader of another seat has no temple left."""

    def reached(before: State, after: State) -> bool:
        place = after.leader[SPHERES * after.table.names.index(other) + COLOURS.index(colour)]
        return place != NOWHERE and not after.temples[place]

    return reached


def _own(before: State, colour: str) -> int:
    return SPHERES * before.actor + COLOURS.index(colour)


def _supporters(state: State, seat: int, colour: int) -> int:
    return state.hand[SPHERES * seat + colour]
