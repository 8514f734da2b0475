"""What belongs to what is pointed at: the kingdom, its leaders, and what supports the one that is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind, cell, cell_of, leader, place_of
from luna.games.rivers.points.kingdoms import Kingdom, temples_beside
from luna.games.rivers.rules.actions import ActionKind
from luna.games.rivers.rules.constants import CATASTROPHE, CELL_NAMES, EMPTY, NOWHERE, SPHERES
from luna.games.rivers.rules.state import State
from luna.ui.table.picks import TablePick


class Relation(StrEnum):
    """How a thing is related to what is pointed at."""

    BELONGS = "belongs"
    LEADS = "leads"
    SUPPORTS = "supports"
    HOLDS = "holds"


def related(state: State, pick: Pick) -> dict[Pick, str]:
    """The cells of its region and the leaders there; of a leader what holds it too, of a button the cell it names."""
    return dict(_related(state, pick))


def _related(state: State, pick: Pick) -> Iterator[tuple[Pick, Relation]]:
    if pick.kind == TablePick.ACTION:
        name, _, named = pick.key.partition("-")
        if name == ActionKind.LEAVE:
            yield Pick(Kind.CELL, named), Relation.BELONGS
        return
    at = cell_of(state, pick)
    if at == NOWHERE or state.cells[at] in (EMPTY, CATASTROPHE):
        return
    kingdom = Kingdom(state, at)
    for each in kingdom.cells:
        yield cell(each), Relation.BELONGS
    for treasure in kingdom.treasures:
        yield Pick(Kind.TREASURE, CELL_NAMES[treasure]), Relation.BELONGS
    for place in kingdom.leaders:
        yield leader(state, place), Relation.LEADS
    if pick.kind == Kind.LEADER:
        for each in kingdom.tiles(place_of(state, pick) % SPHERES):
            yield cell(each), Relation.SUPPORTS
        for each in temples_beside(state, at):
            yield cell(each), Relation.HOLDS
