"""What the own colours would come to if the game ended now, and what hangs on the next tiles: a table of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from luna.games.rivers.points.ahead import Threat
from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import SPHERES, symbol_of
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, HAIRLINE, PANEL, QUIET, REFUSAL, SLOT
from luna.ui.reading.phrases import Say, signed

SUM, TILE, THREAT = "total", "tile", "threat"
"""The rows that are no summands."""
NOTHING = "–"
HEAD, SYMBOLS, ROW, NOTE, PAD, GAP = 40, 36, 50, 23, 12, 9
"""Heights and distances in logical px."""
TITLE, TEXT, NUMBER, LEAST_TITLE, LEAST, LEAST_NUMBER = 21, 18, 22, 16, 13, 17
SYMBOL, WORDS, NUMBERS = 11, 0.28, 0.72
"""Radius of a symbol, and where in a row its words and its numbers stand."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The points by row and colour, the last row their sums; the `weakest` colours; whose `turn` would be the last.

    By colour also what one more tile would bring (`tile`), and the worst conflict others could begin (`threats`); both
    are empty in the middle of an action.
    """

    rows: Mapping[str, tuple[int, ...]]
    weakest: frozenset[int]
    turn: str
    tile: tuple[int, ...] = ()
    threats: tuple[Threat | None, ...] = ()


class Cell(NamedTuple):
    """What stands in a row below a colour, with an edge where it matters most."""

    told: str
    tint: str
    edge: str = ""


class PreviewPainter:
    """Draws it; nothing of it takes part in picking."""

    def __init__(self, frame: Frame, fonts: Fonts, text: Say) -> None:
        self._frame, self._fonts, self._text = frame.column, fonts, text

    def rect(self, preview: Preview) -> pygame.Rect:
        """Where it lies: at the foot of the column at the right."""
        px, column = self._frame.px, self._frame.right
        gap = min(px(GAP), column.w // 30)
        words = sum(map(len, self._notes(preview)))
        rect = pygame.Rect(column.x + gap, 0, column.w - 2 * gap, self._least(preview) + px(NOTE) * words)
        rect.bottom = column.bottom - gap
        return rect

    def _least(self, preview: Preview) -> int:
        """Its height without notes."""
        return self._bare(preview) + self._row_height(preview) * len(self._rows(preview))

    def _bare(self, preview: Preview) -> int:
        """Its height without rows too."""
        px = self._frame.px
        return px(HEAD) + px(SYMBOLS) + 2 * px(PAD) + px(NOTE) * len(self._about(preview))

    def _row_height(self, preview: Preview) -> int:
        """Of each row: less where large type leaves no room for all of them."""
        room = self._frame.right.h - 2 * self._frame.px(GAP) - self._bare(preview)
        return min(self._frame.px(ROW), room // len(self._rows(preview)))

    def paint(self, surface: pygame.Surface, preview: Preview) -> None:
        """What is asked, the rows under the symbols of the colours, and what counts."""
        px, rect = self._frame.px, self.rect(preview)
        blit(surface, (plate(rect.size, PANEL, 252, px(12), GOLD, 255, max(1, px(2))), (0, 0)), rect.topleft)
        inner = rect.inflate(-2 * self._pad, 0)
        icon(surface, "eye", (inner.x + px(10), rect.y + px(HEAD) / 2), px(10), GOLD)
        room = inner.w - px(26)
        title, size = fitted(self._fonts, self._text("bar-preview"), "title", px(TITLE), room, px(LEAST_TITLE))
        line(surface, self._fonts, title, (inner.x + px(26), rect.y + px(HEAD) / 2), "title", size, GOLD)
        y = self._lines(surface, self._about(preview), inner.x, rect.y + px(HEAD), CREAM)
        for colour, middle in self._columns(inner):
            icon(surface, symbol_of(colour), (middle, y + px(SYMBOLS) / 2), px(SYMBOL), SPHERES[colour])
        y += px(SYMBOLS)
        high = self._row_height(preview)
        for name, cells in self._rows(preview).items():
            self._row(surface, name, cells, pygame.Rect(inner.x, y, inner.w, high))
            y += high
        y += px(PAD) // 2
        for note in self._notes(preview):
            y = self._lines(surface, note, inner.x, y, QUIET)

    @property
    def _pad(self) -> int:
        return min(self._frame.px(PAD), self._frame.right.w // 24)

    def _columns(self, inner: pygame.Rect) -> list[tuple[str, float]]:
        """The colours, each with the middle of its column."""
        step = inner.w / len(COLOURS)
        return [(colour, inner.x + step * (n + 0.5)) for n, colour in enumerate(COLOURS)]

    def _rows(self, preview: Preview) -> dict[str, list[Cell]]:
        """All rows by name, from the points so far to what others could do."""
        rows = {name: self._points(name, points, preview.weakest) for name, points in preview.rows.items()}
        if preview.tile:
            rows[TILE] = [self._more(points) for points in preview.tile]
            rows[THREAT] = [self._threat(each) for each in preview.threats]
        return rows

    def _points(self, name: str, points: tuple[int, ...], weakest: frozenset[int]) -> list[Cell]:
        """Numbers with what they add up to; of the sums those that count are lit."""
        if name == SUM:
            return [Cell(str(each), *((GLINT, GOLD) if n in weakest else (CREAM,))) for n, each in enumerate(points)]
        return [Cell(str(each), CREAM if each else QUIET) if name == "points" else self._more(each) for each in points]

    def _more(self, points: int) -> Cell:
        return Cell(signed(self._text, points), CREAM if points else QUIET)

    def _threat(self, threat: Threat | None) -> Cell:
        """Both sides of a conflict, that of the others first."""
        if threat is None:
            return Cell(NOTHING, QUIET)
        told = self._text("preview-sides", other=threat.other, own=threat.own)
        return Cell(told, GLINT, REFUSAL) if threat.lost else Cell(told, CREAM)

    def _row(self, surface: pygame.Surface, name: str, cells: list[Cell], box: pygame.Rect) -> None:
        """The words and below them something for each colour."""
        px = self._frame.px
        if name in (SUM, TILE):
            pygame.draw.line(surface, HAIRLINE, box.topleft, box.topright)
        words, size = fitted(self._fonts, self._text("preview-row", row=name), "body", px(TEXT), box.w, LEAST)
        line(surface, self._fonts, words, (box.x, box.y + box.h * WORDS), "body", size, GOLD if name == SUM else QUIET)
        y, width = box.y + box.h * NUMBERS, box.w // len(COLOURS)
        for cell, (_, middle) in zip(cells, self._columns(box), strict=True):
            if cell.edge:
                lit = plate((width - px(2), px(NUMBER) + px(4)), SLOT, 255, px(6), cell.edge, 255)
                blit(surface, (lit, (lit.get_width() / 2, lit.get_height() / 2)), (middle, y))
            role = "bold" if self._fonts.width(cell.told, "bold", LEAST_NUMBER) <= width else "body"
            told, size = fitted(self._fonts, cell.told, role, px(NUMBER), width, LEAST_NUMBER)
            line(surface, self._fonts, told, (middle, y), role, size, cell.tint, "center")

    def _lines(self, surface: pygame.Surface, told: tuple[str, ...], x: int, y: int, tint: str) -> int:
        """Rows of words; returns where the next thing begins."""
        for row in told:
            line(surface, self._fonts, row, (x, y + self._frame.px(NOTE) / 2), "body", self._frame.px(TEXT), tint)
            y += self._frame.px(NOTE)
        return y

    def _about(self, preview: Preview) -> tuple[str, ...]:
        """What is asked, in rows."""
        return self._wrapped(self._text("preview-about", turn=preview.turn))

    def _notes(self, preview: Preview) -> list[tuple[str, ...]]:
        """What counts, and what is not told, in rows; as many of them as there is room for."""
        counts = self._text("preview-counts", points=min(preview.rows[SUM]))
        told = [self._wrapped(counts), self._wrapped(self._text("preview-hidden"))]
        if preview.tile:
            told.insert(1, self._wrapped(self._text("preview-threat")))
        room = self._frame.right.h - 2 * self._frame.px(GAP) - self._least(preview)
        while sum(map(len, told)) * self._frame.px(NOTE) > room and told:
            told.pop()
        return told

    def _wrapped(self, told: str) -> tuple[str, ...]:
        width = self._frame.right.w - 2 * min(self._frame.px(GAP), self._frame.right.w // 30) - 2 * self._pad
        return wrapped(self._fonts, told, "body", self._frame.px(TEXT), width)
