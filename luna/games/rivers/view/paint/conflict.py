"""A revolt or war on the map: who supports whom lights up and is counted, what was laid down lies in the open."""

from __future__ import annotations

import pygame

from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import light_of
from luna.games.rivers.view.paint.pill import draw_pill
from luna.games.rivers.view.snapshot import Conflict, Side, Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, blit
from luna.ui.pictures.outlines import rounded

STRENGTH, NUMBER, LEAST = 24, 18, 17
"""Type of what a side has in all, and before a war is chosen, in logical px; the least of the latter in px."""
LAID, LAID_STEP = 0.5, 0.26
"""Scale of tiles that were laid down, and the way from one to the next in units."""


class ConflictPainter:
    """Draws what of it lies under the figures, and what above them."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def under(self, surface: pygame.Surface, state: Snapshot) -> None:
        """The lights of both sides."""
        scale = self._frame.on_table.ui_scale
        for side in state.conflict.sides if state.conflict else ():
            for cell in (*side.supporters, side.leader):
                rect = self._frame.cell(cell).inflate(-2, -2)
                lights.light(surface, rounded(rect, rect.w * 0.12), light_of(side.seat), scale * 0.8, tint=46)
        for side in (side for war in state.wars for side in war.sides):
            for cell in side.supporters:
                rect = self._frame.cell(cell).inflate(-4, -4)
                lights.light(surface, rounded(rect, rect.w * 0.12), light_of(side.seat), scale * 0.6, tint=0)

    def over(self, surface: pygame.Surface, state: Snapshot) -> None:
        """What each side has in all."""
        if state.conflict:
            for side in state.conflict.sides:
                self._side(surface, state.conflict, side)
        for war in state.wars:
            for side in war.sides:
                self._standing(surface, war, side)

    def _standing(self, surface: pygame.Surface, war: Conflict, side: Side) -> None:
        """What a side of a war to come has on the map."""
        frame, cell = self._frame, self._frame.cell(side.leader)
        px, foot = max(LEAST, frame.plates.px(NUMBER)), cell.bottom + cell.h * 0.06
        draw_pill(surface, self._fonts, war.colour, side.seat, side.strength, px, (cell.centerx, foot), frame.table)

    def _side(self, surface: pygame.Surface, conflict: Conflict, side: Side) -> None:
        frame, cell, laid = self._frame, self._frame.cell(side.leader), side.committed or 0
        at = cell.centerx, cell.bottom + cell.h * 0.1  # head and shield of the leader stay in sight
        for number in range(laid):
            x = at[0] + (number - (laid - 1) / 2) * LAID_STEP * frame.px_per_unit
            image = self._sprites.get(f"tile_{conflict.support}_1", frame.px_per_unit, LAID)
            blit(surface, image, (x, at[1] + cell.h * 0.45))
        told = str(side.strength + laid)
        badge(surface, self._fonts, told, at, max(14, frame.plates.px(STRENGTH)), light_of(side.seat))
