"""The game so far as lines under the heads of rounds and turns, kept while the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from luna.core.intent import Pick
from luna.core.match import Match, Step
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NO_MOVE, NOBODY, PREPARE
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.own_board import own_name
from luna.games.luna.rules.state import State
from luna.games.luna.words import telling
from luna.games.luna.words.places import places_of
from luna.games.luna.words.telling import COSTS, MOST_TARGETS, action_of, doer
from luna.ui.reading.phrases import signed
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.kept_chronicle import KeptChronicle

LunaStep = Step[State, Event]

TRAVEL = ev.NoviceTravelled | ev.TravelEnded
"""What one line tells together, over all the steps of an action."""
OPENS = {ev.RoundScored: "round", ev.GameEnded: "end"}
"""What a sheet tells of in full."""


class Chronicle(KeptChronicle[State, Event]):
    """Lines of a match, an action at a time."""

    def __init__(self, text: Callable[..., str], names: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__()
        self._text, self._colours = text, colours
        self._called = [name or text("order-name", colour=each) for name, each in zip(names, colours, strict=True)]

    def goes_on(self, state: State) -> bool:
        """A journey or tides are one action."""
        return state.pending != NO_MOVE

    def beginning(self, first: State) -> ChronicleLine:
        """The heading of the preparation or the first round."""
        prepared = first.phase == PREPARE
        title = self._text("table-preparation") if prepared else self._text("round-name", round=first.round)
        if board := own_name(first.table.board):
            title = self._text("printed-variant", told=title, name=board)
        return ChronicleLine(title, heading=True)

    def tell(self, before: State, steps: Sequence[LunaStep], start: int) -> Iterator[ChronicleLine]:
        """The lines of steps of one action after `start` others; one that goes on from before has its head there."""
        number, events = start + len(steps), [event for step in steps for event in step.events]
        headed = before.actor if before.pending != NO_MOVE else NOBODY
        costs, source, groups = _spent(events), _council_source(events), list(_grouped(steps[0], events))
        for group in groups:
            event, part = group[0], _part(group, groups)
            if isinstance(event, ev.RoundBegan):
                yield self._round(event.round, number)
            seat = doer(event)
            if seat not in (headed, NOBODY):
                yield self._head(seat, events, start, number)
            headed = seat
            spent = costs.pop(seat, ())
            yield ChronicleLine(
                partial(self._line, group, spent, source, part),
                None if seat == NOBODY else self._colours[seat],
                step=number,
                begins=start + 1,
                places=frozenset[Pick]().union(*(places_of(each, self._colours) for each in group)),
                brief=partial(self._brief, group, spent, part),
                opens=OPENS.get(type(event), ""),
            )
        if before.phase == PREPARE != steps[-1].after.phase:
            yield self._round(steps[-1].after.round, number)

    def _round(self, round: int, number: int) -> ChronicleLine:
        return ChronicleLine(self._text("round-name", round=round), heading=True, step=number)

    def _head(self, seat: int, events: Sequence[Event], start: int, number: int) -> ChronicleLine:
        """The name of an order with all that the action gained it."""
        gained = telling.gain_of_turn(events, seat)
        points = signed(self._text, gained) if gained else ""
        return ChronicleLine(
            self._called[seat], self._colours[seat], head=True, step=number, begins=start + 1, points=points
        )

    def _line(self, group: Sequence[Event], spent: Sequence[int], source: str, part: int) -> str:
        told = _words(self._text, group, spent, self._called, source, len(ISLAND_NAMES))
        return telling.gained(self._text, told, part)

    def _brief(self, group: Sequence[Event], spent: Sequence[int], part: int) -> str:
        return telling.gained(self._text, _words(self._text, group, spent, self._called, targets=MOST_TARGETS), part)


def _part(group: Sequence[Event], groups: Sequence[Sequence[Event]]) -> int:
    """What of the sum over a head was earned here, 0 where all of it was or nothing."""
    seat = doer(group[0])
    earned = [_earned(each) for each in groups if doer(each[0]) == seat != NOBODY]
    return _earned(group) if sum(map(bool, earned)) > 1 else 0


def _earned(group: Sequence[Event]) -> int:
    return sum(map(telling.gain, group))


def deed(text: Callable[..., str], events: Sequence[Event], names: Mapping[str, str], colours: Sequence[str]) -> str:
    """Who did an action, what it is called, the tokens used and what it brought; `events` are all or some of it."""
    called = names_of(text, names, colours)
    return by_whom(text, *action(text, events, called), events, called)


def announced(
    text: Callable[..., str], events: Sequence[Event], names: Mapping[str, str], colours: Sequence[str]
) -> str:
    """What is told while it moves: of a scoring only that it comes, for what it brings is then shown step by step."""
    if isinstance(events[0], ev.RoundScored):
        return text("round-end-heading", round=events[0].round)
    return deed(text, events, names, colours)


def action(text: Callable[..., str], events: Sequence[Event], called: Sequence[str]) -> tuple[int, str]:
    """The seat that did it, what it is called and the tokens used."""
    group = next(_groups(_telling(events)))
    seat = doer(group[0])
    return seat, _words(text, group, _spent(events).get(seat, ()), called, _council_source(events))


def _council_source(events: Sequence[Event]) -> str:
    """The island whose novices supported the council; empty where nobody left one for it."""
    tired = (event.island for event in events if isinstance(event, ev.NovicesTired))
    return next((ISLAND_NAMES[island] for island in tired), "")


def by_whom(text: Callable[..., str], seat: int, told: str, events: Sequence[Event], called: Sequence[str]) -> str:
    """An action with who did it and what that brought, unless it is nobody's deed."""
    if seat == NOBODY:
        return told
    gained = sum(telling.gain(event) for event in events if doer(event) == seat)
    return telling.by(text, called[seat], telling.gained(text, told, gained))


