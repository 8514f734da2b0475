"""From the events of an action to cues: which motions go together, and the position shown while each one lasts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from luna.core.intent import Pick
from luna.core.turn import Released
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.view.geometry.whereabouts import Whereabouts
from luna.games.luna.view.motion.fold import landed, lifted
from luna.games.luna.view.motion.motions import motion_of
from luna.games.luna.view.motion.moves import Scene
from luna.ui.director import Cue
from luna.ui.motion import Flight, Motion

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
    ev.ShrinePlaced: ("shrines",),
    ev.ShrineBuilt: ("shrines",),
    ev.FavourTaken: ("favour",),
    ev.NoviceRecruited: ("reserve",),
    ev.NoviceTravelled: ("novice", "resting", "jetty"),
    ev.NovicesSailed: ("novice", "jetty"),
    ev.NoviceAppointed: ("novice",),
    ev.NoviceConsecrated: ("tile",),
    ev.BookMoved: ("field",),
}
"""Events whose piece is the one that a hand carried, by the kind of its pick."""
HIGHLIGHT = 0.30
"""Seconds of the light that stands for a motion where motion is reduced."""


def carried(event: ev.Event, pick: Pick) -> bool:
    """Whether the event moves just the piece that a hand carried."""
    if isinstance(event, ev.TokenSpent):
        return pick == Pick("token", ISLAND_NAMES[event.favour])
    return pick.kind in CARRIED.get(type(event), ())


def beats(events: Sequence[ev.Event]) -> list[list[ev.Event]]:
    """The events by what is seen at the same time."""
    return [list(group) for _, group in groupby(events, lambda event: BEATS.get(type(event), "action"))]


def until_told(events: Sequence[ev.Event]) -> tuple[list[ev.Event], list[ev.Event]]:
    """The events up to a scoring, and those that wait until a dialog has told of it; all and none without one."""
    at = next((n for n, event in enumerate(events, 1) if isinstance(event, ev.RoundScored)), len(events))
    return list(events[:at]), list(events[at:])


def cues(
    state: StateDict,
    events: Sequence[ev.Event],
    where: Whereabouts,
    dropped: Released | None = None,
    reduced: bool = False,
    tell: Callable[[Sequence[ev.Event]], str] = lambda _: "",
) -> list[Cue[StateDict]]:
    """The cues of an action; `dropped` = what a hand let go of, if one did; `tell` finds words for events."""
    staged: list[Cue[StateDict]] = []
    for beat in beats(events):
        before, during, motion = state, state, Motion(0.0)
        places = iter(where.pawns(sum(isinstance(event, ev.NoviceTravelled) for event in beat)))
        for event in beat:
            held = dropped.at if dropped and carried(event, dropped.pick) else None
            beside = next(places) if isinstance(event, ev.NoviceTravelled) else (0.0, 0.0)
            scene = Scene(before, where, held, beside)
            motion = motion.together(motion_of(scene, event))
            during, state = lifted(during, event), landed(state, event)
        if motion.duration:
            told = tell(beat)
            staged.append(Cue(calm(motion), state, state, told) if reduced else Cue(motion, during, state, told))
    return staged


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
