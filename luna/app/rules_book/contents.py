"""The list beside the page of the rules book: the contents, or what a search has found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts
from luna.ui.reading import markup
from luna.ui.reading.markup import Ink, TypeLine
from luna.ui.reading.search import Found

SIZE, EXCERPT_SIZE, GROUP_SIZE = 20.0, 18.0, 18.0
STEP = 1.3
PAD = 16.0
ABOVE_ROW, ABOVE_GROUP = 5.0, 14.0
"""Room above and below the words of a row, and more of it above a group."""

_ROW = Ink(palette.CREAM, palette.CREAM, palette.CREAM, palette.CREAM)
_LIT = Ink(palette.GLINT, palette.GLINT, palette.GLINT, palette.GLINT)
_TITLE = Ink(palette.GOLD, palette.GOLD, palette.GOLD, palette.GOLD)
_QUIET = Ink(palette.QUIET, palette.GLINT, palette.QUIET, palette.QUIET)


@dataclass(frozen=True, slots=True)
class _Text:
    """Lines of one type."""

    lines: tuple[TypeLine, ...]
    px: int
    ink: Ink
    role: str = "body"

    @property
    def step(self) -> int:
        return round(self.px * STEP)

    @property
    def height(self) -> int:
        return len(self.lines) * self.step


@dataclass(frozen=True, slots=True)
class _Row:
    """What is pressed to open a chapter; a group or a message has no `target`."""

    target: str
    texts: tuple[_Text, ...]
    top: int
    height: int
    above: int


class BookList:
    """Rows `width` px wide at UI scale `ui_scale`; heights are px from the top of the list."""

    def __init__(self, fonts: Fonts, ui_scale: float, width: int) -> None:
        self._fonts, self._ui_scale, self._width = fonts, ui_scale, width
        self._rows: list[_Row] = []

    @property
    def height(self) -> int:
        """Px from the first to the last row."""
        return self._rows[-1].top + self._rows[-1].height if self._rows else 0

    @property
    def targets(self) -> list[str]:
        """The chapters that can be opened, from top to bottom."""
        return [row.target for row in self._rows if row.target]

    def add_group(self, name: str) -> None:
        """A line above the chapters of a part of the book."""
        self._add("", [self._text(name, GROUP_SIZE, _TITLE, "title")], ABOVE_GROUP if self._rows else ABOVE_ROW)

    def add_message(self, message: str) -> None:
        """A quiet line above the results."""
        self._add("", [self._text(message, EXCERPT_SIZE, _QUIET)], ABOVE_ROW)

    def add_chapter(self, chapter: str, title: str) -> None:
        """A chapter of the contents."""
        self._add(chapter, [self._text(title, SIZE, _ROW)], ABOVE_ROW)

    def add_found(self, found: Found) -> None:
        """A chapter of the results with its excerpt."""
        excerpt = _marked(found.excerpt, found.marks)
        texts = [self._text(found.title, SIZE, _TITLE, "bold"), self._text(excerpt, EXCERPT_SIZE, _QUIET)]
        self._add(found.key, texts, ABOVE_ROW + 3)

    def target_at(self, y: int) -> str:
        """The chapter at a height, empty where there is none."""
        return next((row.target for row in self._rows if row.top <= y < row.top + row.height), "")

    def span_of(self, target: str) -> tuple[int, int] | None:
        """Top and bottom of a chapter's row."""
        return next(((row.top, row.top + row.height) for row in self._rows if row.target == target), None)

    def draw(self, surface: pygame.Surface, view: pygame.Rect, offset: int, current: str, hot: str) -> None:
        """The rows in `view`; the current chapter is marked, `hot` is under the pointer or chosen by keys."""
        before = surface.get_clip()
        surface.set_clip(view.clip(before))
        for row in self._rows:
            box = pygame.Rect(view.x, view.y + row.top - offset, self._width, row.height)
            if box.colliderect(view):
                lit = bool(row.target) and row.target in (current, hot)
                if lit:
                    self._draw_plate(surface, box, row.target == current, row.target == hot)
                self._draw_row(surface, row, box, lit)
        surface.set_clip(before)

    def _text(self, text: str, size: float, ink: Ink, role: str = "body") -> _Text:
        px = round(size * self._ui_scale)
        room = self._width - 2 * round(PAD * self._ui_scale)
        return _Text(markup.flow(self._fonts, text, px, room, role), px, ink, role)

    def _add(self, target: str, texts: Sequence[_Text], above: float) -> None:
        lead, below = round(above * self._ui_scale), round(min(above, ABOVE_ROW + 3) * self._ui_scale)
        height = lead + sum(text.height for text in texts) + below
        self._rows.append(_Row(target, tuple(texts), self.height, height, lead))

    def _draw_plate(self, surface: pygame.Surface, box: pygame.Rect, current: bool, hot: bool) -> None:
        colour = palette.mix(palette.PANEL_ACTIVE, palette.BUTTON_HOVER, 0.35 if hot else 0.0)
        pygame.draw.rect(surface, colour, box)
        if current:
            pygame.draw.rect(surface, palette.GOLD, (*box.topleft, max(2, round(4 * self._ui_scale)), box.height))

    def _draw_row(self, surface: pygame.Surface, row: _Row, box: pygame.Rect, lit: bool) -> None:
        y = box.y + row.above
        for text in row.texts:
            ink = _LIT if lit and text.ink is _ROW else text.ink
            for line in text.lines:
                at = box.x + round(PAD * self._ui_scale), y + text.step // 2
                markup.draw(surface, self._fonts, line, at, text.px, ink, text.role)
                y += text.step


def _marked(excerpt: str, marks: Sequence[tuple[int, int]]) -> str:
    """The excerpt with its hits as strong words."""
    for start, end in reversed(marks):
        excerpt = f"{excerpt[:start]}**{excerpt[start:end]}**{excerpt[end:]}"
    return excerpt
