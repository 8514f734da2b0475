"""Points and lists within a sentence, as every game writes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

Say = Callable[..., str]
"""A text by its id and arguments, as `luna.ui.reading.text.Text` gives it."""


def signed(text: Say, points: int) -> str:
    """Points with their sign, as in +5, −3 or 0."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "zero"
    return text("signed-points", sign=sign, points=abs(points))


def joined(text: Say, parts: Sequence[str]) -> str:
    """Parts as a list within a sentence; no parts make an empty text."""
    return reduce(lambda first, second: text("list-more", first=first, second=second), parts) if parts else ""
