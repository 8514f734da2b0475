"""Small pictures of saved positions, drawn one at a time so that the list answers meanwhile."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence

import pygame

from luna.app.app_context import AppContext
from luna.app.saves.summary import Summary
from luna.core.game import AnyGame
from luna.core.rules import NOBODY
from luna.ui.game_window import Thumbnails, window_of
from luna.ui.pictures.rims import rimmed

_log = logging.getLogger(__name__)

KEPT = 60
RADIUS = 10

Size = tuple[int, int]
Key = tuple[str, float, int, Size]


class SavedPictures:
    """Keeps the pictures last seen, by game, the time of its file, its length and the size in px."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._painters: dict[str, Thumbnails] = {}
        self._kept: OrderedDict[Key, pygame.Surface] = OrderedDict()

    def get(self, game: Summary, size: Size) -> pygame.Surface | None:
        """The premultiplied picture; None if it is not drawn yet or the game has no position."""
        return self._kept.get(_key(game, size))

    def draw_next(self, games: Sequence[Summary], size: Size) -> bool:
        """Draws the first picture that is missing; False if none is."""
        for game in games:
            key = _key(game, size)
            if game.phase is not None and key not in self._kept:
                self._kept[key] = self._tried(game.id, size)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
                return True
        return False

    def _tried(self, id: str, size: Size) -> pygame.Surface:
        """The picture, or nothing: it takes neither its row nor the list away."""
        try:
            return self._drawn(id, size)
        except Exception:
            _log.exception("%s has no picture", id)
            return pygame.Surface((1, 1), pygame.SRCALPHA)

    def _drawn(self, id: str, size: Size) -> pygame.Surface:
        loaded, ui_scale = self._context.storage.read(id).loaded, self._context.ui_scale
        if loaded is None:  # the file has changed since it was listed
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        state = loaded.game.rules.observe(loaded.match.state, NOBODY)
        return rimmed(self._painter(loaded.game).paint(state, size, ui_scale), max(4, round(RADIUS * ui_scale)))

    def _painter(self, game: AnyGame) -> Thumbnails:
        """What paints the positions of a game."""
        if game.key not in self._painters:
            context = self._context.of(game)
            self._painters[game.key] = window_of(game).thumbnails(context.sprites, context.fonts, context.text)
        return self._painters[game.key]


def _key(game: Summary, size: Size) -> Key:
    return game.id, game.date, game.length, size
