"""A month of the calendar: its days with a star for each table that was won, a dark one for what was lost."""

from __future__ import annotations

import calendar
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pygame

from luna.app.alone.standings import Standings
from luna.app.alone.stars import draw_stars
from luna.app.app_context import AppContext
from luna.ui.pictures import palette
from luna.ui.widgets.forms import Box, Form

PAD, ARROW, WEEKDAYS, STREAK = 14.0, 54.0, 28.0, 64.0
WEEK, MOST_WEEKS, TABLES = 7, 6, 4
DAY_ONE = date(2026, 11, 1)
"""Before it there were no tables of a day."""


class Month:
    """The month of a day at first; `choose` gets a day that is pressed, `changed` is called for another month."""

    def __init__(self, context: AppContext, day: date) -> None:
        self._context, self._month = context, day.replace(day=1)
        self._stars: list[tuple[Box, int]] = []

    def place(
        self,
        form: Form,
        box: Box,
        standings: Standings,
        chosen: date,
        choose: Callable[[date], object],
        changed: Callable[[], object],
    ) -> None:
        """The name with ways to other months, the days, and how many of them in a row were played."""
        left, top, width, height = box
        form.panel(box)
        self._place_head(form, (left + PAD, top + 12, width - 2 * PAD, ARROW - 8), changed)
        each, below = (width - 2 * PAD) / WEEK, top + ARROW + 14
        for n in range(WEEK):
            place = left + PAD + n * each, below, each, WEEKDAYS
            form.label(place, self._context.text("alone-weekday", day=n + 1), 17, palette.QUIET, "center")
        below += WEEKDAYS + 4
        days = left + PAD, below, width - 2 * PAD, top + height - STREAK - below
        self._place_days(form, days, standings, chosen, choose)
        self._place_streak(form, (left + PAD, top + height - STREAK, width - 2 * PAD, STREAK), standings)

    def _place_streak(self, form: Form, box: Box, standings: Standings) -> None:
        """The days in a row, and what to do today as long as nothing was finished."""
        text, today, (left, top, width, _) = self._context.text, date.today(), box
        streak, done = standings.streak(today), standings.played(today)
        if streak:
            told = text("alone-streak", count=streak)
            form.label((left, top - 4, width, 34), told, 22, palette.GOLD, "center", "bold")
        if not done:
            asked = text("alone-today", begun="yes" if streak else "no")
            form.paragraph((left, top + 30, width, 30), asked, 18, palette.CREAM, "center", most=1)

    def _place_head(self, form: Form, box: Box, changed: Callable[[], object]) -> None:
        left, top, width, height = box
        for key, x, sign, way in (("before", left, "‹", -1), ("after", left + width - ARROW, "›", 1)):
            turn = partial(self._turn, way, changed)
            form.button(f"month-{key}", (x, top, ARROW, height), sign, turn, "#small")
        form.enable("month-before", self._month > DAY_ONE)
        form.enable("month-after", self._month < date.today().replace(day=1))
        named = self._context.text("alone-month", month=self._month.month, year=str(self._month.year))
        form.label((left + ARROW, top, width - 2 * ARROW, height), named, 23, palette.GOLD, "center", "title")

    def _turn(self, way: int, changed: Callable[[], object]) -> None:
        other = self._month - timedelta(1) if way < 0 else self._month + timedelta(31)
        self._month = other.replace(day=1)
        changed()

    def _place_days(
        self, form: Form, box: Box, standings: Standings, chosen: date, choose: Callable[[date], object]
    ) -> None:
        wide, high, today = box[2] / WEEK, box[3] / MOST_WEEKS, date.today()
        self._stars = []
        for row, week in enumerate(calendar.Calendar().monthdatescalendar(self._month.year, self._month.month)):
            for column, day in enumerate(week):
                if day.month != self._month.month:
                    continue
                x, y, key = box[0] + column * wide + 3, box[1] + row * high + 3, f"day-{day.isoformat()}"
                form.button(key, (x, y, wide - 6, high - 6), "", partial(choose, day), "#small")
                form.mark(key, day == chosen)
                form.enable(key, DAY_ONE <= day <= today)
                colour = palette.GOLD if day == today else palette.CREAM if day < today else palette.DISABLED
                form.label((x, y + 8, wide - 6, 30), str(day.day), 19, colour, "center", "bold", on=key)
                if DAY_ONE <= day <= today:
                    self._note_stars(standings, day, (x + 3, y + high - 44, wide - 12, 20))

    def _note_stars(self, standings: Standings, day: date, box: Box) -> None:
        ended = [each for each in standings.of_day(day) if each.ends]
        each = box[2] / TABLES
        for n, standing in enumerate(ended):
            left = box[0] + box[2] / 2 + (n - len(ended) / 2) * each
            self._stars.append(((left, box[1], each, box[3]), int(standing.grade > 0)))

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """The stars above the form."""
        for box, grade in self._stars:
            draw_stars(surface, form, box, grade, 1)
