"""The moonlit temple behind the title and the set-up screen."""

from __future__ import annotations

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.loading import Loading

CROP = 0.8
"""How much of what a narrow window cuts off is cut off at the left, where only the sea lies."""
DARK = 0.55
"""Share of the width over which the night at the left, behind the menu, fades out."""


class Seascape:
    """A picture that fills the window, made once per window size."""

    def __init__(self, title_art: Loading) -> None:
        self._title_art = title_art
        self._made: pygame.Surface | None = None

    def picture(self, size: tuple[int, int]) -> pygame.Surface:
        """The picture for a window of this size in px; don't draw on it."""
        if self._made is None or self._made.get_size() != size:
            self._made = self._make(size)
        return self._made

    def _make(self, size: tuple[int, int]) -> pygame.Surface:
        scaled = self._title_art.covering(size).convert()
        picture = pygame.Surface(size).convert()
        picture.blit(scaled, ((size[0] - scaled.get_width()) * CROP, (size[1] - scaled.get_height()) / 2))
        _darken(picture)
        return picture


def _darken(picture: pygame.Surface) -> None:
    """Night from the left, where the menu stands."""
    ramp = pygame.Surface((64, 1), pygame.SRCALPHA)
    for x in range(64):
        strength = max(0.0, 1 - x / (64 * DARK)) ** 1.3
        ramp.set_at((x, 0), (*palette.rgb(palette.BAR), round(170 * strength)))
    picture.blit(pygame.transform.smoothscale(ramp, picture.get_size()), (0, 0))
