"""Marks told apart by their form alone: beads, dashes, wedges that point inwards, corners, an inlay, and arrows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import FINE, Bodies, blit, clear_surface
from luna.ui.pictures.lights import behind_all
from luna.ui.pictures.outlines import Outline, local
from luna.ui.pictures.palette import GLINT, GOLD, INK, rgb

Point = tuple[float, float]
BEAD, APART = 2.1, 10.0
"""Radius of a bead and the way from one to the next, in logical px."""
DASH, DASH_LONG = 1.8, 7.0
"""Thickness and length of a dash, in logical px."""
WEDGE, WEDGES = 10.0, 4
"""Length of a wedge in logical px, and how many point at a place."""
CORNER, THICK = 9.0, 2.6
"""Length and thickness of the two strokes of a corner, in logical px."""
ARROW, HEAD = 2.6, 9.0
"""Thickness of an arrow and the length of its head, in logical px."""


def beads(surface: pygame.Surface, outline: Outline, ui_scale: float) -> None:
    """A string of small lamps round what can be used."""
    shape, at = local(outline)
    blit(surface, _beads(shape, ui_scale), at)


def dashes(surface: pygame.Surface, outline: Outline, ui_scale: float, standing: Bodies = ()) -> None:
    """A broken line round what the pointer rests on, behind what is `standing` there: it has no light of its own."""
    shape, at = local(outline)
    blit(surface, behind_all(_dashes(shape, ui_scale), at, standing), at)


def wedges(surface: pygame.Surface, outline: Outline, colour: str, ui_scale: float) -> None:
    """Wedges that point from outside at a place where something may go."""
    shape, at = local(outline)
    blit(surface, _wedges(shape, colour, ui_scale), at)


def corners(surface: pygame.Surface, rect: pygame.Rect, colour: str, ui_scale: float) -> None:
    """Four corners round what something has just happened to."""
    blit(surface, _corners(rect.size, colour, ui_scale), rect.topleft)


def inlay(surface: pygame.Surface, outline: Outline, colour: str, ui_scale: float, standing: Bodies = ()) -> None:
    """A thick line inside the edge of a place, behind what is `standing` there."""
    shape, at = local(outline)
    blit(surface, behind_all(_inlay(shape, colour, ui_scale), at, standing), at)


def arrow(surface: pygame.Surface, start: Point, end: Point, colour: str, ui_scale: float) -> None:
    """From where something goes to where it comes."""
    left, top = min(start[0], end[0]), min(start[1], end[1])
    tail, tip = ((x - left, y - top) for x, y in (start, end))
    blit(surface, _arrow(tail, tip, colour, ui_scale), (left, top))


@lru_cache(maxsize=128)
def _beads(outline: Outline, ui_scale: float) -> Placed:
    radius = max(1.5, BEAD * ui_scale) * FINE

    def draw(big: pygame.Surface, points: list[Point]) -> None:
        whole = sum(math.dist(a, b) for a, b in pairwise((*points, points[0])))
        for x, y in _spaced(points, max(6, round(whole / (max(6.0, APART * ui_scale) * FINE)))):
            pygame.draw.circle(big, (*rgb(INK), 255), (x, y), radius * 1.55)
            pygame.draw.circle(big, (*rgb(GOLD), 255), (x, y), radius)
            pygame.draw.circle(big, (*rgb(GLINT), 255), (x - radius * 0.2, y - radius * 0.25), radius * 0.55)

    return _fine(outline, round(4 * ui_scale) + 3, draw)


@lru_cache(maxsize=128)
def _dashes(outline: Outline, ui_scale: float) -> Placed:
    thick = max(1.5, DASH * ui_scale) * FINE

    def draw(big: pygame.Surface, points: list[Point]) -> None:
        whole = sum(math.dist(a, b) for a, b in pairwise((*points, points[0])))
        ends = list(_spaced(points, 2 * max(4, round(whole / (2 * DASH_LONG * ui_scale * FINE)))))
        for colour, width in ((INK, thick * 2.2), (GLINT, thick)):
            for a, b in zip(ends[::2], ends[1::2], strict=False):  # a rounded sum may leave one without its end
                pygame.draw.line(big, (*rgb(colour), 255), a, b, round(width))

    return _fine(outline, round(DASH * 2 * ui_scale) + 3, draw)


@lru_cache(maxsize=128)
def _wedges(outline: Outline, colour: str, ui_scale: float) -> Placed:
    length = max(5.0, WEDGE * ui_scale) * FINE

    def draw(big: pygame.Surface, points: list[Point]) -> None:
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
        for k in range(WEDGES):
            angle = math.pi * (2 * k + 1) / WEDGES
            tip = max(points, key=lambda p: (p[0] - middle[0]) * math.cos(angle) + (p[1] - middle[1]) * math.sin(angle))
            away = math.atan2(tip[1] - middle[1], tip[0] - middle[0])
            for tint, size in ((INK, length * 1.3), (colour, length)):
                pygame.draw.polygon(big, (*rgb(tint), 255), list(_wedge(tip, away, size)))

    return _fine(outline, round(WEDGE * 1.5 * ui_scale) + 6, draw)


def _wedge(tip: Point, away: float, length: float) -> Iterator[Point]:
    """A triangle that stands outside an outline and touches it with its tip."""
    yield tip
    for turn in (-0.5, 0.5):
        yield tip[0] + length * math.cos(away + turn), tip[1] + length * math.sin(away + turn)


@lru_cache(maxsize=128)
def _corners(size: tuple[int, int], colour: str, ui_scale: float) -> Placed:
    outline = (0.0, 0.0), (float(size[0]), 0.0), (float(size[0]), float(size[1])), (0.0, float(size[1]))
    reach, thick = max(5.0, CORNER * ui_scale) * FINE, max(2.0, THICK * ui_scale) * FINE

    def draw(big: pygame.Surface, points: list[Point]) -> None:
        (left, top), _, (right, bottom), _ = points
        for tint, width in ((INK, thick * 2.0), (colour, thick)):
            for x, dx in ((left, 1), (right, -1)):
                for y, dy in ((top, 1), (bottom, -1)):
                    stroke = [(x + dx * reach, y), (x, y), (x, y + dy * reach)]
                    for a, b in pairwise(stroke):
                        pygame.draw.line(big, (*rgb(tint), 255), a, b, round(width))
                    for point in stroke:
                        pygame.draw.circle(big, (*rgb(tint), 255), point, width / 2)

    return _fine(outline, round(THICK * 2 * ui_scale) + 3, draw)


@lru_cache(maxsize=128)
def _inlay(outline: Outline, colour: str, ui_scale: float) -> Placed:
    thick = max(2.0, THICK * ui_scale) * FINE

    def draw(big: pygame.Surface, points: list[Point]) -> None:
        middle = _narrowed(points, thick * 0.8)
        for tint, width in ((INK, thick * 1.6), (colour, thick)):
            for a, b in pairwise((*middle, middle[0])):
                pygame.draw.line(big, (*rgb(tint), 255), a, b, round(width))
                pygame.draw.circle(big, (*rgb(tint), 255), a, width / 2)

    return _fine(outline, 2, draw)


def _narrowed(points: list[Point], by: float) -> list[Point]:
    """An outline so much narrower on each side."""
    across, down = zip(*points, strict=True)
    x0, y0 = (max(across) + min(across)) / 2, (max(down) + min(down)) / 2
    wide, high = 1 - 2 * by / (max(across) - min(across)), 1 - 2 * by / (max(down) - min(down))
    return [(x0 + (x - x0) * wide, y0 + (y - y0) * high) for x, y in points]


@lru_cache(maxsize=32)
def _arrow(start: Point, end: Point, colour: str, ui_scale: float) -> Placed:
    thick, head = max(2.0, ARROW * ui_scale) * FINE, max(6.0, HEAD * ui_scale) * FINE

    def draw(big: pygame.Surface, points: list[Point]) -> None:
        tail, tip = points
        back = math.atan2(tail[1] - tip[1], tail[0] - tip[0])
        neck = tip[0] + head * 0.6 * math.cos(back), tip[1] + head * 0.6 * math.sin(back)
        for tint, more in ((INK, thick * 0.9), (colour, 0.0)):
            pygame.draw.line(big, (*rgb(tint), 255), tail, neck, round(thick + more))
            pygame.draw.circle(big, (*rgb(tint), 255), tail, (thick + more) * 0.8)
            ahead = tip[0] - more * math.cos(back), tip[1] - more * math.sin(back)
            pygame.draw.polygon(big, (*rgb(tint), 255), list(_wedge(ahead, back, head + 1.6 * more)))

    return _fine((start, end), round(HEAD * ui_scale) + 4, draw)


def _fine(outline: Outline, pad: int, draw: Callable[[pygame.Surface, list[Point]], None]) -> Placed:
    """What is drawn on an outline, premultiplied and smooth; `pad` = room round it in px."""
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    size = math.ceil(right - left) + 2 * pad, math.ceil(bottom - top) + 2 * pad
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    draw(big, [((x - left + pad) * FINE, (y - top + pad) * FINE) for x, y in outline])
    return pygame.transform.smoothscale(big.premul_alpha(), size), (pad - left, pad - top)


def _spaced(points: list[Point], number: int) -> Iterator[Point]:
    """So many points evenly spaced along a closed line."""
    ends = [*points[1:], points[0]]
    whole = sum(math.dist(a, b) for a, b in zip(points, ends, strict=True))
    step = whole / number
    due = step
    for a, b in zip(points, ends, strict=True):
        length = math.dist(a, b)
        at = due
        while at <= length:
            yield a[0] + (b[0] - a[0]) * at / length, a[1] + (b[1] - a[1]) * at / length
            at += step
        due = at - length
