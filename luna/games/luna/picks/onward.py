"""In solo the same person goes on after a journey or tides, so that it ends by itself with the next action."""

from __future__ import annotations

from luna.games.luna.rules.actions import ACTIONS, FIRST, ActionKind
from luna.games.luna.rules.constants import NO_MOVE
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State

DONE = FIRST["done"]
ALIKE = frozenset({ActionKind.JOURNEY, ActionKind.SAIL_JETTY})
"""Kinds that are picked like a step of a journey or of tides."""


def onward(state: State) -> State:
    """The position in which the next action is judged: after an open journey in solo, else the position itself."""
    if state.table.solo and state.pending != NO_MOVE:
        return RULES.apply(state, DONE)[0]
    return state


def beyond(state: State, after: State) -> frozenset[int]:
    """What is legal only once the journey is done; its own steps and what is picked like one of them go on with it."""
    if after is state:
        return frozenset()
    now = set(RULES.legal(state))
    return frozenset(code for code in RULES.legal(after) if code not in now and ACTIONS[code].kind not in ALIKE)
