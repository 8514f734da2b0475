"""A graph over the steps of a finished game in which a step can be marked, with words on it and a way to its table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.graph import Curve, Graph, Span
from luna.ui.widgets.forms import Box, Form

STRIP, BUTTON, GAP, WIDE = 52.0, 50.0, 8.0, 460.0
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
LOOK = "course-look"


@dataclass(frozen=True, slots=True)
class Course:
    """Curves over the steps; `told` says what was done with step n, counted from 1, and how all stood then."""

    curves: tuple[Curve, ...]
    spans: tuple[Span, ...]
    told: Callable[[int], str]

    @property
    def last(self) -> int:
        """How many steps there were."""
        return len(self.curves[0].values) - 1


class Timeline:
    """The graph on a form, and the step that is marked in it.

    `again` gives the course in the language of the moment.
    """

    def __init__(self, again: Callable[[], Course]) -> None:
        self._again = again
        self._course = again()
        self.at = self._course.last
        self._graph: Graph | None = None
        self._strip: Box = (0.0, 0.0, 0.0, 0.0)

    def place(self, form: Form, box: Box, words: str, look: Callable[[int], object]) -> None:
        """Adds graph, words and a button with `words`, which leads to the table after the marked step."""
        self._course = self._again()
        left, top, width, height = box
        rest = STRIP + BUTTON + 2 * GAP
        form.panel((left, top, width, height - rest))
        self._graph = Graph(
            form.rect((left, top, width, height - rest)), self._course.curves, self._course.spans, form.ui_scale
        )
        self._strip = left, top + height - rest + GAP, width, STRIP
        middle = left + (width - WIDE) / 2, top + height - BUTTON, WIDE, BUTTON
        form.button(LOOK, middle, words, lambda: look(self.at), "#small")
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
            return self._next_span(PAGES[event.key])
        return {pygame.K_HOME: 0, pygame.K_END: self._course.last}.get(event.key)

    def _next_span(self, direction: int) -> int:
        borders = (*(span.start for span in self._course.spans), self._course.last)
        beyond = [border for border in borders if (border - self.at) * direction > 0]
        return (min(beyond) if direction > 0 else max(beyond)) if beyond else self.at

    def _tell(self, form: Form) -> None:
        form.paragraph(self._strip, self._course.told(self.at), 18, palette.CREAM, "center", key="course", most=2)
