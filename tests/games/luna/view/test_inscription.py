"""Tiles and fields of a board that a person corrected look like those that are shipped."""

import random

import pygame
import pytest

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ISLAND_NAMES, TILES
from luna.games.luna.view.inscribed import field_sprite, tile_sprite
from luna.games.luna.view.paint.inscription import painted
from luna.ui.pictures.assets import Sprites
from tests.games.luna.rules.random_boards import random_board

BOARD = shipped_board()
LIKE = 10.0
"""Mean difference of two pictures up to which they are alike, of 255."""


@pytest.fixture(scope="module")
def inscribed(sprites, fonts):
    return Sprites(sprites.folder, lambda asked, name: painted(asked, fonts, name))


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    assert one.get_size() == other.get_size()
    left, right = one.copy(), other.copy()
    left.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    right.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return max(max(pygame.transform.average_color(each)[:3]) for each in (left, right))


@pytest.mark.parametrize("tile", range(1, TILES + 1))
def test_what_is_written_looks_as_on_the_shipped_picture(inscribed, tile):
    symbol = ISLAND_NAMES[BOARD.symbol[tile]]
    for shipped, drawn in (
        (f"tile_{tile:02d}", f"tile_{tile:02d}_{BOARD.colour[tile]}_{symbol}"),
        (f"field_{tile:02d}", f"field_{tile:02d}_{symbol}"),
    ):
        (one, at), (other, there) = inscribed.master(shipped), inscribed.master(drawn)
        assert at == there
        assert difference(one, other) < LIKE, drawn


def test_the_shipped_board_has_the_shipped_pictures():
    for tile in range(1, TILES + 1):
        assert tile_sprite(BOARD, tile) == f"tile_{tile:02d}"
        assert field_sprite(tile, BOARD.symbol[tile]) == f"field_{tile:02d}"


def test_every_tile_of_any_board_has_a_picture_of_its_own(inscribed):

    board = random_board(random.Random(5))
    for tile in range(1, TILES + 1):
        assert inscribed.get(tile_sprite(board, tile), 100.0)
        assert inscribed.get(field_sprite(tile, board.symbol[tile]), 100.0)


@pytest.mark.parametrize("name", ["tile_01_pink_book", "tile_01_yellow_", "field_01_sea", "board_pink", "tile_01"])
def test_what_there_is_not_is_not_painted(inscribed, fonts, name):
    with pytest.raises(KeyError):
        painted(inscribed, fonts, name)
