"""What the seats of the council are worth at the end: on the seat, and above it where discs lie on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pygame

from luna.core.caching import lru_cache
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import blit_all, line, plate
from luna.ui.pictures.palette import CREAM, PANEL_ACTIVE

TYPE, HEIGHT, SIDES = 18.0, 1.2, 0.5
"""Type of a value, and height of its plate and room at the sides as multiples of it."""
ABOVE = (0.0, 0.30, 0.36, 0.40, 0.43)
"""How far above the middle of its seat a value stands for the number of discs there, in units: below, novices stand."""


def draw_seat_values(surface: pygame.Surface, frame: Frame, fonts: Fonts, state: Snapshot) -> None:
    """The values of all seats that have one."""
    size, values = frame.type(TYPE), list(value_plates(frame, fonts, state))
    blit_all(surface, [(plate(rect.size, PANEL_ACTIVE, 255, rect.h // 2), rect.topleft) for _, _, rect in values])
    for value, (x, y), _ in values:
        line(surface, fonts, value, (x, y - 0.04 * size), "bold", size, CREAM, "center")


def value_plates(frame: Frame, fonts: Fonts, state: Snapshot) -> Iterator[tuple[str, Point, pygame.Rect]]:
    """What each seat is worth, the middle of where that stands, and its plate."""
    size = frame.type(TYPE)
    high = round(HEIGHT * size)
    for _, value, (x, y) in seat_values(frame, state):
        wide = max(high, round(fonts.width(value, "bold", size) + SIDES * size))
        yield value, (x, y), pygame.Rect(round(x - wide / 2), round(y - high / 2), wide, high)


def seat_values(frame: Frame, state: Snapshot) -> Iterator[tuple[int, str, Point]]:
    """Each seat that is worth something, what it is worth, and the middle of where that stands."""
    discs = Counter(seat for _, seat in state.council)
    for seat, (value, (x, y)) in enumerate(_worth(frame, state.board.seats)):
        if value:
            yield seat, value, (x, y - ABOVE[discs[seat]] * frame.px_per_unit)


@lru_cache(maxsize=4)
def _worth(frame: Frame, seats: tuple[int, ...]) -> tuple[tuple[str, Point], ...]:
    """The value of each seat, if it has one, and where its middle is."""
    return tuple((str(value or ""), frame.at(lay.council_seat(seat), lay.Z_SEAT)) for seat, value in enumerate(seats))
