"""The kingdom of what is pointed at: its border, its leaders with what supports them, the temples that hold one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.picks.related import Relation
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, COLUMNS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import SPHERES, light_of, symbol_of
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import lights, marks
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, clear_surface, icon, line, plate
from luna.ui.pictures.outlines import rounded
from luna.ui.pictures.palette import GLINT, INK, rgb
from luna.ui.table.spot import Spot

BORDER, SHADE = 3.2, 2.4
"""Breadth of the border's line and of the dark at both its sides, in logical px."""
COUNT = 17


class KingdomPainter:
    """Draws it above the pieces."""

    def __init__(self, frame: Frame, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts

    def paint(
        self, surface: pygame.Surface, state: Snapshot, related: Mapping[Pick, str], known: Mapping[Pick, Spot]
    ) -> None:
        """All of it; nothing where no cell belongs to anything."""
        cells = {CELL_NAMES.index(pick.key) for pick in related if pick.kind == Kind.CELL}
        if not cells:
            return
        self._border(surface, cells)
        scale = self._frame.on_table.ui_scale
        for pick, how in sorted(related.items()):
            if pick in known and how == Relation.SUPPORTS:
                rect = known[pick].rect
                lights.gild(surface, rounded(rect.inflate(-4, -4), rect.w * 0.12), scale * 0.8)
            elif pick in known and how == Relation.HOLDS:
                marks.arcs(surface, known[pick].lit, GLINT, scale)
        for pick, how in sorted(related.items()):
            if pick in known and how == Relation.LEADS:
                self._count(surface, state, pick, known[pick].rect, cells)

    def _border(self, surface: pygame.Surface, cells: set[int]) -> None:
        """A line along all edges between what belongs to it and what does not."""
        scale = self._frame.on_table.ui_scale
        edges = list(self._edges(cells))
        area = self._frame.map_area().inflate(24, 24)
        picture = clear_surface(area.size)
        shade, broad = max(3, round((BORDER + 2 * SHADE) * scale)), max(2, round(BORDER * scale))
        for colour, width in (((*rgb(INK), 150), shade), ((*rgb(GLINT), 255), broad)):
            for (x, y), (right, bottom) in edges:
                box = pygame.Rect(x - area.x, y - area.y, right - x, bottom - y).inflate(width, width)
                picture.fill(colour, box)
        surface.blit(picture, area)

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

    def _count(
        self, surface: pygame.Surface, state: Snapshot, leader: Pick, cell: pygame.Rect, cells: set[int]
    ) -> None:
        """How many tiles of its colour a leader has behind it."""
        seat, _, colour = leader.key.partition(":")
        number = sum(state.cells[each] == 1 + COLOURS.index(colour) for each in cells)
        px = max(12, self._frame.plates.px(COUNT))
        wide, high = round(px * 2.1) + self._fonts.width(str(number), "bold", px) - px // 2, round(px * 1.35)
        box = pygame.Rect(0, 0, wide, high)
        box.center = cell.centerx, round(cell.y - cell.h * 0.46)
        box.clamp_ip(self._frame.table)
        blit(surface, (plate(box.size, INK, 240, high // 2, light_of(seat), 255), (0, 0)), box.topleft)
        icon(surface, symbol_of(colour), (box.x + high * 0.62, box.centery), px * 0.5, SPHERES[colour])
        line(surface, self._fonts, str(number), (box.x + high * 1.08, box.centery), "bold", px, GLINT)
