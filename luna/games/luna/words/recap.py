"""What the others did since an order's last turn, one short line a turn, for the hand-over at one table.

In solo: what the opponent did by itself since the start of the round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from luna.core.match import Step
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import AUTOMATON, COUNCIL_SEATS, FIGURE_NAMES, ISLAND_NAMES, NO_MOVE, NOBODY
from luna.games.luna.rules.state import State
from luna.games.luna.words.text import joined, signed, token_names

LunaStep = Step[State, ev.Event]
MOST_LINES = 5


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One turn of another order (`colour` None: the scoring of a round) and what it changed in influence."""

    text: str
    colour: str | None
    points: int


@dataclass(frozen=True, slots=True)
class _Turn:
    """The steps of one action: one, or all of a journey or tides."""

    seat: int
    steps: tuple[LunaStep, ...]

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
        return tuple(line for step in _this_round(steps) for line in _opponent(text, step, colours, names))
    lines = [line for turn in _since(first, steps, actor) for line in _lines(text, turn, colours, names)]
    return tuple(lines[-MOST_LINES:])


def _this_round(steps: Sequence[LunaStep]) -> Sequence[LunaStep]:
    """The steps from the last start of a round on; before the next one that is the whole round before."""
    starts = [n for n, step in enumerate(steps) if ACTIONS[step.code].kind == ActionKind.TIRE]
    return steps[starts[-1] :] if starts else ()


def _opponent(
    text: Callable[..., str], step: LunaStep, colours: Sequence[str], names: Mapping[str, str]
) -> Iterator[RecapLine]:
    """What the opponent of the solo game did by itself, and what followed for all."""
    colour, name = colours[AUTOMATON], names[colours[AUTOMATON]]
    displaced = [event for event in step.events if isinstance(event, ev.NoviceDisplaced) and event.by == AUTOMATON]
    for event in step.events:
        match event:
            case ev.NovicesTired(seat=seat) if seat == AUTOMATON:
                args = {"island": ISLAND_NAMES[event.island], "count": event.count, "seat": _seat(step.events)}
                yield RecapLine(text("recap-tired", name=name, **args), colour, 0)
            case ev.TileClaimed():
                told = text("recap-consecrates", name=name, tile=event.tile)
                told = _with_displaced(text, told, displaced, colours, names)
                yield RecapLine(told, colour, event.points + len(displaced))
            case ev.BookMoved(seat=seat) if seat == AUTOMATON:
                told = text("recap-book", name=name, source=event.source, target=event.target)
                yield RecapLine(told, colour, event.points)
            case ev.ShrineBuilt(seat=seat) if seat == AUTOMATON:
                yield RecapLine(text("recap-shrine", name=name, island=ISLAND_NAMES[event.island]), colour, 0)
    yield from _between(text, step.events, colours, names)


def _since(first: State, steps: Sequence[LunaStep], actor: int) -> list[_Turn]:
    """The turns of others after the actor's last one, oldest first; its own open journey or tides does not count."""
    turns, at = list[_Turn](), len(steps)
    while at and steps[at - 1].after.pending != NO_MOVE:
        at -= 1
    while at:
        start = at - 1
        while start and steps[start - 1].after.pending != NO_MOVE:
            start -= 1
        seat = steps[start - 1].after.actor if start else first.actor
        if seat == actor:
            break
        turns.insert(0, _Turn(seat, tuple(steps[start:at])))
        at = start
    return turns


def _lines(text: Callable[..., str], turn: _Turn, colours: Sequence[str], names: Mapping[str, str]) -> list[RecapLine]:
    colour, events = colours[turn.seat], turn.events
    name = names[colour]
    displaced = [event for event in events if isinstance(event, ev.NoviceDisplaced)]
    own = sum(getattr(event, "points", 0) for event in events if getattr(event, "seat", NOBODY) == turn.seat)
    told = _with_displaced(text, _deed(text, turn, name), displaced, colours, names)
    spent = [event.favour for event in events if isinstance(event, ev.TokenSpent)]
    if spent:
        told = joined(text, [told, text("recap-tokens", count=len(spent), tokens=token_names(text, spent))])
    return [RecapLine(told, colour, own + len(displaced)), *_between(text, events, colours, names)]


