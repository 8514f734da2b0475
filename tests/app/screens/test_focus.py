"""Where the keyboard focus goes."""

import pygame
import pytest

from luna.ui.widgets.focus import DOWN, LEFT, RIGHT, UP, beyond, in_order, towards

GRID = [pygame.Rect(x * 100, y * 60, 90, 50) for y in range(3) for x in range(3)]


def test_tab_goes_round():
    assert in_order(GRID, 8, 1) == 0
    assert in_order(GRID, 0, -1) == 8
    assert in_order(GRID, None, 1) == 0
    assert in_order(GRID, None, -1) == 8
    assert in_order([], None, 1) is None


@pytest.mark.parametrize(("direction", "expected"), [(LEFT, 3), (RIGHT, 5), (UP, 1), (DOWN, 7)])
def test_arrows_go_to_the_neighbour(direction, expected):
    assert towards(GRID, 4, direction) == expected


@pytest.mark.parametrize(("at", "direction"), [(0, LEFT), (0, UP), (8, RIGHT), (8, DOWN)])
def test_at_the_edge_the_focus_stays(at, direction):
    assert towards(GRID, at, direction) == at


def test_the_first_arrow_goes_to_the_first_widget():
    assert towards(GRID, None, DOWN) == 0
    assert towards([], None, DOWN) is None


def test_a_wide_widget_below_is_reached_from_every_column():
    boxes = [*GRID[:3], pygame.Rect(0, 200, 290, 50)]
    assert [towards(boxes, at, DOWN) for at in range(3)] == [3, 3, 3]


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside():
    boxes = [pygame.Rect(0, 0, 50, 50), pygame.Rect(300, 60, 50, 50), pygame.Rect(0, 160, 50, 50)]
    assert towards(boxes, 0, DOWN) == 2


MIDDLES = [box.center for box in GRID]


@pytest.mark.parametrize(("direction", "expected"), [(LEFT, 3), (RIGHT, 5), (UP, 1), (DOWN, 7)])
def test_the_nearest_point_in_a_direction_is_the_neighbour(direction, expected):
    assert beyond(MIDDLES, MIDDLES[4], direction) == expected


def test_a_point_within_45_degrees_comes_before_a_nearer_one_aside():
    assert beyond([(30, 90), (200, 60)], (0, 0), RIGHT) == 1
    assert beyond([(30, 90)], (0, 0), RIGHT) == 0


def test_where_nothing_lies_ahead_no_point_is_found():
    assert beyond(MIDDLES, MIDDLES[0], LEFT) is None
    assert beyond([], (0, 0), UP) is None
