"""The numbers of the rules book, from the board: who corrects a printed value corrects the book with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from luna.games.rivers.rules.board import Board
from luna.games.rivers.rules.constants import COLOURS
from luna.games.rivers.words.cards import LISTED
from luna.ui.reading.blocks import Block
from luna.ui.reading.key_rows import key_rows


def facts(board: Board) -> dict[str, str | int]:
    """Every argument that a text of the book may use, by name."""
    return {
        "hand": board.hand,
        "catastrophes": board.catastrophes,
        "actions": board.actions,
        "treasures": board.treasures,
        "end_at": board.end_at,
        "tiles": sum(board.tiles),
        "bag": sum(board.bag),
    }


def table(text: Callable[..., str], board: Board, name: str) -> Iterator[Block]:
    """The rows of the table "tiles" or "keys" as items; raises KeyError for another name."""
    rows = {"tiles": _tiles, "keys": _keys}[name]
    return rows(text, board)


def _keys(text: Callable[..., str], board: Board) -> Iterator[Block]:
    """The keys of the table as its list of keys names them."""
    return key_rows(text, LISTED)


def _tiles(text: Callable[..., str], board: Board) -> Iterator[Block]:
    """How many tiles there are of each colour."""
    for name, count in zip(COLOURS, board.tiles, strict=True):
        yield Block("item", text("count-tiles", count=count), lead=text("tile-name.start", tile=name))
