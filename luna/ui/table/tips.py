"""A tip: a small panel with a line to the place it speaks of, laid where it hides nothing that matters now."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, icon, plate
from luna.ui.pictures.palette import CREAM, GOLD, PIP_OFF, QUIET
from luna.ui.table.amounts import AmountRows
from luna.ui.table.areas import Areas
from luna.ui.table.notes import Row, draw_button, draw_panel, draw_rows, paragraph
from luna.ui.table.picks import TIP_PANEL, TablePick
from luna.ui.table.shown import TipNote, TipWay
from luna.ui.table.tip_place import Setting, nearest, place_for

WIDTH, TEXT, AFTER, SMALLEST, PAD, ICON = 400, 18, 16, 16, 15, 30
FAR, BEAK = 110, 30
"""The longest line to a place that is drawn whole, and the length of what only points there, in logical px."""
HEAD, DOT, DOT_STEP = 16, 9, 14
"""Type of the line above the text; size and distance of the points that tell how far one is; logical px."""
BUTTON_HEIGHT, BUTTON_PAD, BETWEEN = 34, 12, 10
"""Height, inner margin and distance of the buttons in logical px."""


@dataclass(frozen=True, slots=True)
class _Set:
    """A tip in type: its size, its lines, and the places of its buttons."""

    size: tuple[int, int]
    rows: list[Row]
    buttons: dict[Pick, tuple[TipWay, pygame.Rect]]
    type: int
    amounts: int
    """Where those begin."""


class TipPainter:
    """Lays out and draws a tip; knows what of it is under the pointer."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts
        self._amounts = AmountRows(frame, fonts, WIDTH - 2 * PAD)
        self._kept: tuple[TipNote, Setting, _Set, pygame.Rect] | None = None

    def rect(self, note: TipNote, setting: Setting) -> pygame.Rect:
        """Where it lies."""
        return self._laid(note, setting)[1].copy()

    def buttons(self, note: TipNote, setting: Setting) -> dict[Pick, pygame.Rect]:
        """Where its buttons lie."""
        set_, rect = self._laid(note, setting)
        return {pick: each.move(rect.topleft) for pick, (_, each) in set_.buttons.items()}

    def picks_at(self, pos: tuple[int, int], note: TipNote, setting: Setting) -> list[Pick]:
        """What of it lies under a point of the window."""
        over = [pick for pick, rect in self.buttons(note, setting).items() if rect.collidepoint(pos)]
        return over or ([TIP_PANEL] if self.rect(note, setting).collidepoint(pos) else [])

    def paint(self, surface: pygame.Surface, note: TipNote, setting: Setting, hover: Pick | None) -> None:
        """The panel, the line and a ring round the place."""
        (set_, rect), px = self._laid(note, setting), self._frame.px
        for spot in (setting.place, *setting.also):
            lights.gild(surface, spot.lit, self._frame.ui_scale)
        self._line(surface, rect, setting.place.rect)
        draw_panel(surface, self._frame, rect)
        icon(surface, "star", (rect.x + px(PAD + 9), rect.y + px(PAD + 10)), 9 * self._frame.ui_scale, GOLD)
        draw_rows(surface, self._fonts, set_.rows, rect.topleft)
        self._amounts.paint(surface, note.amounts, (rect.x + px(PAD), rect.y + set_.amounts))
        self._points(surface, note, rect)
        for pick, (way, place) in set_.buttons.items():
            button = place.move(rect.topleft)
            draw_button(surface, self._frame, self._fonts, way.label, button, set_.type, hover == pick, way.main)

    def _points(self, surface: pygame.Surface, note: TipNote, rect: pygame.Rect) -> None:
        """How far one is, at the right of the head."""
        px, side = self._frame.px, self._frame.px(DOT)
        y = rect.y + px(PAD) + self._fonts.font("bold", px(HEAD)).get_linesize() / 2
        for k in range(note.steps):
            x = rect.right - px(PAD) - side / 2 - px(DOT_STEP) * (note.steps - 1 - k)
            dot = plate((side, side), GOLD if k < note.step else PIP_OFF, 255, side // 2 + 1)
            blit(surface, (dot, (side / 2, side / 2)), (x, y))

    def _line(self, surface: pygame.Surface, rect: pygame.Rect, place: pygame.Rect) -> None:
        """From the panel's edge to the edge of the place, with a dot at its end; a long way is only begun."""
        px = self._frame.px
        start, end = nearest(rect, place.center), nearest(place, nearest(rect, place.center))
        way = math.dist(start, end)
        if way > px(FAR):
            aside = (end[0] - start[0]) / way, (end[1] - start[1]) / way
            tip = start[0] + aside[0] * px(BEAK), start[1] + aside[1] * px(BEAK)
            foot = aside[1] * px(BEAK) / 3, aside[0] * px(BEAK) / 3
            beak = (start[0] - foot[0], start[1] + foot[1]), tip, (start[0] + foot[0], start[1] - foot[1])
            pygame.draw.polygon(surface, GOLD, beak)
        else:
            pygame.draw.line(surface, GOLD, start, end, max(2, px(3)))
        dot = plate((px(13), px(13)), GOLD, 255, px(13) // 2 + 1, CREAM, 255, max(1, px(2)))
        blit(surface, (dot, (px(13) / 2, px(13) / 2)), end)

    def _laid(self, note: TipNote, setting: Setting) -> tuple[_Set, pygame.Rect]:
        kept = self._kept
        if kept is None or kept[0] != note or kept[1] != setting:
            set_ = self._set(note)
            before = kept[3] if kept and kept[0].about == note.about and kept[1].place == setting.place else None
            rect = place_for(self._frame, set_.size, setting, before)
            self._kept = kept = note, setting, set_, rect
        return kept[2:]

    def _set(self, note: TipNote) -> _Set:
        px, rows, y = self._frame.px, list[Row](), self._frame.px(PAD)
        if note.head:
            width = px(WIDTH - 2 * PAD - ICON) - px(DOT_STEP) * note.steps
            rows, y = paragraph(self._fonts, note.head, "bold", px(HEAD), GOLD, (px(PAD + ICON), y), width)
            y += px(4)
        room = px(WIDTH - 2 * PAD - (0 if note.head else ICON))
        left = px(WIDTH - PAD) - room
        told, y = paragraph(self._fonts, note.text, "body", px(TEXT), CREAM, (left, y), room)
        amounts, y = y + px(BETWEEN), y + self._amounts.height(note.amounts)
        if note.after:
            more, y = paragraph(
                self._fonts, note.after, "body", px(AFTER), QUIET, (px(PAD), y + px(BETWEEN)), px(WIDTH - 2 * PAD)
            )
            told += more
        buttons, size, y = self._set_buttons(note.buttons, y + px(PAD))
        return _Set((px(WIDTH), y + px(PAD)), [*rows, *told], buttons, size, amounts)

    def _set_buttons(self, ways: tuple[TipWay, ...], y: int) -> tuple[dict[Pick, tuple[TipWay, pygame.Rect]], int, int]:
        """The buttons in rows, their type, and where they end; the last of a single row stands at the right."""
        px, size, inner = self._frame.px, self._frame.px(TEXT), self._frame.px(WIDTH - 2 * PAD)
        gaps = px(BETWEEN) * (len(ways) - 1)
        while size > px(SMALLEST) and sum(self._button_width(each, size) for each in ways) + gaps > inner:
            size -= 1
        placed, x = dict[Pick, tuple[TipWay, pygame.Rect]](), px(PAD)
        rect = pygame.Rect(x, y, 0, px(BUTTON_HEIGHT))
        for way in ways:
            width = self._button_width(way, size)
            if x > px(PAD) and x + width > px(WIDTH - PAD):
                x, y = px(PAD), y + px(BUTTON_HEIGHT + BETWEEN)
            rect = pygame.Rect(x, y, min(width, inner), px(BUTTON_HEIGHT))
            placed[Pick(TablePick.TIP, way.key)] = way, rect
            x = rect.right + px(BETWEEN)
        if ways[1:]:
            rect.right = px(WIDTH - PAD)
        return placed, size, rect.bottom

    def _button_width(self, way: TipWay, size: int) -> int:
        return self._fonts.width(way.label, "body", size) + 2 * self._frame.px(BUTTON_PAD)
