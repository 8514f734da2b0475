"""A revolt or war on the map: who supports whom lights up and is counted, what was laid down lies in the open."""

from __future__ import annotations

import pygame

from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import light_of
from luna.games.rivers.view.paint.pill import draw_pill
from luna.games.rivers.view.sides import laid_at, number_at, way_off
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
                self._laid(surface, state, state.conflict.support, side)
            for side in state.conflict.sides:
                at, told = self._frame.at(number_at(state, side)), str(side.strength + (side.committed or 0))
                size = max(14, self._frame.plates.px(STRENGTH))
                badge(surface, self._fonts, told, (at[0], at[1]), size, light_of(side.seat))
        for war in state.wars:
            for side in war.sides:
                self._standing(surface, war, side)

    def _standing(self, surface: pygame.Surface, war: Conflict, side: Side) -> None:
        """What a side of a war to come has on the map."""
        frame, cell = self._frame, self._frame.cell(side.leader)
        px, foot = max(LEAST, frame.plates.px(NUMBER)), cell.bottom + cell.h * 0.06
        draw_pill(surface, self._fonts, war.colour, side.seat, side.strength, px, (cell.centerx, foot), frame.table)

    def _laid(self, surface: pygame.Surface, state: Snapshot, support: str, side: Side) -> None:
        """The tiles that a side has laid down, in a row round their place or from it on away from the leader."""
        laid, (x, y), step = side.committed or 0, laid_at(state, side), LAID_STEP
        across, down = way_off(state, side)
        image = self._sprites.get(f"tile_{support}_1", self._frame.px_per_unit, LAID)
        for number in range(laid):
            off = (number - (laid - 1) / 2) if down else across * number
            blit(surface, image, self._frame.at((x + off * step, y)))
