"""What an action that is aimed at would lead to: the kingdom there would be, who would fight, what would be lost."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.games.rivers.points.kingdoms import region
from luna.games.rivers.rules.constants import CATASTROPHE, EMPTY, LEADER, NOWHERE
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import corner
from luna.games.rivers.view.paint.conflict import ConflictPainter
from luna.games.rivers.view.paint.kingdoms import KingdomPainter
from luna.games.rivers.view.paint.pieces import Piece, monument_sprite, on_cell, size_on_map
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import blit, plate
from luna.ui.pictures.fading import faded
from luna.ui.pictures.outlines import rounded
from luna.ui.pictures.palette import INK

LOST, PALE = 165, 10
"""Opacity (0-255) of the dark on what would leave the map, and that of what would come, of 16."""


class ForetoldPainter:
    """Draws it on the map as it is."""

    def __init__(self, frame: Frame, sprites: Sprites, kingdoms: KingdomPainter, conflict: ConflictPainter) -> None:
        self._frame, self._sprites, self._kingdoms, self._conflict = frame, sprites, kingdoms, conflict

    def paint(self, surface: pygame.Surface, state: Snapshot, outcome: Snapshot, in_hand: bool = False) -> None:
        """All of it; of what stays as it is nothing. A piece that is not `in_hand` stands there as a pale one."""
        px, scale = self._frame.on_table.px, self._frame.on_table.ui_scale
        for cell in _changed(state, outcome):
            if outcome.cells[cell] == EMPTY and state.cells[cell] < LEADER:
                rect = self._frame.cell(cell)
                blit(surface, (plate(rect.size, INK, LOST, px(6), INK, 0), (0, 0)), rect.topleft)
        if (cell := _comes_to(state, outcome)) != NOWHERE:
            if not in_hand:
                self._pale(surface, state, outcome)
            self._kingdom(surface, state, outcome, cell)
        for square in outcome.squares:
            rect = self._frame.square(square)
            lights.gild(surface, rounded(rect.inflate(-4, -4), px(6)), scale)

    def leaders(self, state: Snapshot, outcome: Snapshot) -> tuple[pygame.Rect, ...]:
        """Where those stand that are counted; no words are to lie there."""
        cell = _comes_to(state, outcome)
        cells = () if cell == NOWHERE else region(outcome.cells, cell)
        rects = (self._frame.cell(each) for each in cells if outcome.cells[each] >= LEADER and each != cell)
        return tuple(rect.move(0, rect.h // 5) for rect in rects)

    def _pale(self, surface: pygame.Surface, state: Snapshot, outcome: Snapshot) -> None:
        """The piece that comes, or the monument with the tiles that would be turned over."""
        for sprite, at in (*(on_cell(outcome, cell) for cell in _come(state, outcome)), *_built(state, outcome)):
            image, anchor = self._sprites.get(sprite, self._frame.px_per_unit, size_on_map(sprite))
            blit(surface, (faded(image, PALE), anchor), self._frame.at(at))

    def _kingdom(self, surface: pygame.Surface, state: Snapshot, outcome: Snapshot, cell: int) -> None:
        """The kingdom that a piece would come to, or the sides that would fight there."""
        self._kingdoms.border(surface, state, set(region(outcome.cells, cell)))
        if outcome.conflict or outcome.wars:
            self._conflict.under(surface, outcome)
            self._conflict.over(surface, outcome)
        else:
            self._kingdoms.counts(surface, outcome, set(region(outcome.cells, cell)), but=cell)


def _changed(state: Snapshot, outcome: Snapshot) -> list[int]:
    return [cell for cell, content in enumerate(outcome.cells) if content != state.cells[cell]]


def _comes_to(state: Snapshot, outcome: Snapshot) -> int:
    """The cell that a piece comes to, NOWHERE for none."""
    return next(_come(state, outcome), NOWHERE)


def _come(state: Snapshot, outcome: Snapshot) -> Iterator[int]:
    """The cells where something comes to lie or stand."""
    return (cell for cell in _changed(state, outcome) if outcome.cells[cell] not in (EMPTY, CATASTROPHE))


def _built(state: Snapshot, outcome: Snapshot) -> Iterator[Piece]:
    """The monument that would be built."""
    for pair, square in enumerate(outcome.monuments):
        if square != state.monuments[pair]:
            yield Piece(monument_sprite(pair), corner(square))
