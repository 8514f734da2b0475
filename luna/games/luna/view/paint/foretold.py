"""What the solo opponent has in mind: its coming shrine stands pale on the builder's island."""

from __future__ import annotations

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import SHRINE_SCALE
from luna.games.luna.view.paint.ghosts import pale
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import blit, icon, plate
from luna.ui.pictures.palette import CREAM, INK, ORDERS

FAINTNESS = 165
"""Opacity (0-255) of a shrine that is not there yet."""
SIGN = 10
"""Radius of the disc with a hammer at its foot, in logical px."""


class ForetoldPainter:
    """Draws the shrine that a position foretells."""

    def __init__(self, frame: Frame, sprites: Sprites) -> None:
        self._frame, self._sprites = frame, sprites

    def paint(self, surface: pygame.Surface, state: Snapshot) -> None:
        """The shrine, pale, with a hammer: it will be built."""
        if state.shrine_due is None or state.opponent is None:
            return
        frame, colour = self._frame, state.opponent
        placed = self._sprites.get(f"shrine_{colour}", frame.px_per_unit, SHRINE_SCALE)
        at = frame.at(lay.shrine_spot(state.islands.index(state.shrine_due), colour), lay.Z_PLATEAU)
        blit(surface, pale(lights.behind(placed, ORDERS[colour], frame.ui_scale * 0.6), FAINTNESS), at)
        blit(surface, pale(placed, FAINTNESS), at)
        radius = frame.type(SIGN)
        foot = at[0], at[1] + 0.06 * frame.px_per_unit
        blit(surface, (plate((2 * radius, 2 * radius), INK, 225, radius, ORDERS[colour], 255), (radius, radius)), foot)
        icon(surface, "hammer", foot, radius * 0.7, CREAM)
