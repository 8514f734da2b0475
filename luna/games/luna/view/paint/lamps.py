"""Lanterns and braziers whose light breathes: a warm halo over each, now and then a little stronger."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.core.caching import lru_cache
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.palette import LANTERN, rgb

ISLAND_LANTERNS = ((-0.66, 0.58), (0.66, 0.58))
"""From the middle of an island; as in `build_scripts/games/luna/art/islands.py`."""
LANTERN_HEIGHT, BRAZIER_HEIGHT = 0.26, 0.24
JETTY_LANTERNS = (-0.27, 0.27)
BRAZIERS = (5.5 * lay.HEX_R + 0.075, 2.25 * lay.HEX_H + 0.10)
"""Half the distances between the four braziers of the hall; as in `build_scripts/games/luna/art/temple.py`."""
HALO = 0.26
"""Radius of a halo in units."""
BREATHS = (0, 0, 1, 2, 3, 2, 3, 2, 1, 1, 2, 1, 0, 0, 0, 1, 2, 2, 1)
"""Strength by moment; every lamp begins at another one."""


class Lamps:
    """The lamps of one window size."""

    def __init__(self, frame: Frame) -> None:
        self._points = [frame.at(ground, z) for ground, z in _lamps()]
        self._radius = max(4, round(HALO * frame.px_per_unit))

    def at(self, tick: int) -> Iterator[tuple[Placed, tuple[float, float]]]:
        """The halos of a moment."""
        for k, point in enumerate(self._points):
            strength = BREATHS[(tick + 7 * k) % len(BREATHS)]
            if strength:
                yield halo(self._radius, strength), point


def _lamps() -> Iterator[tuple[Point, float]]:
    for position in range(len(lay.POSITIONS)):
        for lantern in ISLAND_LANTERNS:
            yield lay.shifted(lay.island_centre(position), lantern), lay.Z_PLATEAU + LANTERN_HEIGHT
    for across in JETTY_LANTERNS:
        yield (lay.JETTY_X + across, lay.JETTY_END[1]), lay.Z_JETTY + LANTERN_HEIGHT
    for x in (-BRAZIERS[0], BRAZIERS[0]):
        for y in (-BRAZIERS[1], BRAZIERS[1]):
            yield lay.shifted(lay.HALL_CENTRE, (x, y)), lay.Z_HALL + BRAZIER_HEIGHT


@lru_cache(maxsize=32)
def halo(radius: int, strength: int) -> Placed:
    """A premultiplied disc of warm light that fades outwards, anchored in its middle."""
    image = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    red, green, blue = rgb(LANTERN)
    for r in range(radius, 0, -1):
        light = strength / 3 * 0.45 * (1 - r / radius) ** 2
        premultiplied = (round(red * light), round(green * light), round(blue * light), round(110 * light))
        pygame.draw.circle(image, premultiplied, (radius, radius), r)
    return image, (float(radius), float(radius))
