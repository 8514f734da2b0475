"""The one place where the game speaks: at the foot of a column, always the same, so that eyes and hand find it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class SpeakingPlace:
    """`column` = what it may take at most, in px; `top` = up to where it may grow before type gets smaller.

    It never gets wider than the column: beside that lies what it speaks of.
    """

    column: pygame.Rect
    top: int

    @property
    def usual(self) -> pygame.Rect:
        """Where it lies as long as it takes nothing of the card."""
        return self.box(self.column.bottom - self.top)

    def box(self, height: int) -> pygame.Rect:
        """It stands on the foot of the column and grows upwards."""
        return pygame.Rect(self.column.x, self.column.bottom - height, self.column.w, height)
