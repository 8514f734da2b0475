"""The right column: the card of what is pointed at, and the chronicle."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from luna.core.intent import Pick
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.looks import LOOKS
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, line, panel, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, HAIRLINE, QUIET
from luna.ui.pictures.palette import PANEL as PANEL_COLOUR
from luna.ui.table.chronicle import ChroniclePainter, Page, least_height
from luna.ui.table.picks import CHRONICLE, TablePick
from luna.ui.table.shown import Card, Shown
from luna.ui.table.spot import PANEL, Spot, boxed

GAP, PAD, MARGIN = 9, 16, 12
CARD_SHARE, LEAST_CARD = 0.50, 84
"""A card's usual height as a share of the column, and the least in logical px at which it is drawn."""
TITLE, TEXT = 18, 18
"""Type in logical px, the same on every card; what lacks room is in help."""
TITLE_STEP, PICTURE, WHOLE = 24, 62, 264
"""Height of a line of the title, the side of the picture, and the width of a column with margins of full width."""
SENTENCE_END = re.compile(r"(?<=[.!?;]) ")
SEEN = 2
"""Rows of the chronicle that stay in sight under the longest card."""


def _narrowed(frame: Frame, logical: int) -> int:
    """A margin in px, less in a narrow column."""
    return min(frame.px(logical), frame.right.w * logical // WHOLE)


def card_rect(frame: Frame) -> pygame.Rect:
    """The card at its usual height."""
    column, gap = frame.right, _narrowed(frame, GAP)
    return pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, round(column.h * CARD_SHARE) - gap)


def chronicle_rect(frame: Frame, card_bottom: int) -> pygame.Rect:
    """The chronicle, below the card."""
    column, gap = frame.right, _narrowed(frame, GAP)
    top = card_bottom + gap
    return pygame.Rect(column.x + gap, top, column.w - 2 * gap, max(0, column.bottom - gap - top))


def sidebar_spots(frame: Frame) -> Iterator[Spot]:
    """The chronicle under a card of the usual height."""
    yield boxed(Pick(TablePick.CHRONICLE), PANEL, chronicle_rect(frame, card_rect(frame).bottom), frame.px(12))


def banner_place(frame: Frame) -> pygame.Rect:
    """Where a banner may lie: over the chronicle, and over the card as far as it needs."""
    column, gap = frame.right, _narrowed(frame, GAP)
    return pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, column.h - 2 * gap)


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
    picture: float | None = None
    """Where the picture begins; a title that would leave nothing beside it takes its place."""


