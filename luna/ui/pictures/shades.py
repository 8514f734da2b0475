"""Sprites in less light than they were drawn in."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache

GREYED, DARKER, NIGHT = 120, (26, 26, 20), (226, 232, 255)
"""How grey (0-255) a thing is that is asleep, what it lacks of each colour, and the light that it stands in."""


@lru_cache(maxsize=128)
def dimmed(body: pygame.Surface, level: int) -> pygame.Surface:
    """A darker copy of a premultiplied sprite; `level` 0-255 of its brightness."""
    copy = body.copy()
    copy.fill((level, level, min(255, level + 12), 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@lru_cache(maxsize=64)
def asleep(body: pygame.Surface) -> pygame.Surface:
    """A grey and dark copy of a premultiplied sprite on which light writing stays as clear as it was."""
    copy = pygame.transform.grayscale(body)
    copy.fill((*[GREYED] * 3, 255), special_flags=pygame.BLEND_RGBA_MULT)
    hue = body.copy()
    hue.fill((*[255 - GREYED] * 3, 255), special_flags=pygame.BLEND_RGBA_MULT)
    copy.blit(hue, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    copy.fill(DARKER, special_flags=pygame.BLEND_RGB_SUB)
    copy.fill(NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    return copy
