"""The piece under the pointer."""

from __future__ import annotations

import pygame

from luna.games.luna.picks.kinds import Kind
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import groups
from luna.games.luna.view.motion.flights import SHADOW, in_the_air
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import badge, blit
from luna.ui.pictures.palette import GOLD
from luna.ui.table.shown import Carried

LIFT = 6
FLAT = frozenset({Kind.FIELD, Kind.TOKEN})
"""What a hand takes from there is laid on fields: held at its left edge it leaves their numbers to be read."""


class CarriedPainter:
    """Draws it above everything but words."""

    def __init__(self, frame: Frame, sprites: Sprites, fonts: Fonts) -> None:
        self._frame, self._sprites, self._fonts = frame, sprites, fonts

    def paint(self, surface: pygame.Surface, carried: Carried, state: Snapshot) -> None:
        """The piece under the pointer, held by its middle; with its number if others were or are beside it."""
        frame, (x, y) = self._frame, carried.at
        sprite = in_the_air(carried.sprite)
        image, _ = placed = self._sprites.get(sprite, frame.px_per_unit, 1.15)
        x += image.get_width() // 2 if carried.source and carried.source.kind in FLAT else 0
        held = x, y + image.get_height() * 0.22 - frame.px(LIFT)
        below = x + frame.px(LIFT), y + image.get_height() * 0.22 + 1.6 * frame.px(LIFT)
        blit(surface, self._sprites.get(SHADOW, frame.px_per_unit, 1.15), below)
        blit(surface, lights.behind(placed, GOLD, frame.ui_scale * 0.7), held)
        blit(surface, placed, held)
        beside = carried.source is not None and any(group.pick == carried.source for group in groups(state))
        if max(carried.count, carried.most) > 1 or beside:
            number = f"×{carried.count}–{carried.most}" if carried.most else f"×{carried.count}"
            at = carried.at[0] - frame.px(26), y - frame.px(22)  # a hint about the place is at the right
            badge(surface, self._fonts, number, at, frame.px(18), GOLD)
