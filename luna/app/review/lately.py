"""What cost a person points lately, by source, over all games that were reviewed; and a way to have it forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from luna.app.app_context import AppContext
from luna.app.review.reviewed import Reviewed
from luna.app.saves.mistakes import Mistake, Mistakes, lost_by_source, mistake_of
from luna.core.review import Review
from luna.core.seat import SeatKind
from luna.ui.pictures import palette
from luna.ui.table.amounts import AmountRows
from luna.ui.table.areas import Scaling
from luna.ui.table.shown import Amount
from luna.ui.widgets.forms import Box, Form

HEAD, TEXT, ROWS, BUTTON = 44.0, 19.0, 9, 50.0
LEAST = 0.05
"""Points below which a source is not told of."""
BARS, PERSON, FORGET = 900.0, 300.0, 520.0


class Lately:
    """The list of the persons who played a game; of a game without any that of everybody."""

    def __init__(self, context: AppContext, reviewed: Reviewed) -> None:
        self._context, self._reviewed = context, reviewed
        self._list = Mistakes(context.storage.mistakes_path)
        self._humans = [n for n, seat in enumerate(reviewed.seats) if seat.kind == SeatKind.HUMAN]
        self._people = {reviewed.seats[n].name: n for n in reversed(self._humans)}
        """The names of those who played, each with the first seat that has it."""
        self._name = reviewed.seats[self._humans[0]].name if self._humans else ""
        self._sure = False
        """Whether the next press has everything forgotten."""
        self._bars: Box = (0, 0, 0, 0)
        self._amounts: tuple[Amount, ...] = ()

    def note(self, review: Review) -> None:
        """What the persons of this game lost joins the list, once."""
        loaded = self._reviewed.loaded
        self._list.add(mistake_of(loaded, judged) for seat in self._humans for judged in review.mistakes(seat))

    def place(self, form: Form, box: Box, rebuild: Callable[[], object]) -> None:
        """Words, and room for the bars."""
        text, (left, top, width, height) = self._context.text, box
        self._rebuild, told = rebuild, self._told()
        self._amounts = self._sums(told)
        form.panel(box)
        left, width = left + 24, width - 48
        if len(self._people) > 1:
            self._place_people(form, left + width, top + 14)
        tables = len({each.table for each in told})
        heading = text("lately-heading", name=self._called()) if self._people else text("lately-heading-all")
        form.label((left, top + 14, width / 2, HEAD), heading, 22, palette.GOLD, role="bold")
        about = text("lately-about", actions=len(told), games=tables) if told else text("lately-nothing")
        y = top + HEAD + 22 + form.paragraph((left, top + HEAD + 18, width, 60), about, TEXT, palette.CREAM)
        self._bars = left, y + 6, BARS, height
        y = top + height - BUTTON - 18
        form.paragraph((left, y + 4, width - FORGET - 40, 60), text("lately-private"), 18, palette.QUIET, most=2)
        if told:
            words = text("lately-forget", sure="yes" if self._sure else "no")
            form.button("forget", (left + width - FORGET, y, FORGET, BUTTON), words, self._forget, "#small")

    def draw(self, surface: pygame.Surface, form: Form) -> None:
        """The bars."""
        box = form.rect(self._bars)
        AmountRows(Scaling(form.ui_scale), self._context.fonts).paint(surface, self._amounts, box.topleft, box.w)

    def hide(self) -> None:
        """Something else is looked at: nothing is to be forgotten by the next press."""
        self._sure = False

    def _place_people(self, form: Form, right: float, top: float) -> None:
        for n, name in enumerate(self._people):
            box = right - (n + 1) * PERSON - n * 12, top, PERSON, 46.0
            called = self._reviewed.name(self._people[name])
            form.button(f"person-{called}", box, called, partial(self._choose, name), "#small")
            form.mark(f"person-{called}", name == self._name)

    def _called(self) -> str:
        return self._reviewed.name(self._people[self._name])

    def _told(self) -> list[Mistake]:
        key = self._reviewed.loaded.game.key
        known = [each for each in self._list.read() if each.game == key]
        return [each for each in known if each.name == self._name or not self._people]

    def _sums(self, told: list[Mistake]) -> tuple[Amount, ...]:
        """The sources that cost most come first."""
        sums = lost_by_source(told)
        largest = sorted(
            ((source, points) for source, points in sums.items() if abs(points) >= LEAST), key=lambda row: row[1]
        )
        words, points_told = self._reviewed.words, self._reviewed.points
        known = [row for row in largest if row[0] in self._reviewed.loaded.game.bots.sources]
        return tuple(Amount(words.source(source), points, points_told(points)) for source, points in known[:ROWS])

    def _choose(self, name: str) -> None:
        self._name, self._sure = name, False
        self._rebuild()

    def _forget(self) -> None:
        """The first press asks, the second one does it."""
        if self._sure:
            self._list.forget(self._reviewed.loaded.game.key)
        self._sure = not self._sure
        self._rebuild()
