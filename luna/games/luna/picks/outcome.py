"""How many novices a gesture of Luna means: the plays of a group, and which of them fits what is carried."""

from __future__ import annotations

from luna.core.turn import Ask, Play
from luna.games.luna.picks.bar import Uses, kinds_that_use
from luna.games.luna.rules.actions import ACTIONS, ActionKind
from luna.games.luna.rules.position import Position

COUNTED = kinds_that_use(Uses.COUNTED)
"""Actions that say themselves how many novices they use."""
STEPWISE = kinds_that_use(Uses.STEPWISE)
"""Actions that move one novice, so that a group is moved by several of them."""


def plays_of(p: Position, code: int) -> list[Play]:
    """A legal action as often as it can be played with the same group of novices, the fewest first."""
    return [Play(code, times) for times in range(1, _most(p, code) + 1)]


def _most(p: Position, code: int) -> int:
    action = ACTIONS[code]
    match action.kind:
        case ActionKind.JOURNEY | ActionKind.TIDES:
            return p.active_of(p.s.actor, action.source)
        case ActionKind.TIDES_INACTIVE:
            return p.to_move(action.source)
        case ActionKind.TIDES_JETTY:
            return p.on_jetty()
    return 1


def novices_of(p: Position, play: Play) -> int:
    """How many novices of the order leave their place or are used up; 0 where that is not what is carried."""
    action = ACTIONS[play.code]
    match action.kind:
        case kind if kind in STEPWISE:
            return play.times
        case kind if kind in COUNTED:
            return action.count
        case ActionKind.FAVOUR:
            return p.price(action.source) - action.novice
        case ActionKind.APPOINT:
            return p.price(p.symbol(action.tile)) - action.novice
        case ActionKind.RECRUIT:
            return 2 - action.novice
    return 0


def fitting(p: Position, plays: list[Play], count: int) -> int:
    """How many of `count` carried novices can be meant: as many as possible, or the least that is needed; 0 = any."""
    numbers = {novices_of(p, play) for play in plays} - {0}
    if not numbers or not count:
        return 0
    return max((number for number in numbers if number <= count), default=min(numbers))


def ask_number(p: Position, asked: Ask) -> bool:
    """Whether all that is open is how many novices take part."""
    actions = [ACTIONS[code] for code in asked.codes]
    numbers = {novices_of(p, play) for play in asked.plays}
    alike = len({action.kind for action in actions}) == 1 and not any(action.novice for action in actions)
    return alike and len(numbers) == len(asked.plays)
