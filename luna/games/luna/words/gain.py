"""What an action would bring, before it is done: first the gains, then the costs, then what scoring makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from luna.core.turn import Play
from luna.games.luna.points.displacing import threats
from luna.games.luna.points.forecast import Forecast, OrderForecast
from luna.games.luna.points.prospect import Prospect, consecration, prospect
from luna.games.luna.points.tally import council
from luna.games.luna.points.unused import wasteful
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.constants import ISLAND_NAMES, NOBODY, TIRE
from luna.games.luna.rules.scoring import council_points, shrine_points
from luna.games.luna.rules.state import State, barred_island
from luna.games.luna.words.unused import unused_line
from luna.ui.reading.phrases import joined, signed

Say = Callable[..., str]
VALUES = ("priestess", "apostate", "temple")
"""What a scoring pays for, as far as an action may change it."""
SEEN_OF_OTHERS = ("priestess", "apostate")
"""What of that is told of other orders: whom the temple loses is said already."""


MOVES = ev.NovicesWoken | ev.NovicesSailed | ev.NoviceTravelled
"""What an answer that gives a number says by itself."""


def gain(text: Say, state: State, play: Play, names: Mapping[str, str], numbered: bool = False) -> str:
    """A few short lines for a legal action, played as often as it is meant; each gain has its own, the first is first.

    `numbered` = an answer says already how many do it, which leaves little to tell of what it costs: that comes last.
    """
    if state.phase == TIRE:
        return ""
    if ACTIONS[play.code].kind == ActionKind.END:
        return unused_line(text, state)
    told, actor = prospect(state, play), state.actor
    called = [names[colour] for colour in state.table.colours]
    points, brought = list(_points(text, told, called)), list(_brings(text, told, called, numbered))
    costs = joined(text, _costs(text, told, actor, numbered))
    scored = _scored(text, told)
    follows = _follows(text, told, called, silent=not numbered or bool(points or brought or scored))
    lines = (*points, scored, *brought, *follows, costs) if numbered else (*points, *brought, costs, scored, *follows)
    lines = (unused_line(text, state), *lines) if wasteful(state, play.code) else lines
    return "\n".join(line[0].upper() + line[1:] for line in lines if line)


# -- the gain


def _points(text: Say, told: Prospect, called: Sequence[str]) -> Iterator[str]:
    """Influence earned at once, and whom that displaces."""
    actor = told.before.actor
    points = sum(getattr(event, "points", 0) for event in told.events if getattr(event, "seat", None) == actor)
    displaced = [event for event in told.events if isinstance(event, ev.NoviceDisplaced) and event.by == actor]
    consecrates = any(isinstance(event, ev.NoviceConsecrated) for event in told.events)
    total = signed(text, points + len(displaced))
    if displaced and consecrates:
        yield text("gain-points-displacing", points=total, guardian=points, displaced=len(displaced))
    elif points or displaced:
        yield text("gain-points", points=total)
    for event in displaced:
        yield text("gain-displaces", name=called[event.seat], tile=event.tile)


def _brings(text: Say, told: Prospect, called: Sequence[str], numbered: bool) -> Iterator[str]:
    actor = told.before.actor
    events = [event for event in told.events if not (numbered and isinstance(event, MOVES))]
    for event in events:
        if getattr(event, "seat", actor) == actor:
            yield from _brought(text, told, event)
            if isinstance(event, ev.BookMoved):
                yield from _unprotected(text, told, event.source, called)
    travelled = [event for event in events if isinstance(event, ev.NoviceTravelled)]
    if travelled:
        yield text("gain-travels", count=len(travelled), island=ISLAND_NAMES[travelled[0].target])


def _brought(text: Say, told: Prospect, event: ev.Event) -> Iterator[str]:
    match event:
        case ev.ShrinePlaced():
            yield text("gain-places-shrine", island=ISLAND_NAMES[event.island])
        case ev.NoviceAppointed():
            yield text("gain-appoints", tile=event.tile)
            if earned := consecration(told.after, event.seat, event.tile):
                yield text("gain-then-consecrates", points=signed(text, earned))
            elif later := consecration(told.after, event.seat, event.tile, rounds=1):
                yield text("gain-consecrates-later", points=signed(text, later))
        case ev.FavourTaken() | ev.FavourReceived():
            yield text("gain-favour", favour=ISLAND_NAMES[event.island])
        case ev.NoviceRecruited():
            yield text("gain-recruits", island=ISLAND_NAMES[event.island])
        case ev.ShrineBuilt():
            more = shrine_points(told.after, event.seat) - shrine_points(told.before, event.seat)
            yield text("gain-builds", island=ISLAND_NAMES[event.island], points=signed(text, more))
        case ev.BookMoved():
            yield text("gain-protects", tile=event.target)
        case ev.CandleTurned():
            yield text("gain-candle", left=event.left)
        case _:
            yield from _moved(text, told, event)


def _unprotected(text: Say, told: Prospect, tile: int, called: Sequence[str]) -> Iterator[str]:
    """Whose novice stays behind without its book; nobody's where it was displaced."""
    owners = told.before.fields()["owner"]
    assert isinstance(owners, list)
    if owners[tile] != NOBODY:
        yield text("gain-unprotects", tile=tile, name=called[owners[tile]])


