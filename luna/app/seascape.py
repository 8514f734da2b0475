"""The pictures of a game behind its title and its other screens."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.app.system import paths
from luna.ui.pictures import own_files, palette
from luna.ui.pictures.loading import Loading

OWN, OPEN = "title.webp", "open.webp"
"""Names among the pictures of a game: of the title, whose left is dark for the menu, and of the same without that."""
CROP = 0.8
"""How much of what a narrow window cuts off is cut off at the left, where little is to be seen."""
DARK = 0.55
"""Share of the width over which the dark at the left, behind the menu, fades out."""


def title_art(game: str) -> Path:
    """Where the picture of a game lies: its own, or the program's where it has none."""
    own = paths.art_of(game) / OWN
    return own if own_files.is_there(own) else paths.title_art()


def open_art(game: str) -> Path:
    """Where the picture behind all other screens lies: one of its own, or that of the title."""
    own = paths.art_of(game) / OPEN
    return own if own_files.is_there(own) else title_art(game)


class Seascape:
    """Pictures that fill the window, made once per window size from files that are read when they are first wanted."""

    def __init__(self, title: Path, others: Path) -> None:
        self._title, self._others = title, others
        self._art: Loading | None = None
        self._made: dict[Path, pygame.Surface] = {}

    @classmethod
    def of(cls, game: str) -> Seascape:
        """That of a game."""
        return cls(title_art(game), open_art(game))

    def expect(self, art: Loading) -> None:
        """The file of the title is being read already."""
        self._art = art

    def forget(self) -> None:
        """Nobody looks at them for a while."""
        self._made.clear()

    def behind_menu(self, size: tuple[int, int]) -> pygame.Surface:
        """That of the title for a window of this size in px, dark from the left; don't draw on it."""
        return self._kept(self._title, size)

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The same for all other screens."""
        return self._kept(self._others, size)

    def _kept(self, file: Path, size: tuple[int, int]) -> pygame.Surface:
        made = self._made.get(file)
        if made is None or made.get_size() != size:
            made = self._made[file] = self._make(file, size)
        return made

    def _make(self, file: Path, size: tuple[int, int]) -> pygame.Surface:
        expected = None
        if file == self._title:
            expected, self._art = self._art, None
        scaled = (expected or Loading(file)).covering(size).convert()
        picture = pygame.Surface(size).convert()
        picture.blit(scaled, ((size[0] - scaled.get_width()) * CROP, (size[1] - scaled.get_height()) / 2))
        if file == self._title:
            _darken(picture)
        return picture


def _darken(picture: pygame.Surface) -> None:
    """Dark from the left, where the menu stands."""
    ramp = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strength = max(0.0, 1 - x / (64 * DARK)) ** 1.3
        ramp.set_at((x, 0), (*palette.rgb(palette.BAR), round(170 * strength)))
    picture.blit(pygame.transform.smoothscale(ramp, picture.get_size()), (0, 0))
