"""Boards that persons corrected: their id follows from their values, and those go along in the header of a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import Any
from urllib.parse import quote, unquote

from luna.core.board_values import BoardError, BoardValues, board_values
from luna.games.luna.rules.board import Board, board_of, shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, FIGURE_NAMES, ISLAND_NAMES, TILES

Values = dict[str, Any]
PREFIX, LETTERS = "own-", 8
"""Of an id: what it begins with, and how much of the sum of the values follows."""


def own_board(text: str) -> Board:
    """The board of a file of the form of `board.toml`, under whatever id; raises BoardError."""
    return identified(board_of(board_values(text)))


def identified(board: Board) -> Board:
    """The board with the id that its values have; with those that are shipped it is that board, which has no name."""
    shipped = shipped_board()
    if replace(board, id=shipped.id, name="") == shipped:
        return shipped
    digest = sha256(" ".join(_fields(values_of(replace(board, name="")))).encode()).hexdigest()
    return replace(board, id=PREFIX + digest[:LETTERS])


def own_name(board: Board) -> str:
    """What a person's own board is called, its id where it has no name; empty for the shipped one."""
    return "" if board == shipped_board() else board.name or board.id


def packed(board: Board) -> str:
    """All values and the name as one line of `KEY=VALUE,VALUE` fields."""
    return " ".join(_fields(values_of(board)))


def unpacked(line: str) -> Board:
    """The board of such a line; raises BoardError."""
    values: Values = {}
    for field in line.split(" "):
        path, _, value = field.partition("=")
        *tables, key = path.split(".")
        table = values
        for name in tables:
            table = table.setdefault(name, {})
            if not isinstance(table, dict):
                raise BoardError(path, "must be a table")
        table[key] = _value(path, value)
    return identified(board_of(BoardValues(values)))


def values_of(board: Board) -> Values:
    """The values by key as they stand in a file, without an id."""
    preset = board.preset
    place = {island: position for position, island in enumerate(preset.islands, 1)}
    return {
        **({"name": board.name} if board.name else {}),
        "priestess": {
            f"players_{players}": {"moves": moves, "places": list(board.priestess_places[players])}
            for players, moves in board.priestess_moves.items()
        },
        "builder": {"moves": board.builder_moves},
        "guardian": {"values": list(board.guardian)},
        "council": {"seats": list(board.seats)},
        "temple": {colour: list(board.temple[colour]) for colour in BOARD_NAMES},
        "symbols": {
            name: [tile for tile in range(1, TILES + 1) if board.symbol[tile] == island]
            for island, name in enumerate(ISLAND_NAMES)
        },
        "preset": {
            "islands": [ISLAND_NAMES[island] for island in preset.islands],
            **{figure: place[island] for figure, island in zip(FIGURE_NAMES, preset.figures, strict=True)},
            **{colour: _order(board, colour, place) for colour in COLOURS},
        },
    }


def _order(board: Board, colour: str, place: Mapping[int, int]) -> Values:
    order = board.preset.orders[colour]
    return {
        "shrine": place[order.shrine],
        "pairs": sorted(place[island] for island in order.pairs),
        "favors": sorted(place[island] for island in order.favors),
    }


def _fields(values: Values, before: str = "") -> list[str]:
    """The values as `KEY=VALUE,VALUE`, with the whole path of each key."""
    found = []
    for key, value in values.items():
        if isinstance(value, dict):
            found += _fields(value, f"{before}{key}.")
        else:
            listed = value if isinstance(value, list) else [value]
            found.append(f"{before}{key}=" + ",".join(quote(str(each), safe="") for each in listed))
    return found


_LISTED = ("places", "values", "seats", "islands", "pairs", "favors", *BOARD_NAMES)


def _value(path: str, text: str) -> Any:
    """What such a field holds: a name, or a list or single one of numbers or names."""
    if path == "name":
        return unquote(text)
    parts = [int(part) if part.isascii() and part.isdecimal() and len(part) < 4 else part for part in text.split(",")]
    return parts if path.rpartition(".")[2] in _LISTED or path.startswith("symbols.") else parts[0]
