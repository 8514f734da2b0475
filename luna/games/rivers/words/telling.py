"""What happened, one line for each event. A line does not say who acted: that stands over it or before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import assert_never

from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import COLOURS, NOBODY, NOWHERE, PAIR_NAMES, SPHERES
from luna.games.rivers.words.text import coloured, place_name
from luna.ui.reading.phrases import Say, joined

_Piece = ev.LeaderPlaced | ev.LeaderWithdrawn | ev.LeaderLost | ev.LeaderOrphaned | ev.TilePlaced | ev.CatastrophePlaced
_Conflict = ev.WarsOpened | ev.ConflictBegun | ev.TilesCommitted | ev.ConflictDecided | ev.TilesFell | ev.MarkerLifted
_Turn = ev.TilesSwapped | ev.TilesDrawn | ev.TurnPassed | ev.TurnEnded | ev.GameEnded


def doer(event: ev.Event) -> int:
    """The seat an event is the deed of or that it concerns, NOBODY for what is nobody's."""
    match event:
        case ev.ConflictBegun():
            return event.attacker
        case ev.ConflictDecided():
            return event.winner
    return int(getattr(event, "seat", NOBODY))


def is_silent(event: ev.Event) -> bool:
    """Whether an event is left out of the chronicle: what always happens, or follows from what is told."""
    match event:
        case ev.TilesDrawn():
            return event.count == event.due
        case ev.WarsOpened():
            return len(event.colours) < 2
    return isinstance(event, ev.TurnEnded | ev.MarkerLifted)


def by(text: Say, name: str, told: str) -> str:
    """A line with the name of who did it before it."""
    return text("chronicle-by", name=name, told=told)


def announced(text: Say, called: Sequence[str], event: ev.Event) -> str:
    """The words for an event while it is seen, empty for none; `called` are the names by seat."""
    if is_silent(event):
        return ""
    seat, told = doer(event), line(text, event, called)
    return told if seat == NOBODY else by(text, called[seat], told)


def grouped(events: Iterable[ev.Event]) -> Iterator[tuple[ev.Event, ...]]:
    """Events with a line of their own, and what the monuments of a seat bring it together."""
    for paid, told in groupby(events, key=_paid_by_monuments):
        group = tuple(event for event in told if not is_silent(event))
        yield from (group,) if paid != NOBODY else ((event,) for event in group)


def _paid_by_monuments(event: ev.Event) -> int:
    """The seat to which a monument brings points, NOBODY for all else."""
    if isinstance(event, ev.PointsGained) and event.reason == ev.Reason.MONUMENT:
        return event.seat
    return NOBODY


def together(text: Say, group: Sequence[ev.Event], called: Sequence[str]) -> str:
    """The line of such a group."""
    gains = [event for event in group if isinstance(event, ev.PointsGained)]
    if len(gains) < 2:
        return line(text, group[0], called)
    sums = ((colour, sum(gain.points for gain in gains if gain.colour == colour)) for colour in range(SPHERES))
    return text("chronicle-monuments", points=joined(text, [coloured(text, n, colour) for colour, n in sums if n]))


def line(text: Say, event: ev.Event, called: Sequence[str]) -> str:
    """The line of an event; every event has one. `called` are the names by seat."""
    match event:
        case ev.PointsGained():
            points = coloured(text, event.points, event.colour)
            return text("chronicle-points-gained", points=points, reason=event.reason.value)
        case ev.MonumentBuilt():
            return text("chronicle-monument-built", monument=PAIR_NAMES[event.pair], cell=place_name(event.square))
        case ev.MonumentDeclined():
            return text("chronicle-monument-declined")
        case ev.TreasuresTaken():
            cells = joined(text, [place_name(cell) for cell in event.cells])
            return text("chronicle-treasures-taken", count=len(event.cells), cells=cells, stays=place_name(event.stays))
        case _:
            return _other(text, event, called)


