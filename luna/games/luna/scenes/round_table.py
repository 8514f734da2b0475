"""The end of the game round by round: where every order's points came from in each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from luna.games.luna.scenes.final_rows import FinalRow, RoundPoints
from luna.ui.context import Context
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import clear_surface, fitted, icon
from luna.ui.reading.phrases import signed
from luna.ui.widgets.forms import Form

LABELS, HEAD, ICONS, ROW, LEGEND = 190.0, 46.0, 40.0, 37.0, 46.0
PARTS = ("priestess", "apostate", "temple", "gains", "sum")
ENDS = ("shrines", "favours", "council")


@dataclass(frozen=True, slots=True)
class RoundTable:
    """Five columns an order (three scorings, actions, sum), a row for the start, each round and each end scoring."""

    context: Context
    rows: Sequence[FinalRow]
    width: float

    @property
    def height(self) -> float:
        """Height in logical units."""
        return HEAD + ICONS + ROW * (len(self.rows[0].rounds) + len(ENDS) + 2) + LEGEND

    def place(self, form: Form, left: float, top: float) -> None:
        """Adds the table to a form."""
        block = (self.width - LABELS) / len(self.rows)
        form.panel((left, top, self.width, self.height - LEGEND + 4))
        lines = top + HEAD + ICONS
        self._labels(form, left + 16, lines)
        for n, row in enumerate(self.rows):
            x = left + LABELS + n * block
            form.panel((x + 2, top, block - 4, self.height - LEGEND + 4), 120)
            self._head(form, row, (x, top, block))
            for k, points in enumerate(row.rounds):
                self._round(form, points, (x, lines + ROW * (k + 1), block))
            sums = [row.start, *(0 for _ in row.rounds), row.end.shrines, row.end.favours, row.end.council, row.total]
            for k, points_added in enumerate(sums):
                if not 0 < k <= len(row.rounds):
                    plain = k in (0, len(sums) - 1)
                    told = str(points_added) if plain else signed(self.context.text, points_added)
                    self._sum(form, told, (x, lines + ROW * k, block), last=k == len(sums) - 1)
        self._legend(form, left, top + self.height - LEGEND + 12)

    def _labels(self, form: Form, left: float, top: float) -> None:
        text = self.context.text
        rounds = [text("round-name", round=number) for number in range(1, len(self.rows[0].rounds) + 1)]
        labels = [text("game-end-start"), *rounds, *(text("preview-row", row=end) for end in ENDS)]
        labels.append(text("preview-row", row="total"))
        for k, label in enumerate(labels):
            tint = palette.GOLD if k == len(labels) - 1 else palette.QUIET
            form.label((left, top + k * ROW, LABELS - 20, ROW), label, 18, tint)

    def _head(self, form: Form, row: FinalRow, at: tuple[float, float, float]) -> None:
        x, top, block = at
        form.picture(
            (x + 8, top + 2, 40, HEAD), self.context.sprites.fitted(f"novice_{row.colour}", 42 * form.ui_scale)
        )
        name = row.name or self.context.text("order-name", colour=row.colour)
        room = block - 60
        told, px = fitted(form.fonts, name, "title", form.px(19), form.rect((0, 0, room, 1)).w - 1, form.px(15))
        form.label((x + 50, top, room, HEAD), told, px / form.ui_scale, palette.CREAM, role="title")
        for n, part in enumerate(PARTS[:-1]):
            box = x + block * n / len(PARTS), top + HEAD, block / len(PARTS), ICONS
            form.picture(box, self._sign(form, part))

    def _sign(self, form: Form, part: str) -> Placed:
        """The small picture of a column."""
        sprites = {"priestess": "moon_priestess", "apostate": "apostate", "gains": "crystal"}
        if part in sprites:
            return self.context.sprites.fitted(sprites[part], (26 if part == "gains" else 34) * form.ui_scale)
        side = round(30 * form.ui_scale)
        surface = clear_surface((side, side))
        icon(surface, part, (side / 2, side / 2), side * 0.42, palette.CREAM)
        return surface, (side / 2, side / 2)

    def _round(self, form: Form, points: RoundPoints, at: tuple[float, float, float]) -> None:
        x, top, block = at
        for n, value in enumerate((points.priestess, points.apostate, points.temple, points.gains)):
            tint = palette.REFUSAL if value < 0 else palette.CREAM if value else palette.FAINT
            box = x + block * n / len(PARTS), top, block / len(PARTS), ROW
            form.label(box, signed(self.context.text, value), 18, tint, "center")
        self._sum(form, signed(self.context.text, points.sum), at)

    def _sum(self, form: Form, told: str, at: tuple[float, float, float], last: bool = False) -> None:
        x, top, block = at
        box = x + block * (len(PARTS) - 1) / len(PARTS), top, block / len(PARTS) - 4, ROW
        form.label(box, told, 22 if last else 18, palette.GOLD, "center", "bold")

    def _legend(self, form: Form, left: float, top: float) -> None:
        text = self.context.text
        words = {part: text("preview-row", row=part) for part in ("priestess", "apostate", "temple")}
        words["gains"] = text("game-end-gains")
        step = (self.width - LABELS) / len(words)
        for n, (part, word) in enumerate(words.items()):
            x = left + LABELS + n * step
            form.picture((x, top - 4, 40, 34), self._sign(form, part))
            form.label((x + 44, top - 4, step - 50, 34), word, 17, palette.QUIET)
