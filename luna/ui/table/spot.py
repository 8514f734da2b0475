"""Places of the picture that a pointer can mean: hit outlines, what is lit, and what lies on top of what."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.outlines import Outline, box, inside, rounded

POPUP, BUTTON, PIECE, FLAT, PANEL, AREA, SEA = range(7)
"""Ranks, the topmost first; within a rank the nearest middle counts as topmost."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One pickable place: `hit` are hit-tested, `lit` glows, `rect` has its middle on the place itself.

    Nothing that is drawn round it lies beyond `within`, where that is given.
    """

    pick: Pick
    rank: int
    hit: tuple[Outline, ...]
    lit: Outline
    rect: pygame.Rect
    within: pygame.Rect | None = None

    @contextmanager
    def cut_off(self, surface: pygame.Surface) -> Iterator[None]:
        """What is drawn meanwhile ends where what surrounds the place does."""
        before = surface.get_clip()
        surface.set_clip(before.clip(self.within) if self.within else before)
        yield
        surface.set_clip(before)

    def contains(self, at: tuple[int, int]) -> bool:
        """Whether the pointer is on it."""
        return any(inside(outline, at) for outline in self.hit)

    @property
    def in_sight(self) -> bool:
        """Whether anything of it lies within what surrounds it."""
        return self.within is None or bool(self.within.colliderect(self.rect))

    def distance(self, at: tuple[int, int]) -> float:
        """Squared distance to its middle."""
        return (at[0] - self.rect.centerx) ** 2 + (at[1] - self.rect.centery) ** 2


class Spots:
    """Many places, of which those under a point are found fast: most lie in a box without it."""

    def __init__(self, spots: Sequence[Spot]) -> None:
        self.spots = tuple(spots)

    def under(self, at: tuple[int, int]) -> list[Spot]:
        """Those that the point is on, in no order."""
        near = pygame.Rect(at, (1, 1)).collidelistall(self._boxes)
        return [spot for spot in map(self.spots.__getitem__, near) if spot.contains(at)]

    @cached_property
    def _boxes(self) -> list[pygame.Rect]:
        return [_box(spot) for spot in self.spots]


def _box(spot: Spot) -> pygame.Rect:
    """What a point must lie in to be on a spot; a little wider, for the edges of a rectangle are not whole px."""
    across, down = zip(*(corner for outline in spot.hit for corner in outline), strict=True)
    left, top = math.floor(min(across)) - 1, math.floor(min(down)) - 1
    return pygame.Rect(left, top, math.ceil(max(across)) + 2 - left, math.ceil(max(down)) + 2 - top)


def boxed(pick: Pick, rank: int, rect: pygame.Rect, radius: float) -> Spot:
    """A spot with rounded corners."""
    return Spot(pick, rank, (box(rect),), rounded(rect, radius), rect)


@dataclass(frozen=True)
class Pickables:
    """What can be picked while certain things are shown, best known by their pick."""

    key: object
    spots: Spots
    known: dict[Pick, Spot]

    @classmethod
    def of(cls, key: object, spots: Iterable[Spot]) -> Pickables:
        """Of several spots of one pick the first is the one it is known by."""
        found = Spots(tuple(spots))
        known: dict[Pick, Spot] = {}
        for spot in found.spots:
            known.setdefault(spot.pick, spot)
        return cls(key, found, known)
