"""Positions as small pictures."""

from __future__ import annotations

import pygame

from luna.games.luna.rules.state import State
from luna.games.luna.view.paint.vignette import WHOLE, Cutout, Vignette, VignettePainter
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.reading.text import Text


class LunaThumbnails:
    """Paints the whole table."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Text) -> None:
        self._painter = VignettePainter(sprites, fonts, text)

    def paint(self, state: State, size: tuple[int, int], ui_scale: float) -> pygame.Surface:
        """The table of a position."""
        scale = min(size[0] / WHOLE[2], size[1] / WHOLE[3])
        return self._painter.paint(Vignette(Snapshot.of(state), WHOLE, scale), Cutout(WHOLE, scale, ui_scale))
