"""The kingdom of what is pointed at: its border, its leaders with what supports them, the temples that hold one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pygame

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.picks.related import Relation
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, COLUMNS, LEADER, NOWHERE, SPHERES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.pill import draw_pill
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import lights, marks
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Bodies, clear_surface, cut_out
from luna.ui.pictures.outlines import Outline, box, rounded
from luna.ui.pictures.palette import GLINT, INK, rgb
from luna.ui.table.spot import Spot

BORDER, SHADE = 2.4, 1.6
"""Breadth of the border's dashes and of the dark at both their sides, in logical px."""
DASHES = 3
"""So many along the side of a cell: what is only pointed at has a broken line, what is advised a whole one."""
COUNT, LEAST = 18, 17
"""Type of the numbers in logical px, and at least in px."""


class KingdomPainter:
    """Draws it above the pieces."""

    def __init__(self, frame: Frame, fonts: Fonts, before: Callable[[Snapshot, Outline], Bodies]) -> None:
        """`before` tells what stands before a line."""
        self._frame, self._fonts, self._before = frame, fonts, before
        self._border: tuple[Snapshot, object, pygame.Surface] | None = None

    def paint(
        self, surface: pygame.Surface, state: Snapshot, related: Mapping[Pick, str], known: Mapping[Pick, Spot]
    ) -> None:
        """All of it; nothing where no cell belongs to anything."""
        cells = {CELL_NAMES.index(pick.key) for pick in related if pick.kind == Kind.CELL}
        if not cells:
            return
        self.border(surface, state, cells)
        scale = self._frame.on_table.ui_scale
        for pick, how in sorted(related.items()):
            if pick in known and how == Relation.SUPPORTS:
                rect = known[pick].rect
                lights.gild(surface, rounded(rect.inflate(-4, -4), rect.w * 0.12), scale * 0.8)
            elif pick in known and how == Relation.HOLDS:
                outline = known[pick].lit
                marks.inlay(surface, outline, GLINT, scale, self._before(state, outline))
        self.counts(surface, state, cells)

    def counts(self, surface: pygame.Surface, state: Snapshot, cells: set[int], but: int = NOWHERE) -> None:
        """How many tiles of its colour each leader has behind it; `but` = one that is not there yet."""
        px = max(LEAST, self._frame.plates.px(COUNT))
        for cell in sorted(cells - {but}):
            if state.cells[cell] >= LEADER:
                seat, colour = divmod(state.cells[cell] - LEADER, SPHERES)
                number = sum(state.cells[each] == 1 + colour for each in cells)
                rect = self._frame.cell(cell)
                foot = rect.centerx, rect.bottom + rect.h * 0.06  # its shield stays in sight
                told = COLOURS[colour], state.seats[seat], number
                draw_pill(surface, self._fonts, *told, px, foot, self._frame.table)

    def border(self, surface: pygame.Surface, state: Snapshot, cells: set[int]) -> None:
        """A line between what belongs and what does not, behind all that stands there; the last one is kept."""
        area = self._around(cells).clip(surface.get_clip())
        key, kept = (frozenset(cells), tuple(area)), self._border
        if kept is None or kept[0] is not state or kept[1] != key:
            self._border = kept = state, key, self._drawn(state, cells, area)
        surface.blit(kept[2], area)

    def _drawn(self, state: Snapshot, cells: set[int], area: pygame.Rect) -> pygame.Surface:
        """The line in its part of the picture, broken as maps draw it."""
        scale, edges = self._frame.on_table.ui_scale, list(self._edges(cells))
        picture = clear_surface(area.size)
        shade, broad = max(3, round((BORDER + 2 * SHADE) * scale)), max(2, round(BORDER * scale))
        for (x, y), (right, bottom) in edges:
            edge = pygame.Rect(x - area.x, y - area.y, right - x, bottom - y).inflate(shade, shade)
            picture.fill((*rgb(INK), 170), edge)
        for (x, y), (right, bottom) in edges:
            for dash in range(DASHES):
                start, end = (dash + 0.25) / DASHES, (dash + 0.75) / DASHES
                left, top = x + (right - x) * start - area.x, y + (bottom - y) * start - area.y
                size = (right - x) * (end - start), (bottom - y) * (end - start)
                picture.fill(GLINT, pygame.Rect((left, top), size).inflate(broad, broad))
        bodies = self._before(state, box(area))
        cut_out(picture, tuple((image, x - area.x, y - area.y) for image, x, y in bodies))
        return picture

    def _around(self, cells: set[int]) -> pygame.Rect:
        """The part of the picture that a line round cells lies in."""
        rects = [self._frame.cell(cell) for cell in cells]
        return rects[0].unionall(rects[1:]).inflate(24, 24)

    def _edges(self, cells: set[int]) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        for cell in cells:
            rect, column = self._frame.cell(cell), cell % COLUMNS
            if cell - COLUMNS not in cells:
                yield rect.topleft, rect.topright
            if cell + COLUMNS not in cells:
                yield rect.bottomleft, rect.bottomright
            if not column or cell - 1 not in cells:
                yield rect.topleft, rect.bottomleft
            if column == COLUMNS - 1 or cell + 1 not in cells:
                yield rect.topright, rect.bottomright
