"""The game so far as sentences under the heads of rounds and turns, kept while the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from luna.core.intent import Pick
from luna.core.match import Match, Step
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES, NO_MOVE, NOBODY, PREPARE
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.state import State
from luna.games.luna.words.text import sentence, signed, with_tokens
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import ChronicleLine

LunaStep = Step[State, Event]

COSTS = ev.NovicesTired | ev.TokenSpent | ev.TravelEnded
"""What only pays for, or ends, something another line tells."""
BETWEEN = ev.RoundScored | ev.StartPassed | ev.FigureMoved | ev.RoundBegan | ev.GameEnded
"""What happens between the turns and is nobody's deed."""


class Chronicle:
    """Lines of a match; only new steps are put into words, after an undo only what differs."""

    def __init__(self, text: Callable[..., str], names: Sequence[str], colours: Sequence[str]) -> None:
        self._text, self._names, self._colours = text, names, colours
        self._told: list[tuple[LunaStep, tuple[ChronicleLine, ...]]] = []

    def lines(
        self, steps: Sequence[LunaStep], first: State, begin: int = 0, end: int | None = None
    ) -> tuple[ChronicleLine, ...]:
        """The lines of the steps from `begin` to before `end`, oldest first; `first` is the position before all.

        At the very beginning stands the heading of the first round.
        """
        same = 0
        for (told, _), step in zip(self._told, steps, strict=False):
            if told is not step:
                break
            same += 1
        del self._told[same:]
        for number in range(same, len(steps)):
            before = steps[number - 1].after if number else first
            self._told.append((steps[number], tuple(self._tell(before, steps[number], number + 1))))
        chosen = tuple(line for _, lines in self._told[begin:end] for line in lines)
        return chosen if begin else (self._beginning(first), *chosen)

    def _beginning(self, first: State) -> ChronicleLine:
        prepared = first.phase == PREPARE
        title = self._text("table-preparation") if prepared else self._text("round-name", round=first.round)
        return ChronicleLine(title, heading=True)

    def _tell(self, before: State, step: LunaStep, number: int) -> Iterator[ChronicleLine]:
        """The lines of step `number`; a turn that goes on from the step before has its head there."""
        headed = before.actor if before.pending != NO_MOVE else NOBODY
        costs = _spent(step.events)
        for event in _told(step):
            if isinstance(event, ev.RoundBegan):
                yield self._round(event.round, number)
            seat = NOBODY if isinstance(event, BETWEEN) else _doer(event)
            if seat not in (headed, NOBODY):
                yield self._head(seat, step, number)
            headed = seat
            spent = costs.pop(seat, ())
            yield ChronicleLine(
                partial(self._sentence, event, seat, spent),
                None if seat == NOBODY else self._colours[seat],
                step=number,
                places=_places(event, self._colours),
            )
        if before.phase == PREPARE != step.after.phase:
            yield self._round(step.after.round, number)

    def _round(self, round: int, number: int) -> ChronicleLine:
        return ChronicleLine(self._text("round-name", round=round), heading=True, step=number)

    def _head(self, seat: int, step: LunaStep, number: int) -> ChronicleLine:
        """The name of an order with all that the step gained it."""
        gained = sum(_gain(event) for event in step.events if not isinstance(event, BETWEEN) and _doer(event) == seat)
        points = signed(self._text, gained) if gained else ""
        name = self._called(seat)
        return ChronicleLine(name, self._colours[seat], head=True, step=number, points=points)

    def _called(self, seat: int) -> str:
        return self._names[seat] or self._text("order-name", colour=self._colours[seat])

    def _sentence(self, event: Event, seat: int, spent: Sequence[int]) -> str:
        """A sentence; under a head that already names its subject without it."""
        told = sentence(self._text, event, self._names, self._colours)
        told = with_tokens(self._text, told, spent)
        if seat == NOBODY:
            return told
        name = self._called(seat)
        for start in (f"{name}: ", f"{name} "):
            if told.startswith(start):
                return told.removeprefix(start)
        return told


def deed(text: Callable[..., str], events: Sequence[Event], names: Mapping[str, str], colours: Sequence[str]) -> str:
    """What is told of an action, and of the tokens used; `events` are all or some of it, `names` by colour."""
    told = _telling(events)[0]
    words = sentence(text, told, [names.get(colour, "") for colour in colours], colours)
    return with_tokens(text, words, _spent(events).get(_doer(told), ()))


def whole(match: Match[State, Event]) -> Sequence[LunaStep]:
    """All steps of a match, those that were undone too."""
    at = len(match.steps)
    match.go_to(at + match.undone)
    steps = match.steps
    match.go_to(at)
    return steps


def _told(step: LunaStep) -> Sequence[Event]:
    """What is told of a step: all but the costs, unless there is nothing else."""
    if ACTIONS[step.code].kind == ActionKind.TIRE:  # the automaton's novices go to rest: no cost, the event itself
        return step.events
    return _telling(step.events)


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


def _doer(event: Event) -> int:
    """The seat an event is the deed of."""
    return int(getattr(event, "by", getattr(event, "seat", NOBODY)))


def _gain(event: Event) -> int:
    return 1 if isinstance(event, ev.NoviceDisplaced) else int(getattr(event, "points", 0))


def _places(event: Event, colours: Sequence[str]) -> frozenset[Pick]:
    """Where on the table an event happened."""
    match event:
        case ev.CouncilAdvanced():
            return frozenset([Pick(Kind.COUNCIL)])
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
