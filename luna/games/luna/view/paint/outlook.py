"""Draws the sheet of choices at the start of a solo round."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.outlook import (
    AMONG,
    BARRED,
    BEST,
    INSET,
    MORE,
    NOTE,
    PAD,
    TITLE_ROW,
    WORST,
    Line,
    Outlook,
    Sheet,
    laid,
    sheet_rect,
)
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, GOLD, PANEL, QUIET, REFUSAL, SLOT, SPOKEN, mix
from luna.ui.reading.phrases import signed
from luna.ui.table.picks import HINT
from luna.ui.table.shown import Shown

TITLE, HEAD, NAME, TOLD, NUMBER, SMALL, LEAST = 16, 15, 17, 16, 25, 14, 11
"""Type in logical px, and the smallest to which long words shrink, in px."""
COIN, BAR, SIGN, LAMP, PAWN, USUAL_ROW = 23, 3, 6, 8, 26, 14
"""Width of an island's token and of the bar of a group, half of that of a heading's sign and of the lamp at what is
advised, the height of the opponent's novice and of a line beside it."""
INKS = {BEST: CREAM, AMONG: CREAM, WORST: mix(REFUSAL, CREAM, 0.25), BARRED: QUIET}
"""The second cue of a group besides its heading."""
GROUNDS = {BEST: mix(SLOT, CREAM, 0.1), AMONG: SLOT, WORST: mix(SLOT, REFUSAL, 0.16), BARRED: PANEL}
HEADINGS = {BEST: "up", WORST: "down", BARRED: "cross"}
"""The signs of the headings."""
NOTES = "outlook-swing.whole", "outlook-swing"
"""What stands below: how the best choice changes the lead, and where that has room what is not in it."""
CHOICES = Kind.ISLAND, Kind.OTHER
"""What stands for an island that can be chosen."""