def _ever_fewer(paragraphs: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Paragraphs with one sentence less each time, the last one first; at last none."""
    left = list(paragraphs)
    while left:
        sentences = SENTENCE_END.split(left.pop())
        while sentences := sentences[:-1]:
            yield (*left, " ".join(sentences))
        yield tuple(left)


class CardPainter:
    """Draws the card: a long one is taller, and what has no room even so is left out: help tells it."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._latest: tuple[tuple[Card, int], _CardText] | None = None

    def rect(self, card: Card | None, top: int | None = None) -> pygame.Rect:
        """Where the card lies, above what begins at `top`, else with room for the chronicle; flat if there is none."""
        rect = card_rect(self._frame)
        if card is None:
            return pygame.Rect(rect.x, self._frame.right.y, rect.w, 0)
        floor = self._floor(top)
        rect.h = min(floor - rect.y, max(rect.h, self._typeset(card, floor).height + 2 * self._frame.px(MARGIN)))
        return rect

    def _floor(self, top: int | None) -> int:
        """How far down a card may reach."""
        frame = self._frame
        gap = _narrowed(frame, GAP)
        return frame.right.bottom - 2 * gap - least_height(frame, SEEN) if top is None else top - gap

    def paint(self, surface: pygame.Surface, card: Card | None, top: int | None = None) -> pygame.Rect:
        """The card, if there is one; returns where it lies."""
        px, rect = self._frame.px, self.rect(card, top)
        if card is None or rect.h < px(LEAST_CARD):
            return rect
        text = self._typeset(card, self._floor(top))
        panel(surface, rect, PANEL_COLOUR, 215, px(12))
        inner = rect.inflate(-2 * _narrowed(self._frame, PAD), -2 * px(MARGIN))
        if text.picture is not None:
            side = self._picture()
            middle = inner.x + side / 2, inner.y + text.picture + side / 2
            blit(surface, self._sprites.fitted(card.sprite, side), middle)
        if text.rule is not None:
            y = inner.y + text.rule
            pygame.draw.line(surface, HAIRLINE, (inner.x, y), (inner.right, y))
        for each in text.lines:
            at = inner.x + each.indent, inner.y + each.y
            line(surface, self._fonts, each.text, at, each.role, each.px, each.colour)
        return rect

    def _typeset(self, card: Card, floor: int) -> _CardText:
        """The text of a card that has to end above `floor`; that of the latest is kept."""
        if self._latest is None or self._latest[0] != (card, floor):
            rect, margins = card_rect(self._frame), 2 * self._frame.px(MARGIN)
            width = rect.w - 2 * _narrowed(self._frame, PAD)
            self._latest = (card, floor), self._set(card, width, floor - rect.y - margins)
        return self._latest[1]

    def _set(self, card: Card, width: int, most: int) -> _CardText:
        """The card's text; what has no room are first the rules and then the last facts: a line tells where to read."""
        head = self._head(card, width)
        for card_told in self._shortened(card):
            text = self._body(card_told, width, head)
            if text.height <= most:
                break
        return text

    def _shortened(self, card: Card) -> Iterator[Card]:
        """The whole card, then with less and less of its text."""
        yield card
        more = self._text("table-card-more")
        for lines in _ever_fewer(card.lines):
            yield replace(card, lines=lines, facts=(*card.facts, more))
        for facts in range(len(card.facts) - 1, 0, -1):
            yield replace(card, lines=(), facts=(*card.facts[:facts], more))
        yield replace(card, lines=(), facts=())

    def _head(self, card: Card, width: int) -> _CardText:
        """Title and subtitle beside the picture; a title with too long words over it."""
        px = self._frame.px
        indent = self._picture() + px(10) if card.sprite else 0
        words = [self._fonts.width(word, "title", px(TITLE)) for word in card.title.split(" ")]
        beside = not indent or max(words) <= width - indent
        y, lines = float(px(14)), list[_CardLine]()
        at = indent if beside else 0
        for text in wrapped(self._fonts, card.title, "title", px(TITLE), width - at):
            lines.append(_CardLine(text, y, "title", px(TITLE), GOLD, at))
            y += px(TITLE_STEP)
        picture = 0 if beside else y - px(TITLE_STEP) / 2
        y = y if beside else picture + px(14)
        shown = bool(card.sprite) and (beside or bool(card.subtitle))
        for text in wrapped(self._fonts, card.subtitle, "body", px(TEXT), width - indent) if card.subtitle else ():
            lines.append(_CardLine(text, y, "body", px(TEXT), QUIET, indent))
            y += px(21)
        below = picture + self._picture() + px(8) if shown else 0
        return _CardText(lines, round(max(y - px(6), below)), None, picture if shown else None)

    def _picture(self) -> int:
        return _narrowed(self._frame, PICTURE)

    def _body(self, card: Card, width: int, head: _CardText) -> _CardText:
        px, y, size = self._frame.px, head.height, self._frame.px(TEXT)
        step = round(self._fonts.font("body", size).get_linesize() * (0.96 if self._frame.right.w > 220 else 0.86))
        text = _CardText(list(head.lines), 0, None, head.picture)
        for paragraphs, colour in ((card.lines, CREAM), (card.facts, QUIET)):
            if paragraphs and colour == QUIET and card.lines:
                text.rule, y = y + px(4), y + px(10)
            for paragraph in paragraphs:
                for row in wrapped(self._fonts, paragraph, "body", size, width):
                    text.lines.append(_CardLine(row, y + step / 2, "body", size, colour))
                    y += step
        text.height = y
        return text


class Sidebar:
    """Draws the whole column: the card and below it the chronicle, where nothing else lies there.

    `taken` tells from where on something does, in px.
    """

    def __init__(
        self,
        frame: Frame,
        sprites: Sprites,
        fonts: Fonts,
        text: Callable[..., str],
        taken: Callable[[Shown], int | None] = lambda _: None,
    ) -> None:
        self._frame, self._taken = frame, taken
        self._card = CardPainter(frame, sprites, fonts, text)
        self._chronicle = ChroniclePainter(frame, fonts, LOOKS, text)

    def key(self, shown: Shown) -> object:
        """What the column's picture depends on."""
        hover = shown.hover if shown.hover and shown.hover.kind == TablePick.LINE else None
        told = shown.chronicle, shown.undone, shown.chronicle_back
        return shown.card, *told, hover, shown.look, self._taken(shown)

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Card and chronicle."""
        self._card.paint(surface, shown.card, self._taken(shown))
        if below := self._below(shown):
            self._chronicle.paint(surface, shown, below)

    def page(self, shown: Shown) -> Page:
        """What is seen of the chronicle."""
        return self._chronicle.page(shown, self._below(shown))

    def picks_at(self, pos: tuple[int, int], shown: Shown) -> list[Pick]:
        """The line of the chronicle under a window position; nothing but the chronicle where it is covered."""
        top = self._taken(shown)
        if not self._frame.right.collidepoint(pos):
            return []
        if top is not None:
            return [CHRONICLE] if pos[1] >= min(top, card_rect(self._frame).bottom) else []
        return self._chronicle.picks_at(pos, shown, self._below(shown))

    def _below(self, shown: Shown) -> pygame.Rect:
        """Where the chronicle is seen; empty where it is covered."""
        rect = chronicle_rect(self._frame, self._card.rect(shown.card, self._taken(shown)).bottom)
        return rect if self._taken(shown) is None else pygame.Rect(rect.x, rect.y, rect.w, 0)
