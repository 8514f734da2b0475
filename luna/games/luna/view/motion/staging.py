"""From the events of an action to cues: which motions go together, and the position shown while each one lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import AUTOMATON, ISLAND_NAMES, NOBODY
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.view.geometry.whereabouts import Whereabouts
from luna.games.luna.view.motion.airborne import between
from luna.games.luna.view.motion.motions import motion_of
from luna.games.luna.view.motion.moves import Scene
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.words.telling import doer
from luna.ui.moving.director import Cue
from luna.ui.moving.motion import Flight, Motion
from luna.ui.table.contract.view import Happened

BEATS: dict[type[ev.Event], str] = {
    ev.ShrineBuilt: "built",
    ev.TileClaimed: "claimed",
    ev.BookMoved: "book",
    ev.NoviceDisplaced: "displaced",
    ev.RoundScored: "scored",
    ev.StartPassed: "passed on",
    ev.FigureMoved: "passed on",
    ev.RoundBegan: "round",
    ev.GameEnded: "end",
}
"""Events that follow one another with equal words happen at the same time; the others are an action with its costs."""
CARRIED: dict[type[ev.Event], tuple[str, ...]] = {
    ev.ShrinePlaced: (Kind.SHRINES,),
    ev.ShrineBuilt: (Kind.SHRINES,),
    ev.FavourTaken: (Kind.FAVOUR,),
    ev.NoviceRecruited: (Kind.RESERVE,),
    ev.NoviceTravelled: (Kind.NOVICE, Kind.RESTING, Kind.JETTY),
    ev.NovicesSailed: (Kind.NOVICE, Kind.JETTY),
    ev.NoviceAppointed: (Kind.NOVICE,),
    ev.NoviceConsecrated: (Kind.TILE,),
    ev.BookMoved: (Kind.FIELD,),
}
"""Events whose piece is the one that a hand carried, by the kind of its pick."""
COSTS = ev.NovicesTired, ev.TokenSpent
"""Events that only say what an action was paid with."""
HIGHLIGHT = 0.30
"""Seconds of the light that stands for a motion where motion is reduced."""


def traced(before: State, steps: Iterable[Step[State, ev.Event]]) -> list[Happened]:
    """What happened in steps from a position on; up to the end it is the turn of who acted first.

    So long stays, too, what was foretold, until it has come true.
    """
    happened, first = list[Happened](), Snapshot.of(before)
    due = first.shrine_due
    for step in steps:
        for event, state in RULES.trace(before, step.code):
            if isinstance(event, ev.ShrineBuilt) and event.seat == AUTOMATON:
                due = None
            seen = replace(Snapshot.of(state), actor=first.actor, phase=first.phase, shrine_due=due)
            happened.append(Happened(event, seen))
        before = step.after
    return happened


def carried(event: ev.Event, pick: Pick) -> bool:
    """Whether the event moves just the piece that a hand carried."""
    if isinstance(event, ev.TokenSpent):
        return pick == Pick(Kind.TOKEN, ISLAND_NAMES[event.favour])
    return pick.kind in CARRIED.get(type(event), ())


def beats(happened: Iterable[Happened]) -> list[list[Happened]]:
    """What happened by what is seen at the same time."""
    return [list(group) for _, group in groupby(happened, lambda each: BEATS.get(type(each.event), "action"))]


def until_told(happened: Sequence[Happened]) -> tuple[list[Happened], list[Happened]]:
    """All up to a scoring, and what waits until a dialog has told of it; all and nothing without one.

    From the last deed before it on it is nobody's turn.
    """
    at = next((n for n, each in enumerate(happened) if isinstance(each.event, ev.RoundScored)), None)
    if at is None:
        return list(happened), []
    last = max(0, at - 1)
    over = [Happened(event, replace(after, actor=None, hand=after.holder)) for event, after in happened[last:]]
    told = [*happened[:last], *over]
    return told[: at + 1], told[at + 1 :]


def cues(
    state: Snapshot,
    happened: Sequence[Happened],
    where: Whereabouts,
    dropped: Released | None = None,
    reduced: bool = False,
    tell: Callable[[Sequence[ev.Event]], str] = lambda _: "",
) -> list[Cue[Snapshot]]:
    """The cues of what happened from `state` on; `dropped` = what a hand let go of; `tell` finds words for events."""
    staged: list[Cue[Snapshot]] = []
    for beat in beats(happened):
        before, state, events = state, beat[-1].after, [event for event, _ in beat]
        motion = _motion(before, state, events, where, dropped)
        if motion.duration:
            during = state if reduced else between(before, state, events)
            staged.append(Cue(calm(motion) if reduced else motion, during, state, tell(events), _doer(state, events)))
    return staged


def _doer(state: Snapshot, events: Sequence[ev.Event]) -> str:
    """The colour of whose deed it is, empty where it is nobody's."""
    seat = doer(next((event for event in events if not isinstance(event, COSTS)), events[0]))
    return "" if seat == NOBODY else state.seats[seat]


def _motion(
    before: Snapshot, after: Snapshot, events: Sequence[ev.Event], where: Whereabouts, dropped: Released | None
) -> Motion:
    """All that moves at the same time."""
    motion = Motion(0.0)
    places = iter(where.pawns(sum(isinstance(event, ev.NoviceTravelled) for event in events)))
    for event in events:
        held = dropped.at if dropped and carried(event, dropped.pick) else None
        beside = next(places) if isinstance(event, ev.NoviceTravelled) else (0.0, 0.0)
        motion = motion.together(motion_of(Scene(before, after, where, held, beside), event))
    return motion


def calm(motion: Motion) -> Motion:
    """Lights where the flights of a motion end, and its points where they arise."""
    rings = {flight.points[-1]: flight for flight in motion.flights if flight.stays}
    lights = [Flight((), (at,), 0.0, HIGHLIGHT, ring=0.24, alpha=(1.0, 0.4), stays=False) for at in rings]
    points = [
        Flight(flight.sprites, flight.points[-1:], 0.0, HIGHLIGHT, text=flight.text, stays=False)
        for flight in motion.flights
        if flight.text and flight.scale[1] == 1.0
    ]
    return Motion(HIGHLIGHT, (*lights, *points), motion.sounds)
