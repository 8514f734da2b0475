"""The right column: the card of what is pointed at, and the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.view.frame import Frame
from luna.games.luna.view.shown import Card, ChronicleLine, Shown
from luna.games.luna.view.spots import PANEL, Spot, boxed
from luna.ui.assets import Fonts, Sprites
from luna.ui.draw import blit, fitted, icon, line, panel, wrapped
from luna.ui.palette import CREAM, GOLD, HAIRLINE, ORDER_EMBLEMS, ORDERS, QUIET, mix
from luna.ui.palette import PANEL as PANEL_COLOUR

GAP, PAD = 9, 16
CARD_SHARE = 0.44
TITLE, SUBTITLE, TEXT, SMALLEST = 20, 16, 18, 14
PICTURE = 62
INDENT, ROW = 24, 22
MOST_SEEN = 60
"""More lines than the chronicle ever shows at once."""


def card_rect(frame: Frame) -> pygame.Rect:
    """The card."""
    column, gap = frame.right, frame.px(GAP)
    return pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, round(column.h * CARD_SHARE) - gap)


def chronicle_rect(frame: Frame) -> pygame.Rect:
    """The chronicle, below the card."""
    card, gap = card_rect(frame), frame.px(GAP)
    return pygame.Rect(card.x, card.bottom + gap, card.w, frame.right.bottom - card.bottom - 2 * gap)


def sidebar_spots(frame: Frame) -> Iterator[Spot]:
    """The chronicle."""
    yield boxed(Pick("chronicle"), PANEL, chronicle_rect(frame), frame.px(12))


def chronicle_key(shown: Shown) -> object:
    """What the chronicle's picture depends on; looks only at lines that may be seen."""
    end = len(shown.chronicle) - shown.chronicle_back
    return len(shown.chronicle), shown.chronicle_back, shown.chronicle[max(0, end - MOST_SEEN) : end + MOST_SEEN]


class CardPainter:
    """Draws the card; long texts get smaller type before they are cut."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, card: Card | None) -> None:
        """The card, empty without one."""
        px, rect = self._frame.px, card_rect(self._frame)
        panel(surface, rect, PANEL_COLOUR, 215 if card else 120, px(12))
        if card is None:
            return
        inner = rect.inflate(-2 * px(PAD), -2 * px(12))
        y = self._head(surface, card, inner) + px(8)
        size = self._size_that_fits(card, inner.w, inner.bottom - y)
        for text in card.lines:
            y = self._paragraph(surface, text, inner, y, size, CREAM)
        if card.facts and y < inner.bottom - px(size):
            if card.lines:
                pygame.draw.line(surface, HAIRLINE, (inner.x, y + px(4)), (inner.right, y + px(4)))
                y += px(11)
            for text in card.facts:
                y = self._paragraph(surface, text, inner, y, size, QUIET)

    def _head(self, surface: pygame.Surface, card: Card, inner: pygame.Rect) -> int:
        px, left = self._frame.px, inner.x
        if card.sprite:
            side = px(PICTURE)
            blit(surface, self._sprites.fitted(card.sprite, side), (left + side / 2, inner.y + side / 2))
            left += side + px(12)
        y = inner.y + px(14)
        for text in wrapped(self._fonts, card.title, "title", px(TITLE), inner.right - left)[:2]:
            line(surface, self._fonts, text, (left, y), "title", px(TITLE), GOLD)
            y += px(24)
        for text in (
            wrapped(self._fonts, card.subtitle, "body", px(SUBTITLE), inner.right - left)[:2] if card.subtitle else ()
        ):
            line(surface, self._fonts, text, (left, y), "body", px(SUBTITLE), QUIET)
            y += px(19)
        return max(y - px(8), inner.y + px(PICTURE) if card.sprite else 0)

    def _size_that_fits(self, card: Card, width: int, height: int) -> int:
        for size in range(TEXT, SMALLEST, -1):
            rows = sum(
                len(wrapped(self._fonts, text, "body", self._frame.px(size), width))
                for text in (*card.lines, *card.facts)
            )
            if (rows + 0.8) * self._step(size) <= height:
                return size
        return SMALLEST

    def _step(self, size: int) -> int:
        return round(self._fonts.font("body", self._frame.px(size)).get_linesize() * 0.96)

    def _paragraph(self, surface: pygame.Surface, text: str, inner: pygame.Rect, y: int, size: int, colour: str) -> int:
        step = self._step(size)
        for part in wrapped(self._fonts, text, "body", self._frame.px(size), inner.w):
            if y + step > inner.bottom + self._frame.px(6):
                break
            line(surface, self._fonts, part, (inner.x, y + step / 2), "body", self._frame.px(size), colour)
            y += step
        return y


@dataclass(frozen=True, slots=True)
class _Entry:
    """One chronicle line broken to the panel's width."""

    source: ChronicleLine
    rows: tuple[str, ...]
    newest: bool
    cut: bool = False


