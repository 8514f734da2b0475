"""Where on the table something happened, to be lit while it is told."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind, cell
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import CELL_NAMES, NOWHERE, PAIR_NAMES
from luna.games.rivers.rules.geography import CORNERS
from luna.ui.table.picks import TablePick


def places_of(event: ev.Event, colours: Sequence[str]) -> frozenset[Pick]:
    """Where on the table an event happened; what has no place on the map happened to its seat."""
    match event:
        case ev.LeaderPlaced():
            return _cells(event.source, event.cell)
        case ev.WarsOpened() | ev.MarkerLifted() | ev.ConflictBegun() | ev.ConflictDecided():
            return _cells(event.join) or _seats(event, colours)
        case ev.TilesFell():
            return _cells(*event.cells)
        case ev.MonumentBuilt():
            return _cells(*CORNERS[event.square]) | {Pick(Kind.MONUMENT, PAIR_NAMES[event.pair])}
        case ev.TreasuresTaken():
            return _cells(*event.cells, event.stays) | {Pick(Kind.TREASURE, CELL_NAMES[event.stays])}
        case ev.GameEnded():
            return frozenset(Pick(TablePick.PLAYER, colour) for colour in colours)
    return _cells(getattr(event, "cell", NOWHERE)) or _seats(event, colours)


def _cells(*cells: int) -> frozenset[Pick]:
    return frozenset(cell(each) for each in cells if each != NOWHERE)


def _seats(event: ev.Event, colours: Sequence[str]) -> frozenset[Pick]:
    """Of a conflict both seats."""
    names = ("seat", "attacker", "defender", "winner", "loser")
    return frozenset(Pick(TablePick.PLAYER, colours[getattr(event, name)]) for name in names if hasattr(event, name))
