"""The line from what is told to its place on the table."""

from __future__ import annotations

import pygame

from luna.ui.pictures.draw import blit, plate
from luna.ui.pictures.palette import CREAM
from luna.ui.table.areas import Scaled
from luna.ui.table.free_place import gap, nearest

LINKED = 70
"""The longest broad line, in logical px."""


def draw_leading_line(
    surface: pygame.Surface, frame: Scaled, rect: pygame.Rect, place: pygame.Rect, colour: str
) -> None:
    """A line with a dot at its end: a thin one where it may have to cross something."""
    px = frame.px
    start, end = nearest(rect, place.center), nearest(place.inflate(-place.w // 3, -place.h // 3), rect.center)
    broad = max(2, px(3)) if gap(rect, place) <= px(LINKED) else max(1, px(2))
    pygame.draw.line(surface, colour, start, end, broad)
    dot = plate((px(11), px(11)), colour, 255, px(11) // 2 + 1, CREAM, 255, max(1, px(2)))
    blit(surface, (dot, (px(11) / 2, px(11) / 2)), end)
