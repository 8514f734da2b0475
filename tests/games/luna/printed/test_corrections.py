"""A value that is corrected: what is printed once stays printed once, and nothing else changes."""

from random import Random

import pytest

from luna.games.luna.printed.corrections import (
    LYING,
    lying,
    with_figure,
    with_island,
    with_lying,
    with_place,
    with_seat,
    with_symbol,
    with_tile,
)
from luna.games.luna.printed.fields import boxes
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.board_faults import faults
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, ISLANDS, TILES
from luna.games.luna.rules.own_board import identified, packed, unpacked
from tests.games.luna.rules.random_boards import random_board

BOARD = shipped_board()


def corrected(rng: Random, board: Board) -> Board:
    """One value by lot."""
    colour, tile, position = rng.choice(BOARD_NAMES), rng.randint(1, TILES), rng.randrange(ISLANDS)
    return rng.choice(
        [
            with_tile(board, colour, rng.randrange(7), tile),
            with_symbol(board, tile, rng.randrange(ISLANDS)),
            with_seat(board, rng.randrange(16), rng.randint(-2, 120)),
            with_place(board, rng.choice((1, 2)), rng.randint(-2, 120)),
            with_island(board, position, rng.randrange(ISLANDS)),
            with_lying(board, rng.choice(COLOURS), position, rng.choice(LYING)),
            with_figure(board, rng.choice(("builder", "apostate")), position),
        ]
    )


@pytest.mark.parametrize("seed", range(10))
def test_whatever_is_corrected_each_tile_and_island_is_there_once_and_all_can_be_pointed_at(seed: int):
    rng, board = Random(seed), BOARD
    for _ in range(60):
        board = corrected(rng, board)
        assert sorted(tile for tiles in board.temple.values() for tile in tiles) == list(range(1, TILES + 1))
        assert all(tile in board.temple[board.colour[tile]] for tile in range(1, TILES + 1))
        assert sorted(board.preset.islands) == list(range(ISLANDS))
        for order in board.preset.orders.values():
            assert sorted((order.shrine, *order.pairs, *order.favors)) == list(range(ISLANDS))
        assert len(dict(boxes(board, 1.0))) == 28 + 16 + 6 + 2 + 7
        if not list(faults(board)):
            own = identified(board)
            assert unpacked(packed(own)) == own


@pytest.mark.parametrize("seed", range(5))
def test_any_board_can_be_made_from_the_shipped_one_field_by_field(seed: int):
    wanted, board = random_board(Random(seed)), BOARD
    for colour, tiles in wanted.temple.items():
        for column, tile in enumerate(tiles):
            board = with_tile(board, colour, column, tile)
    for tile in range(1, TILES + 1):
        board = with_symbol(board, tile, wanted.symbol[tile])
    for seat, value in enumerate(wanted.seats):
        board = with_seat(board, seat, value)
    for place in (1, 2):
        board = with_place(board, place, wanted.priestess_places[2][place])
    for position, island in enumerate(wanted.preset.islands):
        board = with_island(board, position, island)
        for figure, at in zip(("builder", "apostate"), wanted.preset.figures[1:], strict=True):
            board = with_figure(board, figure, position) if at == island else board
    for colour in COLOURS:
        for position in (*range(ISLANDS), *range(ISLANDS)):
            board = with_lying(board, colour, position, lying(wanted.preset, colour, position))
    assert identified(board) == wanted


def test_a_number_changes_places_with_the_old_one_and_the_symbol_stays_on_the_field():
    board = with_tile(BOARD, "yellow", 0, 13)
    assert (board.temple["yellow"][0], board.temple["yellow"][3]) == (13, 6)
    assert (board.symbol[13], board.symbol[6]) == (BOARD.symbol[6], BOARD.symbol[13])


def test_an_island_changes_places_and_what_lies_at_a_position_stays_there():
    before, board = BOARD.preset, with_island(BOARD, 2, BOARD.preset.islands[5])
    for colour in COLOURS:
        for position in range(ISLANDS):
            assert lying(board.preset, colour, position) == lying(before, colour, position)
    assert [board.preset.islands.index(figure) for figure in board.preset.figures] == [
        before.islands.index(figure) for figure in before.figures
    ]


def test_a_shrine_changes_places_with_what_is_there():
    board = with_lying(BOARD, "yellow", 4, "shrine")
    assert [lying(board.preset, "yellow", position) for position in (1, 4)] == ["pair", "shrine"]
    assert not list(faults(board))
