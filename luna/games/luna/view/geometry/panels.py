"""Where the parts of the order panels lie in the left column."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from luna.core.caching import lru_cache
from luna.games.luna.rules.constants import ISLAND_NAMES, SEATS
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot

GAP, PAD = 9, 8
"""Between panels, and above and below the lines of a panel together, in logical px."""
LINE, TALLEST = 24.6, 40
"""Least and largest height of a line of a panel, in logical px."""
WIDE_LINES, NARROW_LINES = 6, 8
"""Lines of a panel in a wide and in a narrow column."""
FOLDED_WIDE, FOLDED_NARROW = 3, 4
"""Lines of a folded panel: name, influence and the novices on the table."""
NARROW = 146
"""Inner width in logical px below which counts and tokens take two lines each."""
SHEET = 1.74
"""What the sheet of choices of the solo game needs below the panels, as a share of their width."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The parts of one panel in window px; of a folded one those below the counts are not shown and lie on them."""

    whole: pygame.Rect
    head: pygame.Rect
    table: pygame.Rect
    supply: pygame.Rect
    favours: pygame.Rect
    council: pygame.Rect
    narrow: bool = False
    folded: bool = False

    def counts(self) -> list[pygame.Rect]:
        """The cells of the four counts of novices."""
        return _cells(self.table, 4, 2 if self.narrow else 1)

    def tokens(self) -> list[pygame.Rect]:
        """The cells of the favours."""
        return _cells(self.favours, len(ISLAND_NAMES), 2 if self.narrow else 1)


@lru_cache(maxsize=16)
def panel_frame(frame: Frame, seats: int, solo: bool = False) -> Frame:
    """With the largest type in which so many panels have room, all of them or one with the others folded.

    In the `solo` game the sheet of choices has its room below them too.
    """
    usual = frame.plates
    return next((each for each in frame.panels.smaller() if _fits(each, seats, solo, usual)), usual)


def _fits(frame: Frame, seats: int, solo: bool, usual: Frame) -> bool:
    """Panels are folded for large type only, where each has to tell of itself."""
    folded = frame.ui_scale > usual.ui_scale and not solo
    least = _least_with_one_open(frame, seats) if folded else seats * _least(frame)
    return least <= _room(frame, seats, solo)


