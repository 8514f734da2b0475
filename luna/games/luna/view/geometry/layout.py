"""Where everything lies on the table, in ground units, and how ground points fall on the picture.

Ground units: origin = table centre, x right, y away from the viewer; 1 unit = 100 px at 1920x1080. Functions return
ground points; the height they lie at is the Z_ constant named beside them. The sprites were rendered with the same
numbers.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from luna.core.caching import cache
from luna.games.luna.rules.constants import COLOURS, COUNCIL_SEATS, ROUNDS
from luna.ui.moving.motion import Point

ELEVATION = 50.0
SIN_E, COS_E = math.sin(math.radians(ELEVATION)), math.cos(math.radians(ELEVATION))
UNIT = 100.0
"""px per unit at 1080p."""
TABLE_CENTRE = (960, 518)
"""px at 1080p."""
BACKGROUND_UNITS, BACKGROUND_CENTRE = (20.48, 11.52), (960, 540)
"""Size of the background picture, and where its middle lies in px at 1080p."""

Z_PLATEAU, Z_PAVING, Z_HALL, Z_QUAY, Z_JETTY = 0.22, 0.27, 0.40, 0.10, 0.15
Z_SEAT, Z_TILE, Z_CANDLE = Z_PAVING + 0.06, Z_PAVING + 0.05, Z_PAVING + 0.03


def ground(dx: float, dy: float, z: float = 0.0) -> Point:
    """The ground point at height z under a screen offset from the table centre (px at 1080p, y down)."""
    return dx / UNIT, (-dy / UNIT - z * COS_E) / SIN_E


def screen(x: float, y: float, z: float = 0.0) -> Point:
    """Where a ground point falls, in px at 1080p."""
    return TABLE_CENTRE[0] + x * UNIT, TABLE_CENTRE[1] - (y * SIN_E + z * COS_E) * UNIT


def around(degrees: float, rx: float, ry: float) -> Point:
    """The point of an ellipse at an angle."""
    return rx * math.cos(math.radians(degrees)), ry * math.sin(math.radians(degrees))


def shifted(a: Point, b: Point) -> Point:
    """The sum of two points."""
    return a[0] + b[0], a[1] + b[1]


# Seven island positions clockwise from the top: screen offset and the direction of the boardwalk in degrees.
POSITIONS: tuple[tuple[Point, float], ...] = (
    ((0, -354), 270),
    ((566, -334), 222),
    ((574, -8), 180),
    ((566, 316), 146),
    ((-566, 316), 34),
    ((-574, -8), 0),
    ((-566, -334), 318),
)
ISLAND_RX, ISLAND_RY = 1.16, 1.08
QUAY_RX, QUAY_RY, QUAY_HALF_ANGLE, QUAY_HALF_WIDTH = ISLAND_RX + 0.25, ISLAND_RY + 0.27, 45.0, 0.25
NAME_PILL: tuple[Point, ...] = ((222, -34), (0, 134), (0, 108), (0, 106), (0, 106), (0, 108), (0, 134))
"""Middle of an island's name in px at 1080p from the island's centre."""

# Two groups before, two beside them further out; the figures close together behind these, the priestess in front, so
# that each is seen whole between the groups and the building is seen above them; shrines along the shore behind.
ACTIVE = {"yellow": (-0.68, -0.45), "red": (0.68, -0.45), "blue": (0.27, -0.77), "white": (-0.27, -0.77)}
SHRINES = {"yellow": (-0.97, 0.18), "red": (0.97, 0.18), "blue": (0.69, 0.62), "white": (-0.69, 0.62)}
FIGURES = {"priestess": (0.0, -0.13), "builder": (0.36, 0.22), "apostate": (-0.40, 0.30)}
APART = {"priestess": 0.0, "builder": 0.27, "apostate": -0.21}
"""How much farther aside each of them stands where several are to come."""
MOST_DRAWN = 3
"""Pawns drawn of one group; larger groups carry their number."""
NUMBER = 0.02, -0.08
"""Where that number is, seen from the one in front."""


def cluster(number: int) -> tuple[Point, ...]:
    """Offsets of the pawns drawn for a group, the front ones last."""
    if number == 1:
        return ((0.0, 0.0),)
    return ((-0.12, 0.0), (0.12, 0.0)) if number == 2 else ((-0.165, 0.075), (0.165, 0.075), (0.0, -0.115))


def island_centre(position: int) -> Point:
    """Z = 0 (water line)."""
    return ground(*POSITIONS[position][0])


def active_spot(position: int, colour: str) -> Point:
    """Z_PLATEAU."""
    return shifted(island_centre(position), ACTIVE[colour])


def shrine_spot(position: int, colour: str) -> Point:
    """Z_PLATEAU."""
    return shifted(island_centre(position), SHRINES[colour])


def figure_spot(position: int, figure: str) -> Point:
    """Z_PLATEAU."""
    return shifted(island_centre(position), FIGURES[figure])


def figures_beside(position: int, names: Iterable[str]) -> dict[str, Point]:
    """Z_PLATEAU of figures that come to one island: several stand apart, as what is pale would melt together."""
    alone = {name: figure_spot(position, name) for name in names}
    apart = {name: shifted(spot, (APART[name], 0.0)) for name, spot in alone.items()}
    return apart if len(alone) > 1 else alone


def quay_spot(position: int, colour: str) -> Point:
    """Z_QUAY."""
    angle = POSITIONS[position][1] + (COLOURS.index(colour) - 1.5) * 24
    return shifted(island_centre(position), around(angle, QUAY_RX, QUAY_RY))


def island_shore(position: int, margin: float = 0.0) -> list[Point]:
    """The outline of an island and its boardwalk, `margin` units wider; Z = 0."""
    centre, direction = island_centre(position), POSITIONS[position][1]
    shore = []
    for step in range(72):
        off = (step * 5 - direction + 180) % 360 - 180
        beyond = QUAY_HALF_WIDTH if abs(off) <= QUAY_HALF_ANGLE else 0.0
        rx, ry = (QUAY_RX, QUAY_RY) if beyond else (ISLAND_RX, ISLAND_RY)
        shore.append(shifted(centre, around(step * 5, rx + beyond + margin, ry + beyond + margin)))
    return shore


# The hall: flat-top hexagons. Row 0 is the board at the gate (front); odd columns lie half a hexagon further away.
HEX_R = 0.48
HEX_W, HEX_H = 1.5 * HEX_R, math.sqrt(3) * HEX_R
ROWS = 4
BOARD_THICK = 0.06
HALL_CENTRE = ground(0, 58, Z_HALL)
FIELD_PAWN, FIELD_PAWN_SCALE = (0.20, 0.02), 0.84
FIELD_BOOK, FIELD_BOOK_SCALE = (0.20, -0.20), 0.66
FIELD_NUMBER = (-0.18, 0.0)
"""A novice stands at the right of its field, so that number and symbol at the left stay free."""


def board_centre(row: int) -> Point:
    """Anchor of a board sprite; Z_HALL - BOARD_THICK."""
    return HALL_CENTRE[0], HALL_CENTRE[1] + (row - 1.5) * HEX_H


def hex_centre(row: int, column: int) -> Point:
    """Z_HALL."""
    return shifted(board_centre(row), ((column - 3) * HEX_W, (0.25 if column % 2 else -0.25) * HEX_H))


# The path: a rounded rectangle round the hall, clockwise on the screen from the gate to the jetty; Z_PAVING.
PATH_HX, PATH_HY, PATH_CORNER = 3.10, 2.50, 0.90
PATH_HALF_WIDTH, TILE_R = 0.345, 0.296
GATE_X, JETTY_X = -0.58, 0.58
GUARDIAN_SCALE = 0.76
TILE_PAWN_SCALE = 0.84


def _ring_point(distance: float) -> Point:
    """The point at a distance from the bottom centre, going left."""
    hx, hy, r = PATH_HX, PATH_HY, PATH_CORNER
    quarter, flat, high = math.pi * r / 2, hx - r, hy - r
    legs: list[tuple[float, Point, Point | None, float]] = [
        (flat, (0, -hy), (-1, 0), 0),
        (quarter, (-flat, -high), None, 270),
        (2 * high, (-hx, -high), (0, 1), 0),
        (quarter, (-flat, high), None, 180),
        (2 * flat, (-flat, hy), (1, 0), 0),
        (quarter, (flat, high), None, 90),
        (2 * high, (hx, high), (0, -1), 0),
        (quarter, (flat, -high), None, 0),
        (flat, (flat, -hy), (-1, 0), 0),
    ]
    for length, start, direction, turn in legs:
        if distance <= length:
            along = (
                around(turn - 90 * distance / length, r, r)
                if direction is None
                else (direction[0] * distance, direction[1] * distance)
            )
            return shifted(HALL_CENTRE, shifted(start, along))
        distance -= length
    raise ValueError("beyond the end of the path")


def path_places(boards: int) -> int:
    """Guardian tiles and the tiles between them."""
    return ROUNDS * (boards + 1)


def path_slot(place: float, places: int) -> Point:
    """Place 0 is the guardian tile at the gate, the last one the tile at the jetty; evenly spaced."""
    hx, hy, r = PATH_HX, PATH_HY, PATH_CORNER
    first = -GATE_X
    last = 4 * (hx - r) + 4 * (hy - r) + 2 * math.pi * r - JETTY_X
    return _ring_point(first + (last - first) * place / (places - 1))


@cache
def path_stretch(first: float, last: float, places: int) -> tuple[Point, ...]:
    """The outline of the paving from one place to another; Z_PAVING."""
    steps = max(2, round(3 * (last - first)))
    inner, outer = list[Point](), list[Point]()
    for step in range(steps + 1):
        place = first + (last - first) * step / steps
        at, (out_x, out_y) = path_slot(place, places), _outward(place, places)
        inner.append((at[0] - PATH_HALF_WIDTH * out_x, at[1] - PATH_HALF_WIDTH * out_y))
        outer.append((at[0] + PATH_HALF_WIDTH * out_x, at[1] + PATH_HALF_WIDTH * out_y))
    return *outer, *inner[::-1]


def tile_pawn(place: int, places: int) -> Point:
    """Where a novice stands, from the middle of its tile, so that it hides neither its number nor that of another.

    At the outer edge of the legs at the sides, else behind; in the corner at the front right on the side of the hall.
    """
    out_x, out_y = _outward(place, places)
    if out_y < -0.6:
        return -0.22 * out_x, 0.27
    if out_x < -0.05:
        return 0.54 * out_x, 0.10 + 0.17 * abs(out_y)
    if out_y < -0.05:
        return 0.46 * out_x, 0.12
    return 0.36 * out_x, 0.10 + 0.20 * out_y


def guardian_spot(place: int, places: int) -> Point:
    """Where the guardian stands, from the middle of his tile: its value at the right of the shield stays free.

    At the outer edge of the legs at the sides, else at the left of the shield.
    """
    out_x, _ = _outward(place, places)
    return (0.50 * out_x, 0.08) if abs(out_x) > 0.7 else (-0.29, 0.07)


def _outward(place: float, places: int) -> Point:
    """The direction away from the hall at a place of the path."""
    before, after = (path_slot(place + step, places) for step in (-0.01, 0.01))
    along = after[0] - before[0], after[1] - before[1]
    length = math.hypot(*along)
    return -along[1] / length, along[0] / length


# Council seats on an arc at the back, 0 left; Z_SEAT.
def council_seat(seat: int) -> Point:
    """The middle of a seat."""
    t = (seat / (COUNCIL_SEATS - 1) - 0.5) * 2
    return t * 3.12, ground(0, -202, Z_PAVING)[1] - 0.30 * t * t


MEDITATION = ground(-290, 326, Z_PAVING)
CANDLES = [shifted(MEDITATION, offset) for offset in ((-0.13, 0.10), (0.13, 0.10), (-0.13, -0.12), (0.13, -0.12))]
CANDLE_SCALE = 0.62

JETTY_TOP = HALL_CENTRE[1] - PATH_HY - 0.43
JETTY_END = JETTY_X, JETTY_TOP - 1.78


def jetty_spot(colour: str) -> Point:
    """One spot per order from the island outwards; Z_JETTY."""
    return JETTY_X, JETTY_TOP - 0.26 - COLOURS.index(colour) * (JETTY_TOP - JETTY_END[1] - 0.40) / 3
