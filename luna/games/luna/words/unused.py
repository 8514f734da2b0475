"""What the end of a round leaves unused, in words."""

from __future__ import annotations

from collections.abc import Callable

from luna.games.luna.picks.bar import TURN
from luna.games.luna.points.unused import possible, usable_novices
from luna.games.luna.rules.state import State
from luna.ui.reading.phrases import joined


def unused_line(text: Callable[..., str], state: State) -> str:
    """The active novices left, and every button with something to do."""
    kinds = set(possible(state))
    names = [text("action-name", action=button.key) for button in TURN if kinds.intersection(button.kinds)]
    count = usable_novices(state)
    if not names:
        return text("unused-nothing")
    return text("unused-line", count=count, actions=joined(text, names))
