"""The one place where the game speaks: at the foot of a column, always the same, so that eyes and hand find it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

WIDER = 4
"""In how many steps it grows from the column to its widest."""


@dataclass(frozen=True, slots=True)
class SpeakingPlace:
    """`column` = what it may take at most while it is as wide as usual, in px.

    `top` = where it begins where little is said, `left` = how far it may reach beside the column where much is.
    """

    column: pygame.Rect
    top: int
    left: int

    @property
    def usual(self) -> pygame.Rect:
        """Where it lies while little is said."""
        return self.box(self.column.w, 0)

    def widths(self) -> Iterator[int]:
        """From the usual one to the widest, in px."""
        most = max(0, self.column.left - self.left)
        yield from (self.column.w + most * step // WIDER for step in range(WIDER + 1 if most else 1))

    def box(self, width: int, height: int) -> pygame.Rect:
        """It stands on the foot of the column and grows upwards."""
        top = min(self.top, self.column.bottom - height)
        return pygame.Rect(self.column.right - width, top, width, self.column.bottom - top)
