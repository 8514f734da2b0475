"""Draws what is in the air."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.ui.moving.motion import Placing
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, line
from luna.ui.pictures.fading import LEVELS, faded
from luna.ui.pictures.outlines import ellipse
from luna.ui.pictures.palette import GOLD, INK, REFUSAL

FINEST = 0.04
"""Step between two sizes of a sprite in flight: few enough to keep them all."""
ONLY_FLYING = ("boat_", "guardian_shard_", "lifted_", "smoke_", "sparkle_", "splash_")
TEXT = 26
SHADOW, LOW = "lifted_shadow", 1.5
"""What lies on the ground under a piece that is more than so many px above it."""


class FlightPainter:
    """Draws placings over the table."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts
        self._unread = sorted(name for name in sprites.names() if name.startswith(ONLY_FLYING))

    def prepare(self) -> None:
        """Reads one more of the sprites that only motions show, so that no motion has to wait for its file."""
        if self._unread:
            self._sprites.get(self._unread.pop(), self._frame.px_per_unit)

    def paint(self, surface: pygame.Surface, placings: Iterable[Placing]) -> None:
        """From back to front, as far as things stand on the table; texts above everything."""
        rows = sorted(placings, key=lambda placing: (bool(placing.text), not _lies(placing.sprite), placing.at[1]))
        for placing in rows:
            if _high(placing):
                surface.set_clip(placing.within)
                self._sprite(surface, SHADOW, placing.at, placing.scale, placing.alpha)
        for placing in rows:
            surface.set_clip(placing.within)
            self._one(surface, placing)
        surface.set_clip(None)

    def _one(self, surface: pygame.Surface, placing: Placing) -> None:
        if placing.ring:
            unit = placing.ring * self._frame.px_per_unit
            lights.gild(surface, ellipse(_whole(placing.at), unit, unit * lay.SIN_E), self._frame.ui_scale)
        if placing.under:
            self._sprite(surface, placing.under, placing.at, 1.0, placing.alpha)
        at = placing.at[0], placing.at[1] - placing.lift
        if placing.text:
            self._points(surface, placing, at)
        elif _high(placing):
            self._sprite(surface, in_the_air(placing.sprite), at, placing.scale, placing.alpha)
        elif placing.sprite:
            self._sprite(surface, placing.sprite, at, placing.scale, placing.alpha, placing.sunk)

    def _sprite(
        self, surface: pygame.Surface, name: str, at: tuple[float, float], scale: float, alpha: float, sunk: float = 0.0
    ) -> None:
        scale = max(FINEST, round(scale / FINEST) * FINEST)
        image, (ax, ay) = self._sprites.get(name, self._frame.px_per_unit, scale)
        level = round(alpha * LEVELS)
        image = image if level >= LEVELS else faded(image, level)
        if sunk:
            down = round(sunk * ay)
            shown = pygame.Rect(0, 0, image.get_width(), max(0, min(image.get_height(), round(ay * 1.06)) - down))
            image, ay = image.subsurface(shown), ay - down
        blit(surface, (image, (ax, ay)), at)

    def _points(self, surface: pygame.Surface, placing: Placing, at: tuple[float, float]) -> None:
        """A crystal with a number beside it."""
        px = self._frame.px
        blit(surface, self._sprites.fitted(placing.sprite, px(24)), (at[0] - px(14), at[1]))
        colour = GOLD if placing.text.startswith("+") else REFUSAL
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 2)):
            line(surface, self._fonts, placing.text, (at[0] + dx, at[1] + dy), "bold", px(TEXT), INK)
        line(surface, self._fonts, placing.text, at, "bold", px(TEXT), colour)


def _high(placing: Placing) -> bool:
    """Whether its shadow lies apart from it."""
    return placing.lift > LOW and bool(placing.sprite) and not (placing.under or placing.text)


def _lies(sprite: str) -> bool:
    """Whether somebody may stand on it."""
    return sprite.startswith(("tile_", "guardian_tile_", "guardian_shard_"))


def in_the_air(sprite: str) -> str:
    """The sprite of a piece without the shadow it has on the ground."""
    return f"lifted_{sprite.removeprefix('novice_')}" if sprite.startswith(("novice_", "shrine_")) else sprite


def _whole(at: tuple[float, float]) -> tuple[float, float]:
    return float(round(at[0])), float(round(at[1]))
