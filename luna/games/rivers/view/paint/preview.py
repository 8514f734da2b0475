"""What the own colours would come to if the game ended now: a table of points over the chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import SPHERES, symbol_of
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, HAIRLINE, PANEL, QUIET, SLOT
from luna.ui.reading.phrases import Say, signed

SUM = "total"
HEAD, SYMBOLS, ROW, NOTE, PAD, GAP = 40, 36, 50, 23, 12, 9
"""Heights and distances in logical px."""
TITLE, TEXT, NUMBER, LEAST_TITLE, LEAST = 21, 18, 22, 16, 13
SYMBOL, WORDS, NUMBERS = 11, 0.28, 0.72
"""Radius of a symbol, and where in a row its words and its numbers stand."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The points by row and colour, the last row their sums; the `weakest` colours; whose `turn` would be the last."""

    rows: Mapping[str, tuple[int, ...]]
    weakest: frozenset[int]
    turn: str


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
        px, words = self._frame.px, len(self._about(preview))
        return px(HEAD) + px(SYMBOLS) + 2 * px(PAD) + px(ROW) * len(preview.rows) + px(NOTE) * words

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
        for name in preview.rows:
            self._row(surface, preview, name, pygame.Rect(inner.x, y, inner.w, px(ROW)))
            y += px(ROW)
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

    def _row(self, surface: pygame.Surface, preview: Preview, name: str, box: pygame.Rect) -> None:
        """The words and below them a number for each colour; of the sums those that count are lit."""
        px, summed = self._frame.px, name == SUM
        if summed:
            pygame.draw.line(surface, HAIRLINE, box.topleft, box.topright)
        words, size = fitted(self._fonts, self._text("preview-row", row=name), "body", px(TEXT), box.w, LEAST)
        line(surface, self._fonts, words, (box.x, box.y + box.h * WORDS), "body", size, GOLD if summed else QUIET)
        y = box.y + box.h * NUMBERS
        for n, (_, middle) in enumerate(self._columns(box)):
            points, counts = preview.rows[name][n], summed and n in preview.weakest
            if counts:
                lit = plate((box.w // len(COLOURS) - px(4), px(NUMBER) + px(4)), SLOT, 255, px(6), GOLD, 255)
                blit(surface, (lit, (lit.get_width() / 2, lit.get_height() / 2)), (middle, y))
            told = str(points) if name in ("points", SUM) else signed(self._text, points)
            tint = GLINT if counts else CREAM if points or summed else QUIET
            line(surface, self._fonts, told, (middle, y), "bold", px(NUMBER), tint, "center")

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
        room = self._frame.right.h - 2 * self._frame.px(GAP) - self._least(preview)
        while sum(map(len, told)) * self._frame.px(NOTE) > room and told:
            told.pop()
        return told

    def _wrapped(self, told: str) -> tuple[str, ...]:
        width = self._frame.right.w - 2 * min(self._frame.px(GAP), self._frame.right.w // 30) - 2 * self._pad
        return wrapped(self._fonts, told, "body", self._frame.px(TEXT), width)
