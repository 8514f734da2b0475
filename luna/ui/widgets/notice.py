"""A sentence about a widget, on a small plate at its lower edge."""

from __future__ import annotations

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import line, panel, wrapped

WIDTH, PAD, GAP = 420.0, 12.0, 6.0
"""Least room for a line of text, around the text, and from the widget; logical units."""
STEP = 1.35
"""From line to line, as a multiple of the type."""


def draw_notice(surface: pygame.Surface, fonts: Fonts, told: str, at: pygame.Rect, px: int, ui_scale: float) -> None:
    """Below the widget `at`, above it where the window ends; `px` = size of the type, `ui_scale` = UI scale."""
    pad, step, inside = round(PAD * ui_scale), round(px * STEP), surface.get_rect()
    rows = wrapped(fonts, told, "body", px, max(at.w, round(WIDTH * ui_scale)) - 2 * pad)
    width = max(fonts.width(row, "body", px) for row in rows) + 2 * pad
    plate = pygame.Rect(at.x, at.bottom + round(GAP * ui_scale), width, step * len(rows) + pad)
    if plate.bottom > inside.bottom:
        plate.bottom = at.top - round(GAP * ui_scale)
    plate.clamp_ip(inside)
    panel(surface, plate, palette.PANEL, 250, round(8 * ui_scale), palette.REFUSAL, max(1, round(2 * ui_scale)))
    for n, row in enumerate(rows):
        middle = plate.x + pad, plate.y + pad // 2 + step * (n + 0.5)
        line(surface, fonts, row, middle, "body", px, palette.CREAM)
