"""The font of pygame_gui's widgets, whose letters stand as evenly as in all other texts."""

from __future__ import annotations

from functools import cached_property
from io import BytesIO
from typing import Any

import pygame
from pygame_gui.core.gui_font_pygame import GUIFontPygame

from luna.ui.pictures.assets import SMALL_PX


class EvenFont(GUIFontPygame):
    """Drawn at twice its size and halved, as `Fonts` does: hinting moves every small letter to a whole px."""

    def __init__(
        self, file: BytesIO, size: int, force_style: bool = False, style: dict[str, Any] | None = None
    ) -> None:
        self._content = file.getvalue()
        super().__init__(file, size, force_style, style)

    @cached_property
    def _double(self) -> pygame.font.Font:
        return pygame.font.Font(BytesIO(self._content), 2 * self.point_size)

    def get_rect(self, text: str) -> pygame.Rect:
        """The size of a text, below its ascent."""
        if self.point_size > SMALL_PX or not text:
            return super().get_rect(text)
        width, height = self._double.size(text)
        return pygame.Rect(0, self._ascent, -(-width // 2), -(-height // 2))

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        """A text, premultiplied."""
        if self.point_size > SMALL_PX or not text:
            return super().render_premul(text, text_color)
        double = self._double.render(text, True, text_color).convert_alpha().premul_alpha()
        return pygame.transform.smoothscale(double, self.get_rect(text).size)

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        """A text on a ground of a size, with its ascent at a position."""
        if self.point_size > SMALL_PX or not text:
            return super().render_premul_to(text, text_colour, surf_size, surf_position)
        ground = pygame.Surface(surf_size, pygame.SRCALPHA, 32)
        at = surf_position[0], surf_position[1] - self._ascent
        ground.blit(self.render_premul(text, text_colour), at, special_flags=pygame.BLEND_PREMULTIPLIED)
        return ground

    @property
    def _ascent(self) -> int:
        return round(self._double.get_ascent() / 2)
