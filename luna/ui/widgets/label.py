"""A line of text on a form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import fitted

Align = Literal["left", "center", "right"]
TOLD_FROM, TOLD_HIGH, TOLD_TYPE, TOLD_LEAST = 0.53, 0.4, 17.0, 8
"""Where the smaller line on a button begins and how high it is, as shares of it; its type, and the least in px."""
TOLD_INK = palette.mix(palette.QUIET, palette.CREAM, 0.4)


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text in a box of px, `on` a widget or beside all; lines with the same key are replaced together."""

    box: pygame.Rect
    text: str
    role: str
    px: int
    colour: str
    align: Align
    key: str = ""
    on: str = ""

    def draw(self, surface: pygame.Surface, fonts: Fonts) -> None:
        """Draws the line, vertically centred in its box."""
        image = fonts.render(self.text, self.role, self.px, self.colour)
        place = image.get_rect(midleft=self.box.midleft)
        if self.align == "center":
            place.center = self.box.center
        elif self.align == "right":
            place.midright = self.box.midright
        surface.blit(image, place)


def told_below(button: pygame.Rect, text: str, px: int, main: bool, key: str, fonts: Fonts) -> Label:
    """The smaller line below the words of a button; `main` = it lies on gold. Too long, it is set smaller still."""
    text, px = fitted(fonts, text, "body", px, button.w, TOLD_LEAST)
    box = pygame.Rect(button.x, button.y + round(TOLD_FROM * button.h), button.w, round(TOLD_HIGH * button.h))
    return Label(box, text, "body", px, palette.BUTTON_INK if main else TOLD_INK, "center", on=key)
