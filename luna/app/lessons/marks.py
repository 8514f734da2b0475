"""The sign of what is done."""

from __future__ import annotations

import pygame

from luna.ui.pictures.draw import blit, icon, plate
from luna.ui.pictures.palette import BUTTON_INK, GOLD, HAIRLINE, PANEL_ACTIVE


def draw_check(surface: pygame.Surface, box: pygame.Rect, done: bool = True) -> None:
    """A golden disc with a tick; an empty ring for what is still to be done."""
    side = min(box.size)
    rim = max(1, side // 18)
    disc = plate((side, side), GOLD if done else PANEL_ACTIVE, 255, side // 2 + 1, GOLD if done else HAIRLINE, 255, rim)
    blit(surface, (disc, (side / 2, side / 2)), box.center)
    if done:
        icon(surface, "check", box.center, side * 0.28, BUTTON_INK)
