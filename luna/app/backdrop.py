"""What lies below a dialog: the covered scenes, darkened."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.ui.scene import Scene

DIM = (5, 10, 28)


class Backdrop:
    """Drawn again only when one of the scenes has changed, or after `forget`."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """Other scenes are covered from now on, or they look different."""
        self._picture = None

    def picture(self, scenes: Sequence[Scene], size: tuple[int, int], dark: int) -> pygame.Surface:
        """The scenes from bottom to top in a window of a size in px; `dark` from 0 to 255."""
        if self._picture is None or any(scene.dirty for scene in scenes):
            self._picture = pygame.Surface(size)
            for scene in scenes:
                scene.draw(self._picture)
                scene.dirty = False
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((*DIM, dark))
            self._picture.blit(veil, (0, 0))
        return self._picture
