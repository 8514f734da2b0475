"""Where there is room for a plate near to a thing."""

import pygame

from luna.ui.pictures.outlines import box
from luna.ui.table.free_place import Taken, free_place, least_burden, least_hiding

ROOM = pygame.Rect(0, 0, 230, 230)
THING = pygame.Rect(100, 100, 10, 10)
LAND, HOUSE = pygame.Rect(60, 60, 100, 100), pygame.Rect(112, 90, 30, 30)
SIZE = 20, 20


def taken():
    return Taken(ROOM, [box(HOUSE)], [box(LAND)])


def test_the_nearest_place_hides_neither_things_nor_ground():
    found = free_place(taken(), SIZE, [THING], [THING])
    assert found
    assert not found.rect.colliderect(LAND.inflate(-2, -2))
    assert found.way > 15


def test_bare_ground_is_lain_upon_where_that_is_allowed():
    found = free_place(taken(), SIZE, [THING], [THING], on_ground=True)
    assert found
    assert found.way < 5
    assert not found.rect.colliderect(HOUSE.inflate(-2, -2))


def test_what_is_out_of_reach_is_no_place():
    assert free_place(taken(), SIZE, [THING], [THING], reach=10) is None
    assert free_place(taken(), SIZE, [THING], [THING], reach=60)


def test_within_reach_the_same_place_is_found_as_without_an_end():
    everywhere, near = (free_place(taken(), SIZE, [THING], [THING], reach) for reach in (1000, 60))
    assert everywhere
    assert near
    assert abs(everywhere.way - near.way) <= 3


def test_what_hides_least_may_lie_on_ground():
    for on_ground, hidden in ((False, 1.0), (True, 0.0)):
        found = least_hiding(taken(), SIZE, [THING], [THING], 12, on_ground)
        assert found
        assert round(found.hidden, 1) == hidden


def test_what_is_decided_by_is_hidden_last_things_before_it_and_bare_ground_first():
    goal = pygame.Rect(70, 70, 20, 20)
    room = Taken(ROOM, [box(HOUSE)], [box(LAND)], [box(goal)])
    places = pygame.Rect(5, 5, 20, 20), pygame.Rect(66, 130, 20, 20), pygame.Rect(115, 95, 20, 20), goal
    burdens = [room.burden(place) for place in places]
    assert burdens == sorted(burdens)
    assert len(set(burdens)) == len(places)


def test_for_what_hides_less_a_place_may_be_farther_off_the_more_it_is_worth():
    near, far = (least_burden(taken(), SIZE, [THING], [THING], hiding) for hiding in (1, 1000))
    assert near
    assert far
    assert taken().burden(near[1]) > taken().burden(far[1]) == 0


def test_a_place_that_is_worse_than_another_one_is_none():
    best = least_burden(taken(), SIZE, [THING], [THING], 100)
    assert best
    assert least_burden(taken(), SIZE, [THING], [THING], 100, best[0] - 1) is None
    assert least_burden(taken(), SIZE, [THING], [THING], 100, best[0] + 1) == best
