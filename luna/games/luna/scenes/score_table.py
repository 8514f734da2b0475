"""A table of orders and numbers, as at the end of a round and of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import fitted
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Form

ORDER_WIDTH = 340.0
HEADER, ROW = 62.0, 74.0


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One order: `place` stands before the name if there is one."""

    colour: str
    name: str
    values: tuple[str, ...]
    place: str = ""


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """Column headers and a line per order; the last column is the result."""

    headers: tuple[str, ...]
    lines: Sequence[ScoreLine]
    width: float

    @property
    def height(self) -> float:
        """Height of the whole table in logical units."""
        return HEADER + (ROW + 8) * len(self.lines)

    def place(self, form: Form, sprites: Sprites, left: float, top: float) -> None:
        """Adds the table to a form."""
        each = (self.width - ORDER_WIDTH) / len(self.headers)
        for n, header in enumerate(self.headers):
            box = left + ORDER_WIDTH + n * each + 6, top + 4, each - 12, HEADER - 8
            form.paragraph(box, header, 18, palette.QUIET, "center")
        top += HEADER
        for line in self.lines:
            form.panel((left, top, self.width, ROW))
            self._place_order(form, sprites, line, left, top)
            for n, value in enumerate(line.values):
                last = n == len(line.values) - 1
                box = left + ORDER_WIDTH + n * each, top, each, ROW
                size, colour = (30, palette.GOLD) if last else (24, palette.CREAM)
                form.label(box, value, size, colour, "center", "title" if last else "bold")
            top += ROW + 8

    def _place_order(self, form: Form, sprites: Sprites, line: ScoreLine, left: float, top: float) -> None:
        if line.place:
            form.label((left + 14, top, 44, ROW), line.place, 26, palette.GOLD, "center", "title")
        shift = 50.0 if line.place else 0.0
        form.picture(
            (left + 12 + shift, top + 4, 64, ROW - 8), sprites.fitted(f"novice_{line.colour}", 60 * form.ui_scale)
        )
        width = ORDER_WIDTH - 96 - shift
        name, px = fitted(form.fonts, line.name, "title", form.px(23), form.rect((0, 0, width, 1)).w - 1, form.px(17))
        form.label((left + 84 + shift, top, width, ROW), name, px / form.ui_scale, palette.CREAM, role="title")


def name_of(text: Text, colour: str, name: str) -> str:
    """A player's name, or the order's where there is none."""
    return name or text("order-name", colour=colour)
