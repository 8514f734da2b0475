"""Draws the sheet of choices at the start of a solo round."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import (
    COLUMNS,
    HEAD_ROW,
    HEADS,
    NAME_AT,
    NOTE,
    NUMBERS_AT,
    PAD,
    TITLE_ROW,
    Outlook,
    OutlookRow,
    beside_each_other,
    cells,
    head_rects,
    row_rects,
    sheet_frame,
    sheet_rect,
    whole,
)
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, HAIRLINE, PANEL, QUIET, SLOT, mix
from luna.ui.reading.phrases import signed

TITLE, HEAD, NAME, NUMBER, SUM, SMALL = 16, 14, 17, 18, 19, 14
"""Type in logical px."""
LEAST = 11
"""Type of the title in px of the window at least."""
COIN, MARK, TILE, APART = 18, 6, 11, 2
"""Width of an island's token, half of that of signs and of a tile; least room between words."""
HEXAGON = mix(FAINT, PANEL, 0.3)
"""Behind the number of a tile, which lies on its edge."""
CHOICES = Kind.ISLAND, Kind.OTHER
"""What stands for an island that can be chosen."""


class OutlookPainter:
    """Draws the sheet; the last one is kept."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._kept: tuple[object, pygame.Surface] | None = None

    def paint(self, surface: pygame.Surface, outlook: Outlook, seats: int, hover: Pick | None) -> None:
        """The sheet, with the head or the row of the island that is pointed at lit."""
        area = sheet_rect(self._frame, seats, len(outlook.rows))
        pointed = hover if hover in HEADS else Pick(Kind.ISLAND, _island(hover))
        key = outlook, seats, pointed
        if self._kept is None or self._kept[0] != key:
            sheet = pygame.Surface(area.size, pygame.SRCALPHA)
            self._sheet(sheet, outlook, seats, pointed)
            self._kept = key, sheet
        surface.blit(self._kept[1], area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _sheet(self, sheet: pygame.Surface, outlook: Outlook, seats: int, pointed: Pick) -> None:
        rows = len(outlook.rows)
        frame, fonts, corner = sheet_frame(self._frame, seats, rows), self._fonts, sheet_rect(self._frame, seats, rows)
        px, ground = frame.px, whole(self._frame, seats, rows).move(-corner.x, -corner.y)
        note = wrapped(fonts, self._text("outlook-note"), "body", px(SMALL), ground.w - 2 * px(PAD))
        note = note if ground.h + len(note) * px(NOTE) <= sheet.get_height() else ()
        ground.h += len(note) * px(NOTE)
        blit(sheet, (plate(ground.size, PANEL, 255, px(12), GOLD, 200, max(1, px(1.5))), (0, 0)), ground.topleft)
        title, size = fitted(fonts, self._text("outlook-title"), "bold", px(TITLE), ground.w - 2 * px(PAD), LEAST)
        line(sheet, fonts, title, (ground.centerx, px(TITLE_ROW) / 2 + px(1)), "bold", size, GOLD, "center")
        heads = [box.move(-corner.x, -corner.y) for box in head_rects(self._frame, seats, rows)]
        self._heads(sheet, frame, heads, pointed)
        for row, rect in row_rects(self._frame, outlook, seats):
            there = rect.move(-corner.x, -corner.y)
            self._row(sheet, frame, row, there, pointed == Pick(Kind.ISLAND, row.island))
        for k, told in enumerate(note):
            y = ground.bottom - px(PAD) - (len(note) - k - 0.5) * px(NOTE)
            line(sheet, fonts, told, (px(PAD), y), "body", px(SMALL), QUIET)

    def _heads(self, sheet: pygame.Surface, frame: Frame, boxes: list[pygame.Rect], pointed: Pick) -> None:
        """What the columns are about; a stroke leads from every head that stands higher to its column."""
        px, fonts = frame.px, self._fonts
        for head, box in zip(HEADS, boxes, strict=True):
            if pointed == head:
                self._lit(sheet, frame, box)
        words, room = [self._text("outlook-head", column=name) for name, _ in COLUMNS], (boxes[0].x, boxes[-1].right)
        for first in (0, 1):
            y = boxes[0].y + round((first + 0.5) * px(HEAD_ROW))
            told, under = words[first::2], boxes[first::2]
            widths = [fonts.width(word, "body", px(HEAD)) for word in told]
            middles = beside_each_other([box.centerx for box in under], widths, room, px(APART))
            for word, x, box in zip(told, middles, under, strict=True):
                line(sheet, fonts, word, (x, y), "body", px(HEAD), CREAM, "center")
                if not first:
                    top = boxes[0].y + px(HEAD_ROW) + px(1)
                    pygame.draw.line(sheet, QUIET, (box.centerx, top), (box.centerx, box.bottom - px(4)))

    @staticmethod
    def _lit(sheet: pygame.Surface, frame: Frame, box: pygame.Rect) -> None:
        """The ground of what is pointed at."""
        inner, px = box.inflate(0, -2), frame.px
        blit(sheet, (plate(inner.size, SLOT, 255, px(6), CREAM, 230, max(1, px(2))), (0, 0)), inner.topleft)

    def _row(self, sheet: pygame.Surface, frame: Frame, row: OutlookRow, rect: pygame.Rect, lit: bool) -> None:
        pygame.draw.line(sheet, HAIRLINE, rect.topleft, (rect.right - 1, rect.top))
        if lit:
            self._lit(sheet, frame, rect)
        self._name(sheet, frame, row, rect)
        y = rect.y + NUMBERS_AT * rect.h
        for (name, _), cell in zip(COLUMNS, cells(rect), strict=True):
            points, is_sum = int(getattr(row, name)), name == "swing"
            words = signed(self._text, points) if points or is_sum else "–"
            colour = GOLD if is_sum else CREAM if points else FAINT
            size = frame.px(SUM if is_sum else NUMBER)
            line(sheet, self._fonts, words, (cell.centerx, y), "bold", size, colour, "center")

    def _name(self, sheet: pygame.Surface, frame: Frame, row: OutlookRow, rect: pygame.Rect) -> None:
        """What the island is called, the tile that is taken, and signs for what comes with it."""
        px, fonts, y = frame.px, self._fonts, rect.y + NAME_AT * rect.h
        coin = rect.x + px(1) + px(COIN) / 2
        blit(sheet, self._sprites.fitted(f"favour_{row.island}", px(COIN)), (coin, y))
        left, right = round(coin + px(COIN) / 2) + px(4), rect.right - px(2)
        if row.tile:
            right -= 2 * px(TILE)
            icon(sheet, "hexagon", (right + px(TILE), y), px(TILE), HEXAGON)
            line(sheet, fonts, str(row.tile), (right + px(TILE), y), "body", px(NAME), CREAM, "center")
        for sign in ("cross",) * bool(row.displaced) + ("book",) * row.book:
            right -= px(3 * MARK)
            icon(sheet, sign, (right + px(1.4 * MARK), y), px(MARK), QUIET)
        called = self._text("island-name", island=row.island)
        told, size = fitted(fonts, called, "body", px(NAME), right - left, px(SMALL))
        line(sheet, fonts, told, (left, y), "body", size, CREAM)


def _island(pointed: Pick | None) -> str:
    """The island that is meant by what is pointed at; a token of the same name is none."""
    return pointed.key.rpartition(":")[2] if pointed and pointed.kind in CHOICES else ""
