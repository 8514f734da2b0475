"""Who takes colours for one another tells spheres and seats by their shapes, also at 1280 x 720."""

from itertools import combinations, product

import pygame
import pytest

from luna.games.rivers.rules.constants import COLOURS, SEAT_NAMES
from luna.games.rivers.view.emblems import SEAT_SYMBOLS, SPHERE_SYMBOLS, SYMBOLS
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.paint.pieces import VARIANTS, size_on_map
from tests.games.rivers.view.test_signs_in_sight import sign

UNIT = Frame((1280, 720)).px_per_unit
SIDE = 44
"""Of a drawn symbol, in px."""
OTHER, SAME = 0.4, 0.3
"""Share of two shapes, laid over each other as well as they go, that belongs to one only: at least, and at most."""
HEAD, OTHER_HEAD, LIGHTER = 0.45, 0.3, 45
"""Share of a leader above its shield; of two heads that differs without colours, and by how much of 255 at least."""


def middle(mask: pygame.Mask) -> tuple[int, int]:
    """Of what is set."""
    first, *others = mask.get_bounding_rects()
    return first.unionall(others).center


def difference(one: pygame.Mask, other: pygame.Mask, shift: int) -> float:
    """What only one of two shapes has, in the place of the other one where that is the least."""
    (x, y), (other_x, other_y) = middle(one), middle(other)
    moves = product(range(-shift, shift + 1), repeat=2)
    common = max(one.overlap_area(other, (x - other_x + dx, y - other_y + dy)) for dx, dy in moves)
    return 1 - common / (one.count() + other.count() - common)


def drawn(symbol: str) -> pygame.Mask:
    """A symbol as it is drawn on panels and buttons."""
    picture = pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)
    for outline in SYMBOLS[symbol]:
        points = [((1.2 + x) * SIDE / 2.4, (1.2 - y) * SIDE / 2.4) for x, y in outline]
        pygame.draw.polygon(picture, "white", points)
    return pygame.mask.from_surface(picture)


@pytest.mark.parametrize("symbols", [SPHERE_SYMBOLS, SEAT_SYMBOLS])
def test_symbols_differ_in_their_shape(symbols):
    for one, other in combinations(symbols.values(), 2):
        assert difference(drawn(one), drawn(other), shift=3) > OTHER, (one, other)


def test_the_sign_on_a_tile_tells_its_colour_without_colour(sprites):
    signs = {
        (colour, variant): sign(sprites, f"tile_{colour}_{variant}")
        for colour, variant in product(COLOURS, range(1, VARIANTS + 1))
    }
    for one, other in combinations(signs, 2):
        found = difference(signs[one], signs[other], shift=1)
        assert found < SAME if one[0] == other[0] else found > OTHER, (one, other, found)


def head(sprites, leader: str) -> dict[tuple[int, int], int]:
    """How bright what stands above a leader's shield is, by its place below the middle of the top."""
    picture = pygame.transform.grayscale(sprites.get(leader, UNIT, size_on_map(leader))[0])
    first, *others = pygame.mask.from_surface(picture, 200).get_bounding_rects()
    whole = first.unionall(others)
    return {
        (x - whole.centerx, y - whole.top): picture.get_at((x, y)).r
        for x, y in product(range(whole.left, whole.right), range(whole.top, whole.top + round(HEAD * whole.h)))
        if picture.get_at((x, y)).a > 200
    }


def heads_differ(one: dict[tuple[int, int], int], other: dict[tuple[int, int], int]) -> float:
    """The share of what either has that the other has not, or much brighter or darker."""
    both = one.keys() & other.keys()
    alike = sum(abs(one[at] - other[at]) < LIGHTER for at in both)
    return 1 - alike / len(one.keys() | other.keys())


@pytest.mark.parametrize("seat", SEAT_NAMES)
def test_the_head_of_a_leader_tells_its_colour_without_colour(sprites, seat):
    heads = {colour: head(sprites, f"leader_{colour}_{seat}") for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        assert heads_differ(heads[one], heads[other]) > OTHER_HEAD, (one, other, heads_differ(heads[one], heads[other]))
