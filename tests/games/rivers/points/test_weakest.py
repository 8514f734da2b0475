"""What counts in the end of four colours."""

from luna.games.rivers.points.weakest import weakest


def test_the_lowest_colour_counts():
    assert weakest((3, 1, 2, 5), 0) == (1, {1})
    assert weakest((2, 2, 4, 4), 0) == (2, {0, 1})


def test_treasures_raise_what_counts_and_every_colour_they_raise_is_weakest():
    assert weakest((3, 0, 5, 5), 2) == (2, {1})
    assert weakest((5, 5, 0, 0), 1) == (0, {2, 3})
    assert weakest((3, 3, 3, 0), 4) == (3, {0, 1, 2, 3})