def _seat(events: Sequence[ev.Event]) -> int:
    """The seat in the council that the opponent's disc has reached; where it did not move, it is the last one."""
    moves = (event.target for event in events if isinstance(event, ev.CouncilAdvanced))
    return next(moves, COUNCIL_SEATS - 1) + 1


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
    owners = ", ".join(dict.fromkeys(names[colours[event.seat]] for event in displaced))
    return joined(text, [told, text("recap-displaces", names=owners, count=len(displaced))])


def _between(
    text: Callable[..., str], events: Sequence[ev.Event], colours: Sequence[str], names: Mapping[str, str]
) -> Iterator[RecapLine]:
    """What followed at the end of a round for all."""
    for event in events:
        if isinstance(event, ev.RoundScored):
            paid = [(names[other], signed(text, paid)) for other, paid in zip(colours, event.paid, strict=True)]
            scores = joined(text, [text("chronicle-score", name=who, points=points) for who, points in paid])
            yield RecapLine(text("recap-round-scored", round=event.round, scores=scores), None, 0)
        elif isinstance(event, ev.FigureMoved) and FIGURE_NAMES[event.figure] == "apostate":
            yield RecapLine(text("recap-apostate", island=ISLAND_NAMES[event.target]), None, 0)


def _deed(text: Callable[..., str], turn: _Turn, name: str) -> str:
    """The action as a phrase after the order's name."""
    travelled = [event for event in turn.events if isinstance(event, ev.NoviceTravelled)]
    if travelled:
        return text("recap-travels", name=name, kind=travelled[0].kind, count=len(travelled))
    main = next(event for event in turn.events if isinstance(event, _MAIN))
    match main:
        case ev.ShrinePlaced() | ev.ShrineBuilt():
            return text("recap-shrine", name=name, island=ISLAND_NAMES[main.island])
        case ev.PairsPlaced():
            return text("recap-pairs", name=name)
        case ev.FavourTaken():
            return text("recap-favour", name=name, favour=ISLAND_NAMES[main.island])
        case ev.NoviceRecruited():
            return text("recap-recruits", name=name, island=ISLAND_NAMES[main.island])
        case ev.NovicesWoken():
            return text("recap-wakes", name=name, island=ISLAND_NAMES[main.island], count=main.count)
        case ev.NovicesSailed():
            return text("recap-sails", name=name, island=ISLAND_NAMES[main.target], count=main.count)
        case ev.NoviceAppointed():
            return text("recap-appoints", name=name, tile=main.tile)
        case ev.NoviceConsecrated():
            return text("recap-consecrates", name=name, tile=main.tile)
        case ev.BookMoved():
            return text("recap-book", name=name, source=main.source, target=main.target)
        case ev.CouncilAdvanced():
            return text("recap-council", name=name, count=main.target - main.source)
        case ev.ApostateDriven():
            return text("recap-expels", name=name, island=ISLAND_NAMES[main.target])
        case ev.CandleTurned():
            return text("recap-meditates", name=name, left=main.left)
        case _:
            assert_never(main)


_MAIN = (
    ev.ShrinePlaced
    | ev.PairsPlaced
    | ev.FavourTaken
    | ev.NoviceRecruited
    | ev.ShrineBuilt
    | ev.NovicesWoken
    | ev.NovicesSailed
    | ev.NoviceAppointed
    | ev.NoviceConsecrated
    | ev.BookMoved
    | ev.CouncilAdvanced
    | ev.ApostateDriven
    | ev.CandleTurned
)
"""The event that names an action; the others are its costs and consequences."""
