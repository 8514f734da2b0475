"""Where the parts of the order panels lie in the left column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from luna.games.luna.rules.constants import ISLAND_NAMES, SEATS
from luna.games.luna.view.geometry.frame import Frame

GAP = 9
LINE, TALLEST = 24.6, 40
"""Least and largest height of a line of a panel, in logical px."""
HEAD_LINES, WIDE_LINES, NARROW_LINES = 2, 6, 8
"""Lines of a panel's head, and of a whole panel in a wide and in a narrow column."""
NARROW = 146
"""Inner width in logical px below which counts and tokens take two lines each."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The parts of one panel in window px; in a folded panel all but the head are empty and lie in its middle."""

    whole: pygame.Rect
    head: pygame.Rect
    table: pygame.Rect
    supply: pygame.Rect
    favours: pygame.Rect
    council: pygame.Rect
    folded: bool = False
    narrow: bool = False

    def counts(self) -> list[pygame.Rect]:
        """The cells of the four counts of novices."""
        return _cells(self.table, 4, 2 if self.narrow else 1)

    def tokens(self) -> list[pygame.Rect]:
        """The cells of the favours."""
        return _cells(self.favours, len(ISLAND_NAMES), 2 if self.narrow else 1)


@lru_cache(maxsize=16)
def panel_rows(frame: Frame, seats: tuple[str, ...], actor: str | None) -> tuple[Rows, ...]:
    """The panels of all seats; where not all have room, those of the orders that do not act are folded to their heads.

    Where nobody acts the first is the open one.
    """
    frame, left = frame.panels, frame.left
    gap = _gap(frame)
    width, narrow = left.w - 2 * gap, is_narrow(frame)
    pad = frame.px(8)
    least = round((NARROW_LINES if narrow else WIDE_LINES) * frame.px(LINE)) + pad
    room = left.h - (len(seats) + 1) * gap
    folded = frame.px(HEAD_LINES * LINE) + pad
    opened = actor if actor in seats else seats[0]
    fold = len(seats) * least > room
    share = (left.h - (SEATS + 1) * gap) // SEATS
    most = frame.px(WIDE_LINES * TALLEST)
    whole = min(room - (len(seats) - 1) * folded, most) if fold else max(least, min(share, most))
    rows, top = list[Rows](), left.y + gap
    for colour in seats:
        closed = fold and colour != opened
        box = pygame.Rect(left.x + gap, top, width, folded if closed else whole)
        rows.append(_folded(frame, box) if closed else _open(frame, box, narrow))
        top = box.bottom + gap
    return tuple(rows)


def is_narrow(frame: Frame) -> bool:
    """Whether counts and tokens take two lines each."""
    return frame.left.w - 2 * _gap(frame) - _inset(frame) < frame.px(NARROW)


def free_below(frame: Frame, seats: Sequence[str], actor: str | None) -> pygame.Rect:
    """What the panels leave free of the left column: for what else has to be seen for long."""
    last, gap = panel_rows(frame, tuple(seats), actor)[-1].whole, _gap(frame.panels)
    return pygame.Rect(last.x, last.bottom + gap, last.w, frame.left.bottom - last.bottom - 2 * gap)


def supply_boxes(rows: Rows) -> tuple[pygame.Rect, pygame.Rect]:
    """The reserve of novices and that of shrines."""
    box = rows.supply.inflate(0, -2)
    left = pygame.Rect(box.x, box.y, box.w // 2, box.h)
    if rows.narrow or rows.folded:
        return left, pygame.Rect(left.right, box.y, box.w - left.w, box.h)
    cell = box.w // 4
    return pygame.Rect(box.right - 2 * cell, box.y, cell, box.h), pygame.Rect(box.right - cell, box.y, cell, box.h)


END = 6
"""Px at the end of the supply's line that no number reaches."""


def number_fields(frame: Frame, seats: tuple[str, ...], actor: str | None) -> Iterator[pygame.Rect]:
    """The panels of the orders that wait; of the one that acts the lines with numbers, without the supply’s end."""
    for colour, rows in zip(seats, panel_rows(frame, seats, actor), strict=True):
        supply = pygame.Rect(rows.supply.x, rows.supply.y, rows.supply.w - END, rows.supply.h)
        yield from (rows.head, rows.table, supply, rows.council) if colour == actor else (rows.whole,)


def supply_end(frame: Frame, seats: tuple[str, ...], actor: str) -> pygame.Rect:
    """Where an arrow begins that tells of what comes out of the reserve: beside its numbers."""
    supply = panel_rows(frame, seats, actor)[seats.index(actor)].supply
    return pygame.Rect(supply.right - END, supply.y, END, supply.h)


def score_middle(rows: Rows) -> tuple[int, float]:
    """Where the influence stands."""
    return rows.head.right - rows.head.w // 8, rows.head.y + rows.head.h * 0.74


def _gap(frame: Frame) -> int:
    """Between panels; little in a narrow column, where all of it is needed."""
    return min(frame.px(GAP), max(3, frame.left.w // 30 - 2))


def _inset(frame: Frame) -> int:
    """What a panel's bar and margins take of its width."""
    return frame.px(14) + frame.px(6)


def _inner(frame: Frame, box: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(box.x + frame.px(14), box.y + frame.px(4), box.w - _inset(frame), box.h - frame.px(8))


def _folded(frame: Frame, box: pygame.Rect) -> Rows:
    inner = _inner(frame, box)
    middle = pygame.Rect(inner.centerx, inner.centery, 0, 0)
    return Rows(box, inner, middle, middle, middle, middle, folded=True)


def _open(frame: Frame, box: pygame.Rect, narrow: bool) -> Rows:
    inner = _inner(frame, box)
    lines = (2, 2, 1, 2, 1) if narrow else (2, 1, 1, 1, 1)
    bands, done = list[pygame.Rect](), 0
    for count in lines:
        top, bottom = (inner.y + inner.h * lines_done // sum(lines) for lines_done in (done, done + count))
        bands.append(pygame.Rect(inner.x, top, inner.w, bottom - top))
        done += count
    head, table, supply, favours, council = bands
    return Rows(box, head, table, supply, favours, council, narrow=narrow)


def _cells(box: pygame.Rect, number: int, rows: int) -> list[pygame.Rect]:
    """Equal parts in reading order."""
    columns = -(-number // rows)
    return [pygame.Rect(*cell) for cell in _grid(box, number, columns, rows)]


def _grid(box: pygame.Rect, number: int, columns: int, rows: int) -> Iterator[tuple[int, int, int, int]]:
    for k in range(number):
        row, column = divmod(k, columns)
        left, right = box.x + box.w * column // columns, box.x + box.w * (column + 1) // columns
        top, bottom = box.y + box.h * row // rows, box.y + box.h * (row + 1) // rows
        yield left, top, right - left, bottom - top
