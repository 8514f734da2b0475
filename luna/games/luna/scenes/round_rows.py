"""A round's scoring order by order: three values with their reasons, their sum, and the influence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from luna.games.luna.scenes.score_table import name_of
from luna.games.luna.words.text import signed
from luna.ui.context import Context
from luna.ui.pictures import palette
from luna.ui.pictures.assets import SMALLEST_PX, Placed
from luna.ui.pictures.draw import clear_surface, fitted, icon, wrapped
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Box, Form

STEPS = ("priestess", "apostate", "temple", "sum")
GAP, MOST, NAMED = 7.0, 264.0, 46.0
"""Room between rows, their greatest height, and the height from which a value has room for its name."""
HEAD, SIGN, POINTS = 0.27, 32.0, 36.0
"""Share of a row's height for name and influence; widths of a figure's picture and of points."""
TOTAL, SUM, NUMBER_GAP = 26.0, 20.0, 12.0
"""Type of the influence and of the sum beside it, and what lies between them."""
REASON, NAME, LEAST, LEADING = 19.0, 17.0, 14.0, 1.16
"""Type of a reason, of a value's name, the least of both, and the height of a line as a multiple of it."""
SPRITES = {"priestess": "moon_priestess", "apostate": "apostate"}


@dataclass(frozen=True, slots=True)
class RoundRow:
    """One order's scoring: influence before, three values, what was paid of their sum, the influence after it.

    An empty `name` shows the order's. At the priestess count `active` novices and `shrines` (0 or 1) for a `place`
    (0 = takes no part), `tied` if the council decided; at the apostate `tempted` novices, unless the order is `exempt`.
    """

    colour: str
    name: str
    before: int
    active: int
    shrines: int
    place: int
    tied: bool
    priestess: int
    tempted: int
    exempt: bool
    apostate: int
    temple: int
    paid: int

    @property
    def total(self) -> int:
        """The influence after the scoring."""
        return self.before + self.paid

    @property
    def floored(self) -> bool:
        """Whether more would have been lost than there was (R5)."""
        return self.paid != self.priestess + self.apostate + self.temple


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A round's scoring: a row per seat, the colours in council order, islands of priestess and apostate."""

    round: int
    rows: Sequence[RoundRow]
    council: Sequence[str]
    priestess: str
    apostate: str


def _set(form: Form, reason: str, room: int, height: float, least: int) -> tuple[int, tuple[str, ...]] | None:
    """The largest type in px in which a reason has room in one or two lines, with these; None if it is too small."""
    for size in range(form.px(REASON), least - 1, -1):
        lines = wrapped(form.fonts, reason, "body", size, room)
        wide = max(form.fonts.width(each, "body", size) for each in lines)
        if len(lines) <= 2 and wide <= room and len(lines) * size * LEADING <= height * form.ui_scale:
            return size, lines
    return None


