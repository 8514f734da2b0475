"""What counts in the end of four colours."""

from luna.games.rivers.points.weakest import Weakest, weakest


def test_the_lowest_colour_counts():
    assert weakest((3, 1, 2, 5), 0) == Weakest(1, frozenset({1}))
    assert weakest((2, 2, 4, 4), 0) == Weakest(2, frozenset({0, 1}))


def test_treasures_raise_what_counts_and_every_colour_they_raise_is_weakest():
    assert weakest((3, 0, 5, 5), 2) == Weakest(2, frozenset({1}))
    assert weakest((5, 5, 0, 0), 1) == Weakest(0, frozenset({2, 3}))
    assert weakest((3, 3, 3, 0), 4) == Weakest(3, frozenset({0, 1, 2, 3}))
