"""Where the cells of the map fall in the window."""

from __future__ import annotations

import pygame

from luna.games.rivers.rules.constants import COLUMNS
from luna.games.rivers.view.geometry import CELL, MAP_UNITS
from luna.ui.moving.motion import Point
from luna.ui.table import frame as table
from luna.ui.table.frame import UNIT

NEEDS = table.Needs((1284, 846), (0, -16), bottom=138)
"""The map with what stands at its sides and the heads of leaders in its first row; its middle is the origin."""


class Frame(table.Frame):
    """The areas of a window with the map in it."""

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        super().__init__(size, NEEDS, text_scale)

    def at(self, units: Point) -> Point:
        """A point in units from the middle of the map -> window px."""
        return self.point((units[0] * UNIT, units[1] * UNIT))

    def cell(self, cell: int) -> pygame.Rect:
        """A cell; neighbours share their edges."""
        return self._block(cell, 1)

    def square(self, cell: int) -> pygame.Rect:
        """The four cells whose upper left one this is."""
        return self._block(cell, 2)

    def map_area(self) -> pygame.Rect:
        """The whole map."""
        half = MAP_UNITS[0] / 2, MAP_UNITS[1] / 2
        (left, top), (right, bottom) = self.at((-half[0], -half[1])), self.at(half)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def _block(self, cell: int, side: int) -> pygame.Rect:
        row, column = divmod(cell, COLUMNS)
        half = MAP_UNITS[0] / 2, MAP_UNITS[1] / 2
        left, top = self.at((column * CELL - half[0], row * CELL - half[1]))
        right, bottom = self.at(((column + side) * CELL - half[0], (row + side) * CELL - half[1]))
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))
