"""The finished picture of the window with the whole table, painted again only where something differs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.paint.board import draw_board
from luna.games.luna.view.parts import Part
from luna.games.luna.view.snapshot import Snapshot
from luna.games.luna.view.tabletop import Tabletop
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import panel
from luna.ui.pictures.palette import BAR
from luna.ui.pictures.parts import copy_part
from luna.ui.table.shown import Shown


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


class WholePicture:
    """Parts on a board, the table's first; without what floats above it."""

    def __init__(self, board: Board, table: Tabletop, parts: Sequence[Part]) -> None:
        self._board, self._table, self._parts = board, table, parts
        self._bare: pygame.Surface | None = None
        self._empty = self._scene = pygame.Surface((1, 1))

    def painted(self, shown: Shown, with_table: bool) -> pygame.Surface:
        """The picture, with the table as it was where that is not seen; don't draw on it."""
        board = self._board.picture(shown.state)
        if board is not self._bare:
            self._bare, self._empty = board, self._furnished(board, shown.state)
            self._scene = self._empty.copy()
            for part in self._parts:
                part.painted = None
        for part in self._parts if with_table else self._parts[1:]:
            key = part.key(shown)
            if part.painted != key:
                self._paint(part, shown)
                part.painted = key
        return self._scene

    def _furnished(self, board: pygame.Surface, state: Snapshot) -> pygame.Surface:
        """The board with all that never changes while a game is played: name plates and bars."""
        empty, frame = board.copy(), self._board.frame
        self._table.furnish(empty, state)
        for bar in (frame.top, frame.bottom):
            panel(empty, bar, BAR, 230, 0)
        return empty

    def _paint(self, part: Part, shown: Shown) -> None:
        self._scene.set_clip(part.rect)
        copy_part(self._scene, self._empty, part.rect, part.rect.topleft)
        part.paint(self._scene, shown)
        self._scene.set_clip(None)
