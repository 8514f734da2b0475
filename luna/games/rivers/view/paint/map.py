"""The map with all that lies on it and is lit on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import CONFLICT, Kind
from luna.games.rivers.rules.constants import CELL_NAMES, CELLS, COLUMNS, EMPTY, ROWS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import light_of
from luna.games.rivers.view.paint.beside import BesidePainter
from luna.games.rivers.view.paint.conflict import ConflictPainter
from luna.games.rivers.view.paint.pieces import PiecePainter
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import lights, marks
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Bodies, blit, blit_all, clear_surface, plate
from luna.ui.pictures.outlines import Outline
from luna.ui.pictures.palette import GLINT, GOLD, INK, rgb
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot

GRID, LIGHT = 90, 44
"""Opacity (0-255) of the fine grid, and of the light on ground where a piece may go."""
DIM = 158, 160, 172
"""What is left of 255 of the colours of ground where it may not."""
PIECES = (Kind.LEADER, Kind.TREASURE, Kind.MONUMENT, Kind.SQUARE)


class MapPainter:
    """Draws everything on the table in the middle."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame = frame
        self._pieces = PiecePainter(frame, sprites)
        self._beside = BesidePainter(frame, sprites, fonts)
        self._conflict = ConflictPainter(frame, sprites, fonts)

    def paint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """From the ground up."""
        state: Snapshot = shown.state
        ground = [known[pick] for pick in shown.targets if pick.kind == Kind.CELL and pick in known]
        if ground:
            self._fine_grid(surface)
            self._closed_ground(surface, {CELL_NAMES.index(spot.pick.key) for spot in ground})
        self._open_ground(surface, ground, light_of(state.actor))
        blit_all(surface, self._pieces.flat(state))
        self._open_ground(surface, [spot for spot in ground if _covered(state, spot)], light_of(state.actor), 0)
        self._lit(surface, shown, known)
        self._conflict.under(surface, state)
        blit_all(surface, self._pieces.standing(state))
        self._recent(surface, shown, known)
        self._conflict.over(surface, state)
        self._beside.paint(surface, shown)

    def counted(self, surface: pygame.Surface, state: Snapshot) -> None:
        """What counts in a conflict, above what has been painted since."""
        self._conflict.over(surface, state)

    def before(self, state: Snapshot, outline: Outline) -> Bodies:
        """What stands before a line along an outline."""
        return self._pieces.before(state, outline)

    def _fine_grid(self, surface: pygame.Surface) -> None:
        """Hair lines between the cells."""
        area = self._frame.map_area()
        down, across = clear_surface((1, area.h)), clear_surface((area.w, 1))
        for hair in (down, across):
            hair.fill((*rgb(INK), GRID))
        surface.blits([(down, (self._frame.cell(column).x, area.y)) for column in range(1, COLUMNS)])
        surface.blits([(across, (area.x, self._frame.cell(row * COLUMNS).y)) for row in range(1, ROWS)])

    def _closed_ground(self, surface: pygame.Surface, opened: set[int]) -> None:
        """Where a piece may not go the country is dim; what lies and stands there is not."""
        for cell in set(range(CELLS)) - opened:
            surface.fill(DIM, self._frame.cell(cell), pygame.BLEND_RGB_MULT)

    def _open_ground(self, surface: pygame.Surface, spots: Sequence[Spot], colour: str, light: int = LIGHT) -> None:
        """Where a piece may go: a rim with a dark edge, to be told from sand and from water by its brightness alone."""
        px = self._frame.on_table.px
        for spot in spots:
            rect = spot.rect.inflate(-px(6), -px(6))
            blit(surface, (plate(rect.size, INK, 0, px(9), INK, 120, max(3, px(5))), (0, 0)), rect.topleft)
            rect.inflate_ip(-2, -2)
            blit(surface, (plate(rect.size, GLINT, light, px(9), colour, 255, max(2, px(3))), (0, 0)), rect.topleft)

    def _lit(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """What can be used, what a piece may go to and what was chosen, but for the mere ground."""
        scale, colour = self._frame.on_table.ui_scale, light_of(shown.state.actor)
        for pick in sorted(shown.sources - shown.targets - shown.chosen):
            if pick.kind == Kind.TREASURE and pick in known:
                lights.light(surface, known[pick].lit, GOLD, scale)
            elif pick.kind in PIECES and pick in known:
                marks.beads(surface, known[pick].lit, scale)
        for pick in sorted(shown.targets):
            if pick in known and (pick.kind in PIECES or pick == CONFLICT):
                lights.light(surface, known[pick].lit, colour, scale)
        for pick in sorted(shown.chosen):
            if pick in known and pick.kind in (*PIECES, Kind.CELL):
                doer = shown.done_by.get(pick)
                lights.gild(surface, known[pick].lit, scale, light_of(doer) if doer else GOLD)

    def _recent(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """Corners round what the last deed was about; round a monument, not also round its four cells."""
        px, scale = self._frame.on_table.px, self._frame.on_table.ui_scale
        told = sorted(pick for pick in shown.recent & known.keys() if pick.kind in (*PIECES, Kind.CELL))
        built = [known[pick].rect for pick in told if pick.kind == Kind.MONUMENT]
        for pick in told:
            if pick.kind != Kind.CELL or not any(rect.contains(known[pick].rect) for rect in built):
                rect = known[pick].rect.inflate(-px(2), -px(2))
                marks.corners(surface, rect, light_of(shown.done_by.get(pick) or None), scale)


def _covered(state: Snapshot, spot: Spot) -> bool:
    """Whether a tile lies on the ground there."""
    return state.cells[CELL_NAMES.index(spot.pick.key)] != EMPTY
