"""The tables of a day, and the calendar of the months with what was played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame

from luna.app.alone.card import Card, Views, Ways, heading
from luna.app.alone.month import Month
from luna.app.alone.standings import Standing, Standings
from luna.app.alone.stars import draw_stars
from luna.app.app_context import AppContext
from luna.app.session.table_names import day_name
from luna.core.alone import GRADES, Alone, AnyChallenge
from luna.ui.pictures import palette
from luna.ui.reading.phrases import signed
from luna.ui.widgets.forms import Box, Form

GAP, PAD, HEAD = 10.0, 18.0, 54.0
CARD, FIELDS, BETWEEN = 620.0, 420.0, 24.0
NAME, STARS, LEAD = 56.0, 34.0, 30.0

Act = Callable[[AnyChallenge], object]


class DayTab:
    """The day of the calendar that is chosen, today at first, and one of its tables."""

    def __init__(self, context: AppContext, alone: Alone[object], views: Views, play: Act, watch: Act) -> None:
        self._context, self._alone = context, alone
        self._play, self._watch = play, watch
        self._card = Card(context, views)
        self.day, self.chosen = date.today(), 0
        self._month = Month(context, self.day)
        self._stars: list[tuple[Box, int, int]] = []

    def place(self, form: Form, box: Box, standings: Standings, changed: Callable[[], object]) -> None:
        """The calendar at the left, the tables of its chosen day beside it, the card at the right."""
        left, top, width, height = box
        month = width - CARD - FIELDS - 2 * BETWEEN
        choose = partial(self._choose_day, changed)
        self._month.place(form, (left, top, month, height), standings, self.day, choose, changed)
        self._place_tables(form, (left + month + BETWEEN, top, FIELDS, height), standings, changed)
        challenge = self._alone.of_day(self.day)[self.chosen]
        standing = standings.of(challenge)
        title = heading(self._context.text, self._context, challenge)
        watch = partial(self._watch, challenge) if standing.ends and standing.par else None
        ways = Ways(partial(self._play, challenge), watch)
        self._card.place(form, (left + width - CARD, top, CARD, height), title, challenge, standing, ways)

    def _place_tables(self, form: Form, box: Box, standings: Standings, changed: Callable[[], object]) -> None:
        left, top, width, height = box
        form.panel(box)
        text = self._context.text
        told = day_name(text, self.day)
        form.label((left + PAD, top + 10, width - 2 * PAD, HEAD - 16), told, 23, palette.GOLD, role="title")
        self._stars = []
        tables = self._alone.of_day(self.day)
        each = (height - HEAD - 8) / len(tables)
        for n, challenge in enumerate(tables):
            field = left + PAD, top + HEAD + n * each, width - 2 * PAD, each - GAP
            form.button(f"daily-{n}", field, "", partial(self._choose, n, changed), "#small")
            form.mark(f"daily-{n}", n == self.chosen)
            self._place_field(form, field, f"daily-{n}", challenge, standings.of(challenge))

    def _place_field(self, form: Form, box: Box, key: str, challenge: AnyChallenge, standing: Standing) -> None:
        text, (left, top, width, height) = self._context.text, box
        inner, below = (left + 12, width - 24), top + (height - NAME - STARS - LEAD) / 2
        name = heading(text, self._context, challenge)
        form.paragraph((inner[0], below, inner[1], NAME), name, 20, palette.CREAM, "center", most=2, on=key)
        stars = inner[0], below + NAME, inner[1], STARS
        self._stars.append((stars, standing.grade, GRADES))
        if standing.best is not None:
            lead = inner[0], below + NAME + STARS, inner[1], LEAD
            form.label(lead, signed(text, standing.best), 19, palette.QUIET, "center", on=key)

    def _choose_day(self, changed: Callable[[], object], day: date) -> None:
        self.day, self.chosen = day, 0
        changed()

    def _choose(self, number: int, changed: Callable[[], object]) -> None:
        """Chooses a table; a second press plays it."""
        if number == self.chosen:
            self._play(self._alone.of_day(self.day)[number])
            return
        self.chosen = number
        changed()

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """Above the form."""
        for box, grade, count in self._stars:
            draw_stars(surface, form, box, grade, count)
        self._month.draw(surface, form)
        self._card.draw(surface, form)
