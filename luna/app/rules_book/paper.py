"""The open rules book: where its parts lie in a window, and what is painted behind them once for each size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.core.caching import lru_cache
from luna.ui.pictures import palette
from luna.ui.pictures.draw import clear_surface
from luna.ui.reading.page import diamond
from luna.ui.widgets.scroll import Scroll

LEAST = 1240.0, 640.0
"""The smallest window in logical units that the book is laid out for."""
MARGIN, WIDEST, GAP = 36.0, 1640.0, 28.0
LIST, NARROW_LIST, NARROW = 450.0, 330.0, 1400.0
"""Width of the list, in a wide book and in one below `NARROW`."""
TEXT, AROUND = 860.0, 44.0
"""Widest column of text, some 75 letters, and the least room beside it."""
HEADING, ENTRY, FOOT, SPACE = 48.0, 50.0, 54.0, 12.0
INSIDE, INSIDE_LIST, BAR, FADE = 30.0, 16.0, 9.0, 26.0
"""Room between a plate and its text or rows, width of a scroll bar, height of a fading edge."""
VEIL = 150
NIGHT = palette.mix(palette.PANEL, palette.SHADOW, 0.3)

Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Spread:
    """The book in a window of `width` x `height` logical units."""

    width: float
    height: float

    @property
    def _book(self) -> float:
        return min(self.width - 2 * MARGIN, WIDEST)

    @property
    def left(self) -> float:
        """Where the list begins."""
        return (self.width - self._book) / 2

    @property
    def list_width(self) -> float:
        """Width of the left column."""
        return LIST if self._book >= NARROW else NARROW_LIST

    @property
    def foot(self) -> float:
        """Top of the row of buttons."""
        return self.height - MARGIN - FOOT

    @property
    def heading(self) -> Box:
        """The name of the book."""
        return self.left, MARGIN - 4, self.list_width, HEADING

    @property
    def entry(self) -> Box:
        """Where is typed what is looked for."""
        return self.left, MARGIN + HEADING + 4, self.list_width, ENTRY

    @property
    def list(self) -> Box:
        """The plate of the contents."""
        top = MARGIN + HEADING + ENTRY + SPACE + 10
        return self.left, top, self.list_width, self.foot - SPACE - top

    @property
    def paper(self) -> Box:
        """The plate of the page."""
        left = self.left + self.list_width + GAP
        return left, MARGIN, self._book - self.list_width - GAP, self.foot - SPACE - MARGIN

    @property
    def text(self) -> Box:
        """The column of text on the page."""
        left, top, width, height = self.paper
        column = min(TEXT, width - 2 * AROUND)
        return left + (width - column) / 2, top + INSIDE, column, height - 2 * INSIDE

    def halves(self, box: Box) -> tuple[Box, Box]:
        """Two buttons side by side under a plate."""
        each = (box[2] - SPACE) / 2
        return (box[0], self.foot, each, FOOT), (box[0] + each + SPACE, self.foot, each, FOOT)


def bar_of(plate: pygame.Rect, ui_scale: float) -> pygame.Rect:
    """The scroll bar at the right edge of a plate."""
    width, inset = max(5, round(BAR * ui_scale)), round(INSIDE * ui_scale)
    return pygame.Rect(
        plate.right - round(20 * ui_scale) - width // 2, plate.y + inset, width, plate.height - 2 * inset
    )


def backdrop(picture: pygame.Surface, plates: tuple[pygame.Rect, pygame.Rect], ui_scale: float) -> pygame.Surface:
    """The seascape at night with the plates of list and page."""
    made = picture.copy()
    veil = clear_surface(made.get_size())
    veil.fill((*palette.rgb(palette.SHADOW), VEIL))
    made.blit(veil, (0, 0))
    for plate in plates:
        pygame.draw.rect(made, NIGHT, plate)
        _frame(made, plate, ui_scale)
    return made


@lru_cache(maxsize=4)
def _edges(width: int, ui_scale: float) -> tuple[pygame.Surface, pygame.Surface]:
    """The ground of a plate that vanishes downwards, and upwards."""
    height = max(2, round(FADE * ui_scale))
    upper = clear_surface((width, height))
    for y in range(height):
        upper.fill((*palette.rgb(NIGHT), round(255 * (1 - y / height))), (0, y, width, 1))
    return upper, pygame.transform.flip(upper, False, True)


def fade(surface: pygame.Surface, scroll: Scroll, ui_scale: float) -> None:
    """Lets what goes on above or below a view vanish at its edges."""
    upper, lower = _edges(scroll.view.width, ui_scale)
    if scroll.offset > 0:
        surface.blit(upper, scroll.view.topleft)
    if scroll.offset < scroll.limit:
        surface.blit(lower, lower.get_rect(bottomleft=scroll.view.bottomleft))


def _frame(surface: pygame.Surface, plate: pygame.Rect, ui_scale: float) -> None:
    """Two gold hairlines with diamonds where the inner one has its corners."""
    pygame.draw.rect(surface, palette.HAIRLINE, plate, max(1, round(1.5 * ui_scale)))
    inner = plate.inflate(-round(16 * ui_scale), -round(16 * ui_scale))
    pygame.draw.rect(surface, palette.mix(palette.HAIRLINE, NIGHT, 0.55), inner, 1)
    for corner in (inner.topleft, inner.topright, inner.bottomleft, inner.bottomright):
        diamond(surface, corner, max(3, round(5 * ui_scale)))
