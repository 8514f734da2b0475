"""How the window is divided and where ground points fall in it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pygame

from luna.games.luna.view.geometry.layout import UNIT, screen
from luna.ui.moving.motion import Point
from luna.ui.table.lens import Camera

COLUMN, TOP = 264, 46
"""Width of the columns and height of the top bar, in logical px (1080p)."""
PANELS, LEAST_COLUMN = 869, 400
"""Heights that four order panels need, and card and chronicle at least, in logical px."""
TABLE_SIZE, TABLE_MIDDLE = (1392, 938), (960, 515)
"""What the table needs and the point of it that lies in the middle of the free area, in px at 1080p."""
SMALLEST_SCALE, LEAST_SHARE, STEP = 0.70, 0.62, 0.01
"""Least scale of bars and type; least share of its usual size the table keeps when they grow; steps of growing."""
NARROWEST_TOP = 1130
"""Logical width the top bar needs without the words on its buttons."""


@dataclass(frozen=True, slots=True)
class Bar:
    """How the bottom bar is laid out: rows of buttons, tokens side by side, whether the prompt has a row of its own."""

    rows: int
    tokens: int
    height: int
    least: int
    beside_panels: bool


BARS = (
    Bar(2, 7, 112, 1820, beside_panels=False),
    Bar(3, 4, 156, 1216, beside_panels=True),
    Bar(4, 4, 195, 1036, beside_panels=True),
    Bar(5, 4, 234, 860, beside_panels=True),
)
"""From the widest to the narrowest; `least` and `height` in logical px."""


class Frame:
    """The areas of a window. `ui_scale` scales panels and text, `s` the table (1.0 at 1080p).

    `text_scale` is the wanted size of panels and text as a multiple of the usual one. More than 1 is granted as far as
    the table keeps its least share; top bar, order panels and type on the table have scales of their own, which grow
    less.
    """

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        self.size = size
        usual = max(SMALLEST_SCALE, min(size[1] / 1080, size[0] / 1920))
        self._divide(max(SMALLEST_SCALE, min(1.0, text_scale) * usual), BARS[0])
        if text_scale > 1:
            self._grow(usual, text_scale)
        self.px_per_unit = UNIT * self.s
        self._middle = self.table.x + self.table.w / 2, self.table.y + self.table.h / 2
        self._table_u = min(self.ui_scale, usual)

    def _grow(self, usual: float, text_scale: float) -> None:
        """Takes the largest scale at which the table keeps its share and everything beside it has room."""
        least = self.s * LEAST_SHARE
        for ui_scale, bar in _candidates(usual, text_scale):
            self._divide(ui_scale, bar)
            if self.s >= least and self._panels_u >= usual and self._has_room():
                return
        self._divide(usual, BARS[0])

    def _divide(self, ui_scale: float, bar: Bar) -> None:
        self.ui_scale, self.bar, (width, height) = ui_scale, bar, self.size
        self._top_u = min(ui_scale, max(SMALLEST_SCALE, width / NARROWEST_TOP))
        top, bottom = round(TOP * self._top_u), self.px(bar.height)
        panels = height - top - (0 if bar.beside_panels else bottom)
        self._panels_u = min(ui_scale, max(SMALLEST_SCALE, panels / PANELS))
        left, right = round(COLUMN * self._panels_u), self.px(COLUMN)
        edge = left if bar.beside_panels else 0
        self.top = pygame.Rect(0, 0, width, top)
        self.bottom = pygame.Rect(edge, height - bottom, width - edge, bottom)
        self.left = pygame.Rect(0, top, left, panels)
        self.right = pygame.Rect(width - right, top, right, height - bottom - top)
        self.table = pygame.Rect(left, top, width - left - right, height - bottom - top)
        self.s = max(0.05, min(self.table.w / TABLE_SIZE[0], self.table.h / TABLE_SIZE[1]))

    def _has_room(self) -> bool:
        return self.bottom.w >= self.bar.least * self.ui_scale and self.right.h >= LEAST_COLUMN * self.ui_scale

    @cached_property
    def top_bar(self) -> Frame:
        """For what stands in the top bar."""
        return self.scaled(self._top_u)

    @cached_property
    def panels(self) -> Frame:
        """For the order panels."""
        return self.scaled(self._panels_u)

    @cached_property
    def on_table(self) -> Frame:
        """For type and lines on the table itself."""
        return self.scaled(self._table_u)

    def scaled(self, ui_scale: float) -> Frame:
        """The same areas with another scale of type."""
        other = copy.copy(self)
        other.ui_scale = ui_scale
        return other

    def through(self, camera: Camera) -> Frame:
        """The same areas with the table, and all type on it, as a camera shows it."""
        other = copy.copy(self)
        vars(other).pop("on_table", None)  # kept for the scale of the whole table
        seen = {"s": self.s * camera.zoom, "px_per_unit": self.px_per_unit * camera.zoom}
        vars(other).update(seen, _table_u=self._table_u * camera.zoom, _middle=camera.to(self._middle))
        return other

    def px(self, logical: float) -> int:
        """A panel length in window px."""
        return round(logical * self.ui_scale)

    def point(self, at: Point) -> Point:
        """A point in px at 1080p -> window px."""
        x, y = self._middle
        return x + (at[0] - TABLE_MIDDLE[0]) * self.s, y + (at[1] - TABLE_MIDDLE[1]) * self.s

    def at(self, ground: Point, z: float = 0.0) -> Point:
        """A ground point at height z -> window px."""
        return self.point(screen(*ground, z))


def _candidates(usual: float, text_scale: float) -> Iterator[tuple[float, Bar]]:
    """Scales from the wanted one down, each with the bars from the flattest up."""
    for n in range(round((text_scale - 1) / STEP), 0, -1):
        for bar in BARS:
            yield usual * (1 + n * STEP), bar
