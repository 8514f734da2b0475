"""Turns of persons in many positions, for the tests of picking."""

from __future__ import annotations

from luna.core.intent import Spelling
from luna.core.turn import Ask, Outcome, Play, Refused
from luna.games.luna.picks.spelling import place_of, spell
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State
from tests.games.luna.table.positions import random_positions

POSITIONS = list(random_positions(12, every=19))


def after(state: State, *lines: str) -> State:
    for line in lines:
        code = RULES.code(state, line)
        assert code is not None, line
        state, _ = RULES.apply(state, code)
    return state


def clicked(state: State, spelling: Spelling) -> Outcome:
    turn, outcome = Turn(state), None
    for pick in spelling:
        outcome = turn.choose([pick])
        assert not isinstance(outcome, Refused), (pick, outcome)
    return outcome


def means(outcome: Outcome, code: int) -> bool:
    return outcome == Play(code) or (isinstance(outcome, Ask) and code in outcome.codes)


def spellings(state: State) -> list[tuple[int, Spelling]]:
    place = place_of(state)
    return [(code, spelling) for code in RULES.legal(state) for spelling in spell(place, code)[:6]]


def appointable(state: State) -> dict[int, str]:
    """The tiles that the order to act can appoint a novice to, each with the island of its symbol."""
    codes = [ACTIONS[code] for code in RULES.legal(state) if ACTIONS[code].kind == "appoint"]
    return {action.tile: place_of(state).symbols[action.tile] for action in codes}
