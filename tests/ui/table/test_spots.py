"""Many places: those under a point are the very ones whose outlines it lies in."""

import pygame
from hypothesis import given
from hypothesis import strategies as st

from luna.core.intent import Pick
from luna.ui.pictures.outlines import ellipse
from luna.ui.table.spot import AREA, PIECE, Spot, Spots, boxed

PLACES = [
    *(boxed(Pick("card", str(k)), PIECE, pygame.Rect(10 * k, 7 * k, 30, 20), 4) for k in range(8)),
    *(
        Spot(Pick("round", str(k)), AREA, (ellipse((9.5 * k, 40.0), 14, 9),), (), pygame.Rect(9 * k, 40, 1, 1))
        for k in range(8)
    ),
    Spot(Pick("pair", ""), AREA, (ellipse((5, 5), 4, 4), ellipse((90, 60), 4, 4)), (), pygame.Rect(5, 5, 1, 1)),
]


@given(st.tuples(st.integers(-5, 130), st.integers(-5, 90)))
def test_what_is_under_a_point_is_what_contains_it(at):
    assert Spots(PLACES).under(at) == [spot for spot in PLACES if spot.contains(at)]


def test_a_place_of_several_outlines_is_found_in_each_of_them():
    pair = PLACES[-1]

    assert pair in Spots(PLACES).under((5, 5))
    assert pair in Spots(PLACES).under((90, 60))
    assert pair not in Spots(PLACES).under((47, 32))
