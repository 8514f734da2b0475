"""The card of what is pointed at, the chronicle, and at the foot of the right column what the game says.

The chronicle lies below the seats where they leave it room, so that none of the three ever takes place from another;
else below the card, which then gives way to what is said before the chronicle does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.table.above import Above
from luna.ui.table.areas import Areas
from luna.ui.table.card import GAP, CardPainter, card_rect, narrowed
from luna.ui.table.chronicle import ChroniclePainter, Page, least_height
from luna.ui.table.looks import Looks
from luna.ui.table.picks import CHRONICLE, TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.speaking_place import SpeakingPlace
from luna.ui.table.spot import PANEL, Spot, boxed
from luna.ui.table.whole import Part

Key = Callable[[Shown], object]
Free = Callable[[Shown], pygame.Rect]
Paint = Callable[[pygame.Surface, Shown], None]
PainterT = TypeVar("PainterT")

APART_WIDTH, APART_ROWS, APART_LEAST = 168, 10, 7
"""Width in logical px and rows of the usual type without which it does not lie below the seats, as it has more beside
the card; and rows that it has there at least in type as large as is wanted."""

KEPT = 0.36
"""Share of the column that it keeps beside what is said, where that is more than its least rows take."""


def chronicle_rect(frame: Areas, card_bottom: int) -> pygame.Rect:
    """The chronicle, below the card."""
    column, gap = frame.right, narrowed(frame, GAP)
    top = card_bottom + gap
    return pygame.Rect(column.x + gap, top, column.w - 2 * gap, max(0, column.bottom - gap - top))


def speaking_place(frame: Areas, shared: bool = False) -> SpeakingPlace:
    """At the foot, in place of as much of the card as it has to; the table is never hidden.

    In a column that is `shared` with the chronicle that keeps its part above it, if need be in the usual type.
    """
    column, gap = frame.right, narrowed(frame, GAP)
    whole = pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, column.h - 2 * gap)
    *_, usual = frame.smaller()
    kept = kept_height(usual) + gap if shared else 0
    return SpeakingPlace(pygame.Rect(whole.x, whole.y + kept, whole.w, whole.h - kept), card_rect(frame).bottom + gap)


def kept_height(frame: Areas) -> int:
    """The height in px of the chronicle beside what is said."""
    return max(least_height(frame), round(KEPT * frame.right.h))


def where_spoken(frame: Areas, free: Free, painter: Callable[[SpeakingPlace], PainterT]) -> Callable[[Shown], PainterT]:
    """What paints something that is said, for the place that there is for it with what the seats leave `free`."""
    alone, sharing = (painter(speaking_place(frame, shared)) for shared in (False, True))
    return lambda shown: alone if apart(frame, free(shown)) else sharing


def apart(frame: Areas, free: pygame.Rect) -> Areas | None:
    """In whose type the chronicle has room in what the seats leave `free` of their column; None if in none."""
    return _apart(frame, free.size)


@lru_cache(maxsize=16)
def _apart(frame: Areas, size: tuple[int, int]) -> Areas | None:
    sizes = [each for each in frame.smaller() if size[0] >= each.px(APART_WIDTH)]
    if not sizes or size[1] < least_height(sizes[-1], APART_ROWS):
        return None
    return next(each for each in sizes if size[1] >= least_height(each, APART_LEAST))


def card_spot(frame: Areas, free: pygame.Rect) -> Spot:
    """The card, to the column's foot where the chronicle lies below the seats."""
    rect = card_rect(frame)
    if apart(frame, free):
        rect.h = frame.right.bottom - narrowed(frame, GAP) - rect.y
    return boxed(Pick(TablePick.CARD), PANEL, rect, frame.px(12))


def sidebar_spots(frame: Areas, free: pygame.Rect) -> Iterator[Spot]:
    """The chronicle below the seats, else under a card of the usual height."""
    lies = free if apart(frame, free) else chronicle_rect(frame, card_rect(frame).bottom)
    yield boxed(Pick(TablePick.CHRONICLE), PANEL, lies, frame.px(12))


