"""Chapter 2 and what is printed: pieces, tiles, symbols and the fields of the temple."""

from __future__ import annotations

from itertools import permutations

import pytest

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, ISLANDS, TILES
from luna.games.luna.rules.setup import neighbours
from luna.games.luna.rules.state import Table

from .table_setup import beginning

BOARD = shipped_board()


def test_every_order_has_13_novices_6_shrines_and_a_disc():
    for colour in COLOURS:
        order = beginning(4).player(colour)
        assert (order["reserve"], order["shrines"]) == (12, 6)  # the 13th novice is in the temple
    assert sorted(beginning(4).council()) == sorted(COLOURS)


def test_there_are_six_guardian_tiles():
    assert BOARD.guardian == (6, 5, 4, 3, 2, 2)


def test_each_tile_has_one_field_and_one_symbol():
    assert sorted(tile for board in BOARD.temple.values() for tile in board) == list(range(1, TILES + 1))
    assert [BOARD.symbol[1:].count(island) for island in range(ISLANDS)] == [4] * ISLANDS
    assert all(tile in BOARD.temple[BOARD.colour[tile]] for tile in range(1, TILES + 1))


def test_the_symbols_of_a_board_all_differ():
    for tiles in BOARD.temple.values():
        assert len({BOARD.symbol[tile] for tile in tiles}) == ISLANDS


def test_each_board_has_one_of_the_tiles_1_to_4():
    assert [sum(tile <= 4 for tile in tiles) for tiles in BOARD.temple.values()] == [1] * len(BOARD_NAMES)


@pytest.mark.parametrize(
    ("tile", "around"),
    [
        # yellow at the gate: 6 19 28 13 3 21 11, behind it blue: 15 2 23 12 25 17 8; odd columns lie further off
        (23, {28, 19, 13, 2, 12}),  # even column: both slanting neighbours nearer to the gate
        (2, {19, 15, 23}),  # odd column: the slanting ones lie on a third board that is not there
        (19, {6, 28, 2, 15, 23}),  # odd column: both slanting neighbours further from the gate
        (6, {19, 15}),
        (11, {21, 8}),
        (8, {11, 17, 21}),
    ],
)
def test_neighbours_lie_on_the_hexagons_of_the_temple(tile: int, around: set[int]):
    assert set(neighbours(BOARD, ("yellow", "blue"))[tile]) == around


@pytest.mark.parametrize("count", [2, 3, 4])
def test_neighbours_are_mutual_and_at_most_six(count: int):
    for boards in permutations(BOARD_NAMES, count):
        near = neighbours(BOARD, boards)
        assert sorted(near) == sorted(tile for board in boards for tile in BOARD.temple[board])
        for tile, others in near.items():
            assert 2 <= len(others) == len(set(others)) <= 6
            assert all(tile in near[other] for other in others)


def test_the_table_gives_its_printed_values():
    table: Table = beginning(4).state.table
    assert table.guardian_values() == [6, 5, 4, 3, 2, 2]
    assert [table.seat_value(seat) for seat in (0, 5, 15)] == [0, 2, 10]
    assert table.symbol_of(28) == BOARD.symbol[28]
    assert (table.priestess_moves, table.builder_moves) == (6, 4)
    assert beginning(3).state.table.priestess_moves == beginning(2).state.table.priestess_moves == 5
