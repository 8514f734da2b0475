"""The finished picture of the window with the whole table, painted again only where something differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from luna.ui.table.shown import Shown


@dataclass
class Part:
    """One area of the picture, painted again only when its key changes."""

    rect: pygame.Rect
    key: Callable[[Shown], object]
    paint: Callable[[pygame.Surface, Shown], None]
    painted: object = field(default=None, init=False)


def lights(shown: Shown) -> tuple[object, ...]:
    """What is lit, as a part's key has it."""
    return shown.sources, shown.targets, shown.chosen, shown.recent, shown.done_by


class WholePicture:
    """Parts on a ground, the table's first; without what floats above it.

    `ground` gives the picture of a position without all that the parts paint, the same surface as long as it is the
    same picture.
    """

    def __init__(self, ground: Callable[[Any], pygame.Surface], parts: Sequence[Part]) -> None:
        self._ground, self._parts = ground, parts
        self._bare: pygame.Surface | None = None
        self._scene = pygame.Surface((1, 1))

    def painted(self, shown: Shown, with_table: bool = True) -> pygame.Surface:
        """The picture, with the table as it was where that is not seen; don't draw on it."""
        ground = self._ground(shown.state)
        if ground is not self._bare:
            self._bare, self._scene = ground, ground.copy()
            for part in self._parts:
                part.painted = None
        for part in self._parts if with_table else self._parts[1:]:
            key = part.key(shown)
            if part.painted != key:
                self._paint(ground, part, shown)
                part.painted = key
        return self._scene

    def _paint(self, ground: pygame.Surface, part: Part, shown: Shown) -> None:
        self._scene.set_clip(part.rect)
        self._scene.blit(ground, part.rect, part.rect)
        part.paint(self._scene, shown)
        self._scene.set_clip(None)
