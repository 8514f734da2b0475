"""What the seats of the council are worth at the end: on the seat, and below it where discs lie on it."""

from __future__ import annotations

import pygame

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures.assets import SMALLEST_PX, Fonts
from luna.ui.pictures.draw import badge, line
from luna.ui.pictures.palette import CREAM, HAIRLINE

TYPE, BELOW = 13.0, 0.275
"""Type of a value in logical px, and how far below the middle of its seat it stands beside discs, in units."""


def draw_seat_values(surface: pygame.Surface, frame: Frame, fonts: Fonts, state: Snapshot) -> None:
    """The values of all seats that have one."""
    taken = {seat for _, seat in state.council}
    size = max(SMALLEST_PX, frame.type(TYPE))
    for seat, value in enumerate(shipped_board().seats):
        x, y = frame.at(lay.council_seat(seat), lay.Z_SEAT)
        if not value:
            continue
        if seat in taken:
            badge(surface, fonts, str(value), (x, y + BELOW * frame.px_per_unit), size, HAIRLINE)
        else:
            line(surface, fonts, str(value), (x, y - 0.04 * size), "bold", size, CREAM, "center")
