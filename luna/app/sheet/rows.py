"""The rows of the overview sheet as blocks of marks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from luna.app.sheet.marks import Block, Marked, PictureMark, Plate, Symbol, Words
from luna.ui.overview import MORE, OR, Cell, Row
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.reading import markup

SIGN, SPRITE, DISC, PIECE = 42.0, 28.0, 32.0, 26.0
"""Width of the column of signs, size of its sprites and discs, and of the pieces of a cost; logical units."""
NARROW = {OR: 14.0, MORE: 22.0}
"""Room of what stands between pieces."""
HEADING, HEADING_TYPE = 36.0, 22.0
LEADING = 1.21
BELOW = 24.0
"""Height of the words below a strip's cells."""


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Sets rows in a column of `width` px, with type of a logical `size` at the scale `ui_scale`."""

    fonts: Fonts
    ui_scale: float
    size: float
    width: int

    @property
    def px(self) -> int:
        """Size of the reading text."""
        return max(11, round(self.size * self.ui_scale))

    @property
    def step(self) -> int:
        """From line to line."""
        return round(self.px * LEADING)

    def heading(self, words: str) -> Block:
        """A section's heading on a line of gold."""
        ui_scale = self.ui_scale
        block = Block(round(HEADING * ui_scale))
        block.marks.append(Words(0, 13 * ui_scale, words, "title", round(HEADING_TYPE * ui_scale), palette.GOLD))
        line = self.width, max(1, round(1.5 * ui_scale))
        block.marks.append(Plate(self.width / 2, 28 * ui_scale, line, 0, palette.HAIRLINE))
        return block

    def row(self, row: Row) -> Block:
        """An entry: its sign, the words beside it, a strip below."""
        ui_scale = self.ui_scale
        block = Block(0, chapter=row.chapter)
        left = SIGN * ui_scale if row.sprite or row.icon or row.number else 0.0
        top, cost = self._title(block, row, left) if row.title else (0.0, "")
        lines = self._lines(cost, palette.QUIET, left) + self._lines(row.text, palette.CREAM, left)
        bottom = top + self.step * len(lines)
        least = SPRITE * ui_scale if left else 0.0
        top += max(0.0, least - bottom) / 2
        block.marks += [replace(words, y=top + self.step * (n + 0.5)) for n, words in enumerate(lines)]
        block.height = round(max(bottom, least))
        self._sign(block, row)
        if row.cells:
            self._strip(block, row.cells, row.cell)
        return block

    def _lines(self, text: str, colour: str, left: float) -> list[Marked]:
        lines = markup.flow(self.fonts, text, self.px, int(self.width - left))
        return [Marked(left, 0, words, self.px, colour) for words in lines]

    def _title(self, block: Block, row: Row, left: float) -> tuple[float, str]:
        """The name of an action and at the right its cost; returns the height and the words there was no room for."""
        height = round(self.px * 1.45)
        title = Words(left, height / 2, row.title, "bold", round(self.px * 1.12), palette.GOLD)
        block.marks.append(title)
        x = float(self.width)
        for piece in reversed(row.pieces):
            wide = NARROW.get(piece, PIECE) * self.ui_scale
            at = x - wide / 2, height / 2
            if piece in NARROW:
                block.marks.append(Words(*at, piece, "bold", round(20 * self.ui_scale), palette.QUIET, "center"))
            else:
                block.marks.append(PictureMark(*at, piece, PIECE * self.ui_scale))
            x -= wide
        x -= 8 * self.ui_scale if row.pieces else 0.0
        cost = row.cost.rstrip(".")
        taken = left + self.fonts.width(title.text, title.role, title.px) + 24 * self.ui_scale
        if x - self.fonts.width(cost, "body", self.px) < taken:
            return height, row.cost
        block.marks.append(Words(x, height / 2, cost, "body", self.px, palette.QUIET, "midright"))
        return height, ""

    def _sign(self, block: Block, row: Row) -> None:
        ui_scale, x = self.ui_scale, (SIGN - 8) / 2 * self.ui_scale
        y = min(block.height / 2, float(self.step))
        if row.sprite:
            block.marks.append(PictureMark(x, y, row.sprite, SPRITE * ui_scale))
        elif row.icon or row.number:
            y = self.px * 0.72 if row.title else y
            side = round(DISC * ui_scale) if row.icon else round(26 * ui_scale)
            block.marks.append(Plate(x, y, (side, side), side // 2, palette.HAIRLINE))
        if row.icon:
            block.marks.append(Symbol(x, y, row.icon, 10 * ui_scale, palette.CREAM))
        elif row.number:
            block.marks.append(Words(x, y, str(row.number), "bold", round(18 * ui_scale), palette.GOLD, "center"))

    def _strip(self, block: Block, cells: tuple[Cell, ...], size: tuple[float, float]) -> None:
        """Cells of equal width below the text."""
        ui_scale, each = self.ui_scale, self.width / len(cells)
        width, height = (side * ui_scale for side in size)
        middle = block.height + 9 * ui_scale + height / 2
        for n, cell in enumerate(cells):
            x = each * (n + 0.5)
            self._cell(block, cell, (x, middle), (min(width, each - 3 * ui_scale), height))
            if cell.below:
                tint = palette.GOLD if cell.now else palette.QUIET
                y = middle + height / 2 + 11 * ui_scale
                block.marks.append(Words(x, y, cell.below, "bold", max(11, round(18 * ui_scale)), tint, "center"))
        block.height = round(middle + height / 2 + (BELOW * ui_scale if cells[0].below else 2 * ui_scale))

    def _cell(self, block: Block, cell: Cell, at: tuple[float, float], size: tuple[float, float]) -> None:
        if cell.sprite:
            block.marks.append(PictureMark(*at, cell.sprite, size[0]))
        else:
            block.marks.append(Plate(*at, (round(size[0]), round(size[1])), round(7 * self.ui_scale), palette.HAIRLINE))
            block.marks.append(Words(*at, cell.words, "bold", round(18 * self.ui_scale), palette.CREAM, "center"))
