"""The end of a lesson: what it taught in one line, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm, Way
from luna.app.lessons.marks import draw_check
from luna.app.lessons.progress import FIRST_ROUND, Progress
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.pictures import palette
from luna.ui.scene import Scene
from luna.ui.widgets.forms import Form

WIDTH, MARGIN, BUTTON, STEP = 720.0, 46.0, 56.0, 68.0


class LessonDone(AppForm):
    """Over the table of lesson `number`, counted from 0."""

    opaque = False
    veil = 90

    def __init__(self, context: AppContext, game: AnyGame, number: int) -> None:
        super().__init__(context)
        self._game, self._number, self._course = game, number, window_of(game).course
        self._lesson = self._course.lessons[number]
        self.about, self.chapter = game.key, self._lesson.chapter
        self.first = self._ways()[0][0]

    def measure(self, form: Form) -> tuple[float, float]:
        learnt = self.context.text(f"lesson-{self._lesson.key}-learnt")
        told = form.paragraph((MARGIN, 0, WIDTH - 2 * MARGIN, 200), learnt, 22)
        return WIDTH, 140 + told + 28 + len(self._ways()) * STEP + 22

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
        for n, (key, words, press) in enumerate(self._ways()):
            style = "#main" if n == 0 else ""
            form.button(key, (MARGIN, top + n * STEP, inner, BUTTON), words, press, style)

    def _ways(self) -> tuple[Way, ...]:
        """What comes next, the chapter of the rules book, and the list of lessons."""
        text, chapter = self.context.text, self._lesson.chapter
        title = window_of(self._game).book.title(text, chapter)
        rules = "rules", text("lesson-chapter", title=title), partial(self.context.go.open_rules, chapter)
        ahead, lessons = tuple(self._onward()), ("list", text("lesson-list"), self.back)
        return (*ahead, rules, lessons) if ahead else (lessons, rules)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        draw_check(surface, self.form.rect((MARGIN, 44, 48, 48)))

    def back(self) -> None:
        """To the list of lessons below the table."""
        self.context.go.pop()
        self.context.go.pop()

    def _onward(self) -> Iterator[Way]:
        """The next lesson; after the last one the first round, until that was played, and the game it was about.

        Where there is no such round a game follows as it is usually played.
        """
        text, course, after = self.context.text, self._course, self._number + 1
        if after < len(course.lessons):
            title = text(f"lesson-{course.lessons[after].key}-title")
            yield "lesson", text("lesson-next", title=title), self._next_lesson
        elif course.guide and not Progress(self.context.settings, self._game.key).done(FIRST_ROUND):
            yield "first-round", text("lesson-first-round"), self._first_round
        elif not course.guide:
            usual = window_of(self._game).usual_mode(text)[0] or text("title-new")
            yield "new", text("lesson-next", title=usual), self._play
        if self._lesson.mode:
            yield "play", text(f"lesson-{self._lesson.key}-play"), self._play

    def _next_lesson(self) -> None:
        self._leave_for(self.context.routes.lesson(self.context, self._game, self._number + 1))

    def _first_round(self) -> None:
        go, routes = self.context.go, self.context.routes
        go.when_saved(lambda: self._leave_for(routes.first_round(self.context, self._game)))

    def _play(self) -> None:
        self._leave_for(self.context.routes.new_game(self.context, self._game, self._lesson.mode))

    def _leave_for(self, scene: Scene) -> None:
        """In place of the table of the lesson."""
        self.context.go.pop()
        self.context.go.replace(scene)