class ChroniclePainter:
    """Draws the chronicle, newest at the bottom; only the visible lines cost anything."""

    def __init__(self, frame: Frame, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._fonts, self._text = frame, fonts, text

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """The panel with the lines that end `chronicle_back` lines before the newest."""
        px, rect = self._frame.px, chronicle_rect(self._frame)
        panel(surface, rect, PANEL_COLOUR, 205, px(12))
        line(
            surface,
            self._fonts,
            self._text("table-chronicle"),
            (rect.x + px(PAD), rect.y + px(24)),
            "title",
            px(TITLE),
            GOLD,
        )
        inner = pygame.Rect(rect.x + px(PAD), rect.y + px(44), rect.w - 2 * px(PAD) + px(6), rect.h - px(54))
        entries, last = self._visible(shown, inner)
        y = inner.top
        if len(entries) < last:
            y = inner.bottom - sum(self._height(entry) for entry in entries)
        surface.set_clip(inner)
        for entry in entries:
            self._entry(surface, entry, inner, y)
            y += self._height(entry)
        surface.set_clip(rect)
        if last < len(shown.chronicle):
            icon(surface, "down", (rect.right - px(20), rect.y + px(24)), 6 * self._frame.u, GOLD)

    def _visible(self, shown: Shown, inner: pygame.Rect) -> tuple[list[_Entry], int]:
        """The entries that fill the panel and the number of lines up to the last of them."""
        total = len(shown.chronicle)
        last = total - max(0, min(shown.chronicle_back, total - 1))
        entries: list[_Entry] = []
        room, first = inner.h, last
        while first:
            entry = self._broken(shown, first - 1, inner.w)
            if entries and self._height(entry) > room:
                entries[:0] = self._tail(entry, room)
                return entries, last
            entries.insert(0, entry)
            room, first = room - self._height(entry), first - 1
        while last < total and room > 0:
            entries.append(self._broken(shown, last, inner.w))
            room, last = room - self._height(entries[-1]), last + 1
        return entries, last

    def _broken(self, shown: Shown, number: int, width: int) -> _Entry:
        source = shown.chronicle[number]
        role, px = ("title", self._frame.px(SUBTITLE)) if source.heading else ("body", self._frame.px(TEXT))
        indent = self._frame.px(INDENT) if source.colour and not source.heading else 0
        newest = number == len(shown.chronicle) - 1
        return _Entry(source, wrapped(self._fonts, source.text, role, px, width - indent), newest)

    def _tail(self, entry: _Entry, room: int) -> list[_Entry]:
        """The last rows of an entry, as many as there is room for."""
        rows = (room - self._frame.px(5)) // self._frame.px(ROW)
        return [] if entry.source.heading or rows < 1 else [_Entry(entry.source, entry.rows[-rows:], False, True)]

    def _height(self, entry: _Entry) -> int:
        return len(entry.rows) * self._frame.px(ROW) + self._frame.px(10 if entry.source.heading else 5)

    def _entry(self, surface: pygame.Surface, entry: _Entry, inner: pygame.Rect, y: int) -> None:
        px, source = self._frame.px, entry.source
        x, step = inner.x, px(ROW)
        if source.heading:
            text, size = fitted(self._fonts, entry.rows[0], "title", px(SUBTITLE), inner.w, px(12))
            drawn = line(surface, self._fonts, text, (x, y + px(16)), "title", size, mix(GOLD, QUIET, 0.35))
            pygame.draw.line(surface, HAIRLINE, (drawn.right + px(8), y + px(17)), (inner.right - px(6), y + px(17)))
            return
        if source.colour:
            x += px(INDENT)
        if source.colour and not entry.cut:
            emblem, tint = ORDER_EMBLEMS[source.colour], mix(ORDERS[source.colour], "#ffffff", 0.15)
            icon(surface, emblem, (inner.x + px(7), y + step * 0.55), 7 * self._frame.u, tint)
        for k, text in enumerate(entry.rows):
            colour = CREAM if entry.newest else mix(QUIET, CREAM, 0.35)
            line(surface, self._fonts, text, (x, y + step * (k + 0.55)), "body", px(TEXT), colour)
