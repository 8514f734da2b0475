"""Draws what is in the air."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import SPHERES, symbol_of
from luna.ui.moving.motion import Placing, Point
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, icon, line
from luna.ui.pictures.fading import LEVELS, faded
from luna.ui.pictures.outlines import ellipse
from luna.ui.pictures.palette import GLINT, INK

FINEST = 0.04
"""Step between two sizes of a sprite in flight: few enough to keep them all."""
TEXT = 26


class FlightPainter:
    """Draws placings over the table."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, placings: Iterable[Placing]) -> None:
        """From the back to the front, numbers above everything."""
        for placing in sorted(placings, key=lambda each: (bool(each.text), each.at[1])):
            surface.set_clip(placing.within)
            self._one(surface, placing)
        surface.set_clip(None)

    def _one(self, surface: pygame.Surface, placing: Placing) -> None:
        at = placing.at[0], placing.at[1] - placing.lift
        if placing.ring:
            unit = placing.ring * self._frame.px_per_unit
            middle = float(round(at[0])), float(round(at[1]))
            lights.gild(surface, ellipse(middle, unit, unit), self._frame.on_table.ui_scale)
        if placing.text:
            self._points(surface, placing, at)
        elif placing.sprite:
            scale = max(FINEST, round(placing.scale / FINEST) * FINEST)
            image, anchor = self._sprites.get(placing.sprite, self._frame.px_per_unit, scale)
            level = round(placing.alpha * LEVELS)
            blit(surface, (image if level >= LEVELS else faded(image, level), anchor), at)

    def _points(self, surface: pygame.Surface, placing: Placing, at: Point) -> None:
        """A sphere's symbol with a number beside it, dark round both."""
        px = max(16, self._frame.plates.px(TEXT))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 2), (0, 0)):
            top = (dx, dy) == (0, 0)
            ink, colour = (GLINT, SPHERES[placing.colour]) if top else (INK, INK)
            icon(surface, symbol_of(placing.colour), (at[0] - px * 0.6 + dx, at[1] + dy), px * 0.5, colour)
            line(surface, self._fonts, placing.text, (at[0] + dx, at[1] + dy), "bold", px, ink)
