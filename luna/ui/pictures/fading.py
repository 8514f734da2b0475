"""Sprites that come and go."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache

LEVELS = 16


@lru_cache(maxsize=512)
def faded(image: pygame.Surface, level: int) -> pygame.Surface:
    """A premultiplied sprite with a share of its opacity, `level` of 16."""
    copy, part = image.copy(), 255 * level // LEVELS
    copy.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
