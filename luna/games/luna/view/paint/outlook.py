"""The sheet of choices at the start of a solo round: a row for each island, below the panels of the two orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import blit, fitted, icon, line, plate, wrapped
from luna.ui.pictures.palette import CREAM, FAINT, GOLD, HAIRLINE, PANEL, QUIET, SLOT
from luna.ui.reading.phrases import signed
from luna.ui.table.spot import PANEL as PANEL_RANK
from luna.ui.table.spot import PIECE, Spot, boxed

HEAD, SIGNS, ROW, NOTE, PAD = 36, 28, 40, 20, 10
TITLE, NUMBER, SUM, SMALL, NAME, DIGITS, LEAST_TYPE = 19, 18, 20, 16, 14, 13, 11
"""Type in logical px; the last is the least in px of the window."""
COLUMNS = (("island", "", 32), ("tile", "", 29), ("temple", "temple", 30), ("council", "seat", 27),
           ("shrine", "shrine", 27), ("scoring", "moon", 31), ("swing", "", 62))  # fmt: skip
"""Each column with its sign and its share of the width."""
COIN, SIGN, MARK, TILE = 28, 11, 7, 11
"""Width of an island's token, half of that of other signs: nowhere are they narrower than 16 px; and of a tile."""
NAMED, NAME_AT, NUMBERS_AT = 36, 0.26, 0.72
"""From which height in px a row tells the island's name over its numbers, and where in it both lie."""
SUM_SIGN = "="
"""Over the sums where their name has no room."""
HEADS = tuple(Pick(Kind.OUTLOOK, name) for name, _, _ in COLUMNS if name != "island")
"""The heads of the columns, of which help can speak."""
CHOICES = Kind.ISLAND, Kind.OTHER
"""What stands for an island that can be chosen."""
WIDTH, LEAST = 240, 0.85
"""Logical width that the columns need; share of the height that rows can do with."""


@dataclass(frozen=True, slots=True)
class OutlookRow:
    """What one island leads to; `tile` = 0 for none.

    `swing` is the sum of the four numbers between: changes of the player's lead. `book` and `displaced` say what comes
    with the tile.
    """

    island: str
    tile: int
    temple: int
    council: int
    shrine: int
    scoring: int
    swing: int
    book: bool = False
    displaced: int = 0


@dataclass(frozen=True, slots=True)
class Outlook:
    """All choices in the order of the sheet."""

    rows: tuple[OutlookRow, ...]


def sheet_rect(frame: Frame, seats: int, rows: int) -> pygame.Rect:
    """Below the orders' panels, whoever acts; over the lower ones where large type leaves too little room there."""
    free, column = free_below(frame, COLOURS[:seats], None), frame.left
    usual = min(frame.panels.ui_scale, free.w / WIDTH)
    if free.h >= LEAST * usual * _height(rows):
        return free
    height = min(round(usual * (_height(rows) + 2 * NOTE)), column.h)
    return pygame.Rect(free.x, column.bottom - height, free.w, height)


def sheet_frame(frame: Frame, seats: int, rows: int) -> Frame:
    """The scale at which the whole sheet has room."""
    area = sheet_rect(frame, seats, rows)
    return frame.scaled(min(frame.panels.ui_scale, area.w / WIDTH, area.h / _height(rows)))


def _height(rows: int) -> int:
    """What so many rows need, in logical px."""
    return HEAD + SIGNS + rows * ROW + PAD


