"""The piece under the pointer."""

from __future__ import annotations

import pygame

from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.pieces import size_on_map
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, blit
from luna.ui.pictures.palette import GOLD
from luna.ui.table.shown import Carried

LIFT, LARGER = 6, 1.12


class CarriedPainter:
    """Draws it above everything but words."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, carried: Carried) -> None:
        """The piece as if it were lifted a little off the map, with its number."""
        frame, (x, y) = self._frame, carried.at
        lift = frame.on_table.px(LIFT)
        placed = self._sprites.get(carried.sprite, frame.px_per_unit, LARGER * size_on_map(carried.sprite))
        blit(surface, lights.behind(placed, GOLD, frame.on_table.ui_scale * 0.7), (x, y - lift))
        blit(surface, placed, (x, y - lift))
        if carried.count > 1:
            at = x - frame.px(30), y - frame.px(26)  # a hint about the place is at the right
            badge(surface, self._fonts, f"×{carried.count}", at, frame.px(18), GOLD)