class Sidebar:
    """Draws the whole column: the card, and below it or below the seats the chronicle."""

    def __init__(
        self,
        frame: Areas,
        sprites: Sprites,
        fonts: Fonts,
        text: Callable[..., str],
        looks: Looks,
        above: Above,
        free: Free,
    ) -> None:
        """`above` = what lies over it; `free` = what the seats leave of their column."""
        self._frame, self._above, self._free = frame, above, free
        self._card = CardPainter(frame, sprites, fonts, text)
        self._in_type = {each.ui_scale: ChroniclePainter(each, fonts, looks, text) for each in frame.smaller()}
        self._chronicle = self._in_type[frame.ui_scale]

    def key(self, shown: Shown) -> object:
        """What the column's picture depends on."""
        foot, seen = self._laid(shown)
        return shown.card, foot, None if self._is_apart(shown) else _read(shown, seen)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """The card, and below it the chronicle if that does not lie below the seats."""
        foot, seen = self._laid(shown)
        alone = self._is_apart(shown)
        self._card.paint(surface, shown.card, foot, alone)
        if seen.h and not alone:
            self._painter(shown, seen).paint(surface, shown, seen)

    def below(self, left: pygame.Rect, key: Key, paint: Paint) -> Part:
        """The column of the seats, whose panels have this key and are painted so, and below them the chronicle."""

        def painted(surface: pygame.Surface, shown: Shown) -> None:
            paint(surface, shown)
            seen = self._laid(shown)[1]
            if seen.h and self._is_apart(shown):
                self._painter(shown, seen).paint(surface, shown, seen)

        def told(shown: Shown) -> object:
            return key(shown), _read(shown, self._laid(shown)[1]) if self._is_apart(shown) else None

        return Part(left, told, painted)

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        seen = self._laid(shown)[1]
        return self._painter(shown, seen).page(shown, seen)

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """The line of the chronicle under a window position; nothing but the chronicle where it is covered."""
        seen = self._laid(shown)[1]
        if self._is_apart(shown):
            return self._painter(shown, seen).picks_at(pos, shown, seen)
        if not self._frame.right.collidepoint(pos):
            return []
        if seen.h:
            return self._painter(shown, seen).picks_at(pos, shown, seen)
        if shown.tip or pos[1] < min(seen.top, card_rect(self._frame).bottom):
            return []
        return [CHRONICLE]

    def _is_apart(self, shown: Shown) -> bool:
        return apart(self._frame, self._free(shown)) is not None

    def _painter(self, shown: Shown, seen: pygame.Rect) -> ChroniclePainter:
        """Of the chronicle, in the type in which it has room where it lies."""
        if frame := apart(self._frame, self._free(shown)):
            return self._in_type[frame.ui_scale]
        *larger, usual = self._frame.smaller()
        frame = next((each for each in larger if least_height(each) <= seen.h), usual)
        return self._in_type[frame.ui_scale]

    def _laid(self, shown: Shown) -> tuple[int | None, pygame.Rect]:
        """Up to where the card has to reach, if anywhere, and where the chronicle is seen.

        Below the seats it gives way to what lies there for a while.
        """
        spoken, gap = self._above.over_card(shown), narrowed(self._frame, GAP)
        if self._is_apart(shown):
            free = self._free(shown)
            seen = pygame.Rect(free.x, free.y, free.w, 0) if self._above.over_seats(shown) else free
            return spoken.top - gap if spoken else self._frame.right.bottom - gap, seen
        return self._laid_below(shown) if spoken is None else self._laid_between(shown, spoken.top - gap)

    def _laid_below(self, shown: Shown) -> tuple[int | None, pygame.Rect]:
        """The chronicle below the card: that ends with its text where the chronicle needs room or is read."""
        usual = chronicle_rect(self._frame, self._card.rect(shown.card).bottom)
        closed = chronicle_rect(self._frame, self._closed(shown))
        grows = (shown.look or usual.h < self._chronicle.needed(shown, usual)) and usual.h < closed.h
        return (self._closed(shown), closed) if grows else (None, usual)

    def _laid_between(self, shown: Shown, foot: int) -> tuple[int | None, pygame.Rect]:
        """The chronicle between the card and what is said, which begins below `foot`.

        The card has what that part of the column leaves it which the chronicle keeps, and no more than its text needs.
        """
        gap = narrowed(self._frame, GAP)
        bottom = min(self._closed(shown), foot - gap - kept_height(self._frame))
        lies = chronicle_rect(self._frame, self._card.rect(shown.card, bottom).bottom)
        lies.h = max(0, foot - lies.top)
        return bottom, lies

    def _closed(self, shown: Shown) -> int:
        """Where a card that is no higher than its text ends."""
        return card_rect(self._frame).y + self._card.needed(shown.card)


def _read(shown: Shown, seen: pygame.Rect) -> object:
    """What the picture of the chronicle depends on where that much of it is seen."""
    if not seen.h:
        return None
    hover = shown.hover if shown.hover and shown.hover.kind == TablePick.LINE else None
    return shown.chronicle, shown.undone, shown.chronicle_back, hover, shown.look, seen.h