class OutlookPainter:
    """Draws the sheet; the last one is kept."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._frame, self._sprites, self._fonts, self._text = frame, sprites, fonts, text
        self._kept: tuple[object, pygame.Surface] | None = None

    def paint(self, surface: pygame.Surface, shown: Shown, outlook: Outlook) -> None:
        """The sheet, with the row of the island that is pointed at lit, and a lamp at what an open hint advises."""
        seats, hover, tip = len(shown.state.seats), shown.hover, shown.tip
        advised = _island(tip.about) if tip and tip.topic == HINT else ""
        area, pointed = sheet_rect(self._frame, seats), _island(hover)
        key = outlook, seats, pointed, advised
        if self._kept is None or self._kept[0] != key:
            window = pygame.Surface(self._frame.size, pygame.SRCALPHA)
            sheet = laid(self._frame, outlook, seats)
            self._sheet(window, sheet, outlook, pointed, advised)
            self._meant(window, sheet)
            self._usual(window, sheet, outlook, shown.state.opponent or "")
            self._kept = key, window.subsurface(area).copy()
        surface.blit(self._kept[1], area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _sheet(self, sheet: pygame.Surface, laid: Sheet, outlook: Outlook, pointed: str, advised: str) -> None:
        px = laid.frame.px
        note = self._note(laid, outlook)
        self._ground(sheet, laid, len(note) * px(NOTE) + bool(note) * px(PAD))
        for y in laid.between:
            pygame.draw.line(sheet, mix(PANEL, GOLD, 0.5), (laid.rect.x + px(PAD), y), (laid.rect.right - px(PAD), y))
        for group, place in laid.heads:
            swing = next((each.row.swing for each in laid.lines if each.group == group and each.row), 0)
            self._heading(sheet, laid.frame, group, swing, place)
        column = self._column(laid)
        size = self._name_type(laid, column)
        for each in laid.lines:
            self._row(sheet, laid.frame, each, each.island == pointed, column, size)
            if each.island == advised:
                self._lamp(sheet, laid.frame, each.rect)
        for k, told in enumerate(note):
            at = laid.rect.x + px(PAD), laid.rect.bottom + (k + 0.5) * px(NOTE)
            line(sheet, self._fonts, told, at, "body", px(SMALL), QUIET)

    def _ground(self, sheet: pygame.Surface, laid: Sheet, below: int) -> None:
        """The plate with the title, so many px higher for the note."""
        px, size = laid.frame.px, (laid.rect.w, laid.rect.h + below)
        blit(sheet, (plate(size, PANEL, 255, px(12), GOLD, 200, max(1, px(1.5))), (0, 0)), laid.rect.topleft)
        room = laid.rect.w - 2 * px(PAD)
        told, high = fitted(self._fonts, self._text("outlook-title"), "bold", px(TITLE), room, LEAST)
        at = laid.rect.centerx, laid.rect.y + px(TITLE_ROW) / 2 + px(1)
        line(sheet, self._fonts, told, at, "bold", high, GOLD, "center")

    def _meant(self, sheet: pygame.Surface, laid: Sheet) -> None:
        """What the numbers are, above their column."""
        place, px = laid.meant, laid.frame.px
        room = place.w - 2 * px(INSET)
        told, high = fitted(self._fonts, self._text("outlook-behind"), "body", px(SMALL), room, LEAST)
        line(sheet, self._fonts, told, (place.x + px(INSET), place.centery), "body", high, CREAM)

    def _usual(self, sheet: pygame.Surface, laid: Sheet, outlook: Outlook, opponent: str) -> None:
        """What the opponent takes after most choices, behind its novice."""
        px, place = laid.frame.px, laid.usual
        left = place.x + px(INSET)
        if opponent:
            blit(sheet, self._sprites.fitted(f"novice_{opponent}", px(PAWN)), (left + px(PAWN) / 2, place.centery))
        left += px(PAWN) + px(INSET)
        alike = "yes" if all(row.tile == outlook.usual for row in outlook.rows) else "no"
        words = self._text("outlook-usual", tile=outlook.usual, alike=alike)
        rows, high = self._in_two(words, px(SMALL), place.right - left)
        for k, told in enumerate(rows):
            at = left, place.centery + (k - (len(rows) - 1) / 2) * px(USUAL_ROW)
            line(sheet, self._fonts, told, at, "body", high, CREAM)

    def _in_two(self, words: str, px: int, width: int) -> tuple[tuple[str, ...], int]:
        """Words in at most two rows, in the largest type in which these have room."""
        while px > LEAST and len(wrapped(self._fonts, words, "body", px, width)) > 2:
            px -= 1
        return wrapped(self._fonts, words, "body", px, width), px

    def _note(self, laid: Sheet, outlook: Outlook) -> tuple[str, ...]:
        """The rows of the longest note that there is room for."""
        px, best = laid.frame.px, signed(self._text, outlook.highest)
        width = laid.rect.w - 2 * px(PAD)
        notes = (wrapped(self._fonts, self._text(each, swing=best), "body", px(SMALL), width) for each in NOTES)
        return next((rows for rows in notes if len(rows) * px(NOTE) <= laid.below), ())

    def _lamp(self, sheet: pygame.Surface, frame: Frame, row: pygame.Rect) -> None:
        """The sign of the hint that advises an island, at the corner of its token."""
        px, at = frame.px, (row.x + frame.px(LAMP), row.y + frame.px(LAMP))
        pygame.draw.circle(sheet, PANEL, at, px(LAMP))
        icon(sheet, "hint", at, px(LAMP) * 0.8, GOLD)

    def _heading(self, sheet: pygame.Surface, frame: Frame, group: str, swing: int, place: pygame.Rect) -> None:
        """The word for the rows below it, which lose or gain so much, with its sign."""
        px, ink = frame.px, INKS[group]
        icon(sheet, HEADINGS[group], (place.x + px(INSET) + px(SIGN), place.centery), px(SIGN), ink)
        left = place.x + px(INSET) + 2 * px(SIGN) + px(PAD)
        words = self._text("outlook-group", group=group, side="costs" if swing < 0 else "brings")
        told, high = fitted(self._fonts, words, "bold", px(HEAD), place.right - left, LEAST)
        line(sheet, self._fonts, told, (left, place.centery), "bold", high, ink)

    def _row(self, sheet: pygame.Surface, frame: Frame, row: Line, lit: bool, column: int, size: int) -> None:
        """How far behind the best in large type, an island's token and name, and what else the opponent takes there."""
        px, box = frame.px, row.rect.inflate(0, -2)
        ground = SPOKEN if lit else GROUNDS[row.group]
        edge, strength = (CREAM, 230) if lit else (ground, 255)
        blit(sheet, (plate(box.size, ground, 255, px(6), edge, strength, 1), (0, 0)), box.topleft)
        if row.group in (BEST, WORST):
            bar = pygame.Rect(box.x + 1, box.y + px(PAD), px(BAR), box.h - 2 * px(PAD))
            pygame.draw.rect(sheet, INKS[row.group], bar)
        left = box.x + px(BAR) + px(PAD) + column
        if row.row:
            told = signed(self._text, row.behind)
            line(sheet, self._fonts, told, (left, box.centery), "bold", px(NUMBER), INKS[row.group], "midright")
        coin, left = min(px(COIN), box.h - 2), left + px(PAD)
        blit(sheet, self._sprites.fitted(f"favour_{row.island}", coin), (left + coin / 2, box.centery))
        left += coin + px(INSET)
        middle = box.y + (box.h - row.apart * px(MORE)) / 2
        name = self._text("island-name", island=row.island)
        line(sheet, self._fonts, name, (left, middle), "bold", size, CREAM if row.row else QUIET)
        if row.row and row.apart:
            tile = self._text("outlook-takes", tile=row.row.tile)
            told, high = fitted(self._fonts, tile, "body", px(TOLD), box.right - left, LEAST)
            line(sheet, self._fonts, told, (left, middle + px(MORE)), "body", high, CREAM)

    def _column(self, laid: Sheet) -> int:
        """Width of the longest number."""
        numbers = (signed(self._text, each.behind) for each in laid.lines if each.row)
        return max(self._fonts.width(number, "bold", laid.frame.px(NUMBER)) for number in numbers)

    def _name_type(self, laid: Sheet, column: int) -> int:
        """The largest type in which all names have room beside the numbers."""
        px, fonts = laid.frame.px, self._fonts
        taken = px(BAR) + px(INSET) + px(COIN) + 3 * px(PAD) + column
        names = ((self._text("island-name", island=each.island), each.rect.w - taken) for each in laid.lines)
        return min(fitted(fonts, name, "bold", px(NAME), room, LEAST)[1] for name, room in names)


def _island(pointed: Pick | None) -> str:
    """The island that is meant by what is pointed at; a token of the same name is none."""
    return pointed.key.rpartition(":")[2] if pointed and pointed.kind in CHOICES else ""
