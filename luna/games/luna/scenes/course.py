"""The course of a finished game as a graph of influence, with what was done at the step that is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.graph import Curve, Graph, Span
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Form

STRIP, BUTTON, GAP = 48.0, 50.0, 8.0
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
LOOK = "course-look"


@dataclass(frozen=True, slots=True)
class Course:
    """Influence by colour after each number of steps, and the rounds by where they begin.

    `told` says what step n was, counted from 1; `look_at` shows the table after n steps.
    """

    values: Mapping[str, tuple[int, ...]]
    rounds: tuple[int, ...]
    told: Callable[[int], str]
    look_at: Callable[[int], object]

    @property
    def last(self) -> int:
        """How many steps there were."""
        return len(next(iter(self.values.values()))) - 1

    def round_at(self, step: int) -> int:
        """The round in which so many steps had been played, from 1; a round begins with its first step."""
        return max((n for n, start in enumerate(self.rounds, 1) if start < step), default=1)


class CourseTab:
    """The graph on a form, and the step that is marked in it."""

    def __init__(self, course: Course, text: Text) -> None:
        self._course, self._text = course, text
        self.at = course.last
        self._graph: Graph | None = None
        self._names: Mapping[str, str] = {}
        self._strip = (0.0, 0.0, 0.0, 0.0)

    def place(
        self,
        form: Form,
        box: tuple[float, float, float, float],
        look: Callable[[int], object],
        names: Mapping[str, str],
    ) -> None:
        """Adds graph, words and button to a form; `names` = what the orders are called, by colour."""
        left, top, width, height = box
        self._names = names
        rest = STRIP + BUTTON + 2 * GAP
        form.panel((left, top, width, height - rest))
        graph = form.rect((left, top, width, height - rest))
        self._graph = Graph(graph, self._curves(), self._spans(), form.ui_scale)
        self._strip = left, top + height - rest + GAP, width, STRIP
        middle = left + width / 2 - 230, top + height - BUTTON, 460.0, BUTTON
        form.button(LOOK, middle, self._text("game-end-course-look"), lambda: look(self.at), "#small")
        self._tell(form)

    def draw(self, surface: pygame.Surface, fonts: Fonts) -> None:
        """The graph above the form."""
        assert self._graph is not None
        self._graph.draw(surface, fonts)
        self._graph.draw_mark(surface, self.at)

    def handle(self, event: pygame.event.Event, form: Form) -> bool:
        """The pointer marks a step, as do the arrow keys while the button has the focus; True if something changed."""
        step = self._meant(event, form)
        if step is None or step == self.at:
            return False
        self.at = step
        self._tell(form)
        return True

    def clicked(self, event: pygame.event.Event) -> bool:
        """Whether the graph itself was clicked."""
        if self._graph is None or event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        return self._graph.step_at(event.pos) is not None

    def _meant(self, event: pygame.event.Event, form: Form) -> int | None:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) and self._graph:
            return self._graph.step_at(event.pos)
        if event.type != pygame.KEYDOWN or (event.key in STEPS and form.focused != LOOK):
            return None
        if event.key in STEPS:
            return max(0, min(self._course.last, self.at + STEPS[event.key]))
        if event.key in PAGES:
            return self._next_round(PAGES[event.key])
        return {pygame.K_HOME: 0, pygame.K_END: self._course.last}.get(event.key)

    def _next_round(self, direction: int) -> int:
        borders = (*self._course.rounds, self._course.last)
        beyond = [border for border in borders if (border - self.at) * direction > 0]
        return (min(beyond) if direction > 0 else max(beyond)) if beyond else self.at

    def _tell(self, form: Form) -> None:
        step = self.at
        told = self._course.told(step) if step else self._text("game-end-start")
        values = " · ".join(f"{self._names[colour]} {values[step]}" for colour, values in self._course.values.items())
        round = self._text("round-name", round=self._course.round_at(step))
        words = f"{round} · {told} — {values}"
        form.paragraph(self._strip, words, 18, palette.CREAM, "center", key="course", most=2)

    def _curves(self) -> tuple[Curve, ...]:
        return tuple(
            Curve(palette.ORDERS[colour], palette.ORDER_EMBLEMS[colour], values)
            for colour, values in self._course.values.items()
        )

    def _spans(self) -> tuple[Span, ...]:
        ends = *self._course.rounds[1:], self._course.last
        return tuple(
            Span(start, end, self._text("round-name", round=n))
            for n, (start, end) in enumerate(zip(self._course.rounds, ends, strict=True), 1)
        )
