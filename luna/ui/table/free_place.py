"""Where there is room on a table: what is taken of it, and the free place nearest to a thing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pygame

from luna.ui.pictures.outlines import Outline

FINE, STEP = 230, 3
"""How many px the coarse picture is wide, and how many of these the places lie apart that are tried."""


class Taken:
    """What things take of a room, as a coarse picture."""

    def __init__(self, room: pygame.Rect, outlines: Iterable[Outline] = ()) -> None:
        self.room, self._coarse = room, max(1, round(room.w / FINE))
        picture = pygame.Surface((room.w // self._coarse, room.h // self._coarse), pygame.SRCALPHA, 32)
        for outline in outlines:
            corners = [((x - room.x) / self._coarse, (y - room.y) / self._coarse) for x, y in outline]
            pygame.draw.polygon(picture, "#ffffff", corners)
        self._mask = pygame.mask.from_surface(picture)

    def hidden(self, rect: pygame.Rect) -> float:
        """The share (0-1) of a rectangle below which something lies."""
        block = pygame.mask.Mask(self._size(rect.size), fill=True)
        at = (rect.x - self.room.x) // self._coarse, (rect.y - self.room.y) // self._coarse
        return self._mask.overlap_area(block, at) / max(1, block.count())

    def free(self, size: tuple[int, int]) -> Iterator[pygame.Rect]:
        """Places of a size with nothing below."""
        wide, high = self._size(size)
        met = _spread(_spread(self._mask, wide, (1, 0)), high, (0, 1))
        return (self._rect(at, size) for at in self._corners((wide, high)) if not met.get_at(at))

    def all(self, size: tuple[int, int]) -> Iterator[pygame.Rect]:
        """Places of a size all over the room, fewer of them."""
        return (self._rect(at, size) for at in self._corners(self._size(size), 2 * STEP))

    def _size(self, size: tuple[int, int]) -> tuple[int, int]:
        return -(-size[0] // self._coarse), -(-size[1] // self._coarse)

    def _corners(self, block: tuple[int, int], step: int = STEP) -> Iterator[tuple[int, int]]:
        wide, high = self._mask.get_size()
        for y in range(0, high - block[1] + 1, step):
            for x in range(0, wide - block[0] + 1, step):
                yield x, y

    def _rect(self, corner: tuple[int, int], size: tuple[int, int]) -> pygame.Rect:
        return pygame.Rect(self.room.x + corner[0] * self._coarse, self.room.y + corner[1] * self._coarse, *size)


def _spread(mask: pygame.mask.Mask, length: int, way: tuple[int, int]) -> pygame.mask.Mask:
    """A mask that is set where a line of a length begins that meets one."""
    met, reached = mask.copy(), 1
    while reached < length:
        step = min(reached, length - reached)
        met.draw(met.copy(), (-step * way[0], -step * way[1]))
        reached += step
    return met


class Found(NamedTuple):
    """A place, the share of it that hides something, and how far it is from what it is to be near to, in px."""

    rect: pygame.Rect
    hidden: float
    way: float


def free_place(
    taken: Taken, size: tuple[int, int], near: Sequence[pygame.Rect], never: Sequence[pygame.Rect] = ()
) -> Found | None:
    """The nearest place that hides nothing and lies on nothing of `never`; None if there is none."""
    rects = (rect for rect in taken.free(size) if rect.collidelist(never) < 0)
    found = (Found(rect, 0.0, _way(rect, near)) for rect in rects)
    return min(found, key=lambda each: each.way, default=None)


def least_hiding(
    taken: Taken,
    size: tuple[int, int],
    near: Sequence[pygame.Rect],
    never: Sequence[pygame.Rect] = (),
    reach: float = math.inf,
) -> Found | None:
    """The place that hides least, of equals the nearest; `reach` = how far off it may be."""
    rects = (rect for rect in taken.all(size) if rect.collidelist(never) < 0)
    found = (Found(rect, taken.hidden(rect), way) for rect in rects if (way := _way(rect, near)) <= reach)
    return min(found, key=lambda each: (round(each.hidden, 1), each.way), default=None)


def nearest_hiding_little(
    taken: Taken, size: tuple[int, int], near: Sequence[pygame.Rect], never: Sequence[pygame.Rect], hiding: int
) -> Found | None:
    """A place that is near and hides little: for one that hides nothing `hiding` more px are not too far."""
    rects = (rect for rect in taken.all(size) if rect.collidelist(never) < 0)
    found = (Found(rect, taken.hidden(rect), _way(rect, near)) for rect in rects)
    return min(found, key=lambda each: each.way + hiding * each.hidden, default=None)


def _way(rect: pygame.Rect, near: Sequence[pygame.Rect]) -> float:
    return min((gap(rect, thing) for thing in near), default=0.0)


def gap(rect: pygame.Rect, thing: pygame.Rect) -> float:
    """How far two rectangles are from each other."""
    across = max(thing.left - rect.right, rect.left - thing.right, 0)
    down = max(thing.top - rect.bottom, rect.top - thing.bottom, 0)
    return math.hypot(across, down)


def nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle nearest to a point."""
    return min(max(point[0], rect.left), rect.right), min(max(point[1], rect.top), rect.bottom)
