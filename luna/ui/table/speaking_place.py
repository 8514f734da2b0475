"""The one place where the game speaks: at the foot of a column, always the same, so that eyes and hand find it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass(frozen=True, slots=True)
class SpeakingPlace:
    """`column` = what it may take at most, in px; `top` = where it begins where little is said.

    It never gets wider than the column: beside that lies what it speaks of.
    """

    column: pygame.Rect
    top: int

    @property
    def usual(self) -> pygame.Rect:
        """Where it lies while little is said."""
        return self.box(0)

    def box(self, height: int) -> pygame.Rect:
        """It stands on the foot of the column and grows upwards."""
        top = min(self.top, self.column.bottom - height)
        return pygame.Rect(self.column.x, top, self.column.w, self.column.bottom - top)