def _other(text: Say, event: _Piece | _Conflict | _Turn, called: Sequence[str]) -> str:
    match event:
        case (
            ev.WarsOpened()
            | ev.ConflictBegun()
            | ev.TilesCommitted()
            | ev.ConflictDecided()
            | ev.TilesFell()
            | ev.MarkerLifted()
        ):
            return _conflict(text, event, called)
        case ev.TilesSwapped() | ev.TilesDrawn() | ev.TurnPassed() | ev.TurnEnded() | ev.GameEnded():
            return _turn(text, event)
        case _:
            return _piece(text, event)


def _piece(text: Say, event: _Piece) -> str:
    at = place_name(event.cell)
    match event:
        case ev.LeaderPlaced(source=source):
            leader = COLOURS[event.colour]
            if source == NOWHERE:
                return text("chronicle-leader-placed", leader=leader, cell=at)
            return text("chronicle-leader-placed-moved", leader=leader, source=place_name(source), cell=at)
        case ev.LeaderWithdrawn():
            return text("chronicle-leader-withdrawn", leader=COLOURS[event.colour], cell=at)
        case ev.LeaderLost():
            return text("chronicle-leader-lost", leader=COLOURS[event.colour], cell=at)
        case ev.LeaderOrphaned():
            return text("chronicle-leader-orphaned", leader=COLOURS[event.colour], cell=at)
        case ev.TilePlaced():
            joins = "yes" if event.kingdoms > 1 else "no"
            return text("chronicle-tile-placed", tile=COLOURS[event.colour], cell=at, joins=joins)
        case ev.CatastrophePlaced():
            if event.colour < 0:
                return text("chronicle-catastrophe-placed", cell=at)
            return text("chronicle-catastrophe-placed-tile", cell=at, tile=COLOURS[event.colour])
        case _:
            assert_never(event)


def _conflict(text: Say, event: _Conflict, called: Sequence[str]) -> str:
    match event:
        case ev.WarsOpened():
            colours = joined(text, [text("colour-name", colour=COLOURS[colour]) for colour in event.colours])
            return text("chronicle-wars-opened", count=len(event.colours), colours=colours)
        case ev.ConflictBegun():
            values = {"attack": event.attack, "defence": event.defence, "name": called[event.defender]}
            return text("chronicle-conflict-begun", kind=kind_of(event.join), colour=COLOURS[event.colour], **values)
        case ev.TilesCommitted():
            return text("chronicle-tiles-committed", count=event.count, tile=COLOURS[event.colour])
        case ev.ConflictDecided():
            kind, colour, loser = kind_of(event.join), COLOURS[event.colour], called[event.loser]
            return text("chronicle-conflict-decided", kind=kind, colour=colour, name=loser, **strengths(event))
        case ev.TilesFell():
            return text("chronicle-tiles-fell", count=len(event.cells), tile=COLOURS[event.colour])
        case ev.MarkerLifted():
            return text("chronicle-marker-lifted", cell=place_name(event.join))
        case _:
            assert_never(event)


def strengths(event: ev.ConflictDecided) -> dict[str, int]:
    """What winner and loser had in all: that of the winner comes first, whoever attacked."""
    return {"winner": max(event.attack, event.defence), "loser": min(event.attack, event.defence)}


def kind_of(join: int) -> str:
    """A revolt has no joining tile."""
    return "revolt" if join == NOWHERE else "war"


def _turn(text: Say, event: _Turn) -> str:
    match event:
        case ev.TilesSwapped():
            return text("chronicle-tiles-swapped", count=event.count)
        case ev.TilesDrawn():
            return text("chronicle-tiles-drawn", count=event.count, missing=event.due - event.count)
        case ev.TurnPassed():
            return text("chronicle-turn-passed")
        case ev.TurnEnded():
            return text("chronicle-turn-ended")
        case ev.GameEnded():
            cause = "both" if event.bag and event.treasures else "bag" if event.bag else "treasures"
            return text("chronicle-game-ended", cause=cause)
        case _:
            assert_never(event)
