"""The course of a finished game: influence after every deed, and what was done there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from luna.ui.pictures import palette, timeline
from luna.ui.pictures.graph import Curve, Span
from luna.ui.reading.text import Text


@dataclass(frozen=True, slots=True)
class Course:
    """Influence by colour after each number of steps, and the rounds by where they begin.

    `told` says what step n was, counted from 1; `look_at` shows the table after n steps.
    """

    values: Mapping[str, tuple[int, ...]]
    rounds: tuple[int, ...]
    told: Callable[[int], str]
    look_at: Callable[[int], object]

    def round_at(self, step: int) -> int:
        """The round in which so many steps had been played, from 1; a round begins with its first step."""
        return max((n for n, start in enumerate(self.rounds, 1) if start < step), default=1)


def drawn(course: Course, text: Text, names: Mapping[str, str]) -> timeline.Course:
    """The course as a graph; `names` = what the orders are called, by colour."""

    def told(step: int) -> str:
        done = course.told(step) if step else text("game-end-start")
        values = " · ".join(f"{names[colour]} {each[step]}" for colour, each in course.values.items())
        return f"{text('round-name', round=course.round_at(step))} · {done} — {values}"

    curves = (
        Curve(palette.ORDERS[colour], palette.ORDER_EMBLEMS[colour], values) for colour, values in course.values.items()
    )
    return timeline.Course(tuple(curves), _spans(course, text), told)


def _spans(course: Course, text: Text) -> tuple[Span, ...]:
    ends = *course.rounds[1:], len(next(iter(course.values.values()))) - 1
    return tuple(
        Span(start, end, text("round-name", round=n))
        for n, (start, end) in enumerate(zip(course.rounds, ends, strict=True), 1)
    )
