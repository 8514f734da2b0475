"""Small pictures of moments of a game, each drawn once and one at a time."""

from __future__ import annotations

from collections import OrderedDict

import pygame

from luna.core.game_record import AnyLoaded
from luna.core.rules import NOBODY
from luna.ui.context import Context
from luna.ui.game_window import Thumbnails, window_of

KEPT = 24


class Moments:
    """Pictures by the number of steps before them and their size in px."""

    def __init__(self, context: Context, loaded: AnyLoaded) -> None:
        self._context, self._loaded = context, loaded
        self._painter: Thumbnails | None = None
        self._kept: OrderedDict[tuple[int, tuple[int, int], str], pygame.Surface] = OrderedDict()

    def get(self, step: int, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture, None if it is not drawn yet."""
        return self._kept.get((step, size, self._context.text.language))

    def draw(self, step: int, size: tuple[int, int]) -> bool:
        """Draws it unless it is there; whether it was drawn."""
        if self.get(step, size) is not None:
            return False
        self._kept[step, size, self._context.text.language] = self.painted(step, size, self._context.ui_scale)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return True

    def painted(self, step: int, size: tuple[int, int], ui_scale: float) -> pygame.Surface:
        """The table after so many steps as everybody may know it, at most of a size in px."""
        context, game = self._context, self._loaded.game
        if self._painter is None:
            self._painter = window_of(game).thumbnails(context.sprites, context.fonts, context.text)
        state = game.rules.observe(self._loaded.match.before(step), NOBODY)
        return self._painter.paint(state, size, ui_scale)
