"""Rounded corners and a thin gold rim for a picture of any size."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures.draw import FINE, clear_surface
from luna.ui.pictures.palette import GOLD_DARK, rgb

RIM = 0.16
"""Width of the rim as a share of the radius."""


def rimmed(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A premultiplied copy with round corners and a rim."""
    whole = clear_surface(picture.get_size())
    whole.blit(picture, (0, 0))
    width, (right, bottom) = max(1, round(radius * RIM)), picture.get_size()
    for edge in ((0, 0, right, width), (0, bottom - width, right, width)):
        whole.fill(rgb(GOLD_DARK), edge)
    for edge in ((0, 0, width, bottom), (right - width, 0, width, bottom)):
        whole.fill(rgb(GOLD_DARK), edge)
    mask, rim = _corners(radius, width)
    for k, at in enumerate(((0, 0), (right - radius, 0), (0, bottom - radius), (right - radius, bottom - radius))):
        part = pygame.Rect(k % 2 * radius, k // 2 * radius, radius, radius)
        whole.fill((0, 0, 0, 0), (*at, radius, radius))
        whole.blit(picture, at, (*at, radius, radius))
        whole.blit(mask, at, part, special_flags=pygame.BLEND_RGBA_MULT)
        whole.blit(rim, at, part, special_flags=pygame.BLEND_PREMULTIPLIED)
    return whole


@lru_cache(maxsize=8)
def _corners(radius: int, width: int) -> tuple[pygame.Surface, pygame.Surface]:
    """A disc of white and a ring of the rim; each quarter is a corner."""
    side = 2 * radius
    made = []
    for colour, stroke in ((255, 255, 255), 0), (rgb(GOLD_DARK), width * FINE):
        big = clear_surface((side * FINE, side * FINE))
        middle = radius * FINE, radius * FINE
        pygame.draw.circle(big, (*colour, 255), middle, radius * FINE, stroke)
        made.append(pygame.transform.smoothscale(big.premul_alpha(), (side, side)))
    return made[0], made[1]
