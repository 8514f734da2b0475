"""Draws the sheet of choices at the start of a solo round."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import (
    HEADS,
    INSET,
    LINES,
    NOTE,
    PAD,
    TITLE_ROW,
    Outlook,
    cell,
    coins_rect,
    line_rects,
    number_rows,
    parted,
    sheet_frame,
    sheet_rect,
    whole,
)
from luna.ui.pictures.assets import Colour, Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, HAIRLINE, PANEL, QUIET, SLOT, SPOKEN, mix
from luna.ui.reading.phrases import signed

TITLE, HEAD, NUMBER, SMALL = 16, 15, 19, 14
"""Type in logical px."""
LEAST, LEAST_NUMBER = 11, 13
"""Type of the title and of the numbers in px of the window at least."""
COIN, TILE, APART = 22, 11, 3
"""Width of an island's token, half of that of a tile; least room between numbers."""
SIGN, BESIDE, BAR = 0.25, 0.04, 0.10
"""Width of a minus, the room beside it and its strength as shares of the type: in a column there is little room."""
HEXAGON = mix(FAINT, PANEL, 0.3)
"""Behind the number of a tile, which lies on its edge."""
COLUMN = mix(SPOKEN, FAINT, 0.25)
"""Behind the numbers of the island that is pointed at; no line, which would touch them."""
NOTES = "outlook-minus", "outlook-note"
"""What stands below, the most important first."""
CHOICES = Kind.ISLAND, Kind.OTHER
"""What stands for an island that can be chosen."""


