"""How the seats of the game are told apart away from the map: their signs and the four leaders of each."""

from __future__ import annotations

import math

import pygame

from luna.core.caching import lru_cache
from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.view.emblems import SEAT_SYMBOLS, SYMBOLS
from luna.ui.pictures.assets import Placed, Sprites
from luna.ui.pictures.draw import blit, clear_surface
from luna.ui.pictures.emblems import Outline
from luna.ui.pictures.palette import INK, rgb

BASES = {
    "heron": ("#f2ead6", 0, 0.0),
    "ram": ("#d0834a", 4, 45.0),
    "fish": ("#7fb7c4", 6, 0.0),
    "palm": ("#6b4a30", 3, 90.0),
}
"""Colour, corners and turn of the base on which a seat's leaders stand; 0 is round."""
SHIELD = "#fff4dc"
REACH = {0: 0.96, 3: 1.16, 4: 1.16, 6: 1.04}
"""Radius of a base by its corners, in halves of the sign's side."""
DISC, EMBLEM, DROP = 0.64, 0.5, 0.2
"""Radius of the shield and of the emblem on it, and how much lower a three-cornered base has its middle."""
FINE = 4
SHARE, ACROSS, DOWN = 0.49, 0.2, 0.235
"""Size of one of four leaders and the distance from their common middle, as shares of the picture's height."""


def seat_sign(colour: str, side: float) -> Placed:
    """The emblem of a seat on the base of its leaders, anchored in its middle."""
    image = _sign(colour, max(8, round(side)))
    return image, (image.get_width() / 2, image.get_height() / 2)


@lru_cache(maxsize=64)
def _sign(colour: str, side: int) -> pygame.Surface:
    fill, corners, turn = BASES[colour]
    fine, middle = clear_surface((side * FINE, side * FINE)), side * FINE / 2
    drop = DROP * middle if corners == 3 else 0.0
    fine.fill((*rgb(INK), 0))
    for radius, tint in ((REACH[corners], INK), (REACH[corners] - 0.1, fill)):
        pygame.draw.polygon(fine, tint, _base(corners, turn, (middle, middle + drop), radius * middle))
    pygame.draw.circle(fine, INK, (middle, middle), (DISC + 0.05) * middle)
    pygame.draw.circle(fine, SHIELD, (middle, middle), DISC * middle)
    for outline in SYMBOLS[SEAT_SYMBOLS[colour]]:
        pygame.draw.polygon(fine, INK, [(middle * (1 + EMBLEM * x), middle * (1 - EMBLEM * y)) for x, y in outline])
    return pygame.transform.smoothscale(fine.premul_alpha(), (side, side))


def _base(corners: int, turn: float, middle: tuple[float, float], radius: float) -> Outline:
    count = corners or 48
    angles = (math.radians(turn + 360 * n / count) for n in range(count))
    return [(middle[0] + radius * math.cos(angle), middle[1] - radius * math.sin(angle)) for angle in angles]


def dynasty(sprites: Sprites, colour: str, height: float) -> Placed:
    """The four leaders of a seat together, anchored in their middle; `height` in px."""
    side = round(1.6 * height)
    image, middle = clear_surface((side, side)), side / 2
    for n, sphere in enumerate(COLOURS):
        row, column = divmod(n, 2)
        at = middle + (2 * column - 1) * ACROSS * height, middle + (2 * row - 1) * DOWN * height
        blit(image, sprites.fitted(f"leader_{sphere}_{colour}", SHARE * height), at)
    return image, (middle, middle)