def names_of(text: Callable[..., str], names: Mapping[str, str], colours: Sequence[str]) -> list[str]:
    """What each seat is called; without a name of its own as its order."""
    return [names.get(colour) or text("order-name", colour=colour) for colour in colours]


def _words(
    text: Callable[..., str],
    group: Sequence[Event],
    spent: Sequence[int],
    called: Sequence[str],
    source: str = "",
    targets: int | None = None,
) -> str:
    """One line for what is told together; `targets` of a journey are named one by one, all its ways without."""
    match group[0]:
        case ev.NoviceTravelled() | ev.TravelEnded():
            told = telling.journey(text, group, targets)
        case ev.RoundScored() as scored:
            told = telling.scoring(text, scored, group, called)
        case event:
            told = telling.line(text, event, called)
    if source and isinstance(group[0], ev.CouncilAdvanced):
        told = text("chronicle-council-advanced-from", told=told, island=source)
    return telling.with_tokens(text, told, action_of(group[0]), spent)


def whole(match: Match[State, Event]) -> Sequence[LunaStep]:
    """All steps of a match, those that were undone too."""
    at = len(match.steps)
    match.go_to(at + match.undone)
    steps = match.steps
    match.go_to(at)
    return steps


def _grouped(first: LunaStep, events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """What is told of an action, and what of it together: all but the costs, unless there is nothing else."""
    if ACTIONS[first.code].kind == ActionKind.TIRE:  # the automaton's novices go to rest: no cost, the event itself
        return _groups(events)
    return _groups(_telling(events))


def _groups(events: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """Each event by itself, but a journey or tides where their first step is, and a scoring with the last candle."""
    travels = [event for event in events if isinstance(event, TRAVEL)]
    turned = [event for event in events if isinstance(event, ev.CandleTurned)]
    for event in events:
        if isinstance(event, ev.RoundScored):
            yield [event, *turned]
        elif not isinstance(event, TRAVEL):
            yield [event]
        elif event is travels[0]:
            yield travels


def _telling(events: Sequence[Event]) -> Sequence[Event]:
    """All events but the costs, unless there is nothing else."""
    return [event for event in events if not isinstance(event, COSTS)] or events


def _spent(events: Sequence[Event]) -> dict[int, tuple[int, ...]]:
    """The favours used by each seat, where another event tells what for."""
    spent: dict[int, tuple[int, ...]] = {}
    if all(isinstance(event, COSTS) for event in events):
        return spent
    for event in events:
        if isinstance(event, ev.TokenSpent):
            spent[event.seat] = *spent.get(event.seat, ()), event.favour
    return spent
