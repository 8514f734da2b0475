"""The curtain between two persons at one screen: until the next one has come it leaves only what everybody may see."""

from __future__ import annotations

import pygame

from luna.ui.input import keys
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, fitted, line, panel, plate, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, SEA_ABYSS

TITLE, LEAST, TEXT, WIDEST = 40, 20, 22, 760
"""Type and width of the words, in logical px."""
PAD, LEADING, VEIL = 44, 1.4, 128
"""Round the words, from line to line as a multiple of the type, and how dense the veil on the table is, of 255."""


def draw_curtain(surface: pygame.Surface, fonts: Fonts, ui_scale: float, title: str, hint: str) -> None:
    """Veils the table and says who is to come and how it opens; `ui_scale` = the UI scale."""
    size = surface.get_size()
    blit(surface, (plate(size, SEA_ABYSS, VEIL, 0, SEA_ABYSS, 0), (0, 0)), (0, 0))
    room, pad = min(round(WIDEST * ui_scale), size[0] - round(2 * TITLE * ui_scale)), round(PAD * ui_scale)
    told, px = fitted(fonts, title, "title", round(TITLE * ui_scale), room - 2 * pad, round(LEAST * ui_scale))
    small = round(TEXT * ui_scale)
    rows, step = wrapped(fonts, hint, "body", small, room - 2 * pad), round(LEADING * small)
    box = pygame.Rect(0, 0, room, 2 * pad + round(LEADING * px) + step * len(rows))
    box.center = size[0] // 2, size[1] // 2
    panel(surface, box, PANEL, 250, round(14 * ui_scale))
    line(surface, fonts, told, (box.centerx, box.y + pad + px // 2), "title", px, GOLD, "center")
    top = box.y + pad + round(LEADING * px) + step // 2
    for k, row in enumerate(rows):
        line(surface, fonts, row, (box.centerx, top + step * k), "body", small, CREAM, "center")


def opens_curtain(event: pygame.event.Event) -> bool:
    """Whether an event is the press of whoever has come; Esc is not, it leads to the menu."""
    if event.type == pygame.KEYDOWN:
        return event.key not in keys.HELD and event.key != pygame.K_ESCAPE
    return event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
