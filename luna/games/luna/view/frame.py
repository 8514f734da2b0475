"""How the window is divided and where ground points fall in it."""

from __future__ import annotations

import pygame

from luna.games.luna.view.layout import UNIT, Point, screen

COLUMN, TOP, BOTTOM = 264, 46, 112
"""Widths and heights of the areas round the table, in logical px (1080p)."""
TABLE_SIZE, TABLE_MIDDLE = (1392, 938), (960, 515)
"""What the table needs and the point of it that lies in the middle of the free area, in px at 1080p."""
SMALLEST_SCALE = 0.70


class Frame:
    """The areas of a window. `u` scales panels and text, `s` the table (1.0 at 1080p)."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, (width, height) = size, size
        self.u = max(SMALLEST_SCALE, min(height / 1080, width / 1920))
        column, top, bottom = self.px(COLUMN), self.px(TOP), self.px(BOTTOM)
        self.top = pygame.Rect(0, 0, width, top)
        self.bottom = pygame.Rect(0, height - bottom, width, bottom)
        self.left = pygame.Rect(0, top, column, height - bottom - top)
        self.right = self.left.move(width - column, 0)
        self.table = pygame.Rect(column, top, width - 2 * column, height - bottom - top)
        self.s = max(0.05, min(self.table.w / TABLE_SIZE[0], self.table.h / TABLE_SIZE[1]))
        self.px_per_unit = UNIT * self.s
        self._middle = self.table.x + self.table.w / 2, self.table.y + self.table.h / 2

    def px(self, logical: float) -> int:
        """A panel length in window px."""
        return round(logical * self.u)

    def point(self, at: Point) -> Point:
        """A point in px at 1080p -> window px."""
        x, y = self._middle
        return x + (at[0] - TABLE_MIDDLE[0]) * self.s, y + (at[1] - TABLE_MIDDLE[1]) * self.s

    def at(self, ground: Point, z: float = 0.0) -> Point:
        """A ground point at height z -> window px."""
        return self.point(screen(*ground, z))
