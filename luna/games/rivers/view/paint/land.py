"""The country without pieces: what stays the same as long as the window does."""

from __future__ import annotations

from typing import Any

import pygame

from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import BACKGROUND_UNITS
from luna.ui.pictures.assets import BACKDROP, Sprites
from luna.ui.pictures.draw import blit, panel, plate
from luna.ui.pictures.palette import BAR, INK


class Land:
    """The country in one window size."""

    def __init__(self, frame: Frame, sprites: Sprites) -> None:
        self._frame, self._sprites = frame, sprites
        self._drawn: pygame.Surface | None = None

    def picture(self, state: Any) -> pygame.Surface:
        """The country with the bars; don't draw on it."""
        if self._drawn is None:
            self._drawn = self._furnished(draw_land(self._frame, self._sprites))
        return self._drawn

    def _furnished(self, surface: pygame.Surface) -> pygame.Surface:
        """With the bars, and a shade below the columns so that panels and sand are told apart."""
        for column in (self._frame.left, self._frame.right):
            blit(surface, (plate(column.size, INK, 90, 0, INK, 0), (0, 0)), column.topleft)
        for bar in (self._frame.top, self._frame.bottom):
            panel(surface, bar, BAR, 236, 0)
        return surface


def draw_land(frame: Frame, sprites: Sprites) -> pygame.Surface:
    """An opaque picture of the window without pieces and panels; mirrored where the painting ends."""
    surface = pygame.Surface(frame.size).convert()
    wide, high = (round(side * frame.px_per_unit) for side in BACKGROUND_UNITS)
    painting = pygame.transform.smoothscale(sprites.picture(BACKDROP), (wide, high))
    x, y = frame.at((0, 0))
    left, top = round(x - wide / 2), round(y - high / 2)
    columns = range(-(-max(0, left) // wide), (frame.size[0] - left - 1) // wide + 1)
    rows = range(-(-max(0, top) // high), (frame.size[1] - top - 1) // high + 1)
    for column in range(-columns.start, columns.stop):
        for row in range(-rows.start, rows.stop):
            tile = pygame.transform.flip(painting, bool(column % 2), bool(row % 2))
            surface.blit(tile, (left + column * wide, top + row * high))
    return surface
