"""The list of lessons: what each is about, how long it takes and whether it was done."""

from __future__ import annotations

from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.app_form import AppForm
from luna.app.lessons.marks import draw_check
from luna.app.lessons.progress import FIRST_ROUND, Progress
from luna.core.game import AnyGame
from luna.ui.game_window import window_of
from luna.ui.lessons.lesson import Lesson
from luna.ui.pictures import palette
from luna.ui.pictures.draw import wrapped
from luna.ui.widgets.forms import Form

MARGIN, TOP, ROW, GAP, BUTTON = 50.0, 148.0, 114.0, 10.0, 54.0
COLUMNS, COLUMN, BETWEEN = 2, 790.0, 24.0
MARK, WAY = 52.0, 236.0
"""The mark at the left of a lesson, the button at its right."""


class Lessons(AppForm):
    """The lessons, and the first round if there is one, in two columns; the next one in order has the focus."""

    def __init__(self, context: AppContext, game: AnyGame) -> None:
        super().__init__(context)
        self._game, self._course = game, window_of(game).course
        self.about = game.key
        self._progress = Progress(context.settings, game.key)
        rows = -(-self._count // COLUMNS)
        self.canvas = 2 * MARGIN + COLUMNS * COLUMN + BETWEEN, TOP + rows * (ROW + GAP) + 2 * BUTTON + 10
        self.first = self._key(self._next)
        self._marks: list[tuple[tuple[float, float, float, float], bool]] = []

    @property
    def _count(self) -> int:
        return len(self._course.lessons) + (self._course.guide is not None)

    @property
    def _next(self) -> int:
        """The first that was not done."""
        number = self._progress.next_of(self._course)
        return number if number is not None else len(self._course.lessons) if self._course.guide else 0

    @staticmethod
    def _key(number: int) -> str:
        return f"begin-{number}"

    def enter(self) -> None:
        """The next lesson has the focus, also after one was done."""
        self.form.focus_on(self._key(self._next))
        super().enter()

    def build(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        self._marks = []
        form.panel((0, 0, width, height), 235)
        form.label((MARGIN, 28, 900, 52), text("lessons-heading"), 34, palette.GOLD, role="title")
        done = text("lessons-progress", done=self._progress.done_of(self._course), count=len(self._course.lessons))
        form.label((width - MARGIN - 500, 28, 500, 52), done, 21, palette.CREAM, "right")
        form.paragraph((MARGIN, 84, width - 2 * MARGIN, 60), text("lessons-hint"), 20, palette.QUIET)
        for number, lesson in enumerate(self._course.lessons):
            self._place(form, number, lesson)
        if self._course.guide:
            self._place_first_round(form, len(self._course.lessons))
        self._add_foot(form)

    def _place(self, form: Form, number: int, lesson: Lesson) -> None:
        text, done, left = self.context.text, self._progress.done(lesson.key), self._progress.left(lesson.key)
        title = text("lessons-title", number=number + 1, title=text(f"lesson-{lesson.key}-title"))
        words = text("lessons-go-on" if left else "lessons-again" if done else "lessons-begin")
        self._row(form, number, title, text(f"lesson-{lesson.key}-aim"), words, done)
        self._minutes(form, number, lesson.minutes)

    def _place_first_round(self, form: Form, number: int) -> None:
        text, done = self.context.text, self._progress.done(FIRST_ROUND)
        words = text("lessons-again" if done else "lessons-begin")
        title = text("lessons-then", title=text("lesson-first-round"))
        self._row(form, number, title, text("lesson-first-round-aim"), words, done)
        self._minutes(form, number, self._course.guide.minutes if self._course.guide else 0)

    def _row(self, form: Form, number: int, title: str, told: str, words: str, done: bool) -> None:
        left, top = self._corner(number)
        form.panel((left, top, COLUMN, ROW), 150)
        self._marks.append(((left + 16, top + (ROW - MARK) / 2, MARK, MARK), done))
        beside, room = left + MARK + 34, COLUMN - MARK - WAY - 70
        below = top + 8 + self._place_title(form, (beside, top + 8, room + 20), title)
        form.paragraph((beside, below + 2, room, 52), told, 17, palette.CREAM, most=3)
        style = "#main" if number == self._next else "#half"
        box = left + COLUMN - WAY - 16, top + 14, WAY, 48.0
        form.button(self._key(number), box, words, partial(self._begin, number), style)

    @staticmethod
    def _place_title(form: Form, at: tuple[float, float, float], title: str) -> float:
        """The name in one line, or smaller in two; the height they take."""
        left, top, width = at
        px = round(width * form.ui_scale)
        lines, size = wrapped(form.fonts, title, "title", form.px(21), px), 21.0
        if len(lines) > 1:
            lines, size = wrapped(form.fonts, title, "title", form.px(17), px), 17.0
        for n, each in enumerate(lines):
            form.label((left, top + n * size * 1.35, width, size * 1.45), each, size, palette.GOLD, role="title")
        return len(lines) * size * 1.35 + 4

    def _minutes(self, form: Form, number: int, minutes: int) -> None:
        left, top = self._corner(number)
        box = left + COLUMN - WAY - 16, top + 66, WAY, 28.0
        form.label(box, self.context.text("lessons-minutes", count=minutes), 16, palette.QUIET, "center")

    def _corner(self, number: int) -> tuple[float, float]:
        """In reading order: left, right, left …"""
        row, column = divmod(number, COLUMNS)
        return MARGIN + column * (COLUMN + BETWEEN), TOP + row * (ROW + GAP)

    def _add_foot(self, form: Form) -> None:
        text, (width, height) = self.context.text, self.canvas
        top, each = height - BUTTON - 26, (width - 2 * MARGIN - BETWEEN) / 2
        away = self._progress.is_put_away
        words = text("lessons-offer" if away else "lessons-put-away")
        form.button("back", (MARGIN, top, each, BUTTON), text("new-game-back"), self.back)
        form.button("away", (MARGIN + each + BETWEEN, top, each, BUTTON), words, self._put_away)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.context.seascape.picture(self.context.size), (0, 0))
        super().draw(surface)
        for box, done in self._marks:
            draw_check(surface, self.form.rect(box), done)

    def _put_away(self) -> None:
        self._progress.put_away(not self._progress.is_put_away)
        self.rebuild()

    def _begin(self, number: int) -> None:
        routes, go = self.context.routes, self.context.go
        if number == len(self._course.lessons):
            go.when_saved(lambda: go.push(routes.first_round(self.context, self._game)))
            return
        step = self._progress.left(self._course.lessons[number].key)
        go.push(routes.lesson(self.context, self._game, number, step))
