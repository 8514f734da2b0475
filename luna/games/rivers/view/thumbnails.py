"""Small pictures of positions."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.games.rivers.rules.state import State
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.land import draw_land
from luna.games.rivers.view.paint.pieces import PiecePainter
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit_all

WHOLE = (1280, 720)
"""The window in which the map is drawn before it gets small."""
ROUND = 30
"""How much of the country is seen round the map, in px."""


class RiversThumbnails:
    """The map with what lies on it, and nothing that is behind a screen."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites = Frame(WHOLE), sprites.magnified()
        self._pieces = PiecePainter(self._frame, self._sprites)
        self._land: pygame.Surface | None = None

    def paint(self, state: State, size: tuple[int, int], ui_scale: float) -> pygame.Surface:
        """An opaque picture of a position, at most of a size in px."""
        if self._land is None:
            self._land = draw_land(self._frame, self._sprites)
        picture, snapshot = self._land.copy(), Snapshot.of(state)
        blit_all(picture, self._pieces.flat(snapshot))
        blit_all(picture, self._pieces.standing(snapshot))
        seen = self._frame.map_area().inflate(2 * ROUND, 2 * ROUND)
        scale = min(size[0] / seen.w, size[1] / seen.h)
        return pygame.transform.smoothscale(picture.subsurface(seen), (round(seen.w * scale), round(seen.h * scale)))
