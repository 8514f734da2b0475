"""Where the sheet of choices at the start of a solo round lies: a row for each island, below the orders' panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.panels import free_below
from luna.ui.table.spot import PANEL as PANEL_RANK
from luna.ui.table.spot import PIECE, Spot, boxed

TITLE_ROW, HEAD, ROW, NOTE, PAD, INSET = 22, 15, 33, 14, 5, 3
"""Heights of the title, of a heading, of an island and of a line of the note; margins below and at the sides. All in
logical px."""
WIDTH = 180
"""Logical width that a row needs."""
BEST, AMONG, WORST, BARRED = "best", "among", "worst", "barred"
"""Which choices stand together, from the top; what lies between the others has no heading."""
HEIGHT = TITLE_ROW + 3 * HEAD + len(ISLAND_NAMES) * ROW + NOTE + 2 * PAD
"""Logical height with all headings and a line of the note."""
LOWEST, SMALLEST = 28, 0.92
"""Logical height of a row in which its two lines have room, and the scale below which type does not get."""


@dataclass(frozen=True, slots=True)
class OutlookRow:
    """What one island leads to: the tile that the opponent takes, 0 for none, and the change of the player's lead."""

    island: str
    tile: int
    swing: int


@dataclass(frozen=True, slots=True)
class Outlook:
    """All choices, the largest swing first, and the islands that cannot be chosen."""

    rows: tuple[OutlookRow, ...]
    barred: tuple[str, ...] = ()

    @property
    def picks(self) -> tuple[Pick, ...]:
        """What can be chosen, in the order of the sheet."""
        return tuple(Pick(Kind.ISLAND, row.island) for row in self.rows)

    def group(self, row: OutlookRow) -> str:
        """Where a row stands among the others; no choice is better than another where all of them come to the same."""
        highest, lowest = self.rows[0].swing, self.rows[-1].swing
        if highest == lowest:
            return AMONG
        return {highest: BEST, lowest: WORST}.get(row.swing, AMONG)


@dataclass(frozen=True, slots=True)
class Line:
    """A row in its place, without what it leads to where it cannot be chosen."""

    island: str
    group: str
    rect: pygame.Rect
    row: OutlookRow | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet laid out: its scale of type, what it covers without the note, headings by group and rows."""

    frame: Frame
    rect: pygame.Rect
    heads: tuple[tuple[str, pygame.Rect], ...]
    lines: tuple[Line, ...]


def sheet_rect(frame: Frame, seats: int) -> pygame.Rect:
    """Below the orders' panels, which leave it that room in every type."""
    return free_below(frame, seats, solo=True)


@lru_cache(maxsize=8)
def laid(frame: Frame, outlook: Outlook, seats: int) -> Sheet:
    """The sheet in the largest type in which it has room; where there is hardly any it goes without headings."""
    area = sheet_rect(frame, seats)
    scaled = frame.scaled(min(area.w / WIDTH, max(SMALLEST, area.h / HEIGHT)))
    parts = [(group, list(entries)) for group, entries in groupby(_entries(outlook), lambda entry: entry[0])]
    count, headed = sum(len(entries) for _, entries in parts), sum(group != AMONG for group, _ in parts)
    free = area.h - scaled.px(TITLE_ROW) - scaled.px(PAD)
    if free < count * scaled.px(LOWEST) + headed * scaled.px(HEAD):
        headed = 0
    head = scaled.px(HEAD) if headed else 0
    row = min(scaled.px(ROW), (free - headed * head) // count)
    return _set(scaled, area, parts, row, head)


def _entries(outlook: Outlook) -> Iterator[tuple[str, str, OutlookRow | None]]:
    """Group, island and what it leads to, from the top."""
    yield from ((outlook.group(row), row.island, row) for row in outlook.rows)
    yield from ((BARRED, island, None) for island in outlook.barred)


def _set(
    frame: Frame,
    area: pygame.Rect,
    parts: Sequence[tuple[str, Sequence[tuple[str, str, OutlookRow | None]]]],
    row: int,
    head: int,
) -> Sheet:
    """Headings and rows of such heights below one another."""
    left, width, y = area.x + frame.px(INSET), area.w - 2 * frame.px(INSET), area.y + frame.px(TITLE_ROW)
    heads, lines = list[tuple[str, pygame.Rect]](), list[Line]()
    for group, entries in parts:
        if head and group != AMONG:
            heads.append((group, pygame.Rect(left, y, width, head)))
            y += head
        for _, island, told in entries:
            lines.append(Line(island, group, pygame.Rect(left, y, width, row), told))
            y += row
    whole = pygame.Rect(area.x, area.y, area.w, y + frame.px(PAD) - area.y)
    return Sheet(frame, whole, tuple(heads), tuple(lines))


def outlook_spots(frame: Frame, outlook: Outlook, seats: int) -> Iterator[Spot]:
    """A row is picked as its island."""
    sheet = laid(frame, outlook, seats)
    for line in sheet.lines:
        yield boxed(Pick(Kind.ISLAND, line.island), PIECE, line.rect, sheet.frame.px(6))


def outlook_topic(frame: Frame, outlook: Outlook, seats: int) -> Spot:
    """The sheet as a whole, of which help can speak."""
    return boxed(Pick(Kind.OUTLOOK), PANEL_RANK, laid(frame, outlook, seats).rect, frame.px(12))
