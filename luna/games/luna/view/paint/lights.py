"""How places are lit: targets in the actor's colour, the chosen in gold, sources and the hovered with a thin line."""

from __future__ import annotations

import pygame

from luna.games.luna.view.geometry.shapes import Outline, local
from luna.ui.assets import Placed
from luna.ui.draw import blit, glow, halo
from luna.ui.palette import GLINT, GOLD, LANTERN, ORDERS, mix

PALER = {"blue": 0.45}
"""Share of white in a light; the dark blue robe would drown in the sea and on the blue board."""


def target_colour(actor: str | None) -> str:
    """The light of an actor's targets."""
    return mix(ORDERS[actor], "#ffffff", PALER.get(actor, 0.15)) if actor else LANTERN


def light(
    surface: pygame.Surface, outline: Outline, colour: str, u: float, strong: bool = True, tint: int = 30
) -> None:
    """A glow round an outline; the strong one also tints the inside (0-255)."""
    shape, at = local(outline)
    spread, tint = (max(3, round(7 * u)), tint) if strong else (max(2, round(4 * u)), 0)
    blit(
        surface,
        glow(shape, colour, mix(colour, GLINT, 0.75), spread, max(2.2, 2.8 * u) if strong else 1.6 * u, tint),
        at,
    )


def trace(surface: pygame.Surface, outline: Outline, u: float) -> None:
    """The line round what the pointer is on."""
    shape, at = local(outline)
    blit(surface, glow(shape, GLINT, GLINT, max(2, round(3 * u)), 1.8 * u, 22), at)


def gild(surface: pygame.Surface, outline: Outline, u: float) -> None:
    """The gold ring of the chosen."""
    shape, at = local(outline)
    blit(surface, glow(shape, LANTERN, GOLD, max(3, round(6 * u)), 3.2 * u, 30), at)


def behind(placed: Placed, colour: str, u: float) -> Placed:
    """Light along a sprite's silhouette, to be drawn before the sprite at the same point."""
    body, (ax, ay) = placed
    spread = max(3, round(5 * u))
    return halo(body, colour, mix(colour, GLINT, 0.7), spread), (ax + 3 * spread, ay + 3 * spread)
