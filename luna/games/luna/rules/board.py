"""What is printed on the components, read from `board.toml` and checked key by key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from luna.core.game import DataError
from luna.games.luna.rules.constants import (
    BOARD_NAMES,
    COLOURS,
    COLUMNS,
    COUNCIL_SEATS,
    ISLAND_NAMES,
    ISLANDS,
    ROUNDS,
    TILES,
)


class BoardError(DataError):
    """A value of `board.toml` is missing or impossible; the message names the key."""

    def __init__(self, key: str, problem: str) -> None:
        super().__init__(f"board.toml: {key}: {problem}")
        self.key = key


@dataclass(frozen=True, slots=True)
class PresetOrder:
    """Where an order begins in the preset start; island indices."""

    shrine: int
    pairs: tuple[int, ...]
    favors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """The preset start: islands clockwise, figures and each colour's pieces."""

    islands: tuple[int, ...]
    figures: tuple[int, int, int]
    orders: Mapping[str, PresetOrder]


@dataclass(frozen=True, slots=True)
class Board:
    """The printed values; islands and symbols are island indices.

    `priestess_moves` and `priestess_places` by number of players, `temple` colour -> 7 tile numbers by column,
    `symbol` and `colour` by tile number (index 0 unused).
    """

    id: str
    priestess_moves: Mapping[int, int]
    priestess_places: Mapping[int, tuple[int, ...]]
    builder_moves: int
    guardian: tuple[int, ...]
    seats: tuple[int, ...]
    temple: Mapping[str, tuple[int, ...]]
    symbol: tuple[int, ...]
    colour: tuple[str, ...]
    preset: Preset


class _Reader:
    """Takes values out of the parsed file; every failure names the full key."""

    def __init__(self, data: Mapping[str, Any], prefix: str = "") -> None:
        self._data, self._prefix = data, prefix

    def table(self, key: str) -> _Reader:
        value = self._get(key)
        if not isinstance(value, dict):
            raise BoardError(self._prefix + key, "must be a table")
        return _Reader(value, f"{self._prefix}{key}.")

    def text(self, key: str) -> str:
        value = self._get(key)
        if not isinstance(value, str) or not value or len(value.split()) != 1:
            raise BoardError(self._prefix + key, "must be a text of one word")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        return self._number(self._prefix + key, self._get(key), low, high)

    def numbers(self, key: str, length: int, low: int, high: int) -> tuple[int, ...]:
        return tuple(
            self._number(f"{self._prefix}{key}[{i}]", v, low, high) for i, v in enumerate(self._list(key, length))
        )

    def islands(self, key: str) -> tuple[int, ...]:
        names = self._list(key, ISLANDS)
        if sorted(map(str, names)) != sorted(ISLAND_NAMES):
            raise BoardError(self._prefix + key, f"must name each of {', '.join(ISLAND_NAMES)} once")
        return tuple(ISLAND_NAMES.index(name) for name in names)

    def _get(self, key: str) -> Any:
        if key not in self._data:
            raise BoardError(self._prefix + key, "is missing")
        return self._data[key]

    def _list(self, key: str, length: int) -> list[Any]:
        value = self._get(key)
        if not isinstance(value, list) or len(value) != length:
            raise BoardError(self._prefix + key, f"must be a list of {length} values")
        return value

    @staticmethod
    def _number(key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BoardError(key, f"must be a whole number from {low} to {high}")
        return value


def parse_board(text: str) -> Board:
    """The board of a `board.toml`; raises BoardError naming the key, or the line if it isn't TOML."""
    try:
        reader = _Reader(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoardError("file", str(error)) from error
    moves, places = _priestess(reader.table("priestess"))
    temple = _temple(reader.table("temple"))
    symbol = _symbols(reader.table("symbols"))
    return Board(
        id=reader.text("id"),
        priestess_moves=moves,
        priestess_places=places,
        builder_moves=reader.table("builder").number("moves", 0, ISLANDS),
        guardian=reader.table("guardian").numbers("values", ROUNDS, 0, 9),
        seats=_council(reader.table("council")),
        temple=temple,
        symbol=symbol,
        colour=("", *(next(c for c in BOARD_NAMES if t in temple[c]) for t in range(1, TILES + 1))),
        preset=_preset(reader.table("preset")),
    )


def _priestess(reader: _Reader) -> tuple[dict[int, int], dict[int, tuple[int, ...]]]:
    moves, places = {}, {}
    for players in (2, 3, 4):
        table = reader.table(f"players_{players}")
        moves[players] = table.number("moves", 0, ISLANDS)
        places[players] = table.numbers("places", 3, 0, 99)
    return moves, places


def _council(reader: _Reader) -> tuple[int, ...]:
    seats = reader.numbers("seats", COUNCIL_SEATS, 0, 99)
    if list(seats) != sorted(seats):
        raise BoardError("council.seats", "must not fall")
    return seats


def _temple(reader: _Reader) -> dict[str, tuple[int, ...]]:
    temple = {colour: reader.numbers(colour, COLUMNS, 1, TILES) for colour in BOARD_NAMES}
    if sorted(t for row in temple.values() for t in row) != list(range(1, TILES + 1)):
        raise BoardError("temple", f"must hold each tile 1 to {TILES} once")
    for colour, row in temple.items():
        if sum(t <= len(BOARD_NAMES) for t in row) != 1:
            raise BoardError(f"temple.{colour}", "must hold exactly one of the tiles 1 to 4")
    return temple


def _symbols(reader: _Reader) -> tuple[int, ...]:
    symbol = [-1] * (TILES + 1)
    for island, name in enumerate(ISLAND_NAMES):
        for tile in reader.numbers(name, TILES // ISLANDS, 1, TILES):
            if symbol[tile] >= 0:
                raise BoardError(f"symbols.{name}", f"tile {tile} already has a symbol")
            symbol[tile] = island
    return tuple(symbol)


def _preset(reader: _Reader) -> Preset:
    ring = reader.islands("islands")

    def at(position: int) -> int:
        return ring[position - 1]

    priestess, builder, apostate = (at(reader.number(f, 1, ISLANDS)) for f in ("priestess", "builder", "apostate"))
    orders = {}
    for colour in COLOURS:
        table = reader.table(colour)
        shrine = table.number("shrine", 1, ISLANDS)
        pairs = table.numbers("pairs", 4, 1, ISLANDS)
        favors = table.numbers("favors", 2, 1, ISLANDS)
        if sorted((shrine, *pairs, *favors)) != list(range(1, ISLANDS + 1)):
            raise BoardError(f"preset.{colour}", "shrine, pairs and favors must name each position 1 to 7 once")
        orders[colour] = PresetOrder(at(shrine), tuple(map(at, pairs)), tuple(map(at, favors)))
    return Preset(ring, (priestess, builder, apostate), orders)


@cache
def shipped_board() -> Board:
    """The board this product ships; read once."""
    return parse_board(resources.files(__package__).joinpath("board.toml").read_text("utf-8"))
