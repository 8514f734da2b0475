"""Arrows over the table: from where to where pieces would go in what is advised; they lie behind all numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.pictures import lights
from luna.ui.pictures.draw import FINE, blit, clear_surface
from luna.ui.pictures.outlines import edge_between
from luna.ui.pictures.palette import GLINT, GOLD, INK
from luna.ui.table.spot import Spot

Way = tuple[Point, Point, float]
"""Where an arrow begins, its way from there to its end, and how far that is bent."""
WIDTH, HEAD, RIM = 7.0, 20.0, 2.5
"""Breadth of the shaft, length of the head and breadth of the dark rim, in logical px."""
BENDS, STEPS = (0.16, -0.16, 0.07, -0.07, 0.26, -0.26), 24
"""How far the middle of a way may be beside the straight one, as a share of its length, and its corners."""
LOOKED = 60
"""At how many points a way is looked at for numbers."""
SHORTEST = 12
"""Px below which there is no way to be drawn."""


def draw_arrows(
    surface: pygame.Surface,
    arrows: Sequence[tuple[Pick, Pick]],
    known: Mapping[Pick, Spot],
    ui_scale: float,
    numbers: Sequence[pygame.Rect] = (),
) -> None:
    """Each once, also where several pieces go the same way; none from or to what is not to be seen.

    They go round `numbers` as far as they can, and behind those that are left.
    """
    for source, target in dict.fromkeys(arrows):
        if source not in known or target not in known:
            continue
        ways = _ways(known[source], known[target], numbers, surface.get_rect())
        start, way, bend = min(ways, key=partial(_covered, numbers=numbers))
        if math.hypot(*way) >= SHORTEST:
            image, (left, top) = _arrow(way, bend, ui_scale)
            at = start[0] + left, start[1] + top
            crossed = [numbers[k] for k in image.get_rect(topleft=at).collidelistall(numbers)]
            blit(surface, lights.behind_all((image, (0, 0)), at, lights.solid(crossed)), at)


def _ways(first: Spot, last: Spot, numbers: Sequence[pygame.Rect], room: pygame.Rect) -> Iterator[Way]:
    """Where an arrow begins, its way from there and each way it may be bent, the best first.

    It leads from middle to middle, but from and to the edge of what bears a number there.
    """
    start, end = _end(first, last, numbers), _end(last, first, numbers)
    way = end[0] - start[0], end[1] - start[1]
    for bend in BENDS:
        if bend == BENDS[0] or room.collidepoint(_on_way(start, way, bend, 0.5)):
            yield start, way, bend


def _end(spot: Spot, other: Spot, numbers: Sequence[pygame.Rect]) -> Point:
    inner = spot.rect.inflate(-spot.rect.w // 2, -spot.rect.h // 2)
    return spot.rect.center if inner.collidelist(numbers) < 0 else edge_between(spot.lit, other.lit)


def _covered(way: Way, numbers: Sequence[pygame.Rect]) -> int:
    """How many points of a way lie on numbers."""
    points = (_on_way(*way, k / LOOKED) for k in range(LOOKED + 1))
    return sum(pygame.Rect(x - 2, y - 2, 4, 4).collidelist(numbers) >= 0 for x, y in points)


def _on_way(start: Point, way: Point, bend: float, t: float) -> tuple[int, int]:
    x, y = _bent(way, _middle(way, bend), t)
    return round(start[0] + x), round(start[1] + y)


def _middle(way: Point, bend: float) -> tuple[float, float]:
    """The point beside the straight way towards which it is bent."""
    return way[0] / 2 + way[1] * bend, way[1] / 2 - way[0] * bend


@lru_cache(maxsize=32)
def _arrow(way: Point, bend: float, ui_scale: float) -> tuple[pygame.Surface, Point]:
    """The picture of an arrow and where its top left lies seen from its start, in px."""
    margin = math.ceil((HEAD + RIM) * ui_scale) + 2
    shaft, head = _outlines(way, bend, ui_scale)
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


def _outlines(way: Point, bend: float, ui_scale: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Shaft and head as polygons, seen from the start of the way."""
    length = math.hypot(*way)
    middle = _middle(way, bend)
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
