"""The curves of the seats can be told apart by colour, by eyes that see fewer colours, and in grey."""

import math
from itertools import combinations

import pytest

from luna.games.rivers.view.looks import TINTS
from luna.ui.pictures.palette import INK, PANEL, rgb
from tests.ui.table.reading_glass import MATRICES, brightness_to, contrast, luminance

APART, GREY_APART, CLEAR = 60, 15, 4.5
"""Least distances in red, green and blue (0-255) and in brightness alone, and the least contrast to the ground."""
PAIRS = list(combinations(TINTS, 2))


def seen(seat, eyes):
    return [sum(a * b for a, b in zip(row, rgb(TINTS[seat]), strict=True)) for row in MATRICES[eyes]]


@pytest.mark.parametrize("eyes", ["protanopia", "deuteranopia", "tritanopia"])
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_two_seats_have_two_colours_for_all_eyes(pair, eyes):
    assert math.dist(*(rgb(TINTS[seat]) for seat in pair)) >= APART
    assert math.dist(*(seen(seat, eyes) for seat in pair)) >= APART


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_in_grey_one_is_lighter_than_the_other(pair):
    one, other = (brightness_to(MATRICES["grey"], rgb(TINTS[seat])) for seat in pair)
    assert abs(one - other) >= GREY_APART


@pytest.mark.parametrize("seat", TINTS)
@pytest.mark.parametrize("ground", [INK, PANEL])
def test_each_stands_out_from_the_ground_of_panels_and_graphs(seat, ground):
    assert contrast(luminance(rgb(TINTS[seat])), luminance(rgb(ground))) >= CLEAR
