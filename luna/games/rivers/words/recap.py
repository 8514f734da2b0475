"""What happened since a seat's last action, one short line a deed of another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import ACT, NOBODY
from luna.games.rivers.rules.state import State
from luna.games.rivers.words import telling
from luna.games.rivers.words.chronicle import RiversStep
from luna.games.rivers.words.places import places_of
from luna.games.rivers.words.text import called, coloured
from luna.ui.reading.phrases import Say, joined
from luna.ui.table.shown import RecapRow

MOST_LINES = 5
DEEDS = (
    ev.LeaderPlaced
    | ev.LeaderWithdrawn
    | ev.LeaderOrphaned
    | ev.TilePlaced
    | ev.CatastrophePlaced
    | ev.TilesSwapped
    | ev.TilesCommitted
    | ev.ConflictDecided
    | ev.MonumentBuilt
    | ev.TreasuresTaken
)
"""What is worth a line; what it brought stands beside it."""


def recap(text: Say, first: State, steps: Sequence[RiversStep], names: Mapping[str, str]) -> tuple[RecapRow, ...]:
    """The last lines, oldest first, for the seat to act after `steps`; its last own actions take none away."""
    seat = steps[-1].after.actor if steps else NOBODY
    if seat == NOBODY:
        return ()
    befores = [first, *(step.after for step in steps[:-1])]
    own = [before.actor == seat and before.phase == ACT for before in befores]
    end = next((n + 1 for n in reversed(range(len(own))) if not own[n]), 0)
    begin = next((n + 1 for n in reversed(range(end)) if own[n]), 0)
    happened = [(n, event) for n, step in enumerate(steps[begin:end], begin) for event in step.events]
    return tuple(_rows(text, happened, seat, first.table.names, names))[-MOST_LINES:]


def _rows(
    text: Say, happened: Sequence[tuple[int, ev.Event]], own: int, colours: Sequence[str], names: Mapping[str, str]
) -> Iterator[RecapRow]:
    """Each deed with the points that follow it; own deeds only where another seat is concerned."""
    seats = called(text, names, colours)
    for at, (begins, event) in enumerate(happened):
        if not isinstance(event, DEEDS) or (telling.doer(event) == own and not isinstance(event, _CONCERNING)):
            continue
        if isinstance(event, ev.TilesCommitted) and not event.count:
            continue  # what it came to is told
        seat = telling.doer(event)
        gained = list(_gained(each for _, each in happened[at + 1 :]))
        theirs = [coloured(text, each.points, each.colour) for each in gained if each.seat == seat]
        others = [
            telling.by(text, seats[each.seat], coloured(text, each.points, each.colour))
            for each in gained
            if each.seat != seat
        ]
        told = telling.by(text, seats[seat], joined(text, [telling.line(text, event, seats), *others]))
        yield RecapRow(told, colours[seat], joined(text, theirs), bool(theirs), places_of(event, colours), begins)


_CONCERNING = ev.LeaderOrphaned | ev.ConflictDecided | ev.TreasuresTaken
"""What happens to a seat without its turn."""


def _gained(events: Iterable[ev.Event]) -> Iterator[ev.PointsGained]:
    """The points up to the next deed."""
    for event in events:
        if isinstance(event, DEEDS):
            return
        if isinstance(event, ev.PointsGained):
            yield event
