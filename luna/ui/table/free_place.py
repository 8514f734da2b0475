"""Where there is room on a table: what is taken of it, and the free place nearest to a thing."""

from __future__ import annotations

import math
from bisect import insort
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures.outlines import Outline

FINE, STEP, FINER, ROUGH = 230, 6, 2, 3
"""How many px the coarse picture is wide, how many of these the places lie apart that are tried, and how many these do
that are tried beside so many of the best."""
ON_THINGS, ON_GOALS = 3.5, 20.0
"""How many times worse than bare ground it is to hide things, unless told otherwise, and what somebody decides by."""
Size = tuple[int, int]


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
        self._extent = room.w // self._coarse, room.h // self._coarse
        self._things, self._bare, self._goals = map(self._drawn, (outlines, ground, goals))
        if self._things and self._bare:
            self._bare.erase(self._things, (0, 0))

    def hidden(self, rect: pygame.Rect, on_ground: bool = False) -> float:
        """The share (0-1) of a rectangle below which something lies; with `on_ground` bare ground is nothing."""
        return self._share(rect, self._things) + (0.0 if on_ground else self._share(rect, self._bare))

    def burden(self, rect: pygame.Rect, on_things: float = ON_THINGS) -> float:
        """How bad it is to hide what lies below a rectangle: 1 if all of it is bare ground."""
        bare, things, goals = (self._share(rect, mask) for mask in (self._bare, self._things, self._goals))
        return bare + on_things * things + ON_GOALS * goals

    def _share(self, rect: pygame.Rect, mask: pygame.mask.Mask | None) -> float:
        """The share of a rectangle that is set in a mask."""
        if mask is None:
            return 0.0
        wide, high = self._coarsely(rect.size)
        at = (rect.x - self.room.x) // self._coarse, (rect.y - self.room.y) // self._coarse
        return mask.overlap_area(_block((wide, high)), at) / max(1, wide * high)

    def all(self, size: tuple[int, int], within: pygame.Rect | None = None) -> Iterator[pygame.Rect]:
        """Places of a size all over the room, or that touch `within`."""
        return (self._rect(at, size) for at in self._corners(self._coarsely(size), within))

    def beside(self, rect: pygame.Rect) -> Iterator[pygame.Rect]:
        """One of all places, and those between it and the next ones."""
        steps = [n * self._coarse for n in range(FINER - STEP, STEP, FINER)]
        places = (rect.move(across, down) for down in steps for across in steps)
        return (place for place in places if self.room.contains(place))

    def _drawn(self, outlines: Iterable[Outline]) -> pygame.mask.Mask | None:
        """What outlines enclose; None if that is nothing."""
        picture = pygame.Surface(self._extent, pygame.SRCALPHA, 32)
        for outline in outlines:
            corners = [((x - self.room.x) / self._coarse, (y - self.room.y) / self._coarse) for x, y in outline]
            pygame.draw.polygon(picture, "#ffffff", corners)
        mask = pygame.mask.from_surface(picture)
        return mask if mask.count() else None

    def _coarsely(self, size: Size) -> Size:
        return -(-size[0] // self._coarse), -(-size[1] // self._coarse)

    def _corners(self, block: Size, within: pygame.Rect | None) -> Iterator[tuple[int, int]]:
        near = within or self.room
        wide, high = self._extent
        left, right = _reached((near.left - self.room.x, near.right - self.room.x), block[0], wide, self._coarse)
        top, bottom = _reached((near.top - self.room.y, near.bottom - self.room.y), block[1], high, self._coarse)
        for y in range(top, bottom, STEP):
            for x in range(left, right, STEP):
                yield x, y

    def _rect(self, corner: tuple[int, int], size: tuple[int, int]) -> pygame.Rect:
        return pygame.Rect(self.room.x + corner[0] * self._coarse, self.room.y + corner[1] * self._coarse, *size)


@lru_cache(maxsize=64)
def _block(size: Size) -> pygame.mask.Mask:
    return pygame.mask.Mask(size, fill=True)


def _reached(span: tuple[int, int], length: int, room: int, coarse: int) -> tuple[int, int]:
    """Where something of a length may begin and no longer begin that is to touch a span and to lie in the room."""
    return max(0, span[0] // coarse - length), min(room - length, span[1] // coarse) + 1


class Worth(NamedTuple):
    """How many px of way it is worth to hide no ground, and to be set in a shape rather than in the next one.

    `things` = how many times worse than bare ground it is to hide what lies on it; `lost` = the way from which on each
    px more counts three times: nobody looks there; no place is farther off than `reach`.
    """

    ground: float
    shape: float
    things: float = ON_THINGS
    lost: float = math.inf
    reach: float = math.inf


def least_burden(
    taken: Taken, sizes: Iterable[Size], near: Sequence[pygame.Rect], never: Sequence[pygame.Rect], worth: Worth
) -> tuple[int, pygame.Rect] | None:
    """Which of some shapes, the usual one first, and the best place for it; None if none has a place."""
    least, best = math.inf, None
    for odd, size in enumerate(sizes):
        malus = worth.shape * odd
        if malus < least and (found := _least_of(taken, size, near, never, worth, least - malus)):
            least, best = found[0] + malus, (odd, found[1])
    return best


def _least_of(
    taken: Taken, size: Size, near: Sequence[pygame.Rect], never: Sequence[pygame.Rect], worth: Worth, most: float
) -> tuple[float, pygame.Rect] | None:
    """The best place for a shape and how bad it is, in px of way; None if none is better than `most`."""

    reach = min(most, worth.reach)

    def best(rects: Iterable[pygame.Rect], count: int) -> list[tuple[float, pygame.Rect]]:
        """The best of some places; those that are too far off to be among them are never weighed."""
        ways = [(way, rect) for rect in rects if rect.collidelist(never) < 0 and (way := _way(rect, near)) < reach]
        found, limit = list[tuple[float, pygame.Rect]](), math.inf
        for way, rect in sorted(ways, key=_first):
            if way >= limit:
                break
            far = way * way / worth.lost
            if (bad := way + far + worth.ground * taken.burden(rect, worth.things)) < limit:
                insort(found, (bad, rect), key=_first)
                del found[count:]
                limit = found[-1][0] if len(found) == count else math.inf
        return found

    rough = best(taken.all(size, _within(near, reach)), ROUGH)
    fine = best((rect for _, each in rough for rect in taken.beside(each)), 1)
    return next((each for each in fine if each[0] < most), None)


def _first(told: tuple[float, pygame.Rect]) -> float:
    return told[0]


def _within(near: Sequence[pygame.Rect], reach: float) -> pygame.Rect | None:
    """What a place has to touch that is not too far off; None if it may be anywhere."""
    if not near or reach == math.inf:
        return None
    return near[0].unionall(list(near[1:])).inflate(2 * math.ceil(reach), 2 * math.ceil(reach))


def _way(rect: pygame.Rect, near: Sequence[pygame.Rect]) -> float:
    return min([gap(rect, thing) for thing in near], default=0.0)


def gap(rect: pygame.Rect, thing: pygame.Rect) -> float:
    """How far two rectangles are from each other."""
    across = max(thing.left - rect.right, rect.left - thing.right, 0)
    down = max(thing.top - rect.bottom, rect.top - thing.bottom, 0)
    return math.hypot(across, down)


def nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle nearest to a point."""
    return min(max(point[0], rect.left), rect.right), min(max(point[1], rect.top), rect.bottom)
