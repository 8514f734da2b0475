"""Outlines in window px: closed polygons that are hit-tested and lit."""

from __future__ import annotations

import math

import pygame

from luna.core.caching import lru_cache

Outline = tuple[tuple[float, float], ...]

STEPS = 120
"""In how many steps a way is looked along for the edge of a place."""


def inside(outline: Outline, at: tuple[float, float]) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    x, y = at
    within = False
    previous_x, previous_y = outline[-1]
    for px, py in outline:
        if (py > y) != (previous_y > y) and x < (previous_x - px) * (y - py) / (previous_y - py) + px:
            within = not within
        previous_x, previous_y = px, py
    return within


@lru_cache(maxsize=512)
def bounds(outline: Outline) -> pygame.Rect:
    """The smallest rectangle of whole px round an outline; don't change it."""
    across, down = zip(*outline, strict=True)
    left, top = math.floor(min(across)), math.floor(min(down))
    return pygame.Rect(left, top, math.ceil(max(across)) - left, math.ceil(max(down)) - top)


def encloses(outline: Outline, rect: pygame.Rect) -> bool:
    """Whether a polygon has a rectangle in it, but for a rim of it and its corners."""
    inner = rect.inflate(-4, -4)
    return bounds(outline).contains(inner) and all(
        inside(outline, at) for at in (inner.midleft, inner.midtop, inner.midright, inner.midbottom)
    )


def edge_between(first: Outline, last: Outline) -> tuple[int, int]:
    """Where the way from the middle of a place to that of another leaves it."""
    (x0, y0), (x1, y1) = bounds(first).center, bounds(last).center
    steps = ((x0 + (x1 - x0) * k / STEPS, y0 + (y1 - y0) * k / STEPS) for k in range(STEPS + 1))
    x, y = next((step for step in steps if not inside(first, step)), (x1, y1))
    return round(x), round(y)


@lru_cache(maxsize=256)
def ellipse(centre: tuple[float, float], rx: float, ry: float, steps: int = 48) -> Outline:
    """An ellipse."""
    turns = (2 * math.pi * i / steps for i in range(steps))
    return tuple((centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a)) for a in turns)


def box(rect: pygame.Rect) -> Outline:
    """A plain rectangle."""
    return rect.topleft, rect.topright, rect.bottomright, rect.bottomleft


def rounded(rect: pygame.Rect, radius: float) -> Outline:
    """A rectangle with rounded corners."""
    return _rounded(rect.x, rect.y, rect.w, rect.h, radius)


@lru_cache(maxsize=256)
def _rounded(x: int, y: int, width: int, height: int, radius: float) -> Outline:
    right, bottom = x + width - radius, y + height - radius
    corners = (right, bottom, 0), (x + radius, bottom, 90), (x + radius, y + radius, 180), (right, y + radius, 270)
    points = []
    for cx, cy, start in corners:
        for step in range(6):
            angle = math.radians(start + 18 * step)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return tuple(points)


@lru_cache(maxsize=256)
def local(outline: Outline) -> tuple[Outline, tuple[int, int]]:
    """The outline moved to the origin and rounded to quarter px, and where it was: equal shapes share one drawing."""
    left, top = bounds(outline).topleft
    return tuple((round((x - left) * 4) / 4, round((y - top) * 4) / 4) for x, y in outline), (left, top)
