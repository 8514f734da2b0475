"""The tables that come with a game: a field for each with its stars, and what there is to say of the chosen one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from luna.app.alone.card import Card, Views, Ways, heading
from luna.app.alone.standings import Standing, Standings
from luna.app.alone.stars import draw_stars
from luna.app.app_context import AppContext
from luna.core.alone import GRADES, Alone, AnyChallenge
from luna.ui.pictures import palette
from luna.ui.reading.phrases import signed
from luna.ui.widgets.forms import Box, Form

COLUMNS, GAP = 6, 12.0
KINDS, GRID = 70.0, 84.0
"""Height of the row of kinds, and where the fields begin below its top."""
CARD = 620.0

Act = Callable[[AnyChallenge], object]


class TablesTab:
    """`play` and `watch` get a table; `changed` is called when another one was chosen."""

    def __init__(self, context: AppContext, alone: Alone[object], views: Views, play: Act, watch: Act) -> None:
        self._context, self._alone = context, alone
        self._play, self._watch = play, watch
        self._card = Card(context, views)
        self.kind, self.chosen = alone.kinds[0], 0
        self._stars: list[tuple[Box, int]] = []
        self._signs: list[Box] = []

    def place(self, form: Form, box: Box, standings: Standings, changed: Callable[[], object]) -> None:
        """The kinds above the fields at the left, the card at the right."""
        left, top, width, height = box
        fields = width - CARD - 24
        self._place_kinds(form, (left, top, fields, KINDS), standings, changed)
        tables = self._alone.tables(self.kind)
        there = [standings.of(each) for each in tables]
        self._place_fields(form, (left, top + GRID, fields, height - GRID), there, changed)
        challenge, standing = tables[self.chosen], there[self.chosen]
        number = self._context.text("alone-table", number=self.chosen + 1)
        title = f"{heading(self._context.text, self._context, challenge)} · {number}"
        watch = partial(self._watch, challenge) if standing.ends else None
        ways = Ways(partial(self._play, challenge), watch)
        self._card.place(form, (left + width - CARD, top, CARD, height), title, challenge, standing, ways)

    def _place_kinds(self, form: Form, box: Box, standings: Standings, changed: Callable[[], object]) -> None:
        text, kinds = self._context.text, self._alone.kinds
        each, self._signs = (box[2] - GAP * (len(kinds) - 1)) / len(kinds), []
        for n, kind in enumerate(kinds):
            tables = self._alone.tables(kind)
            earned = sum(standings.of(table).grade for table in tables)
            name = heading(text, self._context, tables[0])
            place = box[0] + n * (each + GAP), box[1], each, box[3]
            form.button(f"kind-{kind}", place, "", partial(self._choose_kind, kind, changed), "#small")
            form.mark(f"kind-{kind}", kind == self.kind)
            form.paragraph(
                (place[0] + 8, place[1] + 7, each - 16, 30),
                name,
                19,
                palette.CREAM,
                "center",
                most=1,
                on=f"kind-{kind}",
            )
            told = text("alone-stars", stars=earned, of=GRADES * len(tables))
            form.label((place[0] + each / 2 - 12, place[1] + 34, 120, 28), told, 19, palette.CREAM, on=f"kind-{kind}")
            self._signs.append((place[0] + each / 2 - 46, place[1] + 36, 26, 24))

    def _place_fields(self, form: Form, box: Box, there: list[Standing], changed: Callable[[], object]) -> None:
        text, rows = self._context.text, -(-len(there) // COLUMNS)
        wide, high = (box[2] - GAP * (COLUMNS - 1)) / COLUMNS, (box[3] - GAP * (rows - 1)) / rows
        self._stars = []
        for n, standing in enumerate(there):
            row, column = divmod(n, COLUMNS)
            x, y = box[0] + column * (wide + GAP), box[1] + row * (high + GAP)
            form.button(f"table-{n}", (x, y, wide, high), "", partial(self._choose, n, changed), "#small")
            form.mark(f"table-{n}", n == self.chosen)
            form.label((x, y + 10, wide, 40), str(n + 1), 26, palette.CREAM, "center", "bold", on=f"table-{n}")
            self._stars.append(((x + 14, y + 52, wide - 28, 34), standing.grade))
            if standing.best is not None:
                place = x, y + high - 42, wide, 32
                form.label(place, signed(text, standing.best), 19, palette.QUIET, "center", on=f"table-{n}")

    def _choose_kind(self, kind: str, changed: Callable[[], object]) -> None:
        self.kind, self.chosen = kind, 0
        changed()

    def _choose(self, number: int, changed: Callable[[], object]) -> None:
        """Chooses a table; a second press plays it."""
        if number == self.chosen:
            self._play(self._alone.tables(self.kind)[number])
            return
        self.chosen = number
        changed()

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """Above the form."""
        for box in self._signs:
            draw_stars(surface, form, box, 1, 1)
        for box, grade in self._stars:
            draw_stars(surface, form, box, grade)
        self._card.draw(surface, form)
