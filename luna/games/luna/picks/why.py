"""Why an action of the bar is not possible now: what is in the way of all its ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from luna.games.luna.picks.bar import BY_KEY
from luna.games.luna.picks.common_reason import common_reason
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State
from luna.ui.reading.refusal import refusal


def why_not(text: Callable[..., str], state: State, name: str, names: Mapping[str, str]) -> str:
    """The sentence that tells what is in the way of every action of this name; empty if one of them is legal."""
    codes = [code for code, action in enumerate(ACTIONS) if action.kind in BY_KEY[name].kinds]
    if not set(codes).isdisjoint(RULES.legal(state)):
        return ""
    return refusal(text, common_reason(Position(state), codes), names)
