"""What an action would bring, before it is done: points, displaced novices, tokens it uses up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.core.turn import Play
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from luna.games.luna.words.text import joined, signed


def gain(text: Callable[..., str], state: State, play: Play, names: Mapping[str, str]) -> str:
    """One short line for a legal action, played as often as it is meant."""
    events = _events(state, play)
    actor, colours = state.actor, state.table.colours
    points = sum(getattr(event, "points", 0) for event in events if getattr(event, "seat", None) == actor)
    displaced = [event for event in events if isinstance(event, ev.NoviceDisplaced) and event.by == actor]
    parts = [text("gain-points", points=signed(text, points + len(displaced)))] if points or displaced else []
    parts += [text("gain-displaces", name=names[colours[event.seat]], tile=event.tile) for event in displaced]
    parts += [told for event in events if (told := _brings(text, event, actor))]
    travelled = [event for event in events if isinstance(event, ev.NoviceTravelled)]
    if travelled:
        parts.append(text("gain-travels", count=len(travelled), island=ISLAND_NAMES[travelled[0].target]))
    return joined(text, parts)


def _brings(text: Callable[..., str], event: ev.Event, actor: int) -> str:
    match event:
        case ev.CouncilAdvanced(seat) if seat == actor:
            return text("gain-seat", seat=event.target + 1)
        case ev.ApostateDriven():
            return text("gain-apostate", island=ISLAND_NAMES[event.target])
        case ev.TokenSpent():
            return text("gain-spends", favour=ISLAND_NAMES[event.favour])
        case ev.NovicesTired(seat) if seat == actor:
            return text("gain-tires", count=event.count)
        case ev.NovicesWoken():
            return text("gain-wakes", count=event.count)
        case ev.NovicesSailed():
            return text("gain-sails", count=event.count, island=ISLAND_NAMES[event.target])
    return ""


def _events(state: State, play: Play) -> list[ev.Event]:
    happened: list[ev.Event] = []
    for _ in range(play.times):
        state, events = RULES.apply(state, play.code)
        happened += events
    return happened
