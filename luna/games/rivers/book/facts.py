"""The numbers of the rules book, from the board: who corrects a printed value corrects the book with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from luna.games.rivers.rules.board import Board
from luna.games.rivers.rules.constants import COLOURS
from luna.ui.reading.blocks import Block


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


def tiles(text: Callable[..., str], board: Board) -> Iterator[Block]:
    """How many tiles there are of each colour."""
    for name, count in zip(COLOURS, board.tiles, strict=True):
        yield Block("item", text("count-tiles", count=count), lead=text("tile-name.start", tile=name))
