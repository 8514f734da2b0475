"""How the window of a table is divided, and where points of the table fall in it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Self

import pygame

from luna.ui.moving.motion import Point
from luna.ui.table.lens import MOST, Camera

UNIT = 100.0
"""px of the table to one unit of its pictures, at 1080p."""
FINEST_UNIT = 400.0
"""px per unit beyond which nothing is to be seen any better."""
COLUMN, TOP = 264, 46
"""Width of the columns and height of the top bar, in logical px (1080p)."""
SMALLEST_AREAS, SMALLEST_TYPE = 0.70, 0.945
"""Least scale of the areas beside the table, and of type: its numbers are nowhere lower than 11 px."""
LARGEST_ON_TABLE = 1.3
"""How many times its usual size type on the table itself becomes at most: its things leave no more room."""
STEP = 0.97
"""From one size of type to the next where the largest that has room is looked for."""
FLATTEST_BAR, NARROWEST_PANELS, NARROWEST_CARD, LOWEST_PANELS = 53, 132, 150, 380
"""Bottom bar and columns do not get smaller in logical px, however large type is wanted: what has to stand in them."""
LOWEST_TOP, LOWEST_LOOK = 30, 80
"""Height in logical px of the top bar that its type needs, and of the bottom bar for the buttons of looking back."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a game's table needs: its size, the point of it that lies in the middle of the free area, the height of the
    bottom bar, and how much wider than its panels at the left the column of texts at the right is; in px at 1080p."""

    size: tuple[int, int]
    middle: Point
    bottom: int
    lean: int = 0


class Frame:
    """The areas of a window. `ui_scale` scales panels and text, `s` the table (1.0 at 1080p).

    `text_scale` is the wanted size of panels and text as a multiple of the usual one. The table has the same size with
    every wish: larger type only takes what the table leaves free, and where that is too little for all that stands in
    a bar or a column, its type stays between the usual and the wanted size. Top bar, order panels, card and chronicle
    have scales of their own, which grow less, and so does type on the table; lines and lights there do not.
    """

    def __init__(self, size: tuple[int, int], needs: Needs, text_scale: float = 1.0) -> None:
        self.size, self._needs = size, needs
        usual = max(SMALLEST_AREAS, min(size[1] / 1080, size[0] / 1920))
        wanted = max(SMALLEST_TYPE, usual) * max(1.0, text_scale)
        wanted = max(SMALLEST_TYPE, usual * text_scale) if text_scale < 1 else wanted
        self._divide(usual, wanted)
        self.ui_scale = min(wanted, self.bottom.h / FLATTEST_BAR)
        self._table_u, self._usual_u = usual, max(SMALLEST_TYPE, usual)
        self._type_u = self._usual_u * min(LARGEST_ON_TABLE, max(1.0, text_scale))
        self.px_per_unit = UNIT * self.s
        self._middle = self.table.x + self.table.w / 2, self.table.y + self.table.h / 2

    def _divide(self, usual: float, wanted: float) -> None:
        """Bars and columns as wide as usual, and wider for larger type as far as the table does not need the room."""
        (width, height), needs = self.size, self._needs
        top, bottom, column = (round(length * usual) for length in (TOP, needs.bottom, COLUMN))
        free = width - 2 * column, height - top - bottom
        self.s = max(0.05, min(free[0] / needs.size[0], free[1] / needs.size[1]))
        spare = free[0] - needs.size[0] * self.s, free[1] - needs.size[1] * self.s
        column += max(0, min(round(COLUMN * wanted) - column, int(spare[0] / 2)))
        bottom += max(0, min(round(needs.bottom * wanted) - bottom, int(spare[1])))
        middle, lean = height - top - bottom, round(needs.lean / 2 * column / COLUMN)
        left, right = column - lean, column + lean
        self.top = pygame.Rect(0, 0, width, top)
        self.bottom = pygame.Rect(0, height - bottom, width, bottom)
        self.left = pygame.Rect(0, top, left, middle)
        self.right = pygame.Rect(width - right, top, right, middle)
        self.table = pygame.Rect(left, top, width - left - right, middle)

    @cached_property
    def top_bar(self) -> Self:
        """For what stands in the top bar."""
        return self.scaled(min(self.ui_scale, self.top.h / LOWEST_TOP))

    @cached_property
    def panels(self) -> Self:
        """For the order panels."""
        return self.scaled(min(self.ui_scale, self.left.w / NARROWEST_PANELS, self.left.h / LOWEST_PANELS))

    @cached_property
    def column(self) -> Self:
        """For card and chronicle."""
        return self.scaled(min(self.ui_scale, self.right.w / NARROWEST_CARD))

    @cached_property
    def looking_back(self) -> Self:
        """For the buttons with words that stand in the bottom bar while a position is only looked at."""
        return self.scaled(min(self.ui_scale, max(SMALLEST_TYPE, self.bottom.h / LOWEST_LOOK)))

    @cached_property
    def on_table(self) -> Self:
        """For lines and lights on the table itself."""
        return self.scaled(self._table_u)

    @cached_property
    def plates(self) -> Self:
        """For what stays in the usual type with every wish."""
        return self.scaled(self._usual_u)

    @cached_property
    def tellings(self) -> Self:
        """For sentences that lie on the table, which grow as all type there does."""
        return self.scaled(self._type_u)

    @property
    def nearest(self) -> float:
        """How many times nearer than as a whole the table may be looked at."""
        return max(1.0, min(MOST, FINEST_UNIT / self.px_per_unit))

    def smaller(self) -> Iterator[Self]:
        """The same areas with ever smaller type, from their own down to the usual one."""
        scale, least = self.ui_scale, min(self.ui_scale, self._usual_u)
        while scale > least:
            yield self.scaled(scale)
            scale *= STEP
        yield self.scaled(least)

    def scaled(self, ui_scale: float) -> Self:
        """The same areas with another scale of type."""
        other = copy.copy(self)
        other.ui_scale = ui_scale
        return other

    def through(self, camera: Camera) -> Self:
        """The same areas with the table, and all type on it, as a camera shows it."""
        other = copy.copy(self)
        vars(other).pop("on_table", None)  # kept for the scale of the whole table
        seen = {"s": self.s * camera.zoom, "px_per_unit": self.px_per_unit * camera.zoom}
        kinds = {kind: vars(self)[kind] * camera.zoom for kind in ("_table_u", "_usual_u", "_type_u")}
        vars(other).update(seen, **kinds, _middle=camera.to(self._middle))
        return other

    def px(self, logical: float) -> int:
        """A panel length in window px."""
        return round(logical * self.ui_scale)

    def type(self, logical: float) -> int:
        """Px of type on the table itself: never as small as the lines there, and larger where that is wanted."""
        return round(logical * self._type_u)

    def point(self, at: Point) -> Point:
        """A point in px at 1080p -> window px."""
        (x, y), middle = self._middle, self._needs.middle
        return x + (at[0] - middle[0]) * self.s, y + (at[1] - middle[1]) * self.s
