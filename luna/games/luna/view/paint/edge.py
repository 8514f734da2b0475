"""The light at the border of the table that says who is to act."""

from __future__ import annotations

from functools import lru_cache

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import target_colour
from luna.ui.pictures.draw import clear_surface
from luna.ui.pictures.palette import rgb

EDGE = 22
"""How far the light reaches into the table, in logical px."""
BRIGHTEST = 115
"""Its opacity (0-255) at the border."""


def draw_edge(surface: pygame.Surface, frame: Frame, actor: str | None) -> None:
    """A light along the border in the colour of the order to act that fades towards the middle."""
    if actor:
        across, down = _light(frame.table.size, max(8, frame.px(EDGE)), target_colour(actor))
        left, right = frame.table.left, frame.table.right - down.get_width()
        top, bottom = frame.table.top, frame.table.bottom - across.get_height()
        for image, at in (
            (across, (left, top)),
            (pygame.transform.flip(across, False, True), (left, bottom)),
            (down, (left, top)),
            (pygame.transform.flip(down, True, False), (right, top)),
        ):
            surface.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=8)
def _light(size: tuple[int, int], depth: int, colour: str) -> tuple[pygame.Surface, pygame.Surface]:
    """The light along the upper border and along the left one, premultiplied."""
    across, down = clear_surface((size[0], depth)), clear_surface((depth, size[1]))
    for k in range(depth):
        alpha = round(BRIGHTEST * (1 - k / depth) ** 2)
        tint = (*(part * alpha // 255 for part in rgb(colour)), alpha)
        across.fill(tint, (0, k, size[0], 1))
        down.fill(tint, (k, 0, 1, size[1]))
    return across, down
