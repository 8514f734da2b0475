"""Where there is room for a plate near to a thing."""

import pygame

from luna.ui.pictures.outlines import box
from luna.ui.table.free_place import Taken, Worth, gap, least_burden

ROOM = pygame.Rect(0, 0, 230, 230)
THING = pygame.Rect(100, 100, 10, 10)
LAND, HOUSE = pygame.Rect(60, 60, 100, 100), pygame.Rect(112, 90, 30, 30)
SIZE = 20, 20


def taken():
    return Taken(ROOM, [box(HOUSE)], [box(LAND)])


def test_what_is_decided_by_is_hidden_last_things_before_it_and_bare_ground_first():
    goal = pygame.Rect(70, 70, 20, 20)
    room = Taken(ROOM, [box(HOUSE)], [box(LAND)], [box(goal)])
    places = pygame.Rect(5, 5, 20, 20), pygame.Rect(66, 130, 20, 20), pygame.Rect(115, 95, 20, 20), goal
    burdens = [room.burden(place) for place in places]
    assert burdens == sorted(burdens)
    assert len(set(burdens)) == len(places)


def place(**worth):
    """The best one beside the thing."""
    found = least_burden(taken(), [SIZE], [THING], [THING], Worth(**{"ground": 1000, "shape": 30, **worth}))
    assert found
    return found[1]


def test_for_what_hides_less_a_place_may_be_farther_off_the_more_it_is_worth():
    near, far = place(ground=1), place(ground=1000)
    assert gap(near, THING) < gap(far, THING)
    assert taken().burden(near) > taken().burden(far) == 0


def test_ground_where_it_is_worth_little_is_still_better_than_what_lies_on_it():
    rect = place(ground=20, things=1000)
    assert gap(rect, THING) < 20
    assert not rect.colliderect(HOUSE.inflate(-2, -2))


def test_another_shape_is_taken_where_that_is_worth_it():
    wide, high = (90, 10), (10, 90)
    channel = Taken(ROOM, [box(pygame.Rect(0, 0, 110, 230)), box(pygame.Rect(130, 0, 100, 230))])
    at = pygame.Rect(115, 110, 5, 5)
    shapes = [least_burden(channel, [wide, high], [at], [at], Worth(100, shape)) for shape in (30, 10000)]
    assert [n for n, _ in filter(None, shapes)] == [1, 0]


def test_what_never_may_be_hidden_leaves_no_place_where_it_is_everywhere():
    assert least_burden(taken(), [SIZE], [THING], [ROOM], Worth(100, 30)) is None
