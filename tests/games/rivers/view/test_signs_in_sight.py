"""A leader hides little of the sign of the tile behind it: at 1280 x 720 each can be told."""

from itertools import product

import pygame
import pytest

from luna.games.rivers.rules.constants import COLOURS, SEAT_NAMES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import LEADER_DOWN
from luna.games.rivers.view.paint.pieces import VARIANTS, size_on_map

FRAME = Frame((1280, 720))
UNIT, CELL = FRAME.px_per_unit, FRAME.cell(0).w
IN_SIGHT = 0.8
"""Share of a sign that is to be seen."""


def sign(sprites, tile: str) -> pygame.Mask:
    """The bright sign in the lower left corner of a tile, in a picture of two cells, the lower one empty."""
    image, (x, y) = sprites.get(tile, UNIT)
    found = pygame.Mask((2 * CELL, 3 * CELL))
    for across, down in product(range(image.get_width()), range(image.get_height())):
        red, green, blue, alpha = image.get_at((across, down))
        if alpha > 200 and min(red, green, blue) > 175 and across < x - 0.08 * CELL and down > y + 0.05 * CELL:
            found.set_at((round(CELL + across - x), round(CELL + down - y)))
    return found


def body(sprites, leader: str) -> pygame.Mask:
    """A leader in the lower cell."""
    image, (x, y) = sprites.get(leader, UNIT, size_on_map(leader))
    found = pygame.Mask((2 * CELL, 3 * CELL))
    at = round(CELL - x), round(2 * CELL + LEADER_DOWN * UNIT - y)
    found.draw(pygame.mask.from_surface(image, 110), at)
    return found


@pytest.mark.parametrize(("seat", "leader"), list(product(SEAT_NAMES, COLOURS)))
def test_the_sign_of_the_tile_behind_a_leader_stays_in_sight(sprites, seat, leader):
    hides = body(sprites, f"leader_{leader}_{seat}")
    for tile, variant in product(COLOURS, range(1, VARIANTS + 1)):
        told = sign(sprites, f"tile_{tile}_{variant}")
        assert told.count() > 20
        seen = 1 - told.overlap_area(hides, (0, 0)) / told.count()
        assert seen >= IN_SIGHT, (tile, variant, round(seen, 2))


@pytest.mark.parametrize("leader", COLOURS)
def test_a_leader_stands_within_its_cell(sprites, leader):
    image, (_, y) = sprites.get(f"leader_{leader}_ram", UNIT, size_on_map(f"leader_{leader}_ram"))
    solid = pygame.mask.from_surface(image, 200).get_bounding_rects()
    assert max(rect.bottom for rect in solid) - y + LEADER_DOWN * UNIT <= CELL / 2
