"""Amounts as bars: how much speaks for something, and how much against it, to the right and left of one line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, line, plate
from luna.ui.pictures.palette import CREAM, GOLD, QUIET, REFUSAL
from luna.ui.table.areas import Scaled
from luna.ui.table.shown import Amount

HEIGHT, TEXT, SMALLEST, BAR = 24, 17, 14, 12
LABEL, TOLD, GAP, TOP = 0.42, 52, 8, 10
"""The share of the width that labels have, the width of the numbers, the distance between, and before the first row."""


class AmountRows:
    """Draws rows of one width, in logical px: label, bar, number."""

    def __init__(self, frame: Scaled, fonts: Fonts, width: int) -> None:
        self._frame, self._fonts, self._width = frame, fonts, width

    def height(self, amounts: Sequence[Amount]) -> int:
        """How much room they take, in px."""
        return self._frame.px(TOP + HEIGHT * len(amounts)) if amounts else 0

    def paint(self, surface: pygame.Surface, amounts: Sequence[Amount], corner: tuple[int, int]) -> None:
        """The rows below a corner; the largest amount has the longest bar."""
        most = max((abs(each.value) for each in amounts), default=1.0)
        below = any(each.value < 0 for each in amounts)
        for k, each in enumerate(amounts):
            y = corner[1] + round(self._frame.px(HEIGHT) * (k + 0.5))
            self._row(surface, each, each.value / most, below, (corner[0], y))

    def _row(self, surface: pygame.Surface, amount: Amount, share: float, below: bool, at: tuple[int, int]) -> None:
        px, fonts = self._frame.px, self._fonts
        label = round(px(self._width) * LABEL)
        words, size = fitted(fonts, amount.label, "body", px(TEXT), label, px(SMALLEST))
        line(surface, fonts, words, at, "body", size, QUIET)
        left, room = at[0] + label + px(GAP), px(self._width - TOLD - 2 * GAP) - label
        zero = left + (room // 2 if below else 0)
        length = max(px(2), round(abs(share) * (room // 2 if below else room)))
        bar = pygame.Rect(zero if share > 0 else zero - length, at[1] - px(BAR) // 2, length, px(BAR))
        colour = GOLD if share > 0 else REFUSAL
        blit(surface, (plate(bar.size, colour, 255, px(3)), (0, 0)), bar.topleft)
        pygame.draw.line(surface, QUIET, (zero, at[1] - px(HEIGHT) // 2), (zero, at[1] + px(HEIGHT) // 2 - 1))
        end = at[0] + px(self._width), at[1]
        line(surface, fonts, amount.told, end, "bold", px(TEXT), CREAM, "midright")
