"""What happened since an order's last turn, one short line a turn of another, for the hand-over at one table.

In solo: what followed the end of the last round, and what the opponent did by itself at the start of this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from luna.core.intent import Pick
from luna.core.match import Step
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import AUTOMATON, COUNCIL_SEATS, FIGURE_NAMES, ISLAND_NAMES, NO_MOVE, NOBODY, TIRE
from luna.games.luna.rules.state import State
from luna.games.luna.words import telling
from luna.games.luna.words.concerns import concerns
from luna.games.luna.words.places import places_of
from luna.games.luna.words.telling import COSTS, action_of, doer
from luna.ui.reading.phrases import joined

LunaStep = Step[State, ev.Event]
MOST_LINES = 6
START = "start_marker"
"""The sprite beside the line that tells who starts from now on."""


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One turn of another order (`colour` None: the scoring of a round) and what it changed in influence."""

    text: str
    colour: str | None
    points: int
    places: frozenset[Pick] = frozenset()
    begins: int = 0
    """How many steps lie before it."""
    sprite: str = ""
    """What it shows in place of the sign of its order."""
    opens: bool = False
    """Whether a dialog tells it in full."""


@dataclass(frozen=True, slots=True)
class _Turn:
    """The steps of one action: one, or all of a journey or tides; the position and how many steps lie before them."""

    before: State
    steps: tuple[LunaStep, ...]
    begins: int

    @property
    def seat(self) -> int:
        """Whose it is."""
        return int(self.before.actor)

    @property
    def last(self) -> int:
        """How many steps lie before the last of them."""
        return self.begins + len(self.steps) - 1

    @property
    def events(self) -> tuple[ev.Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


def recap(
    text: Callable[..., str], first: State, steps: Sequence[LunaStep], names: Mapping[str, str]
) -> tuple[RecapLine, ...]:
    """The last lines, oldest first, for the order to act after `steps`; `names` are the display names by colour."""
    actor = steps[-1].after.actor if steps else NOBODY
    if actor == NOBODY:
        return ()
    colours = first.table.colours
    if first.table.solo:
        begins = _round_ended(steps)
        return tuple(
            replace(line, begins=number)
            for number, step in enumerate(steps[begins:], begins)
            for line in _opponent(text, step, colours, names)
        )
    since = _since(first, steps, actor)
    own = since.pop(0) if since and since[0].seat == actor else None
    lines = [replace(line, begins=own.last) for line in _between(text, own.events, colours, names)] if own else []
    lines += [line for turn in since for line in _lines(text, turn, actor, names)]
    return tuple(lines[-MOST_LINES:])


def _round_ended(steps: Sequence[LunaStep]) -> int:
    """How many steps lie before the one with which the person ended the last round, or the preparation."""
    return max((number for number, step in enumerate(steps) if step.after.phase == TIRE), default=0)


def _opponent(
    text: Callable[..., str], step: LunaStep, colours: Sequence[str], names: Mapping[str, str]
) -> Iterator[RecapLine]:
    """What the opponent of the solo game did by itself, and what followed for all."""
    colour, name = colours[AUTOMATON], names[colours[AUTOMATON]]
    displaced = [event for event in step.events if isinstance(event, ev.NoviceDisplaced) and event.by == AUTOMATON]
    for event in step.events:
        match event:
            case ev.NovicesTired(seat=seat) if seat == AUTOMATON:
                seat = _seat(step.events)
                reached = {"seat": seat + 1, "value": step.after.table.seat_value(seat)}
                told = text("recap-tired", island=ISLAND_NAMES[event.island], count=event.count, **reached)
                told = telling.by(text, name, told)
                yield RecapLine(told, colour, 0, places_of(event, colours))
            case ev.TileClaimed():
                told = _with_displaced(text, telling.line(text, event, ()), displaced, colours, names)
                places = _places([event, *displaced], colours)
                yield RecapLine(telling.by(text, name, told), colour, event.points + len(displaced), places)
            case ev.BookMoved(seat=seat) | ev.ShrineBuilt(seat=seat) if seat == AUTOMATON:
                told = telling.by(text, name, telling.line(text, event, [names[each] for each in colours]))
                yield RecapLine(told, colour, telling.gain(event), places_of(event, colours))
    yield from _between(text, step.events, colours, names)


def _since(first: State, steps: Sequence[LunaStep], actor: int) -> list[_Turn]:
    """The turns from the actor's last one on, oldest first; its own open journey or tides does not count."""
    turns, at = list[_Turn](), len(steps)
    while at and steps[at - 1].after.pending != NO_MOVE:
        at -= 1
    while at:
        start = at - 1
        while start and steps[start - 1].after.pending != NO_MOVE:
            start -= 1
        before = steps[start - 1].after if start else first
        turns.insert(0, _Turn(before, tuple(steps[start:at]), start))
        if before.actor == actor:
            break
        at = start
    return turns


def _lines(text: Callable[..., str], turn: _Turn, actor: int, names: Mapping[str, str]) -> list[RecapLine]:
    """A turn with what it changed for the order to act, and what followed."""
    colours = turn.before.table.colours
    colour, events = colours[turn.seat], turn.events
    displaced = [event for event in events if isinstance(event, ev.NoviceDisplaced)]
    points = telling.gain_of_turn(events, turn.seat)
    deed = _deed(text, turn, [names[each] for each in colours])
    deed = _with_displaced(text, deed, displaced, colours, names)
    changed = concerns(text, turn.before, turn.steps, actor) if turn.seat != actor else ()
    told = telling.by(text, names[colour], joined(text, [deed, *changed]))
    places = _places([event for event in events if doer(event) == turn.seat and not isinstance(event, COSTS)], colours)
    after = (replace(line, begins=turn.last) for line in _between(text, events, colours, names))
    return [RecapLine(told, colour, points, places, turn.begins), *after]


def _places(events: Sequence[ev.Event], colours: Sequence[str]) -> frozenset[Pick]:
    return frozenset[Pick]().union(*(places_of(event, colours) for event in events))


def _seat(events: Sequence[ev.Event]) -> int:
    """The seat in the council that the opponent's disc has reached; where it did not move, it is the last one."""
    return next((event.target for event in events if isinstance(event, ev.CouncilAdvanced)), COUNCIL_SEATS - 1)


def _with_displaced(
    text: Callable[..., str],
    told: str,
    displaced: Sequence[ev.NoviceDisplaced],
    colours: Sequence[str],
    names: Mapping[str, str],
) -> str:
    """A deed, and whose novices were displaced by it."""
    if not displaced:
        return told
    fields = {seat: [str(event.tile) for event in displaced if event.seat == seat] for seat in range(len(colours))}
    novices = [
        text("recap-displaced", name=names[colours[seat]], count=len(tiles), fields=joined(text, tiles))
        for seat, tiles in fields.items()
        if tiles
    ]
    return joined(text, [told, text("recap-displaces", novices=joined(text, novices))])


def _between(
    text: Callable[..., str], events: Sequence[ev.Event], colours: Sequence[str], names: Mapping[str, str]
) -> Iterator[RecapLine]:
    """What followed at the end of a round for all."""
    called = [names[each] for each in colours]
    for event in events:
        if isinstance(event, ev.RoundScored):
            scored = telling.scoring(text, event, events, called)
            yield RecapLine(scored, None, 0, places_of(event, colours), opens=True)
    moved = [event for event in events if isinstance(event, ev.FigureMoved)]
    if moved:
        figures = [text("figure-name", figure=FIGURE_NAMES[event.figure]) for event in moved]
        places = (ISLAND_NAMES[event.target] for event in moved)
        told = [text("recap-figure", name=name, island=island) for name, island in zip(figures, places, strict=True)]
        yield RecapLine(text("recap-figures", figures=", ".join(told)), None, 0, _places(moved, colours))
    for event in events:
        if isinstance(event, ev.StartPassed):
            told_start = telling.line(text, event, called)
            yield RecapLine(told_start, None, 0, places_of(event, colours), sprite=START)


def _deed(text: Callable[..., str], turn: _Turn, called: Sequence[str]) -> str:
    """The action in the words of its button, with the tokens it used."""
    main = [event for event in turn.events if action_of(event)]
    travels = isinstance(main[0], ev.NoviceTravelled | ev.TravelEnded)
    told = telling.journey(text, main, len(ISLAND_NAMES)) if travels else telling.line(text, main[0], called)
    spent = [event.favour for event in turn.events if isinstance(event, ev.TokenSpent)]
    return telling.with_tokens(text, told, action_of(main[0]), spent)
