"""How the window is divided and where ground points fall in it."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from luna.games.luna.view.layout import UNIT, Point, screen

COLUMN, TOP, BOTTOM = 264, 46, 112
"""Widths and heights of the areas round the table, in logical px (1080p)."""
TABLE_SIZE, TABLE_MIDDLE = (1392, 938), (960, 515)
"""What the table needs and the point of it that lies in the middle of the free area, in px at 1080p."""
SMALLEST_SCALE = 0.70


@dataclass(frozen=True)
class Frame:
    """The areas of a window. `u` scales panels and text, `s` the table (1.0 at 1080p)."""

    size: tuple[int, int]
    u: float = field(init=False)
    s: float = field(init=False)

    def __post_init__(self) -> None:
        width, height = self.size
        u = max(SMALLEST_SCALE, min(height / 1080, width / 1920))
        free = width - 2 * round(COLUMN * u), height - round(TOP * u) - round(BOTTOM * u)
        object.__setattr__(self, "u", u)
        object.__setattr__(self, "s", max(0.05, min(free[0] / TABLE_SIZE[0], free[1] / TABLE_SIZE[1])))

    def px(self, logical: float) -> int:
        """A panel length in window px."""
        return round(logical * self.u)

    @property
    def top(self) -> pygame.Rect:
        """The top bar."""
        return pygame.Rect(0, 0, self.size[0], self.px(TOP))

    @property
    def bottom(self) -> pygame.Rect:
        """The bottom bar."""
        return pygame.Rect(0, self.size[1] - self.px(BOTTOM), self.size[0], self.px(BOTTOM))

    @property
    def left(self) -> pygame.Rect:
        """The column of the orders' panels."""
        return pygame.Rect(0, self.top.bottom, self.px(COLUMN), self.bottom.top - self.top.bottom)

    @property
    def right(self) -> pygame.Rect:
        """The column of card and chronicle."""
        return self.left.move(self.size[0] - self.px(COLUMN), 0)

    @property
    def table(self) -> pygame.Rect:
        """The free area between the panels."""
        return pygame.Rect(self.left.right, self.left.top, self.right.left - self.left.right, self.left.height)

    @property
    def px_per_unit(self) -> float:
        """Window px of one ground unit."""
        return UNIT * self.s

    def point(self, at: Point) -> Point:
        """A point in px at 1080p -> window px."""
        x, y = self.table.x + self.table.w / 2, self.table.y + self.table.h / 2
        return x + (at[0] - TABLE_MIDDLE[0]) * self.s, y + (at[1] - TABLE_MIDDLE[1]) * self.s

    def at(self, ground: Point, z: float = 0.0) -> Point:
        """A ground point at height z -> window px."""
        return self.point(screen(*ground, z))
