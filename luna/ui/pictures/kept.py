"""Pictures that are drawn when they are first wanted, and the last ones kept."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict

import pygame


class KeptPictures(ABC):
    """Pictures by name, width in px and scale; of these the `most` that were wanted last are kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, int, float], pygame.Surface] = OrderedDict()

    def get(self, name: str, width: int, ui_scale: float) -> pygame.Surface:
        """A picture at most `width` px wide, premultiplied; raises KeyError for an unknown name."""
        key = name, width, ui_scale
        if key not in self._kept:
            self._kept[key] = self.drawn(name, width, ui_scale)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def kept(self, name: str, width: int, ui_scale: float) -> pygame.Surface | None:
        """A picture that was made before and not forgotten since."""
        return self._kept.get((name, width, ui_scale))

    @abstractmethod
    def drawn(self, name: str, width: int, ui_scale: float) -> pygame.Surface:
        """A picture, made now; raises KeyError for an unknown name."""