def _moved(text: Say, told: Prospect, event: ev.Event) -> Iterator[str]:
    match event:
        case ev.CouncilAdvanced():
            yield text("gain-seat", seat=event.target + 1, value=council_points(told.after, event.seat))
            yield text("gain-rank", rank=council(told.after).index(event.seat) + 1)
        case ev.ApostateDriven():
            yield text("gain-apostate", island=ISLAND_NAMES[event.target])
        case ev.NovicesWoken():
            yield text("gain-wakes", count=event.count)
        case ev.NovicesSailed():
            yield text("gain-sails", count=event.count, island=ISLAND_NAMES[event.target])


# -- the costs


def _costs(text: Say, told: Prospect, actor: int, numbered: bool) -> list[str]:
    tired = sum(event.count for event in told.events if isinstance(event, ev.NovicesTired) and event.seat == actor)
    costs = [text("gain-tires", count=0 if numbered else tired)] if tired else []
    spent = [event for event in told.events if isinstance(event, ev.TokenSpent)]
    return costs + [text("gain-spends", favour=ISLAND_NAMES[event.favour]) for event in spent]


# -- what follows


def _scored(text: Say, told: Prospect) -> str:
    """What this round's scoring would pay more or less to who does it."""
    if told.forecasts is None:
        return ""
    now, then = (forecast.orders[told.before.actor] for forecast in told.forecasts)
    changed = _changed(text, now, then, VALUES)
    return text("gain-score", parts=joined(text, changed)) if changed else ""


def _follows(text: Say, told: Prospect, called: Sequence[str], silent: bool) -> Iterator[str]:
    """Whom that threatens, what scoring would pay to others, and who comes to an island where something arrives.

    That nothing changes is said too, unless `silent`: one of several numbers must not seem to be forgotten.
    """
    if any(island == _barred(told.before) for island in map(_arrived, told.events) if island):
        yield text("gain-barred")
    yield from _threats(text, told, called)
    forecasts = told.forecasts
    if forecasts is None:
        return
    now, then = forecasts
    actor = told.before.actor
    others = [
        text("gain-score-of", name=name, parts=joined(text, theirs))
        for seat, name in enumerate(called)
        if seat != actor and (theirs := _changed(text, now.orders[seat], then.orders[seat], SEEN_OF_OTHERS))
    ]
    if others:
        yield joined(text, others)
    if not (others or silent):
        yield text("gain-score-same")
    if coming := _coming(text, told, then):
        yield text("gain-coming", figures=joined(text, coming))


def _threats(text: Say, told: Prospect, called: Sequence[str]) -> Iterator[str]:
    """Whose novice waits on a tile with which it could displace the one that has just come into the temple."""
    owners = told.after.fields()["owner"]
    assert isinstance(owners, list)
    for event in told.events:
        if isinstance(event, ev.NoviceConsecrated):
            for tile in threats(told.after, event.seat, event.tile):
                if owners[tile] not in (NOBODY, event.seat):
                    yield text("gain-threatened", name=called[owners[tile]], tile=tile)


def _changed(text: Say, now: OrderForecast, then: OrderForecast, values: Sequence[str]) -> list[str]:
    differences = ((value, getattr(then, value) - getattr(now, value)) for value in values)
    return [text("gain-score-part", what=value, points=signed(text, by)) for value, by in differences if by]


def _coming(text: Say, told: Prospect, then: Forecast) -> list[str]:
    """The figures that stand next round where something of the order arrives."""
    islands = {_arrived(event) for event in told.events}
    return [text("figure-name", figure=figure) for figure, island in then.figures.items() if island in islands]


def _barred(state: State) -> str:
    island = barred_island(state)
    return ISLAND_NAMES[island] if island >= 0 else ""


def _arrived(event: ev.Event) -> str:
    if isinstance(event, ev.NoviceTravelled | ev.NovicesSailed):
        return ISLAND_NAMES[event.target]
    return ISLAND_NAMES[event.island] if isinstance(event, ev.NoviceRecruited | ev.ShrineBuilt) else ""
