"""From events to cues: which motions go together, and the position shown while each one lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

import pygame

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.turn import Released
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import BUILD, CATASTROPHE, COLOURS, EMPTY, FLIPPED, NOBODY, NOWHERE, PAIR_NAMES
from luna.games.rivers.rules.monuments import pairs, squares
from luna.games.rivers.rules.state import State
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.motion.asking import Offered, Seen
from luna.games.rivers.view.motion.motions import Scene, motion_of
from luna.games.rivers.view.motion.passing import passed
from luna.games.rivers.view.motion.routes import Routes
from luna.games.rivers.view.snapshot import NONE, Player, Snapshot
from luna.games.rivers.words.telling import doer
from luna.ui.moving.director import Cue
from luna.ui.moving.motion import Flight, Motion
from luna.ui.table.contract.view import Happened
from luna.ui.table.near_motions import reach

TOGETHER = ev.TilesDrawn, ev.LeaderOrphaned, ev.TreasuresTaken
"""Of such events those that follow one another happen at the same time."""
CARRIED: dict[type[Seen], tuple[str, ...]] = {
    ev.TilePlaced: (Kind.HAND,),
    ev.TilesCommitted: (Kind.HAND,),
    ev.LeaderPlaced: (Kind.SUPPLY, Kind.LEADER),
    ev.LeaderWithdrawn: (Kind.LEADER,),
    ev.CatastrophePlaced: (Kind.CATASTROPHE,),
    ev.MonumentBuilt: (Kind.MONUMENT,),
}
"""Events whose piece is the one that a hand carried, by the kind of its pick."""
HIGHLIGHT = 0.30
"""Seconds of the light that stands for a motion where motion is reduced."""


def traced(before: Snapshot, steps: Iterable[Step[State, ev.Event]]) -> list[Happened]:
    """What happened in steps from a position on, told from what was seen alone."""
    happened, state = list[Happened](), before
    for step in steps:
        for event in (*step.events, *_asked(step.after)):
            state = passed(state, event)
            happened.append(Happened(event, state))
    return happened


def _asked(state: State) -> Iterator[Offered]:
    """What is seen of the question that a step has led to."""
    if state.phase == BUILD:
        yield Offered(tuple(squares(state)), tuple(pairs(state)))


def carried(event: Seen, pick: Pick) -> bool:
    """Whether the event moves just the piece that a hand carried."""
    return pick.kind in CARRIED.get(type(event), ())


def cues(
    state: Snapshot,
    happened: Sequence[Happened],
    frame: Frame,
    dropped: Released | None = None,
    reduced: bool = False,
    tell: Callable[[Seen], str] = lambda _: "",
) -> list[Cue[Snapshot]]:
    """The cues of what happened from `state` on; `dropped` = what a hand let go of; `tell` finds words for an event."""
    staged: list[Cue[Snapshot]] = []
    for beat in _beats(happened):
        before, state = state, beat[-1].after
        motion, passing = Motion(0.0), before
        for event, after in beat:
            held = dropped.at if dropped and carried(event, dropped.pick) else None
            motion = motion.together(motion_of(Scene(passing, Routes(frame, passing), held, state.hand), event))
            passing = after
        if motion.duration:
            during = before if reduced or isinstance(beat[0].event, SEEN_AFTER) else between(before, state)
            during = state if isinstance(beat[0].event, SEEN_BEFORE) else during
            seen = calm(motion) if reduced else motion
            staged.append(Cue(seen, during, state, tell(beat[0].event), _doer(state, beat[0].event)))
    return staged


def _doer(state: Snapshot, event: Seen) -> str:
    """The colour of whose deed it is or whom it concerns, empty where it is nobody's."""
    seat = NOBODY if isinstance(event, Offered) else doer(event)
    return "" if seat == NOBODY else state.seats[seat]


def scene_of(frame: Frame, staged: Iterable[Cue[Snapshot]], happened: Iterable[Happened]) -> pygame.Rect | None:
    """Where on the whole map something happens: where things come to stay, and the leaders of a conflict."""
    conflicts = (each.after.conflict for each in happened if isinstance(each.event, ev.ConflictBegun))
    sides = (side for conflict in conflicts if conflict for side in conflict.sides)
    places = [*map(frame.cell, (side.leader for side in sides)), *filter(None, [reach(staged, frame.table)])]
    return places[0].unionall(places[1:]) if places else None


SEEN_BEFORE = (ev.ConflictBegun,)
"""Events whose outcome is seen while they last."""
SEEN_AFTER = (ev.ConflictDecided,)
"""Events before which all stays as it was while they last."""


def _beats(happened: Iterable[Happened]) -> Iterator[list[Happened]]:
    """What happened by what is seen at the same time."""
    for kind, group in groupby(happened, lambda each: type(each.event)):
        if kind in TOGETHER:
            yield list(group)
        else:
            yield from ([each] for each in group)


def between(before: Snapshot, after: Snapshot) -> Snapshot:
    """The position while something is on its way: it stands neither where it was nor where it will be."""
    hand, coming = before.hand, NONE
    if hand is not None and after.hand is not None:
        hand = tuple(map(min, hand, after.hand))
        coming = tuple(there - here for there, here in zip(after.hand, hand, strict=True))
    return replace(
        before,
        cells=tuple(map(_common, before.cells, after.cells)),
        treasures=before.treasures & after.treasures,
        squares=after.squares,
        offered=after.offered,
        monuments=tuple(a if a == b else NOWHERE for a, b in zip(before.monuments, after.monuments, strict=True)),
        join=before.join if after.join == before.join else NOWHERE,
        hand=hand,
        coming=coming,
        players={name: _player(own, after.players[name]) for name, own in before.players.items()},
        aloft=before.aloft.union(_aloft(before, after)),
    )


def _common(before: int, after: int) -> int:
    """What a cell holds meanwhile; under what comes down on it lies what lay there."""
    return before if before == after or after in (FLIPPED, CATASTROPHE) else EMPTY


def _player(before: Player, after: Player) -> Player:
    held, catastrophes = min(before.held, after.held), min(before.catastrophes, after.catastrophes)
    return replace(before, held=held, catastrophes=catastrophes)


def _aloft(before: Snapshot, after: Snapshot) -> Iterator[str]:
    for name, own in before.players.items():
        for colour, here, there in zip(COLOURS, own.leaders, after.players[name].leaders, strict=True):
            if here != there:
                yield f"leader:{name}:{colour}"
    for number, pair in enumerate(PAIR_NAMES):
        built = before.monuments[number] != after.monuments[number]
        if built or (number in before.offered) != (number in after.offered):
            yield f"monument:{pair}"


def calm(motion: Motion) -> Motion:
    """Lights where the flights of a motion end, and its points where they arise."""
    ends = {flight.points[-1]: flight for flight in motion.flights if flight.stays}
    lights = [Flight((), (at,), 0.0, HIGHLIGHT, ring=0.3, alpha=(1.0, 0.4), stays=False) for at in ends]
    points = [
        Flight((), flight.points[-1:], 0.0, HIGHLIGHT, text=flight.text, colour=flight.colour, stays=False)
        for flight in motion.flights
        if flight.text and flight.scale[1] == 1.0
    ]
    return Motion(max(HIGHLIGHT, motion.duration if not motion.flights else 0.0), (*lights, *points), motion.sounds)
