"""Who is to act and what the others did meanwhile: a panel over the chronicle, beside the table, till one goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.looks import FOR_ALL, Looks
from luna.ui.table.shown import Banner, RecapRow

PAD, INDENT, AFTER = 12, 22, 6
"""Margins, what lies beside an emblem, and the room below a row, in logical px."""
TITLE, TITLE_STEP, TEXT, STEP, HINT, HINT_STEP = 20, 26, 18, 22, 16, 20
"""Type of the name, of what was done and of the hint, each with the height of its lines."""
EMBLEM = 9


@dataclass(frozen=True, slots=True)
class _Laid:
    """What a banner says, broken to its width, and its height in px."""

    title: tuple[str, ...]
    rows: tuple[tuple[RecapRow, tuple[str, ...]], ...]
    hint: tuple[str, ...]
    height: int


class BannerPainter:
    """Draws the banner at the lower edge of its place: the order to act, below it what the others did."""

    def __init__(self, frame: Areas, fonts: Fonts, looks: Looks, text: Callable[..., str], place: pygame.Rect) -> None:
        self._frame, self._fonts, self._looks, self._text, self._place = frame, fonts, looks, text, place
        self._latest: tuple[Banner, _Laid] | None = None

    def rect(self, banner: Banner) -> pygame.Rect:
        """Where it lies."""
        place, height = self._place, min(self._laid(banner).height, self._place.h)
        return pygame.Rect(place.x, place.bottom - height, place.w, height)

    def paint(self, surface: pygame.Surface, banner: Banner) -> None:
        """The whole banner."""
        px, laid, rect = self._frame.px, self._laid(banner), self.rect(banner)
        look = self._looks[banner.colour]
        blit(surface, (plate(rect.size, PANEL, 252, px(12), look.light, 255, max(2, px(3))), (0, 0)), rect.topleft)
        inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
        y = self._lines(surface, laid.title, (inner.x + px(INDENT), inner.y), ("title", TITLE, CREAM), TITLE_STEP)
        icon(surface, look.emblem, self._emblem(inner.x, inner.y, TITLE_STEP), EMBLEM * self._frame.ui_scale, look.soft)
        y += px(AFTER)
        for row, words in laid.rows:
            y = self._row(surface, row, words, pygame.Rect(inner.x, y, inner.w, 0)) + px(AFTER)
        self._lines(surface, laid.hint, (inner.x, y), ("body", HINT, QUIET), HINT_STEP)

    def _row(self, surface: pygame.Surface, row: RecapRow, words: tuple[str, ...], box: pygame.Rect) -> int:
        """A row; where it ends."""
        px, look = self._frame.px, self._looks[row.colour or FOR_ALL]
        tint = look.soft if row.colour else look.tint
        icon(surface, look.emblem, self._emblem(box.x, box.y, STEP), EMBLEM * self._frame.ui_scale, tint)
        end = self._lines(surface, words, (box.x + px(INDENT), box.y), ("body", TEXT, CREAM), STEP)
        if row.points:
            tint = GOLD if row.gain else REFUSAL
            at = box.right, end - px(STEP) / 2
            line(surface, self._fonts, row.points, at, "bold", px(TEXT), tint, "midright")
        return end

    def _lines(
        self,
        surface: pygame.Surface,
        words: tuple[str, ...],
        at: tuple[int, int],
        kind: tuple[str, int, str],
        step: int,
    ) -> int:
        """Lines of one kind of type; where they end."""
        px, (role, size, colour) = self._frame.px, kind
        for k, text in enumerate(words):
            line(surface, self._fonts, text, (at[0], at[1] + (k + 0.5) * px(step)), role, px(size), colour)
        return at[1] + len(words) * px(step)

    def _emblem(self, x: int, y: int, step: int) -> tuple[float, float]:
        return x + self._frame.px(EMBLEM), y + self._frame.px(step) / 2

    def _laid(self, banner: Banner) -> _Laid:
        """Its words in lines, the latest kept; without room for all rows the last, below the number of the others."""
        if self._latest is None or self._latest[0] != banner:
            left_out = 0
            laid = self._set(banner, left_out)
            while laid.height > self._place.h and left_out < len(banner.rows) - 1:
                left_out += 1
                laid = self._set(banner, left_out)
            self._latest = banner, laid
        return self._latest[1]

    def _set(self, banner: Banner, left_out: int) -> _Laid:
        px, fonts, width = self._frame.px, self._fonts, self._place.w - 2 * self._frame.px(PAD)
        beside = width - px(INDENT)
        title = wrapped(fonts, banner.title, "title", px(TITLE), beside)
        more = (RecapRow(self._text("hand-over-more", count=left_out), None, "", False),) if left_out else ()
        rows = tuple((row, self._words(row, beside)) for row in (*more, *banner.rows[left_out:]))
        hint = wrapped(fonts, banner.hint, "body", px(HINT), width) if banner.rows else ()
        height = 2 * px(PAD) + len(title) * px(TITLE_STEP) + len(hint) * px(HINT_STEP)
        height += px(AFTER) + sum(len(words) * px(STEP) + px(AFTER) for _, words in rows)
        return _Laid(title, rows, hint, height)

    def _words(self, row: RecapRow, width: int) -> tuple[str, ...]:
        """The sentence in lines; its points stand at the end of the last, or below where that has no room."""
        px, fonts = self._frame.px, self._fonts
        words = wrapped(fonts, row.text, "body", px(TEXT), width)
        points = fonts.width(row.points, "bold", px(TEXT)) + px(AFTER) if row.points else 0
        return words if fonts.width(words[-1], "body", px(TEXT)) + points <= width else (*words, "")
