"""The course of a finished game: influence after every deed and every scoring, and what was done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from luna.core.match import Match
from luna.games.luna.rules.events import Event, GameEnded, RoundScored
from luna.games.luna.rules.state import State
from luna.ui.pictures import palette, timeline
from luna.ui.pictures.graph import Curve, Span
from luna.ui.reading.text import Text


@dataclass(frozen=True, slots=True)
class Course:
    """Influence by colour at each moment, the first before anything was done, and the rounds by where they begin.

    `told` says what moment n was, counted from 0; `look_at` shows the table then.
    """

    values: Mapping[str, tuple[int, ...]]
    rounds: tuple[int, ...]
    told: Callable[[int], str]
    look_at: Callable[[int], object]

    def round_at(self, moment: int) -> int:
        """The round of a moment, from 1; one begins after the scoring of the one before."""
        return max((n for n, start in enumerate(self.rounds, 1) if start < moment), default=1)


@dataclass(frozen=True, slots=True)
class Moment:
    """The influence by seat after so many steps; `scored` = the scoring that led to it, else it was a deed."""

    step: int
    influence: tuple[int, ...]
    scored: RoundScored | GameEnded | None = None


def moments_of(match: Match[State, Event]) -> Iterator[Moment]:
    """The beginning, then every deed, and after the one that ends a round its scoring as a moment of its own."""
    yield Moment(0, _influence(match.first))
    for number, step in enumerate(match.steps, 1):
        scored = next((event for event in step.events if isinstance(event, RoundScored)), None)
        if scored is None:
            yield Moment(number, _influence(step.after))
            continue
        yield Moment(number, tuple(after - paid for after, paid in zip(scored.total, scored.paid, strict=True)))
        yield Moment(number, scored.total, scored)
        for event in step.events:
            if isinstance(event, GameEnded):
                yield Moment(number, event.final, event)


def _influence(state: State) -> tuple[int, ...]:
    told = state.fields()["influence"]
    assert isinstance(told, list)
    return tuple(told)


def drawn(course: Course, text: Text, names: Mapping[str, str]) -> timeline.Course:
    """The course as a graph; `names` = what the orders are called, by colour."""

    def told(moment: int) -> str:
        done = course.told(moment) if moment else text("game-end-start")
        values = " · ".join(f"{names[colour]} {each[moment]}" for colour, each in course.values.items())
        return f"{text('round-name', round=course.round_at(moment))} · {done} — {values}"

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
