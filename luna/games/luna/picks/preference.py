"""Which of several actions that a gesture can mean is asked for first: the one that leaves the order best off."""

from __future__ import annotations

from collections.abc import Iterable

from luna.core.turn import Play
from luna.games.luna.points.forecast import forecast
from luna.games.luna.points.prospect import prospect
from luna.games.luna.rules.constants import ISLANDS, PREPARE
from luna.games.luna.rules.state import State


def best_first(state: State, plays: Iterable[Play]) -> tuple[Play, ...]:
    """By the lead over the best other order, as if the game were scored then; of equals by novices still active."""
    if state.phase == PREPARE:
        return tuple(plays)
    return tuple(sorted(plays, key=lambda play: _worth(state, play), reverse=True))


def _worth(state: State, play: Play) -> tuple[int, int]:
    after, seat = prospect(state, play).after, state.actor
    told = forecast(after)
    totals = [order.total for order in told.orders] if told else [0] * after.table.seats
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    active = after.fields()["active"]
    assert isinstance(active, list)
    return lead, sum(active[seat * ISLANDS : (seat + 1) * ISLANDS])
