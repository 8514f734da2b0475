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
    NOTE,
    PAD,
    TITLE_ROW,
    WORST,
    Line,
    Outlook,
    OutlookRow,
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

TITLE, HEAD, NAME, TOLD, NUMBER, SMALL, LEAST = 16, 14, 15, 14.5, 25, 14, 11
"""Type in logical px, and the smallest to which long words shrink, in px."""
COIN, BAR, SIGN, LAMP = 27, 3, 6, 8
"""Width of an island's token and of the bar of a group, half of that of a heading's sign and of the lamp at what is
advised."""
INKS = {BEST: CREAM, AMONG: CREAM, WORST: mix(REFUSAL, CREAM, 0.25), BARRED: QUIET}
"""The second cue of a group besides its heading."""
GROUNDS = {BEST: mix(SLOT, CREAM, 0.1), AMONG: SLOT, WORST: mix(SLOT, REFUSAL, 0.16), BARRED: PANEL}
HEADINGS = {BEST: "up", WORST: "down", BARRED: "cross"}
"""The signs of the headings."""
NOTES = "outlook-swing.whole", "outlook-swing"
"""What stands below: what the numbers are, and where that has room that one's own actions are not in them."""
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
            self._sheet(window, laid(self._frame, outlook, seats), area, pointed, advised)
            self._kept = key, window.subsurface(area).copy()
        surface.blit(self._kept[1], area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _sheet(self, sheet: pygame.Surface, laid: Sheet, area: pygame.Rect, pointed: str, advised: str) -> None:
        px = laid.frame.px
        note = self._note(laid.frame, laid.rect.w - 2 * px(PAD), area.bottom - laid.rect.bottom - px(PAD))
        self._ground(sheet, laid, len(note) * px(NOTE) + bool(note) * px(PAD))
        for group, place in laid.heads:
            swing = next((each.row.swing for each in laid.lines if each.group == group and each.row), 0)
            self._heading(sheet, laid.frame, group, swing, place)
        for each in laid.lines:
            self._row(sheet, laid.frame, each, each.island == pointed)
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

    def _note(self, frame: Frame, width: int, room: int) -> tuple[str, ...]:
        """The rows of the longest note that there is room for."""
        notes = (wrapped(self._fonts, self._text(each), "body", frame.px(SMALL), width) for each in NOTES)
        return next((rows for rows in notes if len(rows) * frame.px(NOTE) <= room), ())

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

    def _row(self, sheet: pygame.Surface, frame: Frame, row: Line, lit: bool) -> None:
        """An island's token and name, what the opponent takes there, and the change in large type."""
        px, box = frame.px, row.rect.inflate(0, -2)
        ground = SPOKEN if lit else GROUNDS[row.group]
        edge, strength = (CREAM, 230) if lit else (ground, 255)
        blit(sheet, (plate(box.size, ground, 255, px(6), edge, strength, 1), (0, 0)), box.topleft)
        if row.group in (BEST, WORST):
            bar = pygame.Rect(box.x + 1, box.y + px(PAD), px(BAR), box.h - 2 * px(PAD))
            pygame.draw.rect(sheet, INKS[row.group], bar)
        left = box.x + px(BAR) + px(INSET)
        coin = min(px(COIN), box.h - 2)
        blit(sheet, self._sprites.fitted(f"favour_{row.island}", coin), (left + coin / 2, box.centery))
        left += coin + px(PAD)
        right = box.right - px(INSET)
        if row.row:
            at, told = (box.right - px(PAD), box.centery), signed(self._text, row.row.swing)
            line(sheet, self._fonts, told, at, "bold", px(NUMBER), INKS[row.group], "midright")
            right = at[0] - self._fonts.width(told, "bold", px(NUMBER)) - px(PAD)
        self._words(sheet, frame, row, pygame.Rect(left, box.y, right - left, box.h))

    def _words(self, sheet: pygame.Surface, frame: Frame, row: Line, room: pygame.Rect) -> None:
        """The name, and below it the tile that the opponent takes, or why the island cannot be chosen."""
        px, fonts, name = frame.px, self._fonts, self._text("island-name", island=row.island)
        told, high = fitted(fonts, name, "bold", px(NAME), room.w, LEAST)
        upper, lower = room.y + room.h * 0.28, room.y + room.h * 0.72
        line(sheet, fonts, told, (room.x, upper), "bold", high, CREAM if row.row else QUIET)
        told, high = fitted(fonts, self._below(row.row), "body", px(TOLD), room.w, LEAST)
        line(sheet, fonts, told, (room.x, lower), "body", high, CREAM if row.row else QUIET)

    def _below(self, row: OutlookRow | None) -> str:
        return self._text("outlook-takes", tile=row.tile) if row else self._text("outlook-nobody")


def _island(pointed: Pick | None) -> str:
    """The island that is meant by what is pointed at; a token of the same name is none."""
    return pointed.key.rpartition(":")[2] if pointed and pointed.kind in CHOICES else ""
