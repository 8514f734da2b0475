"""What an action would lead to: found by playing it on a copy, up to the scoring that it may bring about."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.turn import Play
from luna.games.luna.points.forecast import Forecast, forecast
from luna.games.luna.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.luna.rules.constants import PREPARE
from luna.games.luna.rules.events import Event, NoviceConsecrated, NoviceDisplaced, RoundScored
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State


@dataclass(frozen=True, slots=True)
class Prospect:
    """The events of a play up to a scoring, and the position then; whose turn comes next is not told in it."""

    before: State
    events: tuple[Event, ...]
    after: State

    @property
    def forecasts(self) -> tuple[Forecast, Forecast] | None:
        """What scoring would give before and after; None in the preparation, where too much is still to come."""
        if self.before.phase == PREPARE:
            return None
        now, then = forecast(self.before), forecast(self.after)
        return (now, then) if now and then else None


def prospect(state: State, play: Play) -> Prospect:
    """What a legal action, played as often as it is meant, would lead to; raises IllegalAction."""
    events, before = list[Event](), state
    for code in play.first:
        state, _ = RULES.apply(state, code)
    after = state
    for _ in range(play.times):
        for event, at in RULES.trace(state, play.code):
            if isinstance(event, RoundScored):
                return Prospect(before, tuple(events), after)
            events.append(event)
            after = at
        state, _ = RULES.apply(state, play.code)
    return Prospect(before, tuple(events), after)


def consecration(after: State, seat: int, tile: int, rounds: int = 0) -> int:
    """The influence a novice just appointed would earn if it were consecrated at once; 0 where it cannot be.

    `rounds` = how many later, with all else as it is.
    """
    turn = after.copy()
    turn.actor = seat
    turn.round += rounds
    code = FIRST[ActionKind.CONSECRATE] + tile - 1
    assert ACTIONS[code].tile == tile
    if code not in RULES.legal(turn):
        return 0
    events = RULES.apply(turn, code)[1]
    earned = sum(event.points for event in events if isinstance(event, NoviceConsecrated))
    return earned + sum(isinstance(event, NoviceDisplaced) for event in events)
