"""How a window is divided, as far as what every table has needs to know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, Self

import pygame


class Scaled(Protocol):
    """Whoever knows how large things are drawn."""

    def px(self, logical: float) -> int:
        """A length in window px."""


@dataclass(frozen=True, slots=True)
class Scaling:
    """A UI scale without areas."""

    ui_scale: float

    def px(self, logical: float) -> int:
        """A length in window px."""
        return round(logical * self.ui_scale)


class Areas(Scaled, Protocol):
    """The areas of a window in px; `ui_scale` scales panels and text: 1 at 1920 x 1080."""

    size: tuple[int, int]
    ui_scale: float
    table: pygame.Rect
    top: pygame.Rect
    left: pygame.Rect
    right: pygame.Rect
    bottom: pygame.Rect

    def px(self, logical: float) -> int:
        """A panel length in window px."""

    def smaller(self) -> Iterator[Self]:
        """The same areas with ever smaller type, from their own down to the usual one."""
