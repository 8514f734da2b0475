"""A novice comes into the temple: its influence and whom it displaces (chapter 5)."""

from __future__ import annotations

from .table import Field, Table, Tile


def enter_temple(table: Table, colour: str, tile: Tile) -> None:
    """Move the tile from the path to its field with a novice of the colour on it, then displace."""
    player = table.players[colour]
    player.influence += table.guardian_value()
    table.path = [entry for entry in table.path if entry is not tile]
    table.temple[tile.number] = Field(colour, book=False)
    for number in displaced(table, tile.number):
        send_away(table, number)
        player.influence += 1


def square(table: Table, tile: int) -> tuple[int, int]:
    """Row from the gate and column of a tile's field."""
    for row, colour in enumerate(table.boards):
        if tile in table.board["temple"][colour]:
            return row, table.board["temple"][colour].index(tile)
    raise ValueError(f"tile {tile} is not in play")


def neighbours(row: int, column: int) -> set[tuple[int, int]]:
    """The six hexagons around one; odd columns lie half a hexagon further from the gate."""
    slanted = row - 1 if column % 2 == 0 else row + 1
    straight = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return straight | {(slanted, column - 1), (slanted, column + 1)}


def displaced(table: Table, tile: int) -> list[int]:
    """The adjacent lower fields with another player's novice and no book."""
    near = neighbours(*square(table, tile))
    newcomer = table.temple[tile].novice
    return [
        number
        for number, field in table.temple.items()
        if square(table, number) in near
        and number < tile
        and not field.book
        and field.novice is not None
        and field.novice != newcomer
    ]


def send_away(table: Table, tile: int) -> None:
    """To the owner's jetty; the solo opponent's go inactive beside the field's island. The tile stays (R7)."""
    owner = table.temple[tile].novice
    assert owner is not None
    table.temple[tile].novice = None
    if table.solo and owner == table.automaton:
        table.players[owner].islands[table.symbol(tile)].inactive += 1
    else:
        table.players[owner].jetty += 1
