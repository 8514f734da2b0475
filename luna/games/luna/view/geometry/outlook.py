"""Where the sheet of choices at the start of a solo round lies: a column for each island, below the orders' panels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below
from luna.ui.pictures.outlines import box, rounded
from luna.ui.table.spot import PANEL as PANEL_RANK
from luna.ui.table.spot import PIECE, Spot, boxed

TITLE_ROW, COINS, WORDS, NUMBERS, NOTE, PAD, INSET = 24, 25, 16, 20, 14, 6, 2
"""Heights of the title, of the islands' tokens, of the words of a line, of its numbers and of a line of the note;
margins below and at the sides. All in logical px."""
WIDTH = 180
"""Logical width that the columns need."""
LINES = ("tile", "temple", "council", "shrine", "scoring", "swing")
"""What is told of each island, from the top."""
HEADS = tuple(Pick(Kind.OUTLOOK, name) for name in LINES)
"""The words above the lines, of which help can speak."""
HEIGHT = TITLE_ROW + COINS + len(LINES) * (WORDS + NUMBERS) + PAD
"""Logical height without the note."""


@dataclass(frozen=True, slots=True)
class OutlookRow:
    """What one island leads to; `tile` = 0 for none.

    `swing` is the sum of the four numbers between: changes of the player's lead.
    """

    island: str
    tile: int
    temple: int
    council: int
    shrine: int
    scoring: int
    swing: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """All choices in the order of the sheet."""

    rows: tuple[OutlookRow, ...]


def sheet_rect(frame: Frame, seats: int) -> pygame.Rect:
    """Below the orders' panels, which leave it that room in every type."""
    return free_below(frame, seats, solo=True)


def sheet_frame(frame: Frame, seats: int) -> Frame:
    """The largest scale at which the whole sheet has room."""
    area = sheet_rect(frame, seats)
    return frame.scaled(min(area.w / WIDTH, area.h / HEIGHT))


def whole(frame: Frame, seats: int) -> pygame.Rect:
    """The sheet without its note."""
    area, px = sheet_rect(frame, seats), sheet_frame(frame, seats).px
    return pygame.Rect(area.x, area.y, area.w, line_rects(frame, seats)[-1].bottom + px(PAD) - area.y)


def coins_rect(frame: Frame, seats: int) -> pygame.Rect:
    """The row of the islands' tokens, with which the columns begin."""
    area, px = sheet_rect(frame, seats), sheet_frame(frame, seats).px
    inset = px(INSET)
    return pygame.Rect(area.x + inset, area.y + px(TITLE_ROW), area.w - 2 * inset, px(COINS))


def line_rects(frame: Frame, seats: int) -> list[pygame.Rect]:
    """The lines with their words, from the top; their height is such that nothing is lost by rounding."""
    coins, area, px = coins_rect(frame, seats), sheet_rect(frame, seats), sheet_frame(frame, seats).px
    high = min(px(WORDS + NUMBERS), (area.bottom - coins.bottom - px(PAD)) // len(LINES))
    return [pygame.Rect(coins.x, coins.bottom + k * high, coins.w, high) for k in range(len(LINES))]


def parted(row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where in a line its words and its numbers stand."""
    high = row.h * WORDS // (WORDS + NUMBERS)
    return pygame.Rect(row.x, row.y, row.w, high), pygame.Rect(row.x, row.y + high, row.w, row.h - high)


def number_rows(frame: Frame, seats: int) -> list[pygame.Rect]:
    """The islands' tokens and all numbers below them, without the words between."""
    return [coins_rect(frame, seats), *(parted(line)[1] for line in line_rects(frame, seats))]


def cell(row: pygame.Rect, columns: int, column: int) -> pygame.Rect:
    """The part of a row that belongs to one of the columns."""
    left, right = (row.x + row.w * k // columns for k in (column, column + 1))
    return pygame.Rect(left, row.y, right - left, row.h)


def column_rects(frame: Frame, outlook: Outlook, seats: int) -> Iterator[tuple[OutlookRow, pygame.Rect]]:
    """What the islands lead to, with where it lies: from the token down to the sum."""
    coins, lines = coins_rect(frame, seats), line_rects(frame, seats)
    for k, row in enumerate(outlook.rows):
        yield row, cell(coins.union(lines[-1]), len(outlook.rows), k)


def outlook_spots(frame: Frame, outlook: Outlook, seats: int) -> Iterator[Spot]:
    """A token and the numbers below it are picked as their island; the words of a line only say what it is about."""
    heads, rows = [parted(line)[0] for line in line_rects(frame, seats)], number_rows(frame, seats)
    for k, (row, column) in enumerate(column_rects(frame, outlook, seats)):
        cells = [cell(each, len(outlook.rows), k) for each in rows]
        yield Spot(Pick(Kind.ISLAND, row.island), PIECE, (*map(box, cells),), rounded(column, frame.px(6)), cells[0])
    for head, words in zip(HEADS, heads, strict=True):
        yield boxed(head, PIECE, words, frame.px(6))


def outlook_topic(frame: Frame, seats: int) -> Spot:
    """The sheet as a whole, of which help can speak."""
    return boxed(Pick(Kind.OUTLOOK), PANEL_RANK, whole(frame, seats), frame.px(12))
