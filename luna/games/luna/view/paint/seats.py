"""What the seats of the council are worth at the end: on the seat, and below it where discs lie on it."""

from __future__ import annotations

import pygame

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit, line, plate
from luna.ui.pictures.palette import CREAM, PANEL_ACTIVE

TYPE, HEIGHT, SIDES = 18.0, 1.2, 0.5
"""Type of a value, and height of its plate and room at the sides as multiples of it."""
BELOW = 0.27
"""How far below the middle of its seat a value stands that discs would hide, in units."""


def draw_seat_values(surface: pygame.Surface, frame: Frame, fonts: Fonts, state: Snapshot) -> None:
    """The values of all seats that have one."""
    taken, size = {seat for _, seat in state.council}, frame.type(TYPE)
    for seat, value in enumerate(shipped_board().seats):
        x, y = frame.at(lay.council_seat(seat), lay.Z_SEAT)
        if value:
            _draw(surface, fonts, str(value), (x, y + BELOW * frame.px_per_unit * (seat in taken)), size)


def _draw(surface: pygame.Surface, fonts: Fonts, value: str, middle: Point, size: int) -> None:
    high = round(HEIGHT * size)
    wide = max(high, round(fonts.width(value, "bold", size) + SIDES * size))
    blit(surface, (plate((wide, high), PANEL_ACTIVE, 255, high // 2), (wide / 2, high / 2)), middle)
    line(surface, fonts, value, (middle[0], middle[1] - 0.04 * size), "bold", size, CREAM, "center")
