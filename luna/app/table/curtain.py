"""The curtain between two persons at one screen: it hides the whole table until the next one has come."""

from __future__ import annotations

import pygame

from luna.ui.input import keys
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import fitted, line, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, SEA_ABYSS

TITLE, LEAST, TEXT, WIDEST = 40, 20, 22, 760
"""Type and width of the words, in logical px."""


def draw_curtain(surface: pygame.Surface, fonts: Fonts, ui_scale: float, title: str, hint: str) -> None:
    """Covers the surface and says who is to come and how the table opens; `ui_scale` = the UI scale."""
    surface.fill(SEA_ABYSS)
    width, height = surface.get_size()
    room = min(round(WIDEST * ui_scale), width - round(2 * TITLE * ui_scale))
    told, px = fitted(fonts, title, "title", round(TITLE * ui_scale), room, round(LEAST * ui_scale))
    line(surface, fonts, told, (width // 2, height * 2 // 5), "title", px, GOLD, "center")
    px = round(TEXT * ui_scale)
    for k, row in enumerate(wrapped(fonts, hint, "body", px, room)):
        line(surface, fonts, row, (width // 2, height // 2 + round(1.4 * px * k)), "body", px, CREAM, "center")


def opens_curtain(event: pygame.event.Event) -> bool:
    """Whether an event is the press of whoever has come; Esc is not, it leads to the menu."""
    if event.type == pygame.KEYDOWN:
        return event.key not in keys.HELD and event.key != pygame.K_ESCAPE
    return event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
