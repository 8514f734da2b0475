"""Where every point of a game came from: order by order, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from luna.core.match import Step
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ROUNDS
from luna.games.luna.rules.state import State


class Source(Enum):
    """What points are given for; `GAINS` are those of the action phase."""

    PRIESTESS = "priestess"
    APOSTATE = "apostate"
    TEMPLE = "temple"
    CONSECRATION = "consecration"
    DISPLACEMENT = "displacement"
    BOOK = "books"
    CANDLE = "candles"
    SHRINES = "shrines"
    FAVOURS = "favours"
    COUNCIL = "council"


GAINS = (Source.CONSECRATION, Source.DISPLACEMENT, Source.BOOK, Source.CANDLE)


@dataclass(frozen=True, slots=True)
class Entry:
    """Points given to one seat."""

    seat: int
    round: int
    source: Source
    points: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """`start` is the influence by seat before the first action. Without `round` sums go over all rounds."""

    start: tuple[int, ...]
    entries: tuple[Entry, ...] = field(repr=False)

    def points(self, seat: int, *sources: Source, round: int | None = None) -> int:
        """The points of a seat from some sources, or from all."""
        return sum(
            entry.points
            for entry in self.entries
            if entry.seat == seat
            and (not sources or entry.source in sources)
            and (round is None or entry.round == round)
        )

    def total(self, seat: int) -> int:
        """The influence of a seat after the last entry."""
        return self.start[seat] + self.points(seat)


def ledger(first: State, steps: Sequence[Step[State, ev.Event]]) -> Ledger:
    """The ledger of a match.

    Where influence would fall below 0 (R5) the apostate is entered with what he really took.
    """
    entries, before = list[Entry](), first
    for step in steps:
        for event in step.events:
            entries += _entries(event, before.round)
        before = step.after
    return Ledger(_start(first), tuple(entries))


def earned(told: Ledger) -> tuple[dict[str, int], ...]:
    """The points of every seat by the value of their source, without what brought nothing."""
    sums = ({each.value: told.points(seat, each) for each in Source} for seat in range(len(told.start)))
    return tuple({source: points for source, points in each.items() if points} for each in sums)


def _start(first: State) -> tuple[int, ...]:
    influence = first.fields()["influence"]
    assert isinstance(influence, list)
    return tuple(influence[: first.table.seats])


def _entries(event: ev.Event, round: int) -> list[Entry]:
    match event:
        case ev.NoviceConsecrated() | ev.TileClaimed():
            return [Entry(event.seat, round, Source.CONSECRATION, event.points)]
        case ev.NoviceDisplaced():
            return [Entry(event.by, round, Source.DISPLACEMENT, 1)]
        case ev.BookMoved():
            return [Entry(event.seat, round, Source.BOOK, event.points)]
        case ev.CandleTurned():
            return [Entry(event.seat, round, Source.CANDLE, event.points)]
        case ev.RoundScored():
            return [entry for seat in range(len(event.paid)) for entry in _scored(event, seat)]
        case ev.GameEnded():
            return [entry for seat in range(len(event.final)) for entry in _ended(event, seat)]
    return []


def _scored(event: ev.RoundScored, seat: int) -> tuple[Entry, ...]:
    priestess, temple = event.priestess[seat], event.temple[seat]
    return (
        Entry(seat, event.round, Source.PRIESTESS, priestess),
        Entry(seat, event.round, Source.APOSTATE, event.paid[seat] - priestess - temple),
        Entry(seat, event.round, Source.TEMPLE, temple),
    )


def _ended(event: ev.GameEnded, seat: int) -> tuple[Entry, ...]:
    return (
        Entry(seat, ROUNDS, Source.SHRINES, event.shrines[seat]),
        Entry(seat, ROUNDS, Source.FAVOURS, event.favours[seat]),
        Entry(seat, ROUNDS, Source.COUNCIL, event.council[seat]),
    )
