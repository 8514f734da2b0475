"""What the others did since an order's last turn, one short line a turn, for the hand-over at one table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from luna.core.match import Step
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES, NO_MOVE, NOBODY
from luna.games.luna.rules.state import State
from luna.games.luna.text import joined, signed

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
    lines = [line for turn in _since(first, steps, actor) for line in _lines(text, turn, first.table.colours, names)]
    return tuple(lines[-MOST_LINES:])


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
    told = _deed(text, turn, name)
    if displaced:
        owners = ", ".join(dict.fromkeys(names[colours[event.seat]] for event in displaced))
        told = joined(text, [told, text("recap-displaces", names=owners, count=len(displaced))])
    lines = [RecapLine(told, colour, own + len(displaced))]
    for event in events:
        if isinstance(event, ev.RoundScored):
            paid = [(names[other], signed(text, paid)) for other, paid in zip(colours, event.paid, strict=True)]
            scores = joined(text, [text("chronicle-score", name=who, points=points) for who, points in paid])
            lines.append(RecapLine(text("recap-round-scored", round=event.round, scores=scores), None, 0))
        elif isinstance(event, ev.FigureMoved) and FIGURE_NAMES[event.figure] == "apostate":
            island = ISLAND_NAMES[event.target]
            lines.append(RecapLine(text("recap-apostate", island=island), None, 0))
    return lines


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
