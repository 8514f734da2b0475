"""What the game says: a box in a place of its own beside the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import SMALLEST_PX, Fonts
from luna.ui.pictures.draw import blit, icon, line, plate
from luna.ui.pictures.palette import CREAM, GOLD, PIP_OFF, QUIET
from luna.ui.table.amounts import AmountRows
from luna.ui.table.areas import Areas
from luna.ui.table.notes import Row, draw_button, draw_rows, draw_spoken, paragraph
from luna.ui.table.picks import TIP_PANEL, TablePick
from luna.ui.table.shown import TipNote, TipWay
from luna.ui.table.speaking_place import SpeakingPlace

LARGER = 23, 22, 21, 20, 19
"""Type that is tried first, but only where the box need not grow for it."""
TEXTS, LEAST, PAD, ICON = (18, 17, 16, 15), 15, 9, 22
"""Type that is tried next, in logical px, and its least px; inner margin, and room of the sign before a head."""
HEAD, SMALLER, STRIPE, APART = 17, 1, 5, 3
"""Type of the line above the text, and how much smaller what follows it is; the stripe of parts and what divides it."""
CORNER = 30
"""Side of the cross in the corner."""
BUTTON_HEIGHT, BUTTON_PAD, BETWEEN, BUTTON_TEXT, LEAST_BUTTON = 39, 8, 7, 18, 13
"""Of the buttons: height, inner margin, distance, type and least type; all in logical px."""
CLOSE_BUTTONS = 16
"""Their type where all of them have room in one row so."""

Buttons = dict[Pick, tuple[TipWay, pygame.Rect]]


@dataclass(frozen=True, slots=True)
class _Set:
    """A box in type: its type and the areas in whose scale all in it is, its height, its lines, the places of its
    buttons from its foot up, and where parts begin."""

    text: int
    frame: Areas
    height: int
    rows: list[Row]
    buttons: Buttons
    stripe: int
    amounts: int
    amount_rows: AmountRows


class TipPainter:
    """Lays out and draws the box; knows what of it is under the pointer."""

    def __init__(self, frame: Areas, fonts: Fonts, place: SpeakingPlace) -> None:
        self._frame, self._fonts, self._place = frame, fonts, place
        *_, usual = frame.smaller()
        self._setting, self._usual = _Setting(frame, fonts, place), _Setting(usual, fonts, place)
        self._kept: tuple[TipNote, _Set, pygame.Rect] | None = None

    def rect(self, note: TipNote) -> pygame.Rect:
        """Where it lies."""
        return self._laid(note)[1].copy()

    def buttons(self, note: TipNote) -> dict[Pick, pygame.Rect]:
        """Where its buttons lie."""
        return {} if note.done else {pick: each for pick, (_, each) in self._placed(note).items()}

    def picks_at(self, pos: tuple[int, int], note: TipNote) -> list[Pick]:
        """What of it lies under a point of the window."""
        over = [pick for pick, rect in self.buttons(note).items() if rect.collidepoint(pos)]
        return over or ([TIP_PANEL] if self.rect(note).collidepoint(pos) else [])

    def paint(self, surface: pygame.Surface, note: TipNote, hover: Pick | None, arrived: float = 1.0) -> None:
        """The box; `arrived` = the share (0-1) of its coming that is over."""
        set_, rect = self._laid(note)
        px = set_.frame.px
        draw_spoken(surface, self._frame, rect, arrived)
        if note.head:
            icon(surface, "star", (rect.x + px(PAD + 7), rect.y + px(PAD + 10)), 8 * set_.frame.ui_scale, GOLD)
        if note.steps:
            place = pygame.Rect(rect.x + px(PAD), rect.y + set_.stripe, rect.w - 2 * px(PAD), px(STRIPE))
            _stripe(surface, note, place, px(APART))
        rows = [replace(row, colour=QUIET) for row in set_.rows] if note.done else set_.rows
        draw_rows(surface, self._fonts, rows, rect.topleft)
        at = rect.x + px(PAD), rect.y + set_.amounts
        set_.amount_rows.paint(surface, note.amounts, at, rect.w - 2 * px(PAD))
        if note.done:
            self._done(surface, note, set_, rect)
            return
        for pick, (way, button) in self._placed(note).items():
            size = self._button_type(set_.frame.px, way, button.w)
            draw_button(surface, set_.frame, self._fonts, way.label, button, size, hover == pick, way.main)
            if not way.label:
                icon(surface, "cross", button.center, button.w * 0.3, CREAM)

    def _done(self, surface: pygame.Surface, note: TipNote, set_: _Set, rect: pygame.Rect) -> None:
        """A tick and the word for it, at the foot where its buttons were."""
        px = set_.frame.px
        width = px(ICON) + self._fonts.width(note.done, "bold", px(BUTTON_TEXT))
        x, y = rect.centerx - width / 2, rect.bottom - px(PAD) - px(BUTTON_HEIGHT) / 2
        icon(surface, "check", (x + px(ICON) / 3, y), px(ICON) / 3, GOLD)
        line(surface, self._fonts, note.done, (x + px(ICON), y), "bold", px(BUTTON_TEXT), GOLD)

    def _placed(self, note: TipNote) -> Buttons:
        """Where its buttons lie in the window."""
        set_, rect = self._laid(note)
        px = set_.frame.px
        placed = {pick: (way, place.move(rect.bottomleft)) for pick, (way, place) in set_.buttons.items()}
        corner = pygame.Rect(rect.right - px(CORNER + STRIPE), rect.y + px(STRIPE), px(CORNER), px(CORNER))
        return placed | {Pick(TablePick.TIP, way.key): (way, corner) for way in note.buttons if not way.label}

    def _laid(self, note: TipNote) -> tuple[_Set, pygame.Rect]:
        kept = self._kept
        if kept is None or kept[0] != note:
            # Margins and buttons of larger type may leave its words less room than they have in the usual one.
            set_ = max(self._setting.set(note), self._usual.set(note), key=self._weight)
            self._kept = kept = note, set_, self._place.box(set_.height)
        return kept[1:]

    def _weight(self, set_: _Set) -> tuple[bool, bool, int]:
        """What speaks for a box: that it has room at all, that it leaves the card that, and how large its type is."""
        return set_.height <= self._place.column.h, set_.height <= self._place.usual.h, set_.text

    def _button_type(self, px: Callable[[float], int], way: TipWay, width: int) -> int:
        size = px(BUTTON_TEXT)
        while size > px(LEAST_BUTTON) and self._fonts.width(way.label, "body", size) + px(BUTTON_PAD) > width:
            size -= 1
        return size


class _Setting:
    """Sets boxes in type of one scale."""

    def __init__(self, frame: Areas, fonts: Fonts, place: SpeakingPlace) -> None:
        self._frame, self._fonts, self._place = frame, fonts, place
        self._bars, self._no_bars = AmountRows(frame, fonts), AmountRows(frame, fonts, bars=False)

    def set(self, note: TipNote) -> _Set:
        """In type as large as the usual box has room for; else higher, then smaller, then without bars."""
        usual, most = self._place.usual.h, self._place.column.h
        larger = (self._in_type(note, self._frame.px(text), self._bars) for text in LARGER)
        if roomy := next((set_ for set_ in larger if set_.height <= usual), None):
            return roomy
        for text, amounts in self._tried():
            set_ = self._in_type(note, text, amounts)
            if set_.height <= most:
                break
        return set_

    def _tried(self) -> Iterator[tuple[int, AmountRows]]:
        sizes = [max(LEAST, self._frame.px(text)) for text in TEXTS]
        yield from ((text, self._bars) for text in dict.fromkeys(sizes))
        yield from ((text, self._no_bars) for text in range(sizes[-1], SMALLEST_PX - 1, -1))

    def _in_type(self, note: TipNote, text: int, amount_rows: AmountRows) -> _Set:
        px, inner, rows, y = (
            self._frame.px,
            self._place.column.w - 2 * self._frame.px(PAD),
            list[Row](),
            self._frame.px(PAD),
        )
        if note.head:
            at, room = (px(PAD + ICON), y), inner - px(ICON + CORNER)
            rows, y = paragraph(self._fonts, note.head, "bold", min(text, px(HEAD)), GOLD, at, room)
            y += px(4)
        stripe, y = y, y + (px(STRIPE + 7) if note.steps else 0)
        told, y = paragraph(self._fonts, note.text, "body", text, CREAM, (px(PAD), y), inner)
        amounts, y = y, y + amount_rows.height(note.amounts, inner)
        if note.after:
            at, size = (px(PAD), y + px(BETWEEN)), max(min(text, LEAST), text - px(SMALLER))
            more, y = paragraph(self._fonts, note.after, "body", size, QUIET, at, inner)
            told += more
        buttons, needed = self._set_buttons(tuple(way for way in note.buttons if way.label), inner)
        return _Set(text, self._frame, y + px(PAD) + needed, [*rows, *told], buttons, stripe, amounts, amount_rows)

    def _set_buttons(self, ways: tuple[TipWay, ...], inner: int) -> tuple[Buttons, int]:
        """In rows of their full width, the one meant most as the last, and the height they take from the foot up."""
        px = self._frame.px
        ordered = sorted(ways, key=lambda each: each.main)
        close = self._in_rows(ordered, inner, CLOSE_BUTTONS)
        size = CLOSE_BUTTONS if len(close) == 1 else BUTTON_TEXT
        rows = close if len(close) == 1 else self._in_rows(ordered, inner, size)
        placed, y = Buttons(), -px(PAD)
        for row in reversed(rows):
            y -= px(BUTTON_HEIGHT)
            placed |= self._row_of(row, y, inner, size)
            y -= px(BETWEEN)
        return placed, -y if rows else px(PAD)

    def _in_rows(self, ways: list[TipWay], inner: int, size: int) -> list[list[TipWay]]:
        """As many beside each other as have room in type of a logical size."""
        px = self._frame.px
        rows, wanted = list[list[TipWay]](), inner + 1
        for way in ways:
            width = self._button_width(way, size)
            if wanted + px(BETWEEN) + width > inner:
                rows, wanted = [*rows, []], -px(BETWEEN)
            rows[-1].append(way)
            wanted += px(BETWEEN) + width
        return rows

    def _row_of(self, ways: list[TipWay], y: int, inner: int, size: int) -> Buttons:
        """Buttons beside each other; what is left of the row is shared among them."""
        px, widths = self._frame.px, [min(inner, self._button_width(way, size)) for way in ways]
        more = (inner - sum(widths) - px(BETWEEN) * (len(ways) - 1)) / len(ways)
        placed, x = Buttons(), float(px(PAD))
        for way, width in zip(ways, widths, strict=True):
            rect = pygame.Rect(round(x), y, round(x + width + more) - round(x), px(BUTTON_HEIGHT))
            placed[Pick(TablePick.TIP, way.key)] = way, rect
            x += width + more + px(BETWEEN)
        return placed

    def _button_width(self, way: TipWay, size: int) -> int:
        px = self._frame.px
        return self._fonts.width(way.label, "body", px(size)) + 2 * px(BUTTON_PAD)


def _stripe(surface: pygame.Surface, note: TipNote, room: pygame.Rect, apart: int) -> None:
    """How far one is: as many parts as there are steps, those reached in gold."""
    for k in range(note.steps):
        left, right = (room.x + (room.w + apart) * each // note.steps for each in (k, k + 1))
        part = pygame.Rect(left, room.y, right - apart - left, room.h)
        colour = GOLD if k < note.step else PIP_OFF
        blit(surface, (plate(part.size, colour, 255, part.h // 2, colour, 255), (0, 0)), part.topleft)
