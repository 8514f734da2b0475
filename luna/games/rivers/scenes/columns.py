"""What a seat has at the end as four columns: points rise, treasures come down on them, and the weakest is lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from luna.games.rivers.rules.constants import COLOURS, SPHERES
from luna.games.rivers.scenes.standings import Standing
from luna.games.rivers.view.looks import SPHERES as SPHERE_TINTS
from luna.games.rivers.view.looks import symbol_of
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, icon, line, plate

RISE, FALL, LIGHT = 0.9, 0.9, 0.5
"""Seconds in which columns rise, treasures come down, and the weakest is lit."""
WHOLE = RISE + FALL + LIGHT
FOOT, HEAD = 66.0, 82.0
"""Room for symbols below the columns, and for treasures and numbers above the highest; logical units."""
NUMBER, SMALL, SYMBOL, TREASURE = 26.0, 17.0, 15.0, 30.0
BROAD = 0.62
"""Share of its place that a column takes."""


@dataclass(frozen=True, slots=True)
class Scale:
    """What all columns of a dialog have in common: px of a logical unit, and the most points that stand in one."""

    ui_scale: float
    most: int

    def px(self, size: float) -> int:
        """A logical size in px."""
        return round(size * self.ui_scale)


class Columns:
    """Draws them for seats in boxes of px; `still` leaves the motion out."""

    def __init__(self, rows: Sequence[Standing], still: bool) -> None:
        self._most = max(5, *(total for row in rows for total in row.totals))
        self._age = WHOLE if still else 0.0

    @property
    def moving(self) -> bool:
        """Whether the next moment looks different."""
        return self._age < WHOLE

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if that is seen."""
        moved, self._age = self.moving, min(WHOLE, self._age + seconds)
        return moved

    def finish(self) -> None:
        """All at once."""
        self._age = WHOLE

    def draw(
        self, surface: pygame.Surface, sprites: Sprites, fonts: Fonts, row: Standing, box: pygame.Rect, ui_scale: float
    ) -> None:
        """One seat."""
        scale = Scale(ui_scale, self._most)
        for colour in range(SPHERES):
            each = pygame.Rect(box.x + box.w * colour // SPHERES, box.y, box.w // SPHERES, box.h)
            self._draw_column(surface, sprites, fonts, row, colour, each, scale)

    def _draw_column(
        self,
        surface: pygame.Surface,
        sprites: Sprites,
        fonts: Fonts,
        row: Standing,
        colour: int,
        box: pygame.Rect,
        scale: Scale,
    ) -> None:
        risen, fallen = _share(self._age, 0, RISE), _share(self._age, RISE, FALL)
        lit = _share(self._age, RISE + FALL, LIGHT) if colour in row.weakest else 0.0
        foot, unit = box.bottom - scale.px(FOOT), (box.h - scale.px(FOOT + HEAD)) / scale.most
        own, more = row.points[colour] * unit * risen, row.allotted[colour] * unit * (1.0 if fallen == 1 else 0.0)
        tint, width = SPHERE_TINTS[COLOURS[colour]], round(box.w * BROAD)
        left = box.centerx - width // 2
        if lit:
            _glow(surface, pygame.Rect(left, foot - round(own + more), width, round(own + more)), scale, lit)
        surface.fill(palette.rgb(palette.SLOT), (left, foot - 2, width, 2))
        surface.fill(palette.rgb(tint), (left, foot - round(own), width, round(own)))
        surface.fill(palette.rgb(palette.GOLD), (left, foot - round(own + more), width, round(more)))
        top = foot - round(own + more)
        if row.allotted[colour] and fallen < 1:
            self._draw_coming(surface, sprites, (box.centerx, box.y, top), fallen, scale)
        shown = row.totals[colour] if fallen == 1 else round(row.points[colour] * risen)
        ink = palette.GLINT if lit else palette.CREAM
        at = box.centerx, top - scale.px(24)
        line(surface, fonts, str(shown), at, "title", scale.px(NUMBER), ink, "center")
        if row.allotted[colour] and fallen == 1:
            self._draw_treasures(surface, sprites, fonts, row.allotted[colour], (box.centerx, top), scale)
        icon(surface, symbol_of(COLOURS[colour]), (box.centerx, foot + scale.px(24)), scale.px(SYMBOL), tint)

    def _draw_coming(
        self, surface: pygame.Surface, sprites: Sprites, way: tuple[int, int, int], share: float, scale: Scale
    ) -> None:
        """A treasure on its way down to the top of its column."""
        x, start, end = way
        side = scale.px(TREASURE)
        blit(surface, sprites.fitted("treasure", side), (x, start + (end - side / 2 - start) * share))

    def _draw_treasures(
        self,
        surface: pygame.Surface,
        sprites: Sprites,
        fonts: Fonts,
        count: int,
        at: tuple[int, int],
        scale: Scale,
    ) -> None:
        """How many treasures stand on a column, above its number."""
        x, y = at[0], at[1] - scale.px(58)
        blit(surface, sprites.fitted("treasure", scale.px(TREASURE)), (x - scale.px(13), y))
        place = x + scale.px(6), y
        line(surface, fonts, f"+{count}", place, "bold", max(11, scale.px(SMALL)), palette.GOLD, "midleft")


def _share(age: float, start: float, length: float) -> float:
    """How far something that begins at `start` has come, slowing down to its end."""
    share = max(0.0, min(1.0, (age - start) / length))
    return 1 - (1 - share) ** 3


def _glow(surface: pygame.Surface, column: pygame.Rect, scale: Scale, strength: float) -> None:
    """The light round the weakest column."""
    box = column.inflate(scale.px(16), scale.px(16))
    light = plate(box.size, palette.GOLD, round(70 * strength), scale.px(8), palette.GLINT, round(255 * strength), 2)
    blit(surface, (light, (0, 0)), box.topleft)