@lru_cache(maxsize=32)
def panel_rows(frame: Frame, seats: int, solo: bool = False, whole: int = 0) -> tuple[Rows, ...]:
    """The panels of all seats; where they have not the room for it, only that of the seat `whole` is open."""
    frame, left = panel_frame(frame, seats, solo), frame.left
    gap, narrow = _gap(frame), is_narrow(frame)
    room = _room(frame, seats, solo)
    if not solo and _least_with_one_open(frame, seats) <= room < seats * _least(frame):
        return tuple(_with_one_open(frame, seats, whole, room / _least_with_one_open(frame, seats)))
    share = (left.h - (SEATS + 1) * gap) // SEATS
    height = max(_least(frame), min(share, frame.px(WIDE_LINES * TALLEST), room // seats))
    first = pygame.Rect(left.x + gap, left.y + gap, left.w - 2 * gap, height)
    return tuple(_open(frame, first.move(0, n * (height + gap)), narrow) for n in range(seats))


def panels_of(frame: Frame, state: Snapshot) -> tuple[Rows, ...]:
    """The panels of the orders of a position."""
    return panel_rows(frame, len(state.seats), state.solo, state.open_seat)


def _least(frame: Frame, folded: bool = False) -> int:
    """The least height of a panel."""
    lines = (FOLDED_NARROW, NARROW_LINES) if is_narrow(frame) else (FOLDED_WIDE, WIDE_LINES)
    return round(lines[not folded] * frame.px(LINE)) + frame.px(PAD)


def _least_with_one_open(frame: Frame, seats: int) -> int:
    """The least height of all panels if only one is open."""
    return _least(frame) + (seats - 1) * _least(frame, folded=True)


def _room(frame: Frame, seats: int, solo: bool) -> int:
    """The height that so many panels have in all."""
    sheet = round(SHEET * frame.left.w) + _gap(frame) if solo else 0
    return frame.left.h - (seats + 1) * _gap(frame) - sheet


def is_narrow(frame: Frame) -> bool:
    """Whether counts and tokens take two lines each."""
    return frame.left.w - 2 * _gap(frame) - _inset(frame) < frame.px(NARROW)


def free_below(frame: Frame, seats: int, solo: bool = False) -> pygame.Rect:
    """What the panels leave free of the left column: for what else has to be seen for long."""
    last, gap = panel_rows(frame, seats, solo)[-1].whole, _gap(panel_frame(frame, seats, solo))
    return pygame.Rect(last.x, last.bottom + gap, last.w, frame.left.bottom - last.bottom - 2 * gap)


def supply_boxes(rows: Rows) -> tuple[pygame.Rect, pygame.Rect]:
    """The reserve of novices and that of shrines."""
    box = rows.supply.inflate(0, -2)
    left = pygame.Rect(box.x, box.y, box.w // 2, box.h)
    if rows.narrow:
        return left, pygame.Rect(left.right, box.y, box.w - left.w, box.h)
    cell = box.w // 4
    return pygame.Rect(box.right - 2 * cell, box.y, cell, box.h), pygame.Rect(box.right - cell, box.y, cell, box.h)


SIGN = 15, 10
"""Half of the room of a count's sign, in logical px, and the least of it in px."""


def sign_half(frame: Frame, cell: pygame.Rect) -> int:
    """How far the middle of a count's sign is from the edge of its cell."""
    return max(SIGN[1], min(frame.px(SIGN[0]), cell.w // 4))


def number_fields(frame: Frame, seats: tuple[str, ...], actor: str | None, solo: bool = False) -> Iterator[pygame.Rect]:
    """The panels of the orders that wait; of the one that acts the lines with numbers, without the supply’s signs."""
    whole = seats.index(actor) if actor in seats else 0
    for colour, rows in zip(seats, panel_rows(frame, len(seats), solo, whole), strict=True):
        if colour != actor:
            yield rows.whole
            continue
        for each in (rows.head, rows.table, rows.council):  # to the edges, for the corners of what hides are round
            yield pygame.Rect(rows.whole.x, each.y, rows.whole.w, each.h)
        boxes = supply_boxes(rows)
        yield pygame.Rect(rows.supply.x, rows.supply.y, boxes[0].x - rows.supply.x, rows.supply.h)
        for box in boxes:
            sign = _sign(panel_frame(frame, len(seats), solo), box)
            yield pygame.Rect(sign.right, box.y, box.right - sign.right, box.h)


def supply_novice(frame: Frame, seats: tuple[str, ...], actor: str, solo: bool = False) -> pygame.Rect:
    """The novice in the supply of who acts: there an arrow begins that tells of what comes out of it."""
    rows = panel_rows(frame, len(seats), solo, seats.index(actor))[seats.index(actor)]
    return _sign(panel_frame(frame, len(seats), solo), supply_boxes(rows)[0])


def _sign(frame: Frame, box: pygame.Rect) -> pygame.Rect:
    """The part of a supply's box that shows of what it is."""
    half = sign_half(frame, box)
    return pygame.Rect(box.x, box.y, half + half // 2, box.h)


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
    return pygame.Rect(box.x + frame.px(14), box.y + frame.px(4), box.w - _inset(frame), box.h - frame.px(PAD))


def _with_one_open(frame: Frame, seats: int, whole: int, stretch: float) -> Iterator[Rows]:
    """The panels one below the other, `stretch` times as high as they have to be."""
    gap, stretch = _gap(frame), min(stretch, TALLEST / LINE)
    box = pygame.Rect(frame.left.x + gap, frame.left.y + gap, frame.left.w - 2 * gap, 0)
    for seat in range(seats):
        box.h = int(_least(frame, folded=seat != whole) * stretch)
        yield (_open if seat == whole else _folded)(frame, box.copy(), is_narrow(frame))
        box.y = box.bottom + gap


def _open(frame: Frame, box: pygame.Rect, narrow: bool) -> Rows:
    head, table, supply, favours, council = _bands(_inner(frame, box), (2, 2, 1, 2, 1) if narrow else (2, 1, 1, 1, 1))
    return Rows(box, head, table, supply, favours, council, narrow=narrow)


def _folded(frame: Frame, box: pygame.Rect, narrow: bool) -> Rows:
    head, table = _bands(_inner(frame, box), (2, 2) if narrow else (2, 1))
    return Rows(box, head, table, table, table, table, narrow=narrow, folded=True)


def _bands(box: pygame.Rect, lines: tuple[int, ...]) -> Iterator[pygame.Rect]:
    """A box divided into bands of so many lines each."""
    done = 0
    for count in lines:
        top, bottom = (box.y + box.h * lines_done // sum(lines) for lines_done in (done, done + count))
        yield pygame.Rect(box.x, top, box.w, bottom - top)
        done += count


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
