"""The card of what is pointed at, at the top of the right column."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, line, panel, wrapped
from luna.ui.pictures.palette import CREAM, GLINT, GOLD, HAIRLINE, QUIET
from luna.ui.pictures.palette import PANEL as PANEL_COLOUR
from luna.ui.table.areas import Areas
from luna.ui.table.chronicle import least_height
from luna.ui.table.shown import Card

GAP, PAD, MARGIN = 9, 16, 12
SHORT_CARD, MIDDLE_CARD, CARD_SHARE = 0.27, 0.38, 0.50
"""Heights of cards as shares of the column: of one that tells little, as while nothing is pointed at, and of others.

They are few, so that what lies below does not move with every card.
"""
TITLE, TEXT, LEAST, LARGER = 18, 18, 14, (22, 21, 20, 19)
"""Type in logical px, the usual one and the smallest for texts that would lose a sentence otherwise; larger ones for
cards that have the column for themselves."""
ROOMY_FOR_MOST = 265
"""Room for text as a multiple of the square of its type, from which on at least nine of ten cards are set whole.

Measured over all cards of some games in every language: one type for all of them, so that none jumps to another one.
"""
PORTRAIT, LEAST_PORTRAIT = 0.8, 100
"""Most of the width, and least logical px, of the large picture in what the text of such a card leaves free."""
LEAST_PX = 14
"""That in px at least, of words only: numbers never get smaller. What lacks room even so is in help."""
LEAST_TITLE = 15
"""Type of a title that would break otherwise."""
TITLE_STEP, APART, PICTURE, BESIDE, WHOLE, ROOMY = 24, 6, 62, 8, 290, 480
"""Height of a line of the title, what parts paragraphs of several lines, the side of the picture and what is free
beside it; the width of a column with a picture of that side, and of one with margins of full width."""
SENTENCE_END = re.compile(r"(?<=[.!?]) ")
LOWEST_CARD = 78
"""Height in logical px of what the game leaves for the card, below which there is none."""


def narrowed(frame: Areas, logical: int) -> int:
    """A margin in px, less in a narrow column."""
    return min(frame.px(logical), frame.right.w * logical // ROOMY)


def card_rect(frame: Areas) -> pygame.Rect:
    """The card at its usual height."""
    column, gap = frame.right, narrowed(frame, GAP)
    return pygame.Rect(column.x + gap, column.y + gap, column.w - 2 * gap, round(column.h * CARD_SHARE) - gap)


def card_height(frame: Areas, share: float = SHORT_CARD) -> int:
    """The height in px of a card with a share of the column, else of one that tells little."""
    return round(card_rect(frame).h * share / CARD_SHARE)


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


def _has_numbers(card: Card) -> bool:
    return any(map(str.isdigit, "".join((card.subtitle, *card.lines, *card.facts))))


class CardPainter:
    """Draws the card: a long one is taller, and what has no room even so is left out: help tells it."""

    def __init__(self, frame: Areas, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._latest: tuple[tuple[Card, int], _CardText] | None = None

    def rect(self, card: Card | None, bottom: int | None = None) -> pygame.Rect:
        """Where the card lies, not below `bottom`; without height if there is none."""
        rect = card_rect(self._frame)
        if card is None or (bottom is not None and bottom - rect.y < self._lowest(card)):
            return pygame.Rect(rect.x, self._frame.right.y, rect.w, 0)
        if bottom is None:
            needed = self.needed(card)
            heights = (card_height(self._frame, share) for share in (SHORT_CARD, MIDDLE_CARD, CARD_SHARE))
            rect.h = next((height for height in heights if needed <= height), needed)
        else:
            rect.h = bottom - rect.y
        return rect

    def needed(self, card: Card | None) -> int:
        """The height in px that a card takes at least, none where there is none."""
        if card is None:
            return 0
        return max(self._frame.px(LOWEST_CARD), self._typeset(card).height + 2 * self._frame.px(MARGIN))

    def _lowest(self, card: Card) -> int:
        """The height in px below which there is no card: its title has to have room."""
        width = card_rect(self._frame).w - 2 * narrowed(self._frame, PAD)
        return max(self._frame.px(LOWEST_CARD), self._named(card, width).height + 2 * self._frame.px(MARGIN))

    def _named(self, card: Card, width: int) -> _CardText:
        """The title alone."""
        return self._head(replace(card, subtitle="", sprite=""), width)

    def paint(
        self, surface: pygame.Surface, card: Card | None, bottom: int | None = None, alone: bool = False
    ) -> pygame.Rect:
        """The card, if there is one and room for it above `bottom`, `alone` above that; returns where it lies."""
        px, rect = self._frame.px, self.rect(card, bottom)
        if card is None or not rect.h:
            return rect
        text = self._typeset(card, bottom, alone)
        panel(surface, rect, PANEL_COLOUR, 215, px(12))
        inner = rect.inflate(-2 * narrowed(self._frame, PAD), -2 * px(MARGIN))
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
        if alone and card.sprite:
            self._portrait(surface, card.sprite, inner, inner.y + text.height)
        return rect

    def _portrait(self, surface: pygame.Surface, sprite: str, inner: pygame.Rect, top: int) -> None:
        """What the card tells of, large in the middle of what its text leaves free; nothing where that is little."""
        px = self._frame.px
        side = round(min(inner.w * PORTRAIT, inner.bottom - top - 2 * px(MARGIN)))
        if side >= px(LEAST_PORTRAIT):
            blit(surface, self._sprites.fitted(sprite, side), (inner.centerx, inner.bottom - px(MARGIN) - side / 2))

    def _typeset(self, card: Card, bottom: int | None = None, alone: bool = False) -> _CardText:
        """The text of a card that ends above `bottom`, else with room for the chronicle; that of the latest is kept."""
        frame = self._frame
        rect, gap = card_rect(frame), narrowed(frame, GAP)
        if bottom is None:
            bottom = frame.right.bottom - 2 * gap - least_height(frame)
        if self._latest is None or self._latest[0] != (card, bottom):
            most = bottom - rect.y - 2 * frame.px(MARGIN)
            width = rect.w - 2 * narrowed(frame, PAD)
            usual = self._alike(width * most) if alone else frame.px(TEXT)
            self._latest = (card, bottom), self._set(card, width, most, usual)
        return self._latest[1]

    def _alike(self, room: int) -> int:
        """The largest type in which nearly all cards have so many square px of room."""
        sizes = map(self._frame.px, (*LARGER, TEXT))
        return next((size for size in sizes if room >= ROOMY_FOR_MOST * size * size), self._frame.px(TEXT))

    def _set(self, card: Card, width: int, most: int, alike: int) -> _CardText:
        """The card's text; what has no room even in small type are first rules, but the first of them after facts."""
        head, usual = self._head(card, width), self._frame.px(TEXT)
        if (text := self._body(card, width, head, alike)).height <= most:
            return text
        smallest = min(usual, max(LEAST_PX, self._frame.px(LEAST)))
        for told in self._shortened(card):
            least = usual if _has_numbers(told) else smallest
            if self._body(told, width, head, least).height <= most:
                sizes = (self._body(told, width, head, size) for size in range(usual, least - 1, -1))
                return next(text for text in sizes if text.height <= most)
        return self._named(card, width)

    def _shortened(self, card: Card) -> Iterator[Card]:
        """The whole card, then with less and less of its text."""
        yield card
        if card.brief:
            yield (card := replace(card, lines=card.brief))
        more = () if card.brief else (self._text("table-card-more"),)
        fewer = [lines for lines in _ever_fewer(card.lines) if lines]
        for lines in fewer:
            yield replace(card, lines=lines, facts=(*card.facts, *more))
        for lines in (*fewer[-1:], ()):
            for facts in range(len(card.facts) - bool(lines), -1 if lines else 0, -1):
                yield replace(card, lines=lines, facts=(*card.facts[:facts], *more))
        yield replace(card, lines=(), facts=more)
        yield replace(card, lines=(), facts=())

    def _head(self, card: Card, width: int) -> _CardText:
        """Title and subtitle beside the picture; a title that would break there over it."""
        px = self._frame.px
        indent = self._picture() + px(BESIDE) if card.sprite else 0
        beside, size = self._title(card.title, width, indent)
        y, lines = float(px(14)), list[_CardLine]()
        at = indent if beside else 0
        for text in wrapped(self._fonts, card.title, "title", size, width - at):
            lines.append(_CardLine(text, y, "title", size, GOLD, at))
            y += px(TITLE_STEP)
        picture = 0 if beside else y - px(TITLE_STEP) / 2
        y = y if beside else picture + px(14)
        shown = bool(card.sprite) and (beside or bool(card.subtitle))
        for text in wrapped(self._fonts, card.subtitle, "body", px(TEXT), width - indent) if card.subtitle else ():
            lines.append(_CardLine(text, y, "body", px(TEXT), QUIET, indent))
            y += px(21)
        below = picture + self._picture() + px(8) if shown else 0
        return _CardText(lines, round(max(y - px(6), below)), None, picture if shown else None)

    def _title(self, title: str, width: int, indent: int) -> tuple[bool, int]:
        """Whether a title stands beside the picture, and its type: in one row if it can, there rather than over it."""
        px, fonts = self._frame.px, self._fonts
        for at in (indent, 0):
            row, size = fitted(fonts, title, "title", px(TITLE), width - at, px(LEAST_TITLE))
            if row == title:
                return at == indent, size
        words = (fonts.width(word, "title", px(TITLE)) for word in title.split(" "))
        return max(words) <= width - indent, px(TITLE)

    def _picture(self) -> int:
        return min(self._frame.px(PICTURE), self._frame.right.w * PICTURE // WHOLE)

    def _body(self, card: Card, width: int, head: _CardText, size: int) -> _CardText:
        px, y = self._frame.px, head.height
        step = round(self._fonts.font("body", size).get_linesize() * (0.96 if self._frame.right.w > 220 else 0.84))
        text = _CardText(list(head.lines), 0, None, head.picture)
        for paragraphs, colour in ((card.lines, CREAM), (card.facts, QUIET)):
            if paragraphs and colour == QUIET and card.lines:
                text.rule, y = y + px(4), y + px(10)
            for paragraph in paragraphs:
                named = paragraph.partition("\n")[1]
                y += px(APART) if named and paragraph != paragraphs[0] else 0
                for n, told in enumerate(paragraph.split("\n")):
                    role, tone = ("bold", GLINT) if named and not n else ("body", colour)
                    for row in wrapped(self._fonts, told, role, size, width):
                        text.lines.append(_CardLine(row, y + step / 2, role, size, tone))
                        y += step
        text.height = y
        return text
