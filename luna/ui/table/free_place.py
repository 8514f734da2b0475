"""Where there is room on a table: what is taken of it, and the free place nearest to a thing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from heapq import nsmallest
from typing import NamedTuple

import pygame

from luna.ui.pictures.outlines import Outline

FINE, STEP, FINER, ROUGH = 230, 3, 2, 3
"""How many px the coarse picture is wide, how many of these the places lie apart that are tried, and how many these do
that are tried beside so many of the best."""
ON_THINGS, ON_GOALS = 2.5, 20.0
"""How many times worse than bare ground it is to hide things, and what somebody decides by."""


class Taken:
    """What things take of a room, as a coarse picture."""

    def __init__(
        self,
        room: pygame.Rect,
        outlines: Iterable[Outline] = (),
        ground: Iterable[Outline] = (),
        goals: Iterable[Outline] = (),
    ) -> None:
        """`ground` = what better stays free too, but is bare where no thing is on it; `goals` = what is decided by."""
        self.room, self._coarse = room, max(1, round(room.w / FINE))
        self._things = self._drawn(outlines)
        self._all = self._drawn(ground)
        self._all.draw(self._things, (0, 0))
        self._goals = self._drawn(goals)

    def hidden(self, rect: pygame.Rect, on_ground: bool = False) -> float:
        """The share (0-1) of a rectangle below which something lies; with `on_ground` bare ground is nothing."""
        return self._shares(rect, self._mask(on_ground))[0]

    def burden(self, rect: pygame.Rect) -> float:
        """How bad it is to hide what lies below a rectangle: 1 if all of it is bare ground."""
        ground, things, goals = self._shares(rect, self._all, self._things, self._goals)
        return ground + ON_THINGS * things + ON_GOALS * goals

    def _shares(self, rect: pygame.Rect, *masks: pygame.mask.Mask) -> list[float]:
        """The shares of a rectangle that are set in masks."""
        block = pygame.mask.Mask(self._size(rect.size), fill=True)
        at = (rect.x - self.room.x) // self._coarse, (rect.y - self.room.y) // self._coarse
        return [mask.overlap_area(block, at) / max(1, block.count()) for mask in masks]

    def free(
        self, size: tuple[int, int], on_ground: bool = False, within: pygame.Rect | None = None
    ) -> Iterator[pygame.Rect]:
        """Places of a size with nothing below that touch `within`."""
        wide, high = self._size(size)
        met = _spread(_spread(self._mask(on_ground), wide, (1, 0)), high, (0, 1))
        return (self._rect(at, size) for at in self._corners((wide, high), within) if not met.get_at(at))

    def all(self, size: tuple[int, int], within: pygame.Rect | None = None) -> Iterator[pygame.Rect]:
        """Places of a size all over the room, or that touch `within`; fewer of them."""
        return (self._rect(at, size) for at in self._corners(self._size(size), within, 2 * STEP))

    def beside(self, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        """One of all places, and those between it and the next ones."""
        steps = [n * FINER * self._coarse for n in range(-STEP + 1, STEP)]
        places = (rect.move(across, down) for down in steps for across in steps)
        return (place for place in places if self.room.contains(place))

    def _drawn(self, outlines: Iterable[Outline]) -> pygame.mask.Mask:
        picture = pygame.Surface((self.room.w // self._coarse, self.room.h // self._coarse), pygame.SRCALPHA, 32)
        for outline in outlines:
            corners = [((x - self.room.x) / self._coarse, (y - self.room.y) / self._coarse) for x, y in outline]
            pygame.draw.polygon(picture, "#ffffff", corners)
        return pygame.mask.from_surface(picture)

    def _mask(self, on_ground: bool) -> pygame.mask.Mask:
        return self._things if on_ground else self._all

    def _size(self, size: tuple[int, int]) -> tuple[int, int]:
        return -(-size[0] // self._coarse), -(-size[1] // self._coarse)

    def _corners(
        self, block: tuple[int, int], within: pygame.Rect | None, step: int = STEP
    ) -> Iterator[tuple[int, int]]:
        near = within or self.room
        wide, high = self._mask(on_ground=False).get_size()
        left, right = _reached((near.left - self.room.x, near.right - self.room.x), block[0], wide, self._coarse)
        top, bottom = _reached((near.top - self.room.y, near.bottom - self.room.y), block[1], high, self._coarse)
        for y in range(top, bottom, step):
            for x in range(left, right, step):
                yield x, y

    def _rect(self, corner: tuple[int, int], size: tuple[int, int]) -> pygame.Rect:
        return pygame.Rect(self.room.x + corner[0] * self._coarse, self.room.y + corner[1] * self._coarse, *size)


def _reached(span: tuple[int, int], length: int, room: int, coarse: int) -> tuple[int, int]:
    """Where something of a length may begin and no longer begin that is to touch a span and to lie in the room."""
    return max(0, span[0] // coarse - length), min(room - length, span[1] // coarse) + 1


def _spread(mask: pygame.mask.Mask, length: int, way: tuple[int, int]) -> pygame.mask.Mask:
    """A mask that is set where a line of a length begins that meets one."""
    met, reached = mask.copy(), 1
    while reached < length:
        step = min(reached, length - reached)
        met.draw(met.copy(), (-step * way[0], -step * way[1]))
        reached += step
    return met


class Found(NamedTuple):
    """A place, how much it hides, and how far it is from what it is to be near to, in px."""

    rect: pygame.Rect
    hidden: float
    way: float


def free_place(
    taken: Taken,
    size: tuple[int, int],
    near: Sequence[pygame.Rect],
    never: Sequence[pygame.Rect] = (),
    reach: float = math.inf,
    on_ground: bool = False,
) -> Found | None:
    """The nearest place that hides nothing and lies on nothing of `never`; None if there is none within `reach`."""
    places = taken.free(size, on_ground, _within(near, reach))
    rects = (rect for rect in places if rect.collidelist(never) < 0)
    found = (Found(rect, 0.0, way) for rect in rects if (way := _way(rect, near)) <= reach)
    return min(found, key=lambda each: each.way, default=None)


def least_hiding(
    taken: Taken,
    size: tuple[int, int],
    near: Sequence[pygame.Rect],
    never: Sequence[pygame.Rect] = (),
    reach: float = math.inf,
    on_ground: bool = False,
) -> Found | None:
    """The place that hides least, of equals the nearest; `reach` = how far off it may be."""
    rects = (rect for rect in taken.all(size, _within(near, reach)) if rect.collidelist(never) < 0)
    near_ones = ((rect, way) for rect in rects if (way := _way(rect, near)) <= reach)
    found = (Found(rect, taken.hidden(rect, on_ground), way) for rect, way in near_ones)
    return min(found, key=lambda each: (round(each.hidden, 1), each.way), default=None)


def nearest_hiding_little(
    taken: Taken,
    size: tuple[int, int],
    near: Sequence[pygame.Rect],
    never: Sequence[pygame.Rect],
    hiding: int,
    room: pygame.Rect | None = None,
) -> Found | None:
    """A place that is near and hides little: for one that hides no ground `hiding` more px are not too far.

    It lies in a part of the room, if one is given.
    """
    inside = room or taken.room
    rects = (rect for each in taken.all(size) if (rect := each.clamp(inside)).collidelist(never) < 0)
    found = (Found(rect, taken.burden(rect), _way(rect, near)) for rect in rects)
    return min(found, key=lambda each: each.way + hiding * each.hidden, default=None)


def least_burden(
    taken: Taken,
    size: tuple[int, int],
    near: Sequence[pygame.Rect],
    never: Sequence[pygame.Rect],
    hiding: int,
    most: float = math.inf,
) -> tuple[float, pygame.Rect] | None:
    """The best place: how bad it is, in px of way, and where; `hiding` = how many px it is worth to hide no ground.

    None if none is better than `most`.
    """
    if most <= 0:
        return None

    def told(rects: Iterable[pygame.Rect]) -> Iterator[tuple[float, pygame.Rect]]:
        for rect in rects:
            if rect.collidelist(never) < 0 and (way := _way(rect, near)) < most:
                yield way + hiding * taken.burden(rect), rect

    rough = nsmallest(ROUGH, told(taken.all(size)), key=_badness)
    fine = told(rect for _, each in rough for rect in taken.beside(each))
    return min((each for each in fine if _badness(each) < most), key=_badness, default=None)


def _badness(told: tuple[float, pygame.Rect]) -> float:
    return told[0]


def _within(near: Sequence[pygame.Rect], reach: float) -> pygame.Rect | None:
    """What a place has to touch that is not too far off; None if it may be anywhere."""
    if not near or reach == math.inf:
        return None
    return near[0].unionall(list(near[1:])).inflate(2 * reach, 2 * reach)


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
