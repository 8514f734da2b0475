"""Where a tip goes: near the thing, on nothing that matters now, and with a line that crosses no other place."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from luna.ui.table.areas import Areas
from luna.ui.table.notes import window
from luna.ui.table.spot import Spot

CLEAR, STEP = 26, 24
"""Least distance from the place, and the grid of places that are tried, in logical px."""
KEPT, USED, BROAD, OTHER, CROSSED, TOUCHED = 6000, 4000, 2000, 300, 700, 40
"""What it costs to cover what is never covered where anything else is free, a usable thing, a broad place or another
one, and to lead the line across a broad place, a panel or anything else, in logical px of distance."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The place a tip speaks of with those lit besides, and what it should leave free.

    `kept` are panels and bars, `used` what can be used now, `broad` large places, `others` anything else.
    """

    place: Spot
    used: tuple[pygame.Rect, ...]
    others: tuple[pygame.Rect, ...]
    broad: tuple[pygame.Rect, ...]
    kept: tuple[pygame.Rect, ...] = ()
    also: tuple[Spot, ...] = ()


def place_for(frame: Areas, size: tuple[int, int], setting: Setting, before: pygame.Rect | None = None) -> pygame.Rect:
    """The best place of a size in px; where it lay `before`, if it hides nothing there that should be free."""
    near = _near(frame, setting)
    if before and before.size == size and not before.colliderect(near) and not _hides(before, setting):
        return before
    room, step = window(frame), frame.px(STEP)
    across = range(room.left, max(room.left, room.right - size[0]) + 1, step)
    down = range(room.top, max(room.top, room.bottom - size[1]) + 1, step)
    tried = [pygame.Rect((x, y), size) for x in across for y in down]
    free = [rect for rect in tried if not rect.colliderect(near)]
    return _cheapest(frame, free or tried, setting)


def _cheapest(frame: Areas, rects: list[pygame.Rect], setting: Setting) -> pygame.Rect:
    """The first of those that cost least, looked for from the nearest on: what is farther costs at least its way."""
    middle = setting.place.rect.center
    ways = sorted((_way(rect, middle), number) for number, rect in enumerate(rects))
    best: tuple[float, int] = math.inf, 0
    for way, number in ways:
        if way > best[0]:
            break
        hidden = _hidden(rects[number], setting)
        if way + frame.px(hidden) <= best[0]:
            best = min(best, (way + frame.px(hidden + _crosses(rects[number], setting)), number))
    return rects[best[1]]


def nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle nearest to a point."""
    x, y = min(max(point[0], rect.left), rect.right), min(max(point[1], rect.top), rect.bottom)
    return x, y


def _near(frame: Areas, setting: Setting) -> pygame.Rect:
    return setting.place.rect.inflate(2 * frame.px(CLEAR), 2 * frame.px(CLEAR))


def _hides(rect: pygame.Rect, setting: Setting) -> bool:
    lit = [spot.rect for spot in setting.also]
    return any(rect.collidelist(things) >= 0 for things in (setting.used, setting.kept, lit))


def _way(rect: pygame.Rect, middle: tuple[int, int]) -> int:
    """How far a place is from the middle of the thing."""
    x, y = nearest(rect, middle)
    return abs(x - middle[0]) + abs(y - middle[1])


def _hidden(rect: pygame.Rect, setting: Setting) -> int:
    """What a place costs for all that it hides."""
    lit = tuple(spot.rect for spot in setting.also)
    kinds = (
        (setting.kept, KEPT),
        ((*setting.used, *lit), USED),
        (setting.broad, BROAD),
        (setting.others, OTHER),
    )
    return sum(cost * len(rect.collidelistall(things)) for things, cost in kinds)


def _crosses(rect: pygame.Rect, setting: Setting) -> int:
    """What it costs for all that its line crosses."""
    middle = setting.place.rect.center
    start = nearest(rect, middle)
    end = nearest(setting.place.rect, start)
    crossed = CROSSED * _crossed((*setting.broad, *setting.kept), start, end, middle)
    return crossed + TOUCHED * _crossed((*setting.used, *setting.others), start, end, middle)


def _crossed(
    things: tuple[pygame.Rect, ...], start: tuple[int, int], end: tuple[int, int], middle: tuple[int, int]
) -> int:
    """How many things a line leads across; one that the place lies in is none."""
    return sum(1 for each in things if not each.collidepoint(middle) and each.clipline(start, end))
