"""What is printed on the components, read from `board.toml` or a file of its form and checked key by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import resources

from luna.core.board_values import BoardError, BoardValues, board_values
from luna.core.caching import cache
from luna.core.names import clean
from luna.games.luna.rules.board_faults import PROBLEMS, faults
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

NAME_LENGTH = 24
"""Characters of a board's name."""
MOST = 99
"""The largest number of points that a place or seat can show."""


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
class TempleBoard:
    """One board of the temple: its colour, the tile numbers on its fields from left to right, and their symbols."""

    colour: str
    tiles: tuple[int, ...]
    symbols: tuple[int, ...]

    def __hash__(self) -> int:
        return hash(self.colour)


@dataclass(frozen=True, slots=True)
class Board:
    """The printed values; islands and symbols are island indices.

    `priestess_moves` and `priestess_places` by number of players, `temple` colour -> 7 tile numbers by column,
    `symbol` and `colour` by tile number (index 0 unused). The board that is shipped has no name.
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
    name: str = ""

    def __hash__(self) -> int:
        return hash((self.id, self.seats, self.guardian))

    def boards(self, colours: tuple[str, ...]) -> tuple[TempleBoard, ...]:
        """The boards of these colours."""
        return tuple(
            TempleBoard(colour, self.temple[colour], tuple(self.symbol[tile] for tile in self.temple[colour]))
            for colour in colours
        )


def parse_board(text: str) -> Board:
    """The board of a `board.toml`; raises BoardError naming the key, or the line if it isn't TOML."""
    values = board_values(text)
    return replace(board_of(values), id=values.word("id"))


def board_of(values: BoardValues) -> Board:
    """The board of such values, without an id; raises BoardError naming the key."""
    moves, places = _priestess(values.table("priestess"))
    temple = _temple(values.table("temple"))
    board = Board(
        id="",
        priestess_moves=moves,
        priestess_places=places,
        builder_moves=values.table("builder").number("moves", 0, ISLANDS),
        guardian=values.table("guardian").numbers("values", ROUNDS, 0, 9),
        seats=values.table("council").numbers("seats", COUNCIL_SEATS, 0, MOST),
        temple=temple,
        symbol=_symbols(values.table("symbols")),
        colour=colours_of(temple),
        preset=_preset(values.table("preset")),
        name=clean(values.line("name"), NAME_LENGTH),
    )
    for fault in faults(board):
        raise BoardError(fault.key, PROBLEMS[fault.problem])
    return board


def colours_of(temple: Mapping[str, tuple[int, ...]]) -> tuple[str, ...]:
    """The colour of the board that each tile belongs to, by its number."""
    of_tile = {tile: colour for colour, tiles in temple.items() for tile in tiles}
    return ("", *(of_tile[tile] for tile in range(1, TILES + 1)))


def _priestess(reader: BoardValues) -> tuple[dict[int, int], dict[int, tuple[int, ...]]]:
    moves, places = {}, {}
    for players in (2, 3, 4):
        table = reader.table(f"players_{players}")
        moves[players] = table.number("moves", 0, ISLANDS)
        places[players] = table.numbers("places", 3, 0, MOST)
    return moves, places


def _temple(reader: BoardValues) -> dict[str, tuple[int, ...]]:
    temple = {colour: reader.numbers(colour, COLUMNS, 1, TILES) for colour in BOARD_NAMES}
    if sorted(t for row in temple.values() for t in row) != list(range(1, TILES + 1)):
        raise BoardError("temple", f"must hold each tile 1 to {TILES} once")
    return temple


def _symbols(reader: BoardValues) -> tuple[int, ...]:
    symbol = [-1] * (TILES + 1)
    for island, name in enumerate(ISLAND_NAMES):
        for tile in reader.numbers(name, TILES // ISLANDS, 1, TILES):
            if symbol[tile] >= 0:
                raise BoardError(f"symbols.{name}", f"tile {tile} already has a symbol")
            symbol[tile] = island
    return tuple(symbol)


def _islands(reader: BoardValues, key: str) -> tuple[int, ...]:
    names = reader.words(key, ISLANDS)
    if sorted(names) != sorted(ISLAND_NAMES):
        raise reader.fault(key, f"must name each of {', '.join(ISLAND_NAMES)} once")
    return tuple(map(ISLAND_NAMES.index, names))


def _preset(reader: BoardValues) -> Preset:
    ring = _islands(reader, "islands")

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
            raise BoardError(f"preset.{colour}", PROBLEMS["places"])
        orders[colour] = PresetOrder(at(shrine), tuple(map(at, sorted(pairs))), tuple(map(at, sorted(favors))))
    return Preset(ring, (priestess, builder, apostate), orders)


@cache
def shipped_board() -> Board:
    """The board this product ships; read once."""
    return parse_board(resources.files(__package__).joinpath("board.toml").read_text("utf-8"))
