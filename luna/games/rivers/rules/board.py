"""What is printed on the components, read from `board.toml` and checked key by key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from luna.core.game import DataError
from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, COLUMNS, LETTERS, PAIR_NAMES, ROWS, SEAT_NAMES

RIVER, LAND, START, BORDERED = "~.TC"
"""Letters of the map: river, land, a start temple with its treasure, the same on a bordered cell."""


class BoardError(DataError):
    """A value of `board.toml` is missing or impossible; the message names the key."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"board.toml: {key}: {problem}")
        self.key = key


@dataclass(frozen=True, slots=True)
class Board:
    """The printed values; `ground` has a letter for each cell, `tiles` and `bag` a number for each colour."""

    id: str
    ground: str
    tiles: tuple[int, ...]
    bag: tuple[int, ...]
    hand: int
    catastrophes: int
    actions: int
    treasures: int
    end_at: int

    @property
    def starts(self) -> tuple[int, ...]:
        """Cells of the start temples."""
        return tuple(cell for cell, letter in enumerate(self.ground) if letter in (START, BORDERED))

    @property
    def letters(self) -> str:
        """All tiles of the bag, by colour."""
        return "".join(letter * count for letter, count in zip(LETTERS, self.bag, strict=True))


class _Reader:
    """Takes values out of a table of the parsed file; every failure names the full key."""

    def __init__(self, data: Mapping[str, Any], prefix: str = "") -> None:
        self._data, self._prefix = data, prefix

    def fault(self, key: str, problem: str) -> BoardError:
        return BoardError(self._prefix + key, problem)

    def table(self, key: str) -> _Reader:
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.fault(key, "must be a table")
        return _Reader(value, f"{self._prefix}{key}.")

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or len(value.split()) != 1:
            raise self.fault(key, "must be a text of one word")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value = self._get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.fault(key, f"must be a whole number from {low} to {high}")
        return value

    def counts(self) -> tuple[int, ...]:
        """A number of tiles for each colour."""
        return tuple(self.number(colour, 0, 99) for colour in COLOURS)

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault(key, "must be a list of texts")
        return tuple(value)

    def _get(self, key: str) -> Any:
        if key not in self._data:
            raise self.fault(key, "is missing")
        return self._data[key]


def parse_board(text: str) -> Board:
    """The board of a `board.toml`; raises BoardError naming the key, or the line if it isn't TOML."""
    try:
        reader = _Reader(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoardError("file", str(error)) from error
    if reader.table("monuments").texts("pairs") != PAIR_NAMES:
        raise BoardError("monuments.pairs", f"must be {', '.join(PAIR_NAMES)}")
    if reader.table("seats").texts("names") != SEAT_NAMES:
        raise BoardError("seats.names", f"must be {', '.join(SEAT_NAMES)}")
    hand, treasures = reader.table("hand"), reader.table("treasures")
    board = Board(
        id=reader.text("id"),
        ground=_ground(reader.table("map")),
        tiles=reader.table("tiles").counts(),
        bag=reader.table("bag").counts(),
        hand=hand.number("size", 1, 6),
        catastrophes=hand.number("catastrophes", 0, 9),
        actions=reader.table("turn").number("actions", 1, 9),
        treasures=treasures.number("count", 0, 99),
        end_at=treasures.number("end_at", 0, 99),
    )
    _check(board, treasures.texts("first"))
    return board


def _ground(reader: _Reader) -> str:
    rows = reader.texts("cells")
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise reader.fault("cells", f"must have {ROWS} rows of {COLUMNS} cells")
    ground = "".join(rows)
    if not set(ground) <= {RIVER, LAND, START, BORDERED}:
        raise reader.fault("cells", f"must be made of {RIVER} {LAND} {START} {BORDERED}")
    return ground


def _check(board: Board, first: tuple[str, ...]) -> None:
    """What the values must have in common."""
    red = COLOURS.index("red")
    lying = [len(board.starts) if colour == red else 0 for colour in range(len(COLOURS))]
    for colour, name in enumerate(COLOURS):
        if board.bag[colour] != board.tiles[colour] - lying[colour]:
            raise BoardError(f"bag.{name}", f"must be {board.tiles[colour] - lying[colour]}")
    if board.treasures != len(board.starts):
        raise BoardError("treasures.count", "must be as many as the start temples of the map")
    if set(first) != {CELL_NAMES[cell] for cell in board.starts if board.ground[cell] == BORDERED}:
        raise BoardError("treasures.first", "must name the bordered start temples of the map")


@cache
def shipped_board() -> Board:
    """The board this product ships; read once."""
    return parse_board(resources.files(__package__).joinpath("board.toml").read_text("utf-8"))
