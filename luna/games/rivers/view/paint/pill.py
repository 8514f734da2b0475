"""A symbol with a number on a small dark plate."""

from __future__ import annotations

import pygame

from luna.games.rivers.view.looks import SPHERES, light_of, symbol_of
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.palette import GLINT, INK


def draw_pill(
    surface: pygame.Surface,
    fonts: Fonts,
    colour: str,
    seat: str,
    number: int,
    px: int,
    at: tuple[float, float],
    room: pygame.Rect,
) -> None:
    """How much of a sphere a seat's leader has behind it; round a point, inside its room if it is in sight."""
    high = round(px * 1.35)
    box = pygame.Rect(0, 0, round(high * 1.5) + fonts.width(str(number), "bold", px), high)
    box.center = round(at[0]), round(at[1])
    if not box.colliderect(room):
        return
    box.clamp_ip(room)
    blit(surface, (plate(box.size, INK, 240, high // 2, light_of(seat), 255), (0, 0)), box.topleft)
    icon(surface, symbol_of(colour), (box.x + high * 0.62, box.centery), px * 0.5, SPHERES[colour])
    line(surface, fonts, str(number), (box.x + high * 1.08, box.centery), "bold", px, GLINT)
