"""Large pictures of the orders, for setting up and the end of a game."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures import own_files
from luna.ui.pictures.assets import Placed, Sprites


def portrait(sprites: Sprites, colour: str, height: int) -> Placed:
    """A novice of an order seen from the front, `height` px high, anchored in the middle of its lower edge."""
    image = _scaled(sprites, colour, height)
    return image, (image.get_width() / 2, float(height))


@lru_cache(maxsize=48)
def _scaled(sprites: Sprites, colour: str, height: int) -> pygame.Surface:
    whole = _whole(sprites, colour)
    return pygame.transform.smoothscale(whole, (round(height * whole.get_width() / whole.get_height()), height))


@lru_cache(maxsize=8)
def _whole(sprites: Sprites, colour: str) -> pygame.Surface:
    file = sprites.folder / f"portrait_{colour}.webp"
    return own_files.picture(file).convert_alpha().premul_alpha()
