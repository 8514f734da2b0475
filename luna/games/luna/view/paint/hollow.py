"""The depth of an empty place in stone: shadow under its upper edge, light on its lower one."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import FINE, clear_surface
from luna.ui.pictures.palette import CREAM, INK, rgb

DEPTH, SHADE, SHINE = 0.30, 200, 120
"""How deep it is as a share of its height, and how dark (0-255) its shadow and bright its rim are."""


@lru_cache(maxsize=16)
def hollow(width: int, height: int) -> Placed:
    """An ellipse with its middle as the anchor."""
    deep = max(1, round(DEPTH * height * FINE))
    size = width * FINE, height * FINE
    shade = _crescent(size, (*rgb(INK), SHADE), deep)
    shade = pygame.transform.box_blur(shade.premul_alpha(), max(1, deep // 3))
    shine = _crescent(size, (*rgb(CREAM), SHINE), -max(1, deep // 4)).premul_alpha()
    shade.blit(shine, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    whole = clear_surface(size)
    pygame.draw.ellipse(whole, (255, 255, 255, 255), whole.get_rect())
    shade.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(shade, (width, height)), (width / 2, height / 2)


def _crescent(size: tuple[int, int], colour: tuple[int, ...], down: int) -> pygame.Surface:
    """What of an ellipse the same one does not cover that lies so much further down."""
    image = clear_surface(size)
    pygame.draw.ellipse(image, colour, image.get_rect())
    pygame.draw.ellipse(image, (0, 0, 0, 0), image.get_rect().move(0, down))
    return image
