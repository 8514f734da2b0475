"""What the solo opponent has in mind: its coming shrine stands pale on the builder's island."""

from __future__ import annotations

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import SHRINE_SCALE
from luna.games.luna.view.geometry.topics import coming_sign
from luna.games.luna.view.paint.ghosts import pale
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import blit, icon, plate
from luna.ui.pictures.palette import CREAM, INK, ORDERS, REFUSAL

FAINTNESS = 165
"""Opacity (0-255) of a shrine that is not there yet."""


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
        at = self._at(state, state.shrine_due, colour)
        blit(surface, pale(lights.behind(placed, ORDERS[colour], frame.ui_scale * 0.6), FAINTNESS), at)
        blit(surface, pale(placed, FAINTNESS), at)
        self._sign(surface, at, "hammer", ORDERS[colour])

    def strike(self, surface: pygame.Surface, state: Snapshot) -> None:
        """A cross over the shrine of a position: what is thought of prevents it."""
        if state.shrine_due is not None and state.opponent is not None:
            self._sign(surface, self._at(state, state.shrine_due, state.opponent), "cross", REFUSAL)

    def _at(self, state: Snapshot, island: str, colour: str) -> Point:
        return self._frame.at(lay.shrine_spot(state.islands.index(island), colour), lay.Z_PLATEAU)

    def _sign(self, surface: pygame.Surface, at: Point, sign: str, rim: str) -> None:
        """A disc at the foot of the shrine."""
        foot, radius = coming_sign(self._frame, at)
        disc = plate((2 * radius, 2 * radius), INK, 225, radius, rim, 255)
        blit(surface, (disc, (radius, radius)), foot)
        icon(surface, sign, foot, radius * 0.7, CREAM)
