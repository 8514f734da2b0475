"""How a window is divided, as far as what every table has needs to know."""

from __future__ import annotations

from typing import Protocol

import pygame


class Areas(Protocol):
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
