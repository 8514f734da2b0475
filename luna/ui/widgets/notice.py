"""A sentence about a widget, on a small plate beside it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import line, panel, wrapped

WIDTH, PAD, GAP = 420.0, 12.0, 6.0
"""Least room for a line of text, around the text, and from the widget; logical units."""
SAME_ROW = 3
"""How many times more it matters to hide what stands beside the widget than what stands elsewhere."""
STEP = 1.35
"""From line to line, as a multiple of the type."""


def draw_notice(
    surface: pygame.Surface,
    fonts: Fonts,
    told: str,
    at: pygame.Rect,
    px: int,
    ui_scale: float,
    edge: str = palette.REFUSAL,
    others: Sequence[pygame.Rect] = (),
) -> None:
    """Beside the widget `at`, where it hides least of `others`; `px` = size of the type, `ui_scale` = UI scale."""
    pad, step = round(PAD * ui_scale), round(px * STEP)
    rows = wrapped(fonts, told, "body", px, max(at.w, round(WIDTH * ui_scale)) - 2 * pad)
    width = max(fonts.width(row, "body", px) for row in rows) + 2 * pad
    plate = notice_place((width, step * len(rows) + pad), at, round(GAP * ui_scale), surface.get_rect(), others)
    panel(surface, plate, palette.PANEL, 250, round(8 * ui_scale), edge, max(1, round(2 * ui_scale)))
    for n, row in enumerate(rows):
        middle = plate.x + pad, plate.y + pad // 2 + step * (n + 0.5)
        line(surface, fonts, row, middle, "body", px, palette.CREAM)


def notice_place(
    size: tuple[int, int], at: pygame.Rect, gap: int, window: pygame.Rect, others: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Below, above, right or left of a widget and never on it, the first of these places where it hides least.

    What stands in the same row is mostly what the widget is chosen from, and hidden least gladly.
    """
    plates = [pygame.Rect((0, 0), size) for _ in range(4)]
    below, above, right, left = plates
    below.topleft, above.bottomleft = (at.x, at.bottom + gap), (at.x, at.top - gap)
    right.midleft, left.midright = (at.right + gap, at.centery), (at.left - gap, at.centery)
    inside = [plate.clamp(window) for plate in plates]
    free = [plate for plate in inside if not plate.colliderect(at)] or inside
    return min(free, key=lambda plate: sum(_hidden(plate.clip(other), at) for other in others))


def _hidden(box: pygame.Rect, at: pygame.Rect) -> int:
    return box.w * box.h * (SAME_ROW if box.top < at.bottom and at.top < box.bottom else 1)
