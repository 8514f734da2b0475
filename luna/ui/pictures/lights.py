"""How places are lit: with a glow of a colour, the chosen with a ring of gold, the hovered with a thin line."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from luna.ui.pictures.assets import Placed
from luna.ui.pictures.draw import Bodies, blit, cut, glow, halo, plate, positioned
from luna.ui.pictures.outlines import Outline, local
from luna.ui.pictures.palette import GLINT, GOLD, INK, LANTERN, mix

TINT = 34
"""How strongly (0-255) the inside of what is spoken of is tinted."""


def light(
    surface: pygame.Surface,
    outline: Outline,
    colour: str,
    ui_scale: float,
    strong: bool = True,
    tint: int = 30,
    standing: Bodies = (),
) -> None:
    """A glow round an outline behind what is `standing` there; the strong one also tints the inside (0-255)."""
    placed, at = lit(outline, colour, ui_scale, strong, tint)
    blit(surface, behind_all(placed, at, standing), at)


def lit(
    outline: Outline, colour: str, ui_scale: float, strong: bool = True, tint: int = 30
) -> tuple[Placed, tuple[int, int]]:
    """That glow, and where it is."""
    shape, at = local(outline)
    spread, tint = (max(3, round(7 * ui_scale)), tint) if strong else (max(2, round(4 * ui_scale)), 0)
    stroke = max(2.2, 2.8 * ui_scale) if strong else 1.6 * ui_scale
    return glow(shape, colour, mix(colour, GLINT, 0.75), spread, stroke, tint), at


def trace(surface: pygame.Surface, outline: Outline, ui_scale: float, standing: Bodies = ()) -> None:
    """The line round what the pointer is on; it lies behind what is `standing` there."""
    shape, at = local(outline)
    line = glow(shape, GLINT, GLINT, max(2, round(3 * ui_scale)), 1.8 * ui_scale, 22)
    blit(surface, behind_all(line, at, standing), at)


def behind_all(light: Placed, at: tuple[int, int], standing: Bodies) -> Placed:
    """A light that is to be drawn at a point after the sprites it lies behind."""
    if not standing:
        return light
    image, (left, top) = positioned(light, at)
    inside = tuple((body, x - left, y - top) for body, x, y in standing)  # it is kept where all are moved
    return cut(image, inside), light[1]


def solid(rects: Iterable[pygame.Rect]) -> Bodies:
    """Rounded plates as what a light lies behind."""
    return tuple((plate(rect.size, INK, 255, min(rect.size) // 3, edge_alpha=0), *rect.topleft) for rect in rects)


def gild(surface: pygame.Surface, outline: Outline, ui_scale: float, colour: str = GOLD) -> None:
    """The ring of the chosen: gold, or in the colour of whose deed is told."""
    shape, at = local(outline)
    light = LANTERN if colour == GOLD else colour
    blit(surface, glow(shape, light, colour, max(3, round(6 * ui_scale)), 3.2 * ui_scale, 30), at)


def point_out(
    surface: pygame.Surface, outline: Outline, ui_scale: float, tint: int = TINT, standing: Bodies = ()
) -> None:
    """The ring round what is spoken of: broad, and bright against every ground; behind what is `standing` there."""
    shape, at = local(outline)
    ring = glow(shape, LANTERN, GLINT, max(4, round(9 * ui_scale)), max(3.0, 4.4 * ui_scale), tint)
    blit(surface, behind_all(ring, at, standing), at)


def behind(placed: Placed, colour: str, ui_scale: float) -> Placed:
    """Light along a sprite's silhouette, to be drawn before the sprite at the same point."""
    body, (ax, ay) = placed
    spread = max(3, round(5 * ui_scale))
    return halo(body, colour, mix(colour, GLINT, 0.7), spread), (ax + 3 * spread, ay + 3 * spread)
