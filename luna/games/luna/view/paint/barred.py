"""The island that the apostate blocks in solo: under mist, in chains, with locks on what cannot be used there."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.paint.ghosts import pale
from luna.games.luna.view.paint.labels import draw_lock
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import FINE, blit, clear_surface
from luna.ui.pictures.outlines import local
from luna.ui.pictures.palette import CREAM, PANEL, QUIET, SHADOW, mix, rgb
from luna.ui.table.spot import Spot

LINK, THICK = 0.15, 0.042
"""Length of a link of the chain and the strength of its iron, in units."""
MIST, COMING = 120, 120
"""How far (0-255) the mist covers the island; opacity of mist and chain where they only will be."""
LOCK = 10
"""Radius of the disc with a lock at a group, in logical px."""


class BarredPainter:
    """Draws what is blocked in a position; nothing where nothing is."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def under(self, surface: pygame.Surface, state: Snapshot) -> None:
        """What lies under the pieces: mist and chain."""
        if state.barred:
            chain, at = self._chain(state, state.barred)
            blit(surface, chain, at)

    def ghost(self, surface: pygame.Surface, state: Snapshot, island: str) -> None:
        """The chain round an island that would be blocked."""
        chain, at = self._chain(state, island)
        blit(surface, pale(chain, COMING), at)

    def over(self, surface: pygame.Surface, state: Snapshot, spots: Mapping[Pick, Spot]) -> None:
        """Locks on the novices there of who acts."""
        if not state.barred:
            return
        for kind in (Kind.NOVICE, Kind.RESTING):
            spot = spots.get(Pick(kind, state.barred))
            if spot:
                draw_lock(surface, self._frame, (spot.rect.centerx, spot.rect.bottom), LOCK)

    def _chain(self, state: Snapshot, island: str) -> tuple[Placed, Point]:
        shore = tuple(self._frame.at(point) for point in lay.island_shore(state.islands.index(island), 0.02))
        outline, at = local(shore)
        return _chained(outline, self._frame.px_per_unit), at


@lru_cache(maxsize=16)
def _chained(shore: tuple[Point, ...], unit: float) -> Placed:
    """Mist over an outline and a chain along it, premultiplied."""
    pad = round(0.2 * unit)
    left, top = min(x for x, _ in shore) - pad, min(y for _, y in shore) - pad
    size = round(max(x for x, _ in shore) + pad - left), round(max(y for _, y in shore) + pad - top)
    big = clear_surface((size[0] * FINE, size[1] * FINE))
    points = [((x - left) * FINE, (y - top) * FINE) for x, y in shore]
    pygame.draw.polygon(big, (*rgb(mix(PANEL, QUIET, 0.3)), MIST), points)
    thick, half = max(2, round(THICK * unit * FINE)), LINK * unit * FINE / 2
    for number, (middle, angle) in enumerate(_along(points, half * 1.5)):
        _link(big, middle, angle, half, thick, flat=number % 2 == 0)
    return pygame.transform.smoothscale(big.premul_alpha(), size), (-left, -top)


def _along(points: list[Point], step: float) -> Iterator[tuple[Point, float]]:
    """Points at equal distances along a closed line, each with its direction."""
    rest = 0.0
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        length = math.hypot(bx - ax, by - ay)
        while rest < length:
            share = rest / length
            yield (ax + (bx - ax) * share, ay + (by - ay) * share), math.atan2(by - ay, bx - ax)
            rest += step
        rest -= length


def _link(surface: pygame.Surface, middle: Point, angle: float, half: float, thick: int, flat: bool) -> None:
    """A link seen from above, or on its edge."""
    wide = half * (0.55 if flat else 0.0)
    ring = [
        (
            middle[0] + half * math.cos(turn) * math.cos(angle) - wide * math.sin(turn) * math.sin(angle),
            middle[1] + half * math.cos(turn) * math.sin(angle) + wide * math.sin(turn) * math.cos(angle),
        )
        for turn in (math.tau * k / 14 for k in range(14))
    ]
    for colour, more in ((SHADOW, 2 * FINE), (mix(QUIET, CREAM, 0.25), 0)):
        pygame.draw.lines(surface, colour, True, ring, thick + more)
        for corner in ring:
            pygame.draw.circle(surface, colour, corner, (thick + more) / 2)
