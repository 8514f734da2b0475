"""What an action would bring, before it is done: points, displaced novices, tokens it uses up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.games.luna.outcome import Play
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.text import joined, signed


def gain(text: Callable[..., str], state: State, play: Play, names: Mapping[str, str]) -> str:
    """One short line for a legal action, played as often as it is meant."""
    events = _events(state, play)
    actor, colours = state.actor, state.table.colours
    points = sum(getattr(event, "points", 0) for event in events if getattr(event, "seat", None) == actor)
    displaced = [event for event in events if isinstance(event, ev.NoviceDisplaced) and event.by == actor]
    parts = [text("gain-points", points=signed(text, points + len(displaced)))] if points or displaced else []
    parts += [text("gain-displaces", name=names[colours[event.seat]], tile=event.tile) for event in displaced]
    for event in events:
        if isinstance(event, ev.TokenSpent):
            parts.append(text("gain-spends", favour=ISLAND_NAMES[event.favour]))
        elif isinstance(event, ev.NovicesTired) and event.seat == actor:
            parts.append(text("gain-tires", count=event.count))
        elif isinstance(event, ev.NovicesWoken):
            parts.append(text("gain-wakes", count=event.count))
        elif isinstance(event, ev.NovicesSailed):
            parts.append(text("gain-sails", count=event.count, island=ISLAND_NAMES[event.target]))
    travelled = [event for event in events if isinstance(event, ev.NoviceTravelled)]
    if travelled:
        parts.append(text("gain-travels", count=len(travelled), island=ISLAND_NAMES[travelled[0].target]))
    return joined(text, parts)


def _events(state: State, play: Play) -> list[ev.Event]:
    happened: list[ev.Event] = []
    for _ in range(play.times):
        state, events = RULES.apply(state, play.code)
        happened += events
    return happened
