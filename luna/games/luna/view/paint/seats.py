"""What the seats of the council are worth at the end: on the seat, and below it where discs lie on it."""

from __future__ import annotations

from functools import lru_cache

import pygame

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import Blit, blit_all, line, plate, positioned
from luna.ui.pictures.palette import CREAM, PANEL_ACTIVE

TYPE, HEIGHT, SIDES = 18.0, 1.2, 0.5
"""Type of a value, and height of its plate and room at the sides as multiples of it."""
BELOW = 0.27
"""How far below the middle of its seat a value stands that discs would hide, in units."""


def draw_seat_values(surface: pygame.Surface, frame: Frame, fonts: Fonts, state: Snapshot) -> None:
    """The values of all seats that have one."""
    taken, size = {seat for _, seat in state.council}, frame.type(TYPE)
    high, below = round(HEIGHT * size), BELOW * frame.px_per_unit
    plates, values = list[Blit](), list[tuple[str, Point]]()
    for seat, (value, (x, y)) in enumerate(_worth(frame)):
        if value:
            middle = x, y + below if seat in taken else y
            wide = max(high, round(fonts.width(value, "bold", size) + SIDES * size))
            plates.append(positioned((plate((wide, high), PANEL_ACTIVE, 255, high // 2), (wide / 2, high / 2)), middle))
            values.append((value, (middle[0], middle[1] - 0.04 * size)))
    blit_all(surface, plates)
    for value, middle in values:
        line(surface, fonts, value, middle, "bold", size, CREAM, "center")


@lru_cache(maxsize=4)
def _worth(frame: Frame) -> tuple[tuple[str, Point], ...]:
    """The value of each seat, if it has one, and where its middle is."""
    return tuple(
        (str(value or ""), frame.at(lay.council_seat(seat), lay.Z_SEAT))
        for seat, value in enumerate(shipped_board().seats)
    )
