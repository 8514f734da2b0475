"""What waits at the sides of the map: monuments nobody has built, and the bag."""

from __future__ import annotations

import pygame

from luna.games.rivers.picks.kinds import BAG
from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.looks import light_of
from luna.games.rivers.view.paint.pieces import monument_sprite
from luna.games.rivers.view.places import (
    BAG_AT,
    BAG_SCALE,
    SUPPLY,
    bag_area,
    beside_spots,
    offer_area,
    waiting_monuments,
)
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures import lights, palette
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, blit, panel
from luna.ui.pictures.palette import GOLD
from luna.ui.pictures.shades import dimmed
from luna.ui.table.shown import Shown

NUMBER, LAID = 18, 0.5
"""Type of the number on the bag, and the scale of tiles that lie on it."""
BRIGHT, WAITS, UNFIT = 255, 205, 120
"""Brightness (0-255) of a monument that may be built now, that waits, and that does not fit the square."""


class BesidePainter:
    """Draws both, with what of them is lit."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, shown: Shown) -> None:
        """Monuments from the back to the front, the bag and the number of its tiles."""
        state: Snapshot = shown.state
        frame, unit = self._frame, self._frame.px_per_unit
        if state.offered:
            panel(surface, offer_area(frame, state), palette.INK, 225, frame.px(10), palette.HAIRLINE)
        self._lights(surface, shown)
        for pair, at in waiting_monuments(state):
            image, anchor = self._sprites.get(monument_sprite(pair), unit, SUPPLY)
            shade = BRIGHT if pair in state.offered else UNFIT if state.offered else WAITS
            blit(surface, (dimmed(image, shade), anchor), frame.at(at))
        blit(surface, self._sprites.get("bag", unit, BAG_SCALE), frame.at((BAG_AT[0], BAG_AT[1] + 0.1)))
        self._laid(surface, state)
        box = bag_area(frame)
        badge(surface, self._fonts, str(state.bag), (box.centerx, box.bottom), frame.plates.px(NUMBER), GOLD)

    def _lights(self, surface: pygame.Surface, shown: Shown) -> None:
        scale = self._frame.on_table.ui_scale
        for spot in beside_spots(self._frame, shown.state):
            if spot.pick in shown.chosen:
                lights.gild(surface, spot.lit, scale)
            elif spot.pick in shown.targets:
                lights.light(surface, spot.lit, light_of(shown.state.actor), scale)
            elif spot.pick in shown.sources and spot.pick != BAG:
                lights.light(surface, spot.lit, GOLD, scale * 0.7, strong=False)

    def _laid(self, surface: pygame.Surface, state: Snapshot) -> None:
        """Tiles that lie on the bag."""
        laid = [colour for colour, count in enumerate(state.laid) for _ in range(count)]
        for number, colour in enumerate(laid):
            x, y = BAG_AT[0] + 0.4 * (number % 2 - 0.5), BAG_AT[1] - 0.6 - 0.36 * (number // 2)
            image = self._sprites.get(f"tile_{COLOURS[colour]}_1", self._frame.px_per_unit, LAID)
            blit(surface, image, self._frame.at((x, y)))
