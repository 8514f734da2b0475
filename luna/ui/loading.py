"""Decoding a large picture while the program does something else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from luna.ui import own_files
from luna.ui.background import Background


class Loading:
    """A picture file that is decoded in a thread from now on; SDL holds no Python lock meanwhile."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loaded: pygame.Surface | None = None
        self._work = Background(self._load(), name="picture")

    def take(self) -> pygame.Surface:
        """The picture, not converted to the window's format; waits for it and raises what loading it raises."""
        self._work.join()
        loaded, self._loaded = self._loaded, None
        return loaded or own_files.picture(self._path)

    def _load(self) -> Iterator[None]:
        self._loaded = own_files.picture(self._path)
        yield
