"""Who is to act: the banner at a hand-over."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, REFUSAL
from luna.ui.table.areas import Areas
from luna.ui.table.looks import FOR_ALL, Looks
from luna.ui.table.shown import Banner, RecapRow

MARGIN, PAD = 10, 18
HEAD, ROW, HINT = 58, 27, 26
TITLE, TEXT, LEAST, SMALL, INDENT = 27, 19, 18, 18, 28
WIDTH = 900
"""Widest banner in logical px."""


def banner_rect(frame: Areas, right: int, rows: int) -> pygame.Rect:
    """The banner along the upper edge of the table, left of a point; with so many lines below its head."""
    px = frame.px
    left = frame.table.x + px(MARGIN)
    right = min(frame.table.right, right) - px(MARGIN)
    width = min(px(WIDTH), right - left)
    height = px(HEAD) + (rows * px(ROW) + px(HINT) + px(8) if rows else 0)
    middle = min(frame.table.centerx, right - width // 2)
    return pygame.Rect(middle - width // 2, frame.table.y + px(MARGIN), width, height)


Laid = tuple[RecapRow, tuple[str, ...], int]
"""A row with its lines and their type in px."""


class BannerPainter:
    """Draws the banner: emblem and name of the order, below it what the others did."""

    def __init__(
        self, frame: Areas, sprites: Sprites, fonts: Fonts, looks: Looks, text: Callable[..., str], right: int
    ) -> None:
        """`right` = where the room of the table ends for it, in px."""
        self._frame, self._sprites, self._fonts = frame, sprites, fonts
        self._looks, self._text, self._right = looks, text, right

    def paint(self, surface: pygame.Surface, banner: Banner) -> None:
        """The whole banner."""
        frame, px = self._frame, self._frame.px
        laid = self._laid(banner)
        rect = banner_rect(frame, self._right, _height(laid))
        colour = self._looks[banner.colour].light
        blit(surface, (plate(rect.size, PANEL, 246, px(14), colour, 255, max(2, px(3))), (0, 0)), rect.topleft)
        self._head(surface, banner, pygame.Rect(rect.x, rect.y, rect.w, px(HEAD)), colour)
        top = rect.y + px(HEAD)
        for row, lines, size in laid:
            box = pygame.Rect(rect.x + px(PAD), top, rect.w - 2 * px(PAD), len(lines) * px(ROW))
            self._row(surface, row, lines, size, box)
            top = box.bottom
        if banner.rows:
            at = rect.centerx, rect.bottom - px(HINT) / 2 - px(3)
            hint, size = fitted(self._fonts, banner.hint, "body", px(SMALL), rect.w - 2 * px(PAD), px(15))
            line(surface, self._fonts, hint, at, "body", size, QUIET, "center")

    def _laid(self, banner: Banner) -> list[Laid]:
        """The rows with their lines and type; where not all have room the latest, under the number of the others."""
        laid, px = [(row, *self._lines(row)) for row in banner.rows], self._frame.px
        room = (self._frame.table.h - px(2 * MARGIN + HEAD + HINT + 8)) // px(ROW)
        left_out = 0
        while len(laid) > left_out + 1 and _height(laid[left_out:]) + bool(left_out) > room:
            left_out += 1
        if not left_out:
            return laid
        more = RecapRow(self._text("hand-over-more", count=left_out), None, "", False)
        return [(more, *self._lines(more)), *laid[left_out:]]

    def _head(self, surface: pygame.Surface, banner: Banner, row: pygame.Rect, colour: str) -> None:
        px = self._frame.px
        room = row.w - 2 * px(PAD) - 2 * px(56)
        title, size = fitted(self._fonts, banner.title, "title", px(TITLE), room, px(16))
        drawn = line(surface, self._fonts, title, row.center, "title", size, CREAM, "center")
        look = self._looks[banner.colour]
        if look.sprite:
            blit(surface, self._sprites.fitted(look.sprite, px(50)), (drawn.left - px(34), row.centery))
        icon(surface, look.emblem, (drawn.right + px(34), row.centery), 15 * self._frame.ui_scale, colour)

    def _lines(self, row: RecapRow) -> tuple[tuple[str, ...], int]:
        """The words of a row in one line, long names on as many as they need, and the type's px."""
        px, fonts = self._frame.px, self._fonts
        points = fonts.width(row.points, "bold", px(TEXT)) + px(12) if row.points else 0
        room = banner_rect(self._frame, self._right, 0).w - 2 * px(PAD) - px(INDENT) - points
        text, size = fitted(fonts, row.text, "body", px(TEXT), room, px(LEAST))
        return ((text,), size) if text == row.text else (wrapped(fonts, row.text, "body", px(TEXT), room), px(TEXT))

    def _row(self, surface: pygame.Surface, row: RecapRow, lines: tuple[str, ...], size: int, box: pygame.Rect) -> None:
        px, fonts, y = self._frame.px, self._fonts, box.y + self._frame.px(ROW) / 2
        if row.points:
            tint = GOLD if row.gain else REFUSAL
            line(surface, fonts, row.points, (box.right, y), "bold", px(TEXT), tint, "midright")
        look = self._looks[row.colour or FOR_ALL]
        emblem, tint = look.emblem, look.soft if row.colour else look.tint
        icon(surface, emblem, (box.x + px(9), y), 9 * self._frame.ui_scale, tint)
        for k, text in enumerate(lines):
            line(surface, fonts, text, (box.x + px(INDENT), y + k * px(ROW)), "body", size, CREAM)


def _height(laid: list[Laid]) -> int:
    """In lines."""
    return sum(len(lines) for _, lines, _ in laid)
