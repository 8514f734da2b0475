"""Amounts as bars: how much speaks for something, and how much against it, to the right and left of one line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, line, plate
from luna.ui.pictures.palette import CREAM, GOLD, QUIET, REFUSAL
from luna.ui.table.areas import Scaled
from luna.ui.table.shown import Amount

HEIGHT, CLOSE, TEXT, BAR, THIN = 24, 20, 17, 12, 5
LABEL, TOLD, GAP, TOP = 0.42, 52, 8, 10
"""The share of the width that labels have, the width of the numbers, the distance between, and before the first row."""
SMALLEST = 11
"""Type of a label in px of the window at least, which only very long ones come down to."""
NARROW = 280
"""Width in logical px below which label and number have a line of their own above a thin bar."""


class AmountRows:
    """Draws rows: label, bar, number; in a narrow room the bar below the others, or none at all without `bars`."""

    def __init__(self, frame: Scaled, fonts: Fonts, bars: bool = True) -> None:
        self._frame, self._fonts, self._bars = frame, fonts, bars

    def height(self, amounts: Sequence[Amount], width: int) -> int:
        """How much room they take in a width, in px."""
        return self._frame.px(TOP) + self._row_height(width) * len(amounts) if amounts else 0

    def paint(self, surface: pygame.Surface, amounts: Sequence[Amount], corner: tuple[int, int], width: int) -> None:
        """The rows below a corner; the largest amount has the longest bar."""
        most = max((abs(each.value) for each in amounts), default=1.0)
        below, step = any(each.value < 0 for each in amounts), self._row_height(width)
        for k, each in enumerate(amounts):
            row = pygame.Rect(corner[0], corner[1] + k * step, width, step)
            self._row(surface, each, each.value / most, below, row)

    def _row_height(self, width: int) -> int:
        if not self._is_narrow(width):
            return self._frame.px(HEIGHT)
        return self._frame.px(HEIGHT + THIN + 3 if self._bars else CLOSE)

    def _is_narrow(self, width: int) -> bool:
        return width < self._frame.px(NARROW)

    def _row(self, surface: pygame.Surface, amount: Amount, share: float, below: bool, row: pygame.Rect) -> None:
        px, fonts, narrow = self._frame.px, self._fonts, self._is_narrow(row.w)
        beside = row.w - fonts.width(amount.told, "bold", px(TEXT)) - px(GAP) // 2
        label, y = beside if narrow else round(row.w * LABEL), row.y + px(HEIGHT) // 2
        words, size = fitted(fonts, amount.label, "body", px(TEXT), label, SMALLEST)
        line(surface, fonts, words, (row.x, y), "body", size, QUIET)
        line(surface, fonts, amount.told, (row.right, y), "bold", px(TEXT), CREAM, "midright")
        if narrow:
            room = pygame.Rect(row.x, row.y + px(HEIGHT), row.w, px(THIN))
        else:
            room = pygame.Rect(row.x + label + px(GAP), y - px(BAR) // 2, row.w - label - px(TOLD + 2 * GAP), px(BAR))
        if self._bars or not narrow:
            self._bar(surface, share, below, room)

    def _bar(self, surface: pygame.Surface, share: float, below: bool, room: pygame.Rect) -> None:
        """From the line of nothing to the right or left."""
        px = self._frame.px
        zero = room.left + (room.w // 2 if below else 0)
        length = max(px(2), round(abs(share) * (room.w // 2 if below else room.w)))
        bar = pygame.Rect(zero if share > 0 else zero - length, room.y, length, room.h)
        blit(surface, (plate(bar.size, GOLD if share > 0 else REFUSAL, 255, px(3)), (0, 0)), bar.topleft)
        edge = room.h // 2
        pygame.draw.line(surface, QUIET, (zero, room.y - edge), (zero, room.bottom + edge - 1))
