"""A tip: a small panel with a line to the place it speaks of, laid where it hides nothing that can be used now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, icon, plate
from luna.ui.pictures.palette import CREAM, GOLD
from luna.ui.table.areas import Areas
from luna.ui.table.notes import Row, draw_button, draw_panel, draw_rows, paragraph, window
from luna.ui.table.picks import TIP_OFF, TIP_PANEL, TIP_UNDERSTOOD
from luna.ui.table.shown import TipNote
from luna.ui.table.spot import Spot

WIDTH, TEXT, SMALLEST, PAD, ICON = 400, 18, 16, 15, 30
BUTTON_HEIGHT, BUTTON_PAD, BETWEEN, CLEAR = 34, 12, 10, 26
"""Height, inner margin and distance of the buttons; least distance from the place; all in logical px."""
STEP, COVERED_USED, COVERED_BROAD, COVERED = 24, 4000, 500, 70
"""Grid of places that are tried; what covering a usable thing, a broad place or another one costs; logical px."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The place a tip speaks of, and what it should leave free: what can be used now, broad places, anything else."""

    place: Spot
    used: tuple[pygame.Rect, ...]
    others: tuple[pygame.Rect, ...]
    broad: tuple[pygame.Rect, ...]


@dataclass(frozen=True, slots=True)
class _Set:
    """A tip in type: its size, its lines, and its two buttons."""

    size: tuple[int, int]
    rows: list[Row]
    buttons: tuple[pygame.Rect, pygame.Rect]
    type: int


class TipPainter:
    """Lays out and draws a tip; knows what of it is under the pointer."""

    def __init__(self, frame: Areas, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts
        self._kept: tuple[object, _Set, pygame.Rect] | None = None

    def rect(self, note: TipNote, setting: Setting) -> pygame.Rect:
        """Where it lies."""
        return self._laid(note, setting)[1].copy()

    def buttons(self, note: TipNote, setting: Setting) -> dict[Pick, pygame.Rect]:
        """Where its buttons lie."""
        set_, rect = self._laid(note, setting)
        return {
            pick: each.move(rect.topleft) for pick, each in zip((TIP_UNDERSTOOD, TIP_OFF), set_.buttons, strict=True)
        }

    def picks_at(self, pos: tuple[int, int], note: TipNote, setting: Setting) -> list[Pick]:
        """What of it lies under a point of the window."""
        over = [pick for pick, rect in self.buttons(note, setting).items() if rect.collidepoint(pos)]
        return over or ([TIP_PANEL] if self.rect(note, setting).collidepoint(pos) else [])

    def paint(self, surface: pygame.Surface, note: TipNote, setting: Setting, hover: Pick | None) -> None:
        """The panel, the line and a ring round the place."""
        (set_, rect), px = self._laid(note, setting), self._frame.px
        lights.gild(surface, setting.place.lit, self._frame.ui_scale)
        self._line(surface, rect, setting.place.rect)
        draw_panel(surface, self._frame, rect)
        icon(surface, "star", (rect.x + px(PAD + 9), rect.y + px(PAD + 10)), 9 * self._frame.ui_scale, GOLD)
        draw_rows(surface, self._fonts, set_.rows, rect.topleft)
        for pick, button in self.buttons(note, setting).items():
            main = pick == TIP_UNDERSTOOD
            words = note.understood if main else note.off
            draw_button(surface, self._frame, self._fonts, words, button, set_.type, hover == pick, main)

    def _line(self, surface: pygame.Surface, rect: pygame.Rect, place: pygame.Rect) -> None:
        """From the panel's edge to the edge of the place, with a dot at its end."""
        px = self._frame.px
        start, end = _nearest(rect, place.center), _nearest(place, _nearest(rect, place.center))
        pygame.draw.line(surface, GOLD, start, end, max(2, px(3)))
        dot = plate((px(13), px(13)), GOLD, 255, px(13) // 2 + 1, CREAM, 255, max(1, px(2)))
        blit(surface, (dot, (px(13) / 2, px(13) / 2)), end)

    def _laid(self, note: TipNote, setting: Setting) -> tuple[_Set, pygame.Rect]:
        key = note, setting
        if self._kept is None or self._kept[0] != key:
            set_ = self._set(note)
            self._kept = key, set_, self._free_place(set_.size, setting)
        return self._kept[1:]

    def _free_place(self, size: tuple[int, int], setting: Setting) -> pygame.Rect:
        """The place nearest to what the tip speaks of that hides little, above all nothing that can be used."""
        room, px = window(self._frame), self._frame.px
        near = setting.place.rect.inflate(2 * px(CLEAR), 2 * px(CLEAR))
        across = range(room.left, max(room.left, room.right - size[0]) + 1, px(STEP))
        down = range(room.top, max(room.top, room.bottom - size[1]) + 1, px(STEP))
        tried = [pygame.Rect((x, y), size) for x in across for y in down]
        free = [rect for rect in tried if not rect.colliderect(near)]
        return min(free or tried, key=lambda rect: self._cost(rect, setting))

    def _cost(self, rect: pygame.Rect, setting: Setting) -> int:
        """What a place costs: its distance, and more for each thing it hides."""
        (x, y), (near_x, near_y) = setting.place.rect.center, _nearest(rect, setting.place.rect.center)
        kinds = (setting.used, COVERED_USED), (setting.broad, COVERED_BROAD), (setting.others, COVERED)
        hidden = sum(cost * len(rect.collidelistall(things)) for things, cost in kinds)
        return abs(near_x - x) + abs(near_y - y) + self._frame.px(hidden)

    def _set(self, note: TipNote) -> _Set:
        px, inner = self._frame.px, self._frame.px(WIDTH - 2 * PAD)
        size = px(TEXT)
        rows, y = paragraph(self._fonts, note.text, "body", size, CREAM, (px(PAD + ICON), px(PAD)), inner - px(ICON))
        y += px(PAD)
        words = note.understood, note.off
        while size > px(SMALLEST) and sum(self._button_width(each, size) for each in words) + px(BETWEEN) > inner:
            size -= 1
        first, second = (pygame.Rect(px(PAD), y, self._button_width(each, size), px(BUTTON_HEIGHT)) for each in words)
        second.right = px(WIDTH - PAD)
        return _Set((px(WIDTH), first.bottom + px(PAD)), rows, (first, second), size)

    def _button_width(self, words: str, size: int) -> int:
        return self._fonts.width(words, "body", size) + 2 * self._frame.px(BUTTON_PAD)


def _nearest(rect: pygame.Rect, point: tuple[int, int]) -> tuple[int, int]:
    """The point of a rectangle nearest to a point."""
    x, y = min(max(point[0], rect.left), rect.right), min(max(point[1], rect.top), rect.bottom)
    return x, y