class RoundRows:
    """The rows on a form, and where on it the influence of each stands."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.totals: list[pygame.Rect] = []
        """A box of px for each row."""

    def place(self, form: Form, rows: Sequence[RoundRow], room: Box, steps: int) -> None:
        """Adds the rows in a box of a form, with as many values as `steps` were shown."""
        left, top, width, height = room
        each = min(MOST, height / len(rows) - GAP)
        head = each * HEAD
        self.totals.clear()
        for row in rows:
            form.panel((left, top, width, each))
            self._place_head(form, row, (left, top, width, head), steps)
            line = (each - head) / 3
            for step, told in enumerate(self._values(row)):
                box = left, top + head + step * line, width, line
                self._place_line(form, STEPS[step], box, told if step < steps else None)
            top += each + GAP

    def _place_head(self, form: Form, row: RoundRow, box: Box, steps: int) -> None:
        """Whose row it is, the sum when it is told, and room for the influence."""
        left, top, width, height = box
        picture = self._context.sprites.fitted(f"novice_{row.colour}", height * 0.9 * form.ui_scale)
        form.picture((left + 4, top + 2, SIGN, height), picture)
        self.totals.append(form.rect((left, top, width - 10, height)))
        total = max(form.fonts.width(str(each), "title", form.px(TOTAL)) for each in (row.before, row.total))
        paid = signed(self._context.text, row.paid)
        numbers = total / form.ui_scale + NUMBER_GAP, form.fonts.width(paid, "bold", form.px(SUM)) / form.ui_scale
        if steps == len(STEPS):
            tint, right = palette.REFUSAL if row.paid < 0 else palette.CREAM, left + width - 10 - numbers[0]
            form.label((right - POINTS, top, POINTS, height), paid, SUM, tint, "right", "bold")
        room = width - SIGN - sum(numbers) - 20  # also before the sum is told, so that the name stays as it is
        name = name_of(self._context.text, row.colour, row.name)
        wide, role = form.rect((0, 0, room, 1)).w - 1, "title"
        told, px = fitted(form.fonts, name, role, form.px(18), wide, form.px(14))
        if told != name:  # the other face is narrower
            role = "bold"
            told, px = fitted(form.fonts, name, role, form.px(17), wide, min(form.px(13), SMALLEST_PX))
        form.label((left + SIGN + 8, top, room, height), told, px / form.ui_scale, palette.CREAM, role=role)

    def _place_line(self, form: Form, step: str, box: Box, told: tuple[int, str] | None) -> None:
        """A value with its reason; before it is told only its sign."""
        left, top, width, height = box
        form.picture((left + 4, top, SIGN, height), self._sign(step, min(SIGN, height - 2) * form.ui_scale))
        if told is None:
            return
        points, reason = told
        tint = palette.REFUSAL if points < 0 else palette.CREAM if points else palette.QUIET
        number = left + width - POINTS - 10, top, POINTS, height
        form.label(number, signed(self._context.text, points), 22, tint, "right", "bold")
        self._place_reason(form, step, reason, (left + SIGN + 8, top, width - SIGN - POINTS - 20, height))

    def _place_reason(self, form: Form, step: str, reason: str, box: Box) -> None:
        """What the sign stands for and the reason below it; the reason alone where both have no room."""
        left, top, width, height = box
        name, room = self._text("preview-row", row=step), form.rect((0, 0, width, 1)).w - 2
        told, px = fitted(form.fonts, name, "body", form.px(NAME), room, form.px(LEAST))
        below = height - NAME - 10
        lines = _set(form, reason, room, below, form.px(LEAST)) if height >= NAMED and told == name else None
        if lines:
            form.label((left, top + 3, width, NAME + 4), told, px / form.ui_scale, palette.QUIET)
            top, height = top + NAME + 8, below
        lines = lines or _set(form, reason, room, height, SMALLEST_PX)
        size, rows = lines or (SMALLEST_PX, wrapped(form.fonts, reason, "body", SMALLEST_PX, room)[:2])
        line = size * LEADING / form.ui_scale
        top += (height - len(rows) * line) / 2
        for n, words in enumerate(rows):
            form.label((left, top + n * line, width, line), words, size / form.ui_scale, palette.CREAM)

    def _sign(self, step: str, side: float) -> Placed:
        if step in SPRITES:
            return self._context.sprites.fitted(SPRITES[step], side)
        surface = clear_surface((round(side), round(side)))
        icon(surface, "temple", (side / 2, side / 2), side * 0.4, palette.CREAM)
        return surface, (side / 2, side / 2)

    # -- reasons

    def _values(self, row: RoundRow) -> tuple[tuple[int, str], ...]:
        temple = self._text("count-novices", count=row.temple) if row.temple else self._nobody("temple")
        return (row.priestess, self._devotion(row)), (row.apostate, self._temptation(row)), (row.temple, temple)

    def _devotion(self, row: RoundRow) -> str:
        if not row.place:
            return self._nobody("priestess")
        place = self._text("round-end-place", place=row.place)
        return self._text("round-end-devotion", count=row.active + row.shrines, place=place)

    def _temptation(self, row: RoundRow) -> str:
        if row.exempt:
            return self._text("round-end-exempt")
        return self._text("round-end-tempted", count=row.tempted) if row.tempted else self._nobody("apostate")

    def _nobody(self, step: str) -> str:
        return self._text("round-end-nobody", step=step)

    @property
    def _text(self) -> Text:
        return self._context.text
