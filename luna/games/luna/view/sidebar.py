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

GAP, PAD, MARGIN = 9, 16, 12
CARD_SHARE = 0.50
TITLE, SUBTITLE, TEXT, SMALL, SMALLEST = 20, 16, 18, 15, 12
PICTURE = 62
INDENT, ROW = 24, 22
LEAST_CHRONICLE = 110
"""Height the chronicle keeps beside the longest card, in logical px."""
MOST_SEEN = 60
"""More lines than the chronicle ever shows at once."""


def card_rect(frame: Frame) -> pygame.Rect:
    """The card at its usual height."""
    column, gap = frame.right, frame.px(GAP)
    return pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, round(column.h * CARD_SHARE) - gap)


def chronicle_rect(frame: Frame, card_bottom: int) -> pygame.Rect:
    """The chronicle, below the card."""
    column, gap = frame.right, frame.px(GAP)
    top = card_bottom + gap
    return pygame.Rect(column.x + gap, top, column.w - 2 * gap, column.bottom - gap - top)


def sidebar_spots(frame: Frame) -> Iterator[Spot]:
    """The chronicle under a card of the usual height."""
    yield boxed(Pick("chronicle"), PANEL, chronicle_rect(frame, card_rect(frame).bottom), frame.px(12))


def sidebar_key(shown: Shown) -> object:
    """What the column's picture depends on; of the chronicle only lines that may be seen."""
    end = len(shown.chronicle) - shown.chronicle_back
    seen = shown.chronicle[max(0, end - MOST_SEEN) : end + MOST_SEEN]
    return shown.card, len(shown.chronicle), shown.chronicle_back, seen


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of the card: its middle from the card's inner top, its type and where it begins."""

    text: str
    y: float
    role: str
    px: int
    colour: str
    indent: int = 0


@dataclass(slots=True)
class _CardText:
    """The lines of a card and the height they take, in px."""

    lines: list[_Line]
    height: int
    rule: int | None = None


class CardPainter:
    """Draws the card; long texts get smaller type, very long ones a taller card."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, card: Card | None) -> pygame.Rect:
        """The card, empty without one; returns where it lies."""
        px, rect = self._frame.px, card_rect(self._frame)
        if card is None:
            panel(surface, rect, PANEL_COLOUR, 120, px(12))
            return rect
        most = self._frame.right.h - px(LEAST_CHRONICLE) - 3 * px(GAP)
        text = self._set(card, rect.w - 2 * px(PAD), rect.h - 2 * px(MARGIN), most - 2 * px(MARGIN))
        rect.h = max(rect.h, text.height + 2 * px(MARGIN))
        panel(surface, rect, PANEL_COLOUR, 215, px(12))
        inner = rect.inflate(-2 * px(PAD), -2 * px(MARGIN))
        if card.sprite:
            side = px(PICTURE)
            blit(surface, self._sprites.fitted(card.sprite, side), (inner.x + side / 2, inner.y + side / 2))
        if text.rule is not None:
            y = inner.y + text.rule
            pygame.draw.line(surface, HAIRLINE, (inner.x, y), (inner.right, y))
        for each in text.lines:
            at = inner.x + each.indent, inner.y + each.y
            line(surface, self._fonts, each.text, at, each.role, each.px, each.colour)
        return rect

    def _set(self, card: Card, width: int, height: int, most: int) -> _CardText:
        """The card's text in the largest type that fits the height; smaller type only where it needs more than most."""
        head = self._head(card, width)
        for size in range(TEXT, SMALLEST - 1, -1):
            text = self._body(card, width, head, size)
            if text.height <= (height if size > SMALL else most):
                break
        return text

    def _head(self, card: Card, width: int) -> _CardText:
        px = self._frame.px
        indent = px(PICTURE) + px(12) if card.sprite else 0
        role, size = self._title_type(card.title, width - indent)
        y, lines = px(14), []
        for text in wrapped(self._fonts, card.title, role, size, width - indent):
            lines.append(_Line(text, y, role, size, GOLD, indent))
            y += px(24)
        for text in wrapped(self._fonts, card.subtitle, "body", px(SUBTITLE), width - indent) if card.subtitle else ():
            lines.append(_Line(text, y, "body", px(SUBTITLE), QUIET, indent))
            y += px(19)
        return _CardText(lines, max(y, px(PICTURE + 8) if card.sprite else 0))

    def _title_type(self, title: str, width: int) -> tuple[str, int]:
        """Face and size in which no word of the title is cut, the narrower face last."""
        for role, largest in (("title", TITLE), ("bold", TEXT)):
            fits = [fitted(self._fonts, word, role, self._frame.px(largest), width, 0) for word in title.split(" ")]
            if [word for word, _ in fits] == title.split(" "):
                break
        return role, min(size for _, size in fits)

    def _body(self, card: Card, width: int, head: _CardText, size: int) -> _CardText:
        px, y = self._frame.px, head.height
        step = round(self._fonts.font("body", px(size)).get_linesize() * 0.96)
        text = _CardText(list(head.lines), 0)
        for paragraphs, colour in ((card.lines, CREAM), (card.facts, QUIET)):
            if paragraphs and colour == QUIET and card.lines:
                text.rule, y = y + px(4), y + px(10)
            for paragraph in paragraphs:
                for row in wrapped(self._fonts, paragraph, "body", px(size), width):
                    text.lines.append(_Line(row, y + step / 2, "body", px(size), colour))
                    y += step
        text.height = y
        return text


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

    def paint(self, surface: pygame.Surface, shown: Shown, rect: pygame.Rect) -> None:
        """The panel with the lines that end `chronicle_back` lines before the newest."""
        px = self._frame.px
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
        surface.set_clip(self._frame.right)
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
            if self._height(entry) > room:
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


class Sidebar:
    """Draws the whole column: the card and below it the chronicle."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame = frame
        self._card, self._chronicle = CardPainter(frame, sprites, fonts), ChroniclePainter(frame, fonts, text)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Card and chronicle."""
        card = self._card.paint(surface, shown.card)
        self._chronicle.paint(surface, shown, chronicle_rect(self._frame, card.bottom))
