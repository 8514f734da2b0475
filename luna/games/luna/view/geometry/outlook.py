"""Where the sheet of choices at the start of a solo round lies: a row for each island, below the orders' panels."""

from __future__ import annotations

from collections import Counter
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

TITLE_ROW, MEANT, USUAL, HEAD, ROW, MORE, NOTE, PAD, INSET, APART = 22, 14, 30, 18, 24, 16, 14, 5, 3, 8
"""Heights of the title, of what the numbers mean, of what is told of most islands, of a heading, of an island, of a
second line of it and of a line of the note; margins below and at the sides, and the room between groups. All in
logical px."""
WIDTH = 178
"""Logical width that a row needs."""
BEST, AMONG, WORST, BARRED = "best", "among", "worst", "barred"
"""Which choices stand together, from the top; what lies between the others has no heading."""
HEIGHT = TITLE_ROW + MEANT + USUAL + 3 * (HEAD + APART) + len(ISLAND_NAMES) * ROW + MORE + 2 * PAD
"""Logical height with all headings and one second line, without the note."""
LOWEST, HIGHEST, SMALLEST = 20, 33, 0.935
"""Logical height of a row in which its line has room, and that beyond which more would be too much; the scale below
which type does not get."""


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

    @property
    def highest(self) -> int:
        """The swing of the best choice."""
        return self.rows[0].swing

    def behind(self, row: OutlookRow) -> int:
        """How much worse than the best choice a row is, at most 0."""
        return row.swing - self.highest

    @property
    def usual(self) -> int:
        """The tile that the opponent takes after most choices."""
        return Counter(row.tile for row in self.rows).most_common(1)[0][0]

    def group(self, row: OutlookRow) -> str:
        """Where a row stands among the others; no choice is better than another where all of them come to the same."""
        lowest = self.rows[-1].swing
        if self.highest == lowest:
            return AMONG
        return {self.highest: BEST, lowest: WORST}.get(row.swing, AMONG)


@dataclass(frozen=True, slots=True)
class Line:
    """A row in its place, without what it leads to where it cannot be chosen.

    `behind` = how much worse it is than the best choice, at most 0, `apart` = another tile than usual.
    """

    island: str
    group: str
    rect: pygame.Rect
    row: OutlookRow | None = None
    behind: int = 0
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet laid out: its scale of type, what it covers without the note, headings by group and rows.

    `meant` = where it stands what the numbers are, `usual` = what most choices lead to, `between` = the heights of the
    lines that part groups, `below` = how much room there is for the note.
    """

    frame: Frame
    rect: pygame.Rect
    meant: pygame.Rect
    usual: pygame.Rect
    between: tuple[int, ...]
    heads: tuple[tuple[str, pygame.Rect], ...]
    lines: tuple[Line, ...]
    below: int


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
    second = sum(row.tile != outlook.usual for row in outlook.rows) * scaled.px(MORE)
    apart = (len(parts) - 1) * scaled.px(APART)
    free = area.h - scaled.px(TITLE_ROW) - scaled.px(MEANT) - scaled.px(USUAL) - scaled.px(PAD) - second - apart
    if free < count * scaled.px(LOWEST) + headed * scaled.px(HEAD):
        headed = 0
    head = scaled.px(HEAD) if headed else 0
    noted = scaled.px(NOTE) + scaled.px(PAD)
    free -= headed * head + (noted if free - noted >= count * scaled.px(LOWEST) + headed * head else 0)
    row = min(scaled.px(HIGHEST), free // count)
    return _set(scaled, area, parts, row, head, outlook)


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
    outlook: Outlook,
) -> Sheet:
    """Headings and rows of such heights below one another, groups apart."""
    left, width, y = area.x + frame.px(INSET), area.w - 2 * frame.px(INSET), area.y + frame.px(TITLE_ROW)
    meant = pygame.Rect(left, y, width, frame.px(MEANT))
    told_first = pygame.Rect(left, meant.bottom, width, frame.px(USUAL))
    heads, lines, between = list[tuple[str, pygame.Rect]](), list[Line](), list[int]()
    y = told_first.bottom
    for group, entries in parts:
        if lines:
            between.append(y + frame.px(APART) // 2)
            y += frame.px(APART)
        if head and group != AMONG:
            heads.append((group, pygame.Rect(left, y, width, head)))
            y += head
        for _, island, told in entries:
            apart = told is not None and told.tile != outlook.usual
            place = pygame.Rect(left, y, width, row + apart * frame.px(MORE))
            lines.append(Line(island, group, place, told, outlook.behind(told) if told else 0, apart))
            y = place.bottom
    whole = pygame.Rect(area.x, area.y, area.w, y + frame.px(PAD) - area.y)
    room = area.bottom - whole.bottom - frame.px(PAD)
    return Sheet(frame, whole, meant, told_first, tuple(between), tuple(heads), tuple(lines), room)


def outlook_spots(frame: Frame, outlook: Outlook, seats: int) -> Iterator[Spot]:
    """A row is picked as its island."""
    sheet = laid(frame, outlook, seats)
    for line in sheet.lines:
        yield boxed(Pick(Kind.ISLAND, line.island), PIECE, line.rect, sheet.frame.px(6))


def outlook_topic(frame: Frame, outlook: Outlook, seats: int) -> Spot:
    """The sheet as a whole, of which help can speak."""
    return boxed(Pick(Kind.OUTLOOK), PANEL_RANK, laid(frame, outlook, seats).rect, frame.px(12))
