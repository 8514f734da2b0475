"""The board without pieces: kept as long as it stays the same, and drawn as large as it is seen from near."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.paint.board import draw_board, draw_land, large_sprites
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.view.tabletop import Tabletop
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import panel
from luna.ui.pictures.palette import BAR
from luna.ui.table.backdrop import Backdrop


class Board:
    """The empty board in one window size, kept as long as boards and islands stay the same."""

    def __init__(self, frame: Frame, sprites: Sprites) -> None:
        self.frame, self._sprites = frame, sprites
        self._drawn: tuple[object, pygame.Surface] | None = None

    def picture(self, state: Snapshot) -> pygame.Surface:
        """The board of a position; don't draw on it."""
        ring = state.boards, state.islands
        if self._drawn is None or self._drawn[0] != ring:
            self._drawn = ring, draw_board(self.frame, self._sprites, *ring)
        return self._drawn[1]


class Furnished:
    """The board with all that never changes while a game is played: name plates and bars, in one language."""

    def __init__(self, board: Board, table: Tabletop) -> None:
        self._board, self._table = board, table
        self._drawn: tuple[pygame.Surface, pygame.Surface] | None = None

    def picture(self, state: Snapshot) -> pygame.Surface:
        """That of a position; don't draw on it."""
        board = self._board.picture(state)
        if self._drawn is None or self._drawn[0] is not board:
            self._drawn = board, self._furnish(board.copy(), state)
        return self._drawn[1]

    def _furnish(self, surface: pygame.Surface, state: Snapshot) -> pygame.Surface:
        self._table.furnish(surface, state)
        for bar in (self._board.frame.top, self._board.frame.bottom):
            panel(surface, bar, BAR, 230, 0)
        return surface


class NearGround:
    """Sea and board as large as a lens shows them."""

    def __init__(self, folder: Path) -> None:
        self._sea = Backdrop(folder, lay.BACKGROUND_UNITS, lay.BACKGROUND_CENTRE)

    def key(self, state: Snapshot) -> object:
        """Boards and islands."""
        return state.boards, state.islands

    def large(self, state: Snapshot) -> Iterator[str]:
        """The largest of what stands in the sea."""
        return large_sprites(state.boards, state.islands)

    def draw(self, surface: pygame.Surface, top: Tabletop, sprites: Sprites, state: Snapshot) -> None:
        """Fills the clipped part of a surface."""
        self._sea.draw(surface, top.frame)
        draw_land(surface, top.frame, sprites, state.boards, state.islands)
        top.furnish(surface, state)
