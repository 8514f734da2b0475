"""Where the preview of a scoring lies: it covers no thing of the table and none of the panels."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below, panel_frame
from luna.ui.table.frame import SMALLEST_TYPE

ROWS = ("priestess", "apostate", "temple", "paid", "now", "shrines", "favours", "council", "total")
NARROWEST, NUMBERS, STEP = 168, 0.155, 0.235
"""Least width of the table, and the share of it that an order's column takes beside the words or below them."""
HEAD, EMBLEMS, ROW, NOTE, PAD, GAP = 40, 28, 28, 22, 14, 9
LEAST_HEAD, LEAST_EMBLEMS, LEAST_ROW, STACKED, ROOMY = 28, 22, 20, 38, 46
"""Heights where there is little room, and of a row whose numbers stand below its words, at most."""
NAMES, BESIDE = 100, 34
"""Least widths over the chronicle of words and, beside them, of the numbers of an order."""
LOWEST = LEAST_HEAD + LEAST_EMBLEMS + LEAST_ROW * len(ROWS) + PAD


@dataclass(frozen=True, slots=True)
class Shape:
    """Where the table of points lies and how it is divided: scale of type, heights and the width of a column.

    `over_column` = it lies over the chronicle; `stacked` = the numbers of a row stand below its words.
    """

    rect: pygame.Rect
    frame: Frame
    head: int
    emblems: int
    row: int
    column: int
    over_column: bool = False
    stacked: bool = False

    @property
    def least(self) -> int:
        """Its height without notes."""
        return self.head + self.emblems + self.row * len(ROWS) + self.frame.px(PAD)


def preview_shape(frame: Frame, seats: int, taken: bool = False, solo: bool = False) -> Shape:
    """In the left column below the panels if two orders have room there and it is not taken, else over the chronicle.

    There a narrow column has no room for words beside the numbers.
    """
    free, few = free_below(frame, seats, solo), seats < 3
    below = frame.scaled(min(panel_frame(frame, seats, solo).ui_scale, max(SMALLEST_TYPE, free.w / NARROWEST)))
    if few and not taken and free.w >= below.px(NARROWEST) and free.h >= below.px(LOWEST):
        return _beside(below, free)
    column, frame = frame.right, frame.column
    gap, px = min(frame.px(GAP), column.w // 30), frame.px
    rect = pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, column.h - 2 * gap)
    if rect.w >= px(NAMES + BESIDE * seats):
        rect.y, rect.h = column.centery, column.bottom - gap - column.centery
        return Shape(rect, frame, px(HEAD), px(EMBLEMS), px(ROW), px(BESIDE), over_column=True)
    step = round(rect.w * STEP)
    shape = Shape(rect, frame, px(LEAST_HEAD), px(LEAST_EMBLEMS), px(STACKED), step, over_column=True, stacked=True)
    rest, rows = px(LEAST_HEAD + LEAST_EMBLEMS + PAD + 3 * NOTE), len(ROWS)
    row = max(px(STACKED), min(px(ROOMY), (column.h // 2 - rest) // rows))
    rect.h = min(rect.h, max(rest + rows * row, column.h // 2 - gap))
    rect.bottom = column.bottom - gap
    return replace(shape, row=row)


def _beside(frame: Frame, rect: pygame.Rect) -> Shape:
    px, usual = frame.px, HEAD + EMBLEMS + ROW * len(ROWS) + PAD + 3 * NOTE
    column = round(rect.w * NUMBERS)
    if rect.h >= px(usual):
        return Shape(rect, frame, px(HEAD), px(EMBLEMS), px(ROW), column)
    return Shape(rect, frame, px(LEAST_HEAD), px(LEAST_EMBLEMS), px(LEAST_ROW), column)
