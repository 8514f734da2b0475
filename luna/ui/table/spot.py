"""Places of the picture that a pointer can mean: hit outlines, what is lit, and what lies on top of what."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.outlines import Outline, box, inside, rounded

POPUP, BUTTON, PIECE, FLAT, PANEL, AREA, SEA = range(7)
"""Ranks, the topmost first; within a rank the nearest middle counts as topmost."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One pickable place: `hit` are hit-tested, `lit` glows, `rect` has its middle on the place itself."""

    pick: Pick
    rank: int
    hit: tuple[Outline, ...]
    lit: Outline
    rect: pygame.Rect

    def contains(self, at: tuple[int, int]) -> bool:
        """Whether the pointer is on it."""
        return any(inside(outline, at) for outline in self.hit)

    def distance(self, at: tuple[int, int]) -> float:
        """Squared distance to its middle."""
        return (at[0] - self.rect.centerx) ** 2 + (at[1] - self.rect.centery) ** 2


def boxed(pick: Pick, rank: int, rect: pygame.Rect, radius: float) -> Spot:
    """A spot with rounded corners."""
    return Spot(pick, rank, (box(rect),), rounded(rect, radius), rect)
