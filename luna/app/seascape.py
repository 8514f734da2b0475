"""The picture of a game behind the title and the set-up screen."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.app.system import paths
from luna.ui.pictures import own_files, palette
from luna.ui.pictures.loading import Loading

OWN = "title.webp"
"""Name of the file among the pictures of a game."""
CROP = 0.8
"""How much of what a narrow window cuts off is cut off at the left, where little is to be seen."""
DARK = 0.55
"""Share of the width over which the dark at the left, behind the menu, fades out."""


def title_art(game: str) -> Path:
    """Where the picture of a game lies: its own, or the program's where it has none."""
    own = paths.art_of(game) / OWN
    return own if own_files.is_there(own) else paths.title_art()


class Seascape:
    """A picture that fills the window, made once per window size from a file that is read when it is first wanted."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._art: Loading | None = None
        self._made: pygame.Surface | None = None

    def expect(self, art: Loading) -> None:
        """The file is being read already."""
        self._art = art

    def forget(self) -> None:
        """Nobody looks at it for a while."""
        self._made = None

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture for a window of this size in px; don't draw on it."""
        if self._made is None or self._made.get_size() != size:
            self._made = self._make(size)
        return self._made

    def _make(self, size: tuple[int, int]) -> pygame.Surface:
        art, self._art = self._art or Loading(self._file), None
        scaled = art.covering(size).convert()
        picture = pygame.Surface(size).convert()
        picture.blit(scaled, ((size[0] - scaled.get_width()) * CROP, (size[1] - scaled.get_height()) / 2))
        _darken(picture)
        return picture


def _darken(picture: pygame.Surface) -> None:
    """Dark from the left, where the menu stands."""
    ramp = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strength = max(0.0, 1 - x / (64 * DARK)) ** 1.3
        ramp.set_at((x, 0), (*palette.rgb(palette.BAR), round(170 * strength)))
    picture.blit(pygame.transform.smoothscale(ramp, picture.get_size()), (0, 0))