def _row_height(frame: Frame, seats: int, rows: int) -> int:
    """In px, so that nothing is lost by rounding."""
    px = sheet_frame(frame, seats, rows).px
    return min(px(ROW), (sheet_rect(frame, seats, rows).h - px(HEAD + SIGNS) - px(PAD)) // rows)


def row_rects(frame: Frame, outlook: Outlook, seats: int) -> Iterator[tuple[OutlookRow, pygame.Rect]]:
    """The rows with where they lie."""
    number = len(outlook.rows)
    area, px = sheet_rect(frame, seats, number), sheet_frame(frame, seats, number).px
    high, top = _row_height(frame, seats, number), area.y + px(HEAD + SIGNS)
    for k, row in enumerate(outlook.rows):
        yield row, pygame.Rect(area.x + px(4), top + k * high, area.w - 2 * px(4), high)


def outlook_spots(frame: Frame, outlook: Outlook, seats: int) -> Iterator[Spot]:
    """A row is picked as its island; the head of a column only says what stands below it."""
    for row, rect in row_rects(frame, outlook, seats):
        yield boxed(Pick(Kind.ISLAND, row.island), PIECE, rect, frame.px(6))
    for head, box in zip(HEADS, _cells(_head_rect(frame, outlook, seats))[1:], strict=True):
        yield boxed(head, PIECE, box, frame.px(6))


def outlook_topic(frame: Frame, outlook: Outlook, seats: int) -> Spot:
    """The sheet as a whole, of which help can speak."""
    return boxed(Pick(Kind.OUTLOOK), PANEL_RANK, _whole(frame, outlook, seats), frame.px(12))


def _whole(frame: Frame, outlook: Outlook, seats: int) -> pygame.Rect:
    number = len(outlook.rows)
    area, px = sheet_rect(frame, seats, number), sheet_frame(frame, seats, number).px
    height = px(HEAD + SIGNS) + number * _row_height(frame, seats, number) + px(PAD)
    return pygame.Rect(area.x, area.y, area.w, height)


def _head_rect(frame: Frame, outlook: Outlook, seats: int) -> pygame.Rect:
    """Where the heads of the columns stand, as wide as a row."""
    number = len(outlook.rows)
    area, px = sheet_rect(frame, seats, number), sheet_frame(frame, seats, number).px
    return pygame.Rect(area.x + px(4), area.y + px(HEAD), area.w - 2 * px(4), px(SIGNS))


def _cells(row: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a row, one for each column."""
    whole, left, cells = sum(share for _, _, share in COLUMNS), 0, list[pygame.Rect]()
    for _, _, share in COLUMNS:
        begin, left = row.x + row.w * left // whole, left + share
        cells.append(pygame.Rect(begin, row.y, row.x + row.w * left // whole - begin, row.h))
    return cells


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
        frame, fonts = sheet_frame(self._frame, seats, len(outlook.rows)), self._fonts
        px, area = frame.px, sheet_rect(self._frame, seats, len(outlook.rows))
        whole = _whole(self._frame, outlook, seats).move(-area.x, -area.y)
        note = wrapped(fonts, self._text("outlook-note"), "body", px(SMALL), whole.w - 2 * px(PAD))
        if whole.h + len(note) * px(NOTE) <= sheet.get_height():
            whole.h += len(note) * px(NOTE)
        else:
            note = ()
        blit(sheet, (plate(whole.size, PANEL, 255, px(12), GOLD, 200, max(1, px(1.5))), (0, 0)), whole.topleft)
        title, size = fitted(fonts, self._text("outlook-title"), "bold", px(TITLE), whole.w - 2 * px(PAD), px(13))
        line(sheet, fonts, title, (px(PAD), px(HEAD) / 2 + px(1)), "bold", size, GOLD)
        self._signs(sheet, frame, _head_rect(self._frame, outlook, seats).move(-area.x, -area.y), pointed)
        for row, rect in row_rects(self._frame, outlook, seats):
            self._row(sheet, frame, row, rect.move(-area.x, -area.y), pointed == Pick(Kind.ISLAND, row.island))
        for k, told in enumerate(note):
            y = whole.bottom - px(PAD) - (len(note) - k - 0.5) * px(NOTE) + px(4)
            line(sheet, fonts, told, (px(PAD), y), "body", px(SMALL), QUIET)

    def _signs(self, sheet: pygame.Surface, frame: Frame, row: pygame.Rect, pointed: Pick) -> None:
        """What the columns are about."""
        px = frame.px
        for (name, sign, _), cell in zip(COLUMNS, _cells(row), strict=True):
            if pointed == Pick(Kind.OUTLOOK, name):
                self._lit(sheet, frame, cell)
            if sign:
                icon(sheet, sign, cell.center, px(SIGN), CREAM)
            elif name == "tile":
                icon(sheet, "hexagon", cell.center, px(TILE), QUIET)
            elif name == "swing":
                told, room = self._text("outlook-sum"), cell.w
                size = px(SMALL) if self._fonts.width(told, "bold", px(SMALL)) <= room else max(LEAST_TYPE, px(DIGITS))
                told = told if self._fonts.width(told, "bold", size) <= room else SUM_SIGN
                line(sheet, self._fonts, told, cell.center, "bold", size, CREAM, "center")

    @staticmethod
    def _lit(sheet: pygame.Surface, frame: Frame, box: pygame.Rect) -> None:
        """The ground of what is pointed at."""
        inner, px = box.inflate(0, -2), frame.px
        blit(sheet, (plate(inner.size, SLOT, 255, px(6), CREAM, 230, max(1, px(2))), (0, 0)), inner.topleft)

    def _row(self, sheet: pygame.Surface, frame: Frame, row: OutlookRow, rect: pygame.Rect, lit: bool) -> None:
        pygame.draw.line(sheet, HAIRLINE, rect.topleft, (rect.right - 1, rect.top))
        if lit:
            self._lit(sheet, frame, rect)
        named = rect.h >= NAMED
        if named:
            self._name(sheet, frame, row, rect)
        for (name, _, _), cell in zip(COLUMNS, _cells(rect), strict=True):
            below = named and name not in ("island", "swing")
            self._cell(
                sheet, frame, row, name, (cell.centerx, round(rect.y + NUMBERS_AT * rect.h) if below else cell.centery)
            )

    def _name(self, sheet: pygame.Surface, frame: Frame, row: OutlookRow, rect: pygame.Rect) -> None:
        """What the island is called, and signs for what comes with the tile."""
        px, fonts, y = frame.px, self._fonts, rect.y + NAME_AT * rect.h
        coin, *_, total = _cells(rect)
        left, right = coin.right, total.left
        signs = ("book",) * row.book + ("cross",) * bool(row.displaced)
        called, room = self._text("island-name.full", island=row.island), right - left - len(signs) * px(3 * MARK)
        told, size = fitted(fonts, called, "body", px(NAME), room, LEAST_TYPE)
        after = line(sheet, fonts, told, (left, y), "body", size, CREAM).right
        for n, sign in enumerate(signs):
            icon(sheet, sign, (after + px((3 * n + 1.6) * MARK), y), px(MARK), QUIET)

    def _cell(self, sheet: pygame.Surface, frame: Frame, row: OutlookRow, name: str, at: tuple[float, int]) -> None:
        px, fonts = frame.px, self._fonts
        if name == "island":
            blit(sheet, self._sprites.fitted(f"favour_{row.island}", px(COIN)), at)
        elif name == "tile":
            if row.tile:
                self._tile(sheet, frame, row.tile, at)
        elif name == "swing":
            line(sheet, fonts, signed(self._text, row.swing), at, "bold", px(SUM), GOLD, "center")
        else:
            points = int(getattr(row, name))
            words = signed(self._text, points) if points else "–"
            line(sheet, fonts, words, at, "bold", px(NUMBER), CREAM if points else FAINT, "center")

    def _tile(self, sheet: pygame.Surface, frame: Frame, number: int, at: tuple[float, float]) -> None:
        """Which tile it takes: a name, no amount."""
        px = frame.px
        icon(sheet, "hexagon", at, px(TILE), QUIET)
        line(sheet, self._fonts, str(number), at, "body", max(LEAST_TYPE, px(DIGITS)), CREAM, "center")


def _island(pointed: Pick | None) -> str:
    """The island that is meant by what is pointed at; a token of the same name is none."""
    return pointed.key.rpartition(":")[2] if pointed and pointed.kind in CHOICES else ""
