"""What of a board can be pointed at on the picture of the table, and where it lies there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import BOARD_NAMES, COUNCIL_SEATS, ISLAND_NAMES, ISLANDS, ROUNDS, TILES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.places import slot_ground
from luna.games.luna.view.paint.vignette import WHOLE
from luna.ui.moving.motion import Point
from luna.ui.widgets.forms import Box

GUARDIAN, BUILDER, PRIESTESS = "guardian.values", "builder.moves", "priestess.players_2.places"
KNOWN = (GUARDIAN, BUILDER, f"council.seats[{COUNCIL_SEATS - 1}]")
FROM_GATE = ("blue", "green", "red", "yellow")
"""The boards as they lie in the picture."""
FIELD, SEAT, TILE = (0.86, 0.62), (0.38, 0.36), (0.62, 0.46)
ISLAND, FIGURE = (2.5, 1.9), (0.5, 0.9)
"""Width and height on the screen, in units."""


def tile_key(colour: str, column: int) -> str:
    """The field of a temple board, as in a file."""
    return f"temple.{colour}[{column}]"


def seat_key(seat: int) -> str:
    """A council seat, as in a file."""
    return f"council.seats[{seat}]"


def position_key(position: int) -> str:
    """A position of the preset start, counted from 1."""
    return f"preset.islands[{position - 1}]"


def boxes(board: Board, scale: float) -> Iterator[tuple[str, Box]]:
    """All fields, what lies on top first; `scale` is that of the picture."""
    for row, colour in enumerate(FROM_GATE):
        for column in range(len(board.temple[colour])):
            yield tile_key(colour, column), _box(lay.hex_centre(row, column), lay.Z_HALL, FIELD, scale)
    for seat in range(COUNCIL_SEATS):
        yield seat_key(seat), _box(lay.council_seat(seat), lay.Z_SEAT, SEAT, scale)
    for index in range(ROUNDS):
        at = slot_ground(len(BOARD_NAMES), (ROUNDS - 1 - index) * (len(BOARD_NAMES) + 1))
        yield GUARDIAN if index == 0 else f"{GUARDIAN}[{index}]", _box(at, lay.Z_PAVING, TILE, scale)
    for key, figure, island in ((PRIESTESS, "priestess", 0), (BUILDER, "builder", 1)):
        position = board.preset.islands.index(board.preset.figures[island])
        x, y = lay.figure_spot(position, figure)
        yield key, _box((x, y), lay.Z_PLATEAU + FIGURE[1] / 3, FIGURE, scale)
    for position in range(ISLANDS):
        yield position_key(position + 1), _box(lay.island_centre(position), lay.Z_PLATEAU, ISLAND, scale)


def places_of(board: Board, key: str) -> tuple[str, ...]:
    """The fields of the picture that a value of the file, or a list of them, is seen on."""
    table, _, name = key.partition(".")
    if table == "temple" and "[" not in key:
        return tuple(tile_key(name, column) for column in range(len(board.temple[name]))) if name else ()
    if table == "symbols":
        island = ISLAND_NAMES.index(name)
        return tuple(
            tile_key(colour, column)
            for colour in BOARD_NAMES
            for column, tile in enumerate(board.temple[colour])
            if board.symbol[tile] == island
        )
    if key == "council.seats":
        return tuple(seat_key(seat) for seat in range(COUNCIL_SEATS - 1))
    return (PRIESTESS,) if table == "priestess" else (key,)


def _box(at: Point, z: float, size: tuple[float, float], scale: float) -> Box:
    x, y = lay.screen(*at, z)
    width, height = (side * lay.UNIT * scale for side in size)
    return (x - WHOLE[0]) * scale - width / 2, (y - WHOLE[1]) * scale - height / 2, width, height


_KEY = re.compile(r"(\w+)\.(\w+)(?:\[(\d+)\])?(?:\..*)?")


def parsed(key: str) -> tuple[str, str, int]:
    """Table, name and place of a key, 0 where none is named; nothing for an empty key."""
    found = _KEY.fullmatch(key)
    return (found[1], found[2], int(found[3] or 0)) if found else ("", "", 0)


def is_known(key: str) -> bool:
    """Whether a field of the picture cannot be corrected, since the rule texts tell it."""
    return key in KNOWN or key.startswith(GUARDIAN)


def limits(board: Board, key: str) -> tuple[int, int]:
    """The least and the greatest number that a field can have."""
    kind, _, _ = parsed(key)
    if kind == "temple":
        return 1, TILES
    return 0, board.seats[-1] if kind == "council" else board.priestess_places[2][0]


def number(board: Board, key: str) -> int | None:
    """The number of a field that can be corrected as one."""
    kind, name, index = parsed(key)
    if is_known(key) or kind not in ("temple", "council", "priestess"):
        return None
    if kind == "temple":
        return board.temple[name][index]
    return board.seats[index] if kind == "council" else board.priestess_places[2][1]
