"""The light along the lower edge of the table that says who is to act."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures.draw import clear_surface
from luna.ui.pictures.palette import rgb
from luna.ui.table.areas import Areas

HEIGHT, STRONGEST = 26, 120
"""How far the light reaches up, in logical px, and its greatest opacity (0-255)."""


def draw_edge(surface: pygame.Surface, frame: Areas, colour: str) -> None:
    """A soft light that rises from the bar in the colour of the seat to act."""
    light = _light(frame.table.w, frame.px(HEIGHT), colour)
    at = frame.table.x, frame.table.bottom - light.get_height()
    surface.blit(light, at, special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=8)
def _light(width: int, height: int, colour: str) -> pygame.Surface:
    """Strongest in the middle of its lower edge, gone at the other three; premultiplied."""
    small = clear_surface((32, 16))
    for x in range(32):
        across = 1 - abs(x - 15.5) / 16
        for y in range(16):
            alpha = round(STRONGEST * across**0.7 * ((y + 0.5) / 16) ** 2)
            small.set_at((x, y), (*rgb(colour), alpha))
    return pygame.transform.smoothscale(small.premul_alpha(), (width, height))
