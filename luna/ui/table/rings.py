"""Rings round what is spoken of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from luna.ui.pictures import lights
from luna.ui.pictures.draw import Bodies
from luna.ui.pictures.outlines import Outline, bounds
from luna.ui.pictures.palette import GLINT
from luna.ui.table.spot import AREA, PANEL, Spot

AROUND, FROM, BREADTH = 2.5, 40.0, 3.0
"""How far outside its place a ring lies, and at first while it comes, and its breadth meanwhile; in logical px."""


def draw_rings(
    surface: pygame.Surface,
    about: Sequence[Spot],
    ui_scale: float,
    arrived: float = 1.0,
    standing: Callable[[Outline], Bodies] = lambda _: (),
    written: Callable[[Outline], Bodies] = lambda _: (),
) -> None:
    """They close round their places while what is said arrives.

    Round an area they lie behind what is `standing` there, round all else behind what is `written` beside it. What is
    to be read in an area or a panel is not tinted.
    """
    for spot in about:
        with spot.cut_off(surface):
            _draw_ring(surface, spot, ui_scale, arrived, standing, written)


def _draw_ring(
    surface: pygame.Surface,
    spot: Spot,
    ui_scale: float,
    arrived: float,
    standing: Callable[[Outline], Bodies],
    written: Callable[[Outline], Bodies],
) -> None:
    ring = _grown(spot.lit, AROUND * ui_scale)
    if spot.rank == AREA:
        lights.point_out(surface, ring, ui_scale, tint=0, standing=standing(ring))
    else:
        tint = 0 if spot.rank == PANEL else lights.TINT
        lights.point_out(surface, ring, ui_scale, tint, written(ring))
    if arrived < 1:
        coming = _grown(spot.lit, (AROUND + FROM * (1 - arrived)) * ui_scale)
        pygame.draw.lines(surface, GLINT, True, coming, max(2, round(BREADTH * ui_scale)))


def _grown(outline: Outline, by: float) -> Outline:
    """An outline so many px wider on each side."""
    box = bounds(outline)
    across, down = 1 + 2 * by / max(1, box.w), 1 + 2 * by / max(1, box.h)
    return tuple((box.centerx + (x - box.centerx) * across, box.centery + (y - box.centery) * down) for x, y in outline)
