"""Where on the table something happened, to be lit while it is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES, NOBODY
from luna.games.luna.rules.events import Event
from luna.ui.table.picks import TablePick


def places_of(event: Event, colours: Sequence[str]) -> frozenset[Pick]:
    """Where on the table an event happened."""
    match event:
        case ev.CouncilAdvanced():
            return frozenset([Pick(Kind.COUNCIL), Pick(Kind.DISC, colours[event.seat])])
        case ev.CandleTurned():
            return frozenset([Pick(Kind.CANDLE)])
        case ev.RoundBegan():
            return frozenset([Pick(Kind.GUARDIAN)])
        case ev.RoundScored():
            return frozenset([Pick(Kind.PRIESTESS), Pick(Kind.APOSTATE)])
        case ev.PhaseClosed() | ev.StartPassed():
            return frozenset([Pick(TablePick.PLAYER, colours[event.seat])])
        case ev.GameEnded():
            return frozenset(Pick(TablePick.PLAYER, colour) for colour in colours)
        case ev.FigureMoved():
            return frozenset([Pick(FIGURE_NAMES[event.figure]), *_islands(event.source, event.target)])
        case ev.ApostateDriven():
            return frozenset([Pick(Kind.APOSTATE), *_islands(event.source, event.target)])
        case _:
            return frozenset([*_islands(*_named_islands(event)), *_tiles(event)])


def _named_islands(event: Event) -> Sequence[int]:
    match event:
        case ev.PairsPlaced():
            return event.islands
        case ev.NoviceTravelled() | ev.NovicesSailed():
            return event.source, event.target
        case ev.TokenSpent():
            return (event.favour,)
    return (getattr(event, "island", NOBODY),)


def _islands(*numbers: int) -> list[Pick]:
    """The islands; -1 stands for the jetty or none."""
    return [Pick(Kind.ISLAND, ISLAND_NAMES[number]) for number in numbers if number >= 0]


def _tiles(event: Event) -> Iterator[Pick]:
    """A tile wherever it lies, on the path or on its field."""
    numbers = (event.source, event.target) if isinstance(event, ev.BookMoved) else (getattr(event, "tile", 0),)
    for number in filter(None, numbers):
        yield from (Pick(Kind.TILE, str(number)), Pick(Kind.FIELD, str(number)))
