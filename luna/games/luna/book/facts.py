"""The numbers of the rules book, from the board: who corrects a printed value corrects the book with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from luna.games.luna.rules.board import Board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, ISLAND_NAMES
from luna.games.luna.rules.setup import path_of
from luna.games.luna.words.details import KEYS
from luna.ui.reading.blocks import Block
from luna.ui.reading.key_rows import key_rows
from luna.ui.reading.phrases import joined

PATH_BOARDS = ("yellow", "blue")
"""The boards of the example of the path; as many as its players."""

_PLAYERS = {"two": 2, "three": 3, "four": 4}


def facts(text: Callable[..., str], board: Board) -> dict[str, str | int]:
    """Every argument that a text of the book may use, by name."""
    return {
        "board": board.id,
        "builder_moves": board.builder_moves,
        "guardian_values": numbers(text, board.guardian),
        "guardian_first": board.guardian[0],
        "guardian_second": board.guardian[1],
        "guardian_last": board.guardian[-1],
        "seat_values": numbers(text, board.seats),
        "seat_last": board.seats[-1],
        "path_start": numbers(text, _path_start(board)),
        **_priestess(board),
        **_preset_facts(text, board),
    }


def numbers(text: Callable[..., str], values: Iterable[int]) -> str:
    """Numbers as a list within a sentence."""
    return joined(text, [str(value) for value in values])


def table(text: Callable[..., str], board: Board, name: str) -> tuple[Block, ...]:
    """The rows of the table "temple", "symbols", "preset" or "keys" as items; raises KeyError for another name."""
    rows = {"temple": _temple, "symbols": _symbols, "preset": _preset, "keys": _keys}[name]
    return tuple(rows(text, board))


def _priestess(board: Board) -> dict[str, str | int]:
    """Values of the places, as in 6/3/1, and islands moved, by number of players; the places of four each."""
    values: dict[str, str | int] = {}
    for word, players in _PLAYERS.items():
        values[f"places_{word}"] = "/".join(map(str, board.priestess_places[players]))
        values[f"moves_{word}"] = board.priestess_moves[players]
    first, second, third = board.priestess_places[4]
    return {**values, "first_four": first, "second_four": second, "third_four": third}


def _path_start(board: Board) -> Iterator[int]:
    """From the gate: two groups of tiles, each after its guardian tile, and the guardian tile that follows."""
    tiles, group = path_of(board, PATH_BOARDS), len(PATH_BOARDS)
    from_gate = board.guardian[::-1]
    for k in range(2):
        yield from_gate[k]
        yield from tiles[k * group : (k + 1) * group]
    yield from_gate[2]


def _preset_facts(text: Callable[..., str], board: Board) -> dict[str, str | int]:
    priestess, builder, apostate = (ISLAND_NAMES[island] for island in board.preset.figures)
    figures = {"preset_priestess": priestess, "preset_builder": builder, "preset_apostate": apostate}
    return {"preset_islands": _islands(text, board.preset.islands), **figures}


def _islands(text: Callable[..., str], islands: Iterable[int]) -> str:
    return joined(text, [text("island-name", island=ISLAND_NAMES[island]) for island in islands])


def _temple(text: Callable[..., str], board: Board) -> Iterator[Block]:
    for name in BOARD_NAMES:
        yield Block("item", numbers(text, board.temple[name]), lead=text("board-name", board=name))


def _symbols(text: Callable[..., str], board: Board) -> Iterator[Block]:
    for island, name in enumerate(ISLAND_NAMES):
        tiles = [tile for tile, symbol in enumerate(board.symbol) if tile and symbol == island]
        yield Block("item", numbers(text, tiles), lead=text("island-name", island=name))


def _preset(text: Callable[..., str], board: Board) -> Iterator[Block]:
    for colour in COLOURS:
        order = board.preset.orders[colour]
        start = {"shrine": ISLAND_NAMES[order.shrine], "pairs": _islands(text, order.pairs)}
        words = text("book-values-preset-order", **start, favours=_islands(text, order.favors))
        yield Block("item", words, lead=text("order-name", colour=colour))


def _keys(text: Callable[..., str], board: Board) -> Iterator[Block]:
    """The keys of the table as its list of keys names them."""
    return key_rows(text, KEYS)
