"""The winner's picture at the end of a game, in a light that comes up, with sparks for a few seconds."""

from __future__ import annotations

import math

import pygame

from luna.core.caching import lru_cache
from luna.games.luna.view.portraits import portrait
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import blit, clear_surface, icon
from luna.ui.pictures.palette import GLINT, GOLD, INK, ORDER_EMBLEMS, ORDERS, mix, rgb

RISE, SHINE = 0.7, 5.0
"""Seconds until the picture stands, and until the last spark has gone out."""
SPARKS, SPARK_LIFE = 18, 1.1
RAYS = 14
EMBLEM = 0.13
"""Radius of the order's emblem as a share of the picture's height."""


class Celebration:
    """One order's picture in a box of px; `glad` tells whether it has won, `still` whether nothing shall move."""

    def __init__(self, sprites: Sprites, colour: str, glad: bool, still: bool) -> None:
        self._sprites, self._colour, self._glad = sprites, colour, glad
        self._age = SHINE if still else 0.0

    @property
    def moving(self) -> bool:
        """Whether the next moment looks different."""
        return self._age < (SHINE if self._glad else RISE)

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        self._age = min(SHINE, self._age + seconds)

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Light, picture, emblem and sparks."""
        risen = 1 - (1 - min(1.0, self._age / RISE)) ** 3
        middle = box.center
        if self._glad:
            light = _light(box.h, ORDERS[self._colour], round(8 * risen) / 8)
            blit(surface, (light, (light.get_width() / 2, light.get_height() / 2)), middle)
        foot = box.centerx, box.bottom + (1 - risen) * box.h * 0.12
        image, anchor = portrait(self._sprites, self._colour, box.h)
        if risen < 1:
            image = image.copy()
            image.fill((round(255 * risen),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        blit(surface, (image, anchor), foot)
        self._draw_emblem(surface, box)
        if self._glad:
            self._draw_sparks(surface, box)

    def _draw_emblem(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        radius = box.h * EMBLEM
        at = box.centerx + box.h * 0.31, box.bottom - radius * 1.15
        pygame.draw.circle(surface, INK, at, radius)
        pygame.draw.circle(surface, GOLD, at, radius, max(2, round(radius * 0.09)))
        icon(surface, ORDER_EMBLEMS[self._colour], at, radius * 0.62, mix(ORDERS[self._colour], "#ffffff", 0.25))

    def _draw_sparks(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        for n in range(SPARKS):
            born = RISE * 0.6 + n * (SHINE - SPARK_LIFE - RISE * 0.6) / SPARKS
            life = (self._age - born) / SPARK_LIFE
            if 0 < life < 1:
                self._draw_spark(surface, _spark_at(box, n, life), life, box.h)

    def _draw_spark(self, surface: pygame.Surface, at: Point, life: float, height: int) -> None:
        frame = 1 + min(2, int(life * 3))
        placed = self._sprites.get(f"sparkle_{frame}", height * 0.55)
        blit(surface, placed, at)


def _spark_at(box: pygame.Rect, n: int, life: float) -> Point:
    """Where a spark is: they start all round the picture and rise a little."""
    turn = n * 2.399963  # the golden angle spreads them evenly in any number
    reach = box.h * (0.36 + 0.16 * (n % 3) / 2)
    return box.centerx + math.cos(turn) * reach * 0.9, box.centery + math.sin(turn) * reach - life * box.h * 0.08


@lru_cache(maxsize=12)
def _light(height: int, colour: str, strength: float) -> pygame.Surface:
    """Rays and a round glow, premultiplied; `strength` 0-1."""
    side = round(height * 1.25)
    image, middle = clear_surface((side, side)), side / 2
    tint = rgb(mix(colour, GLINT, 0.55))
    for ring in range(round(middle), 0, -2):
        share = (1 - ring / middle) ** 2 * 0.55 * strength
        pygame.draw.circle(image, (*(round(c * share) for c in tint), round(120 * share)), (middle, middle), ring)
    rays = clear_surface((side, side))
    for n in range(RAYS):
        turn, half = 2 * math.pi * n / RAYS, math.pi / RAYS * 0.45
        corners = [(middle + math.cos(t) * middle, middle + math.sin(t) * middle) for t in (turn - half, turn + half)]
        share = 0.16 * strength
        pygame.draw.polygon(rays, (*(round(c * share) for c in tint), 0), [(middle, middle), *corners])
    rays = pygame.transform.box_blur(rays, max(1, side // 60))
    image.blit(rays, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return _faded(image)


def _faded(image: pygame.Surface) -> pygame.Surface:
    """The picture with its rim fading out."""
    side = image.get_width()
    mask = clear_surface((side, side))
    for ring in range(side // 2, 0, -1):
        level = round(255 * min(1.0, 2.2 * (1 - ring / (side / 2))))
        pygame.draw.circle(mask, (level,) * 4, (side / 2, side / 2), ring)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image
