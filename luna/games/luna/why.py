"""Why an action of the bar is not possible now: of all that is in the way, what is nearest to being possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from luna.core.rules import Violation
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.explain import explain_at
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State
from luna.games.luna.text import action_key, refusal

ELSEWHERE = frozenset(
    {
        "tile_not_in_game",
        "tile_in_temple",
        "tile_not_in_temple",
        "tile_not_released",
        "tile_occupied",
        "needs_bribery",
        "no_own_novice_on_tile",
        "no_book_there",
        "book_already_there",
        "not_own_novice",
    }
)
"""Reasons that only say that another tile has to be chosen."""


def why_not(text: Callable[..., str], state: State, name: str, names: Mapping[str, str]) -> str:
    """The sentence that tells what is in the way of every action of this name; empty if one of them is legal."""
    codes = [code for code, action in enumerate(ACTIONS) if action_key(action) == name]
    if not set(codes).isdisjoint(RULES.legal(state)):
        return ""
    nearest = _nearest(state, codes)
    return text("help-no-tile", action=name) if nearest.reason in ELSEWHERE else refusal(text, nearest, names)


def _nearest(state: State, codes: list[int]) -> Violation:
    """The reason that most actions share, and within it the place with the most novices already there.

    What only another tile would mend, or a token that is a mere substitute, comes last.
    """
    position, found = Position(state), list[tuple[Violation, bool]]()
    for code in codes:
        violation = explain_at(position, code)
        if violation:
            found.append((violation, ACTIONS[code].novice or violation.reason in ELSEWHERE))
    shared = Counter(violation.reason for violation, last in found if not last)

    def rank(each: tuple[Violation, bool]) -> tuple[bool, int, int]:
        violation, last = each
        lacking = int(violation.args.get("needed", 0)) - int(violation.args.get("have", 0))
        return last, -shared[violation.reason], lacking

    return min(found, key=rank)[0]
