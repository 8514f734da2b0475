"""The mark that tells that only a part of the table is seen, and leads back to the whole."""

from __future__ import annotations

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, clear_surface, line, plate
from luna.ui.pictures.palette import BUTTON, BUTTON_HOVER, CREAM, GOLD, HAIRLINE, INK
from luna.ui.table.areas import Areas
from luna.ui.table.shown import Button

TEXT, KEY, HEIGHT, PAD, GAP, EDGE, SHADE = 16, 14, 28, 10, 8, 6, 18
"""Type and lengths in logical px."""


class LensMark:
    """A small button in the lower right corner of the table, where the fewest things come to lie."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def rect(self, button: Button) -> pygame.Rect:
        """Where it lies."""
        px, table = self._frame.px, self._frame.table
        words = self._fonts.width(button.label, "body", px(TEXT))
        width = min(words + px(2 * PAD + GAP) + self._cap(button), table.w - 2 * px(EDGE))
        return pygame.Rect(table.right - px(EDGE) - width, table.bottom - px(EDGE + HEIGHT), width, px(HEIGHT))

    def shade(self, surface: pygame.Surface) -> None:
        """The edges of what is seen from near lie in the shade of what stands beside it."""
        table, wide = self._frame.table, self._frame.px(SHADE)
        left = _shade(wide, table.h)
        for x, image in ((table.left, left), (table.right - wide, pygame.transform.flip(left, True, False))):
            surface.blit(image, (x, table.top), special_flags=pygame.BLEND_PREMULTIPLIED)

    def paint(self, surface: pygame.Surface, button: Button, hover: Pick | None) -> None:
        """Its words and its key."""
        px, rect, hovered = self._frame.px, self.rect(button), hover == button.pick
        fill, edge = (BUTTON_HOVER, GOLD) if hovered else (BUTTON, HAIRLINE)
        blit(surface, (plate(rect.size, fill, 245, rect.h // 2, edge, 255), (0, 0)), rect.topleft)
        line(surface, self._fonts, button.label, (rect.x + px(PAD), rect.centery), "body", px(TEXT), CREAM)
        cap = pygame.Rect(0, 0, self._cap(button), rect.h - px(8))
        cap.midright = rect.right - px(PAD - 4), rect.centery
        blit(surface, (plate(cap.size, INK, 255, px(5), HAIRLINE, 255), (0, 0)), cap.topleft)
        line(surface, self._fonts, button.key, cap.center, "bold", px(KEY), GOLD, "center")

    def _cap(self, button: Button) -> int:
        return self._fonts.width(button.key, "bold", self._frame.px(KEY)) + self._frame.px(10)


@lru_cache(maxsize=2)
def _shade(width: int, height: int) -> pygame.Surface:
    """Darkness at the left that fades to the right."""
    shade = clear_surface((width, height))
    for x in range(width):
        shade.fill((0, 0, 0, round(150 * (1 - x / width) ** 2)), pygame.Rect(x, 0, 1, height))
    return shade