class OutlookPainter:
    """Draws the sheet; the last one is kept."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._kept: tuple[object, pygame.Surface] | None = None

    def paint(self, surface: pygame.Surface, outlook: Outlook, seats: int, hover: Pick | None) -> None:
        """The sheet, with the line or the column of the island that is pointed at lit."""
        area = sheet_rect(self._frame, seats)
        pointed = hover if hover in HEADS else Pick(Kind.ISLAND, _island(hover))
        key = outlook, seats, pointed
        if self._kept is None or self._kept[0] != key:
            window = pygame.Surface(self._frame.size, pygame.SRCALPHA)
            self._sheet(window, outlook, seats, pointed)
            self._kept = key, window.subsurface(area).copy()
        surface.blit(self._kept[1], area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _sheet(self, sheet: pygame.Surface, outlook: Outlook, seats: int, pointed: Pick) -> None:
        frame, ground = sheet_frame(self._frame, seats), whole(self._frame, seats)
        room = sheet_rect(self._frame, seats).h - ground.h - frame.px(PAD)
        note = self._note(frame, ground.w - 2 * frame.px(PAD), room)
        self._ground(sheet, frame, ground, len(note) * frame.px(NOTE) + bool(note) * frame.px(PAD))
        self._bands(sheet, frame, line_rects(self._frame, seats))
        for k, row in enumerate(outlook.rows):
            if pointed == Pick(Kind.ISLAND, row.island):
                for each in number_rows(self._frame, seats):
                    box = cell(each, len(outlook.rows), k)
                    blit(sheet, (plate(box.size, COLUMN, 255, frame.px(6), COLUMN), (0, 0)), box.topleft)
        self._coins(sheet, frame, outlook, coins_rect(self._frame, seats))
        size = self._number_size(frame, outlook, line_rects(self._frame, seats)[0].w)
        for name, head, place in zip(LINES, HEADS, line_rects(self._frame, seats), strict=True):
            self._line(sheet, frame, outlook, name, place, size, pointed == head)
        for k, told in enumerate(note):
            at = ground.x + frame.px(PAD), ground.bottom + (k + 0.5) * frame.px(NOTE)
            line(sheet, self._fonts, told, at, "body", frame.px(SMALL), QUIET)

    def _ground(self, sheet: pygame.Surface, frame: Frame, ground: pygame.Rect, below: int) -> None:
        """The plate with the title, so many px higher for the note."""
        px, size = frame.px, (ground.w, ground.h + below)
        blit(sheet, (plate(size, PANEL, 255, px(12), GOLD, 200, max(1, px(1.5))), (0, 0)), ground.topleft)
        told, high = fitted(self._fonts, self._text("outlook-title"), "bold", px(TITLE), ground.w - 2 * px(PAD), LEAST)
        at = ground.centerx, ground.y + px(TITLE_ROW) / 2 + px(1)
        line(sheet, self._fonts, told, at, "bold", high, GOLD, "center")

    @staticmethod
    def _bands(sheet: pygame.Surface, frame: Frame, lines: list[pygame.Rect]) -> None:
        """Words and the numbers below them are seen as one; a stroke parts the sum from its parts."""
        for each in lines[1::2]:
            blit(sheet, (plate(each.size, SLOT, 255, frame.px(5), SLOT), (0, 0)), each.topleft)
        pygame.draw.line(sheet, HAIRLINE, lines[-1].topleft, (lines[-1].right - 1, lines[-1].top))

    def _note(self, frame: Frame, width: int, room: int) -> tuple[str, ...]:
        """What a minus means, and if there is room, that the sheet is no advice."""
        told = [wrapped(self._fonts, self._text(each), "body", frame.px(SMALL), width) for each in NOTES]
        fitting = [sum(told[:count], ()) for count in range(len(told), 0, -1)]
        return next((lines for lines in fitting if len(lines) * frame.px(NOTE) <= room), ())

    @staticmethod
    def _lit(sheet: pygame.Surface, frame: Frame, box: pygame.Rect) -> None:
        """The ground of what is pointed at."""
        blit(sheet, (plate(box.size, SPOKEN, 255, frame.px(6), CREAM, 230, 1), (0, 0)), box.topleft)

    def _coins(self, sheet: pygame.Surface, frame: Frame, outlook: Outlook, row: pygame.Rect) -> None:
        for k, each in enumerate(outlook.rows):
            box = cell(row, len(outlook.rows), k)
            blit(sheet, self._sprites.fitted(f"favour_{each.island}", min(frame.px(COIN), box.w - 2)), box.center)

    def _line(
        self, sheet: pygame.Surface, frame: Frame, outlook: Outlook, name: str, place: pygame.Rect, size: int, lit: bool
    ) -> None:
        """The words of a line with its numbers below them."""
        fonts, (head, numbers), is_sum = self._fonts, parted(place), name == "swing"
        if lit:
            self._lit(sheet, frame, head)
        words, room = self._text("outlook-head", column=name), head.w - 2 * frame.px(INSET)
        told, high = fitted(fonts, words, "body", frame.px(HEAD), room, LEAST)
        at = head.x + frame.px(INSET), head.centery
        line(sheet, fonts, told, at, "body", high, GOLD if is_sum else QUIET)
        for k, row in enumerate(outlook.rows):
            box, points = cell(numbers, len(outlook.rows), k), int(getattr(row, name))
            if name == "tile" and points:
                icon(sheet, "hexagon", box.center, min(frame.px(TILE), box.w / 2), HEXAGON)
            colour = GOLD if is_sum else CREAM if points else QUIET
            self._number(sheet, self._told(name, points), points < 0, box, size, colour)

    def _number(
        self, sheet: pygame.Surface, told: str, minus: bool, box: pygame.Rect, size: int, colour: Colour
    ) -> None:
        """In the middle of a cell; a minus is a short bar before it."""
        bar = round(SIGN * size) if minus else 0
        beside = bar + round(BESIDE * size) if minus else 0
        drawn = line(sheet, self._fonts, told, (box.centerx + beside / 2, box.centery), "bold", size, colour, "center")
        if minus:
            strength = max(2, round(BAR * size))
            pygame.draw.rect(sheet, colour, (drawn.left - beside, drawn.centery - strength // 2, bar, strength))

    def _told(self, name: str, points: int) -> str:
        """The number without a minus."""
        if not points and name != "swing":
            return "–"
        return str(points) if name == "tile" else signed(self._text, points) if points > 0 else str(-points)

    def _number_size(self, frame: Frame, outlook: Outlook, width: int) -> int:
        """The largest type in which no number touches its neighbour."""
        room = width // len(outlook.rows) - APART
        numbers = [(name, int(getattr(row, name))) for row in outlook.rows for name in LINES]
        told = {(self._told(name, points), points < 0) for name, points in numbers}
        fitting = (size for size in range(frame.px(NUMBER), LEAST_NUMBER, -1) if self._widest(told, size) <= room)
        return next(fitting, LEAST_NUMBER)

    def _widest(self, numbers: Iterable[tuple[str, bool]], size: int) -> float:
        """The width of the widest of some numbers with or without a minus."""
        sign = (SIGN + BESIDE) * size
        return max(self._fonts.width(told, "bold", size) + minus * sign for told, minus in numbers)


def _island(pointed: Pick | None) -> str:
    """The island that is meant by what is pointed at; a token of the same name is none."""
    return pointed.key.rpartition(":")[2] if pointed and pointed.kind in CHOICES else ""
