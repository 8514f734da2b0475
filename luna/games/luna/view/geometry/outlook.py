"""Where the sheet of choices at the start of a solo round lies: a row for each island, below the orders' panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below
from luna.ui.table.spot import PANEL as PANEL_RANK
from luna.ui.table.spot import PIECE, Spot, boxed

TITLE_ROW, HEAD_ROW, ROW, NOTE, PAD, INSET = 26, 16, 36, 15, 6, 3
"""Heights of the title, of each of the two rows of heads, of an island and of a line of the note; margins below and
at the sides. All in logical px."""
WIDTH, LEAST = 180, 0.85
"""Logical width that the columns need; share of the height that rows can do with."""
COLUMNS = (("temple", 27), ("council", 38), ("shrine", 33), ("scoring", 32), ("swing", 38))
"""Each column with its share of the width; every second head stands a row lower, where its word has more room."""
HEADS = tuple(Pick(Kind.OUTLOOK, name) for name, _ in COLUMNS)
"""The heads of the columns, of which help can speak."""
NAME_AT, NUMBERS_AT = 0.28, 0.73
"""Where in a row its island's name and its numbers lie."""


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
    usual = free.w / WIDTH
    if free.h >= LEAST * usual * _height(rows):
        return free
    height = min(round(usual * (_height(rows) + 2 * NOTE)), column.h)
    return pygame.Rect(free.x, column.bottom - height, free.w, height)


def sheet_frame(frame: Frame, seats: int, rows: int) -> Frame:
    """The largest scale at which the whole sheet has room."""
    area = sheet_rect(frame, seats, rows)
    return frame.scaled(min(area.w / WIDTH, area.h / _height(rows)))


def whole(frame: Frame, seats: int, rows: int) -> pygame.Rect:
    """The sheet without its note."""
    area, px = sheet_rect(frame, seats, rows), sheet_frame(frame, seats, rows).px
    height = _top(frame, seats, rows) + rows * _row_height(frame, seats, rows) + px(PAD)
    return pygame.Rect(area.x, area.y, area.w, height)


def row_rects(frame: Frame, outlook: Outlook, seats: int) -> Iterator[tuple[OutlookRow, pygame.Rect]]:
    """The rows with where they lie."""
    number = len(outlook.rows)
    band, high = _band(frame, seats, number), _row_height(frame, seats, number)
    for k, row in enumerate(outlook.rows):
        yield row, pygame.Rect(band.x, band.bottom + k * high, band.w, high)


def head_rects(frame: Frame, seats: int, rows: int) -> list[pygame.Rect]:
    """Where the heads of the columns stand, as wide as these."""
    return cells(_band(frame, seats, rows))


def outlook_spots(frame: Frame, outlook: Outlook, seats: int) -> Iterator[Spot]:
    """A row is picked as its island; the head of a column only says what stands below it."""
    for row, rect in row_rects(frame, outlook, seats):
        yield boxed(Pick(Kind.ISLAND, row.island), PIECE, rect, frame.px(6))
    for head, box in zip(HEADS, head_rects(frame, seats, len(outlook.rows)), strict=True):
        yield boxed(head, PIECE, box, frame.px(6))


def outlook_topic(frame: Frame, outlook: Outlook, seats: int) -> Spot:
    """The sheet as a whole, of which help can speak."""
    return boxed(Pick(Kind.OUTLOOK), PANEL_RANK, whole(frame, seats, len(outlook.rows)), frame.px(12))


def cells(row: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a row, one for each column."""
    shares, left, parts = sum(share for _, share in COLUMNS), 0, list[pygame.Rect]()
    for _, share in COLUMNS:
        begin, left = row.x + row.w * left // shares, left + share
        parts.append(pygame.Rect(begin, row.y, row.x + row.w * left // shares - begin, row.h))
    return parts


def beside_each_other(centres: Sequence[float], widths: Sequence[int], room: tuple[int, int], gap: int) -> list[float]:
    """The middles of words that stand each as near to its place as their neighbours and the room allow."""
    lefts, edge = list[float](), float(room[0])
    for centre, width in zip(centres, widths, strict=True):
        lefts.append(max(edge, centre - width / 2))
        edge = lefts[-1] + width + gap
    edge = float(room[1])
    for k in range(len(lefts) - 1, -1, -1):
        lefts[k] = min(lefts[k], edge - widths[k])
        edge = lefts[k] - gap
    return [left + width / 2 for left, width in zip(lefts, widths, strict=True)]


def _height(rows: int) -> int:
    """What so many rows need, in logical px."""
    return TITLE_ROW + 2 * HEAD_ROW + rows * ROW + PAD


def _row_height(frame: Frame, seats: int, rows: int) -> int:
    """In px, so that nothing is lost by rounding."""
    px, room = sheet_frame(frame, seats, rows).px, sheet_rect(frame, seats, rows).h
    return min(px(ROW), (room - _top(frame, seats, rows) - px(PAD)) // rows)


def _top(frame: Frame, seats: int, rows: int) -> int:
    """Where the rows begin below the top of the sheet."""
    px = sheet_frame(frame, seats, rows).px
    return px(TITLE_ROW) + 2 * px(HEAD_ROW)


def _band(frame: Frame, seats: int, rows: int) -> pygame.Rect:
    """What the heads take, as wide as a row."""
    area, px = sheet_rect(frame, seats, rows), sheet_frame(frame, seats, rows).px
    inset = px(INSET)
    return pygame.Rect(area.x + inset, area.y + px(TITLE_ROW), area.w - 2 * inset, 2 * px(HEAD_ROW))
