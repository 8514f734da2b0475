"""A line of text on a form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from luna.ui.pictures.assets import Fonts

Align = Literal["left", "center", "right"]


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
