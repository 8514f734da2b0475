"""Letters and numbers of the cells along the edges of what is seen of the map."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules.constants import CELL_NAMES, CELLS, COLOURS, COLUMNS, NOWHERE, PAIR_NAMES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.snapshot import Snapshot
from luna.games.rivers.words.text import place_name
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate
from luna.ui.pictures.palette import BUTTON_INK, CREAM, GOLD, INK
from luna.ui.table.lens import WHOLE, Camera
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Shown

TYPE, LEAST, GAP, ABOVE = 18, 17, 2, 8
"""Type in logical px, the least of it in px, the room beside a plate, and in logical px that above the letters: there
is the frame of a position that is only looked at."""
QUIET, LIT = 205, 255
"""Opacity (0-255) of a plate, and of one whose cell is pointed at."""


def pointed_cells(shown: Shown) -> frozenset[int]:
    """The cells that the pointer is on, or that a line or a button under it names."""
    hover = shown.hover
    named = shown.related if hover and hover.kind == TablePick.ACTION else ()
    picks = {*shown.chosen, *named, *([hover] if hover else [])}
    return frozenset(_cell(shown.state, pick) for pick in picks) - {NOWHERE}


def _cell(state: Snapshot, pick: Pick) -> int:
    match pick.kind:
        case Kind.CELL | Kind.TREASURE | Kind.SQUARE:
            return CELL_NAMES.index(pick.key)
        case Kind.LEADER:
            seat, _, colour = pick.key.partition(":")
            return state.players[seat].leaders[COLOURS.index(colour)]
        case Kind.MONUMENT:
            return state.monuments[PAIR_NAMES.index(pick.key)]
    return NOWHERE


class CoordinatePainter:
    """Draws the letters at the upper edge, above the heads in the first row, and the numbers at the left."""

    def __init__(self, frame: Frame, fonts: Fonts) -> None:
        self._frame, self._fonts = frame, fonts
        self._px = max(LEAST, frame.plates.px(TYPE))

    def paint(self, surface: pygame.Surface, camera: Camera, cells: Collection[int]) -> None:
        """All that lie in sight; those of some cells are lit."""
        seen = self._frame if camera == WHOLE else self._frame.through(camera)
        room, width = seen.table, self._fonts.width(place_name(CELLS - 1)[1:], "bold", self._px) + 4
        high = round(self._px * 0.95)
        left = max(room.left + GAP, seen.map_area().left - width - GAP)
        columns, rows = {cell % COLUMNS for cell in cells}, {cell // COLUMNS for cell in cells}
        for column in range(COLUMNS):
            box = pygame.Rect(0, room.top + self._frame.px(ABOVE), width, high)
            box.centerx = seen.cell(column).centerx
            if left + width <= box.left and box.right <= room.right:
                self._plate(surface, box, place_name(column)[0], lit=column in columns)
        for row in range(CELLS // COLUMNS):
            box = pygame.Rect(left, 0, width, high)
            box.centery = seen.cell(row * COLUMNS).centery
            if room.contains(box):
                self._plate(surface, box, place_name(row * COLUMNS)[1:], lit=row in rows)

    def _plate(self, surface: pygame.Surface, box: pygame.Rect, told: str, lit: bool) -> None:
        fill, ink, opacity = (GOLD, BUTTON_INK, LIT) if lit else (INK, CREAM, QUIET)
        blit(surface, (plate(box.size, fill, opacity, box.h // 3, fill, 0), (0, 0)), box.topleft)
        line(surface, self._fonts, told, box.center, "bold", self._px, ink, "center")
