"""Arrows over the table: from where to where pieces would go in what is advised."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import pygame

from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.pictures.draw import FINE, blit, clear_surface
from luna.ui.pictures.palette import GLINT, GOLD, INK
from luna.ui.table.spot import Spot

WIDTH, HEAD, RIM = 7.0, 20.0, 2.5
"""Breadth of the shaft, length of the head and breadth of the dark rim, in logical px."""
BEND, STEPS = 0.16, 24
"""How far the middle of the way is beside the straight one, as a share of its length, and its corners."""
SHORTEST = 12
"""Px below which there is no way to be drawn."""


def draw_arrows(
    surface: pygame.Surface, arrows: Sequence[tuple[Pick, Pick]], known: Mapping[Pick, Spot], ui_scale: float
) -> None:
    """Each once, also where several pieces go the same way; none from or to what is not to be seen."""
    for start, end in _ways(arrows, known):
        if math.dist(start, end) >= SHORTEST:
            image, corner = _arrow((end[0] - start[0], end[1] - start[1]), ui_scale)
            blit(surface, (image, (0, 0)), (start[0] + corner[0], start[1] + corner[1]))


def _ways(arrows: Sequence[tuple[Pick, Pick]], known: Mapping[Pick, Spot]) -> Iterator[tuple[Point, Point]]:
    for source, target in dict.fromkeys(arrows):
        if source in known and target in known:
            yield known[source].rect.center, known[target].rect.center


@lru_cache(maxsize=32)
def _arrow(way: Point, ui_scale: float) -> tuple[pygame.Surface, Point]:
    """The picture of an arrow and where its top left lies seen from its start, in px."""
    margin = math.ceil((HEAD + RIM) * ui_scale) + 2
    shaft, head = _outlines(way, ui_scale)
    left = math.floor(min(x for x, _ in (*shaft, *head))) - margin
    top = math.floor(min(y for _, y in (*shaft, *head))) - margin
    width = math.ceil(max(x for x, _ in (*shaft, *head))) + margin - left
    height = math.ceil(max(y for _, y in (*shaft, *head))) + margin - top
    big = clear_surface((width * FINE, height * FINE))
    placed = [[((x - left) * FINE, (y - top) * FINE) for x, y in outline] for outline in (shaft, head)]
    for outline in placed:
        pygame.draw.polygon(big, INK, outline)
        pygame.draw.lines(big, INK, True, outline, round(2 * RIM * ui_scale * FINE))
    for outline, colour in zip(placed, (GOLD, GLINT), strict=True):
        pygame.draw.polygon(big, colour, outline)
    image = pygame.transform.smoothscale(big, (width, height)).premul_alpha()
    return image, (left, top)


def _outlines(way: Point, ui_scale: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Shaft and head as polygons, seen from the start of the way."""
    length = math.hypot(*way)
    middle = way[0] / 2 + way[1] * BEND, way[1] / 2 - way[0] * BEND
    reach = max(0.0, 1 - HEAD * ui_scale / length)
    line = [_bent(way, middle, reach * k / STEPS) for k in range(STEPS + 1)]
    breadth = WIDTH * ui_scale / 2
    one, other = [], []
    for k, (x, y) in enumerate(line):
        dx, dy = _towards(line[max(0, k - 1)], line[min(STEPS, k + 1)])
        thin = breadth * (0.45 + 0.55 * k / STEPS)
        one.append((x - dy * thin, y + dx * thin))
        other.append((x + dy * thin, y - dx * thin))
    dx, dy = _towards(line[-2], way)
    (x, y), wide = line[-1], 2.0 * breadth
    head = [(x - dy * wide, y + dx * wide), (float(way[0]), float(way[1])), (x + dy * wide, y - dx * wide)]
    return [*one, *reversed(other)], head


def _bent(way: Point, middle: tuple[float, float], t: float) -> tuple[float, float]:
    """A point of the curve from the origin past the middle to the end."""
    return (
        2 * t * (1 - t) * middle[0] + t * t * way[0],
        2 * t * (1 - t) * middle[1] + t * t * way[1],
    )


def _towards(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return dx / length, dy / length
