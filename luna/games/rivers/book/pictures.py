"""The pictures of the rules book: parts of the real map, and the pieces with their names."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.games.rivers.book.plates import PLATES, PlatePainter
from luna.games.rivers.book.samples import SAMPLES, position
from luna.games.rivers.rules.constants import CELL_NAMES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.conflict import ConflictPainter
from luna.games.rivers.view.paint.land import draw_land
from luna.games.rivers.view.paint.pieces import PiecePainter
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit_all
from luna.ui.pictures.kept import KeptPictures
from luna.ui.pictures.rims import rimmed

PICTURES: tuple[str, ...] = (*SAMPLES, *PLATES)
"""The names of all pictures."""
DRAWN = (1920, 1080)
"""The window in which the map is drawn before a part of it is scaled."""
CELL, RADIUS, MARGIN = 76.0, 12, 0.25
"""Side of a cell at most and radius of the corners, logical px; how much more is seen all round, in cells."""
KEPT = 24


class Pictures(KeptPictures):
    """Draws and keeps the pictures in the language of `text`."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        super().__init__(KEPT)
        self._sprites, self._frame = sprites.magnified(), Frame(DRAWN)
        self._pieces = PiecePainter(self._frame, self._sprites)
        self._conflict = ConflictPainter(self._frame, self._sprites, fonts)
        self._plates = PlatePainter(sprites, fonts, text)
        self._land: pygame.Surface | None = None

    def size(self, name: str, width: int, ui_scale: float) -> tuple[int, int]:
        """How large `get` will make a picture, without making it; raises KeyError for an unknown name."""
        if name in PLATES:
            wide, high = PLATES[name]
            scale = min(ui_scale, width / wide)
        else:
            wide, high = (side + 2 * MARGIN for side in SAMPLES[name].size)
            scale = min(CELL * ui_scale, width / wide)
        return int(wide * scale), int(high * scale)

    def drawn(self, name: str, width: int, ui_scale: float) -> pygame.Surface:
        size = self.size(name, width, ui_scale)
        drawn = self._plates.paint(name, size) if name in PLATES else self._map(name, size)
        return rimmed(drawn, round(RADIUS * ui_scale))

    def _map(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A part of the map with what lies there."""
        if self._land is None:
            self._land = draw_land(self._frame, self._sprites)
        picture, snapshot, sample = self._land.copy(), Snapshot.of(position(name)), SAMPLES[name]
        blit_all(picture, self._pieces.flat(snapshot))
        self._conflict.under(picture, snapshot)
        blit_all(picture, self._pieces.standing(snapshot))
        self._conflict.over(picture, snapshot)
        first, last = (self._frame.cell(CELL_NAMES.index(cell)) for cell in (sample.first, sample.last))
        seen = picture.subsurface(first.union(last).inflate(2 * MARGIN * first.w, 2 * MARGIN * first.h))
        return pygame.transform.smoothscale(seen, size).convert_alpha()
