"""The right column: the card of what is pointed at, below it the chronicle, at the foot what the game says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.table.areas import Areas
from luna.ui.table.card import GAP, CardPainter, card_height, card_rect, narrowed
from luna.ui.table.chronicle import ChroniclePainter, Page, least_height
from luna.ui.table.looks import Looks
from luna.ui.table.picks import CHRONICLE, TablePick
from luna.ui.table.shown import Shown
from luna.ui.table.speaking_place import SpeakingPlace
from luna.ui.table.spot import PANEL, Spot, boxed

BESIDE_SPOKEN = 4, 3
"""Rows of the chronicle that stay in sight between the card and what the game says, if there is room for so many."""
BESIDE_LARGE = 6
"""Rows of it beside something said in larger type than needed."""


def chronicle_rect(frame: Areas, card_bottom: int) -> pygame.Rect:
    """The chronicle, below the card."""
    column, gap = frame.right, narrowed(frame, GAP)
    top = card_bottom + gap
    return pygame.Rect(column.x + gap, top, column.w - 2 * gap, max(0, column.bottom - gap - top))


def speaking_place(frame: Areas) -> SpeakingPlace:
    """At the foot, in place of as much of chronicle and card as it has to; the table is never hidden."""
    column, gap = frame.right, narrowed(frame, GAP)
    whole = pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, column.h - 2 * gap)
    usual = card_rect(frame)
    apart = usual.y + card_height(frame) + gap + least_height(frame, BESIDE_LARGE) + gap
    return SpeakingPlace(whole, max(usual.bottom + gap, apart))


def sidebar_spots(frame: Areas) -> Iterator[Spot]:
    """The chronicle under a card of the usual height."""
    yield boxed(Pick(TablePick.CHRONICLE), PANEL, chronicle_rect(frame, card_rect(frame).bottom), frame.px(12))


class Sidebar:
    """Draws the whole column: the card and below it the chronicle, as far as the game says nothing there."""

    def __init__(
        self,
        frame: Areas,
        sprites: Sprites,
        fonts: Fonts,
        text: Callable[..., str],
        looks: Looks,
        spoken: Callable[[Shown], pygame.Rect | None],
    ) -> None:
        """`spoken` = where what the game says will lie."""
        self._frame, self._spoken = frame, spoken
        self._card = CardPainter(frame, sprites, fonts, text)
        self._chronicle = ChroniclePainter(frame, fonts, looks, text)

    def key(self, shown: Shown) -> object:
        """What the column's picture depends on."""
        foot, seen = self._laid(shown)
        if not seen.h:
            return shown.card, foot
        hover = shown.hover if shown.hover and shown.hover.kind == TablePick.LINE else None
        return shown.card, shown.chronicle, shown.undone, shown.chronicle_back, hover, shown.look, seen.h

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Card and chronicle."""
        foot, seen = self._laid(shown)
        self._card.paint(surface, shown.card, foot)
        if seen.h:
            self._chronicle.paint(surface, shown, seen)

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        return self._chronicle.page(shown, self._laid(shown)[1])

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """The line of the chronicle under a window position; nothing but the chronicle where it is covered."""
        if not self._frame.right.collidepoint(pos):
            return []
        seen = self._laid(shown)[1]
        if seen.h:
            return self._chronicle.picks_at(pos, shown, seen)
        if shown.tip or pos[1] < min(seen.top, card_rect(self._frame).bottom):
            return []
        return [CHRONICLE]

    def _laid(self, shown: Shown) -> tuple[int | None, pygame.Rect]:
        """Up to where the card has to reach, if anywhere, and where the chronicle is seen below it.

        A card ends with its text where something is said, the chronicle needs room or is read to look back. It loses
        text, or gives way as a whole, rather than that the chronicle does for a tip; a recap tells what that tells.
        """
        spoken, usual = self._spoken(shown), chronicle_rect(self._frame, self._card.rect(shown.card).bottom)
        whole = self._chronicle.needed(shown, usual)
        if spoken is None:
            closed = chronicle_rect(self._frame, self._closed(shown))
            grows = (shown.look or usual.h < whole) and usual.h < closed.h
            return (self._closed(shown), closed) if grows else (None, usual)
        foot, gap = spoken.top - narrowed(self._frame, GAP), narrowed(self._frame, GAP)
        rows = [least_height(self._frame, each) for each in BESIDE_SPOKEN]
        for least in (max(whole, rows[0]), *rows):
            for bottom in (self._closed(shown), *((foot - gap - least,) if shown.tip else ())):
                lies = self._card.rect(shown.card, bottom)
                below = chronicle_rect(self._frame, lies.bottom)
                below.h = foot - below.top
                if below.h >= least and (lies.h or shown.card is None or least == rows[-1]):
                    return bottom, below
        return foot, pygame.Rect(usual.x, spoken.top, usual.w, 0)

    def _closed(self, shown: Shown) -> int:
        """Where a card that is no higher than its text ends."""
        return card_rect(self._frame).y + self._card.needed(shown.card)
