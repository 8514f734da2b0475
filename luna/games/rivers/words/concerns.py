"""What the deed of another seat brought one or took from it."""

from __future__ import annotations

from collections.abc import Sequence

from luna.games.rivers.words import telling
from luna.games.rivers.words.chronicle import RiversStep
from luna.ui.reading.phrases import Say


def concerns(text: Say, steps: Sequence[RiversStep], seat: int, called: Sequence[str]) -> tuple[str, ...]:
    """In lines, each with the name; `called` are the names by seat."""
    groups = (group for step in steps for group in telling.grouped(step.events))
    told = (telling.together(text, group, called) for group in groups if telling.doer(group[0]) == seat)
    return tuple(telling.by(text, called[seat], line) for line in told)
