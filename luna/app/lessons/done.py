"""The end of a lesson: what it taught in one line, and the ways on."""

from __future__ import annotations

from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm, Way
from luna.app.lessons.marks import draw_check
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Form

WIDTH, MARGIN, BUTTON, STEP = 720.0, 46.0, 56.0, 68.0


class LessonDone(AppForm):
    """Over the table of lesson `number`, counted from 0."""

    opaque = False
    veil = 90
    first = "next"

    def __init__(self, context: AppContext, game: AnyGame, number: int) -> None:
        super().__init__(context)
        self._game, self._number, self._course = game, number, window_of(game).course
        self._lesson = self._course.lessons[number]
        self.about, self.chapter = game.key, self._lesson.chapter

    def measure(self, form: Form) -> tuple[float, float]:
        learnt = self.context.text(f"lesson-{self._lesson.key}-learnt")
        told = form.paragraph((MARGIN, 0, WIDTH - 2 * MARGIN, 200), learnt, 22)
        return WIDTH, 140 + told + 28 + 3 * STEP + 22

    def build(self, form: Form) -> None:
        text, lesson, inner = self.context.text, self._lesson, WIDTH - 2 * MARGIN
        form.panel((0, 0, *self.canvas), 246)
        count = len(self._course.lessons)
        words = text("lesson-done", number=self._number + 1, count=count)
        form.label((MARGIN + 64, 34, inner - 64, 34), words, 19, palette.QUIET)
        title = text(f"lesson-{lesson.key}-title")
        form.label((MARGIN + 64, 68, inner - 64, 48), title, 26, palette.GOLD, role="title")
        used = form.paragraph((MARGIN, 140, inner, 200), text(f"lesson-{lesson.key}-learnt"), 22)
        top = 140 + used + 28
        form.button("next", (MARGIN, top, inner, BUTTON), self._onward(), self._next, "#main")
        chapter = window_of(self._game).book.title(text, lesson.chapter)
        ways: tuple[Way, ...] = (
            ("rules", text("lesson-chapter", title=chapter), partial(self.context.go.open_rules, lesson.chapter)),
            ("list", text("lesson-list"), self.back),
        )
        for n, (key, words, press) in enumerate(ways, 1):
            form.button(key, (MARGIN, top + n * STEP, inner, BUTTON), words, press)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        draw_check(surface, self.form.rect((MARGIN, 44, 48, 48)))

    def back(self) -> None:
        """To the list of lessons below the table."""
        self.context.go.pop()
        self.context.go.pop()

    @property
    def _is_last(self) -> bool:
        return self._number + 1 == len(self._course.lessons)

    def _onward(self) -> str:
        text = self.context.text
        if not self._is_last:
            following = self._course.lessons[self._number + 1]
            return text("lesson-next", title=text(f"lesson-{following.key}-title"))
        if self._course.guide:
            return text("lesson-first-round")
        return text("lesson-next", title=window_of(self._game).usual_mode(text) or text("title-new"))

    def _next(self) -> None:
        routes, go = self.context.routes, self.context.go
        if not self._is_last:
            go.pop()
            go.replace(routes.lesson(self.context, self._game, self._number + 1))
        elif self._course.guide:
            go.pop()
            go.when_saved(lambda: go.replace(routes.first_round(self.context, self._game)))
        else:
            go.pop()
            go.replace(routes.new_game(self.context, self._game))
