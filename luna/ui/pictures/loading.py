"""Decoding and scaling a large picture while the program does something else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from luna.ui.pictures import own_files
from luna.ui.pictures.background import Background

Size = tuple[int, int]


class Loading:
    """A picture file that is decoded in a thread from now on; SDL holds no Python lock meanwhile.

    It is scaled there too, to cover a size in px that is likely to be asked for.
    """

    def __init__(self, path: Path, likely: Size | None = None) -> None:
        self._path = path
        self._loaded: pygame.Surface | None = None
        self._covering: pygame.Surface | None = None
        self._likely = likely
        self._work = Background(self._load(), name="picture")

    def take(self) -> pygame.Surface:
        """The picture, not converted to the window's format and not kept; waits for it, raises what loading raises."""
        self._work.join()
        loaded, self._loaded = self._loaded, None
        return loaded or own_files.picture(self._path)

    def covering(self, size: Size) -> pygame.Surface:
        """The same as large as filling a size in px takes."""
        picture = self.take()
        covering, self._covering = self._covering, None
        return covering if covering and size == self._likely else _cover(picture, size)

    def _load(self) -> Iterator[None]:
        self._loaded = own_files.picture(self._path)
        yield
        if self._likely:
            self._covering = _cover(self._loaded, self._likely)
            yield


def _cover(picture: pygame.Surface, size: Size) -> pygame.Surface:
    scale = max(size[0] / picture.get_width(), size[1] / picture.get_height())
    return pygame.transform.smoothscale_by(picture, scale)
