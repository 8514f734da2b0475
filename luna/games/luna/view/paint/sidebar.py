"""The right column: the card of what is pointed at, and the chronicle."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import LOOKS
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, line, panel, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, HAIRLINE, QUIET
from luna.ui.pictures.palette import PANEL as PANEL_COLOUR
from luna.ui.table.chronicle import ChroniclePainter, Page
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Card, Shown
from luna.ui.table.spot import PANEL, Spot, boxed

GAP, PAD, MARGIN = 9, 16, 12
CARD_SHARE = 0.50
TITLE, SUBTITLE, TEXT, SMALL, SMALLEST = 20, 16, 18, 15, 12
PICTURE = 62
LEAST_CHRONICLE = 110
"""Height the chronicle keeps beside the longest card, in logical px."""


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
    yield boxed(Pick(TablePick.CHRONICLE), PANEL, chronicle_rect(frame, card_rect(frame).bottom), frame.px(12))


def sidebar_key(shown: Shown) -> object:
    """What the column's picture depends on."""
    hover = shown.hover if shown.hover and shown.hover.kind == TablePick.LINE else None
    return shown.card, shown.chronicle, shown.undone, shown.chronicle_back, hover, shown.look


@dataclass(frozen=True, slots=True)
class _CardLine:
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

    lines: list[_CardLine]
    height: int
    rule: int | None = None


class CardPainter:
    """Draws the card; long texts get smaller type, very long ones a taller card."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts
        self._latest: tuple[Card, _CardText] | None = None

    def rect(self, card: Card | None) -> pygame.Rect:
        """Where the card lies."""
        rect = card_rect(self._frame)
        if card:
            rect.h = max(rect.h, self._text(card).height + 2 * self._frame.px(MARGIN))
        return rect

    def paint(self, surface: pygame.Surface, card: Card | None) -> pygame.Rect:
        """The card, empty without one; returns where it lies."""
        px, rect = self._frame.px, self.rect(card)
        if card is None:
            panel(surface, rect, PANEL_COLOUR, 120, px(12))
            return rect
        text = self._text(card)
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

    def _text(self, card: Card) -> _CardText:
        """The text of a card; that of the latest is kept."""
        if self._latest is None or self._latest[0] != card:
            px, rect = self._frame.px, card_rect(self._frame)
            most = self._frame.right.h - px(LEAST_CHRONICLE) - 3 * px(GAP)
            text = self._set(card, rect.w - 2 * px(PAD), rect.h - 2 * px(MARGIN), most - 2 * px(MARGIN))
            self._latest = card, text
        return self._latest[1]

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
            lines.append(_CardLine(text, y, role, size, GOLD, indent))
            y += px(24)
        for text in wrapped(self._fonts, card.subtitle, "body", px(SUBTITLE), width - indent) if card.subtitle else ():
            lines.append(_CardLine(text, y, "body", px(SUBTITLE), QUIET, indent))
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
                    text.lines.append(_CardLine(row, y + step / 2, "body", px(size), colour))
                    y += step
        text.height = y
        return text


class Sidebar:
    """Draws the whole column: the card and below it the chronicle."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame = frame
        self._card, self._chronicle = CardPainter(frame, sprites, fonts), ChroniclePainter(frame, fonts, LOOKS, text)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Card and chronicle."""
        card = self._card.paint(surface, shown.card)
        self._chronicle.paint(surface, shown, chronicle_rect(self._frame, card.bottom))

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        return self._chronicle.page(shown, self._below(shown))

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """The line of the chronicle under a window position."""
        if not self._frame.right.collidepoint(pos):
            return []
        return self._chronicle.picks_at(pos, shown, self._below(shown))

    def _below(self, shown: Shown) -> pygame.Rect:
        return chronicle_rect(self._frame, self._card.rect(shown.card).bottom)
