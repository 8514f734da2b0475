"""What the lessons of every game are written with: their records, a goal of just one deed, texts for other deeds."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from typing import Any

from luna.core.caching import cache
from luna.core.intent import Pick
from luna.core.rules import Rules
from luna.ui.lessons.lesson import Await

Goal = Callable[[Any, Any], bool]
"""Gets the position before the awaited action, and the one after it."""
Naming = Callable[[Any, str], str]
"""Which text another action has of its own, as `Await.but`."""


@cache
def record(package: str, key: str) -> str:
    """The record of a lesson's position, from the file in a game's package."""
    return resources.files(package).joinpath(f"{key}.luna").read_text("utf-8")


def exactly(rules: Rules[Any, Any], *lines: str) -> Goal:
    """The position that these lines lead to."""

    def reached(before: Any, after: Any) -> bool:
        state = before
        for line in lines:
            code = rules.code(state, line)
            if code is None or rules.violation(state, code):
                return False
            state = rules.apply(state, code)[0]
        return bool(state.fields() == after.fields())

    return reached


def other(**texts: str) -> Naming:
    """Which text another action has of its own, each with the beginnings of its lines, divided by "|"."""

    def named(before: Any, line: str) -> str:
        return next((name for name, begins in texts.items() if line.startswith(tuple(begins.split("|")))), "")

    return named


def only(
    rules: Rules[Any, Any],
    id: str,
    about: Pick,
    *solution: str,
    also: tuple[Pick, ...] = (),
    but: Naming | None = None,
) -> Await:
    """A step in which just one deed is meant."""
    return Await(id, about, solution, exactly(rules, *solution), but or other(), also=also)
