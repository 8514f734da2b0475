"""The names of the pictures of tiles and fields: those that are shipped have files, of others the writing is drawn."""

from __future__ import annotations

from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES


def tile_sprite(board: Board, tile: int) -> str:
    """The picture of a tile: its number and symbol on the colour of its board."""
    shipped = shipped_board()
    if (board.colour[tile], board.symbol[tile]) == (shipped.colour[tile], shipped.symbol[tile]):
        return f"tile_{tile:02d}"
    return f"tile_{tile:02d}_{board.colour[tile]}_{ISLAND_NAMES[board.symbol[tile]]}"


def field_sprite(tile: int, symbol: int) -> str:
    """The picture of what is written on the field of a tile: its number above a symbol."""
    if symbol == shipped_board().symbol[tile]:
        return f"field_{tile:02d}"
    return f"field_{tile:02d}_{ISLAND_NAMES[symbol]}"
