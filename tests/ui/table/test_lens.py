"""What of a table a lens shows: nothing beyond its edges, and the point that one zooms to stays in its place."""

import math
from random import Random

import pygame
import pytest

from luna.ui.table.lens import WHOLE, Camera, Lens

ROOM = pygame.Rect(264, 46, 1392, 938)


def moved(seed: int) -> Lens:
    """A lens after some moves."""
    rng, lens = Random(seed), Lens(ROOM)
    for _ in range(rng.randrange(1, 12)):
        at = rng.randrange(ROOM.left, ROOM.right), rng.randrange(ROOM.top, ROOM.bottom)
        lens.nearer(rng.uniform(0.5, 2.2), at) if rng.random() < 0.6 else lens.pan(*(rng.randrange(-900, 900),) * 2)
    return lens


@pytest.mark.parametrize("seed", range(40))
def test_a_point_of_the_window_is_found_again_on_the_whole_table_and_back(seed):
    camera, rng = moved(seed).camera, Random(seed)
    for _ in range(20):
        at = rng.uniform(0, 2000), rng.uniform(0, 1000)
        assert camera.to(camera.back(at)) == pytest.approx(at)


@pytest.mark.parametrize("seed", range(60))
def test_nothing_beyond_the_edges_is_ever_seen(seed):
    camera = moved(seed).camera
    for corner in (ROOM.topleft, ROOM.bottomright):
        x, y = camera.back(corner)
        assert ROOM.left - 1e-6 <= x <= ROOM.right + 1e-6
        assert ROOM.top - 1e-6 <= y <= ROOM.bottom + 1e-6


@pytest.mark.parametrize("seed", range(40))
def test_nor_on_the_way(seed):
    lens = moved(seed)
    for _ in range(80):
        lens.update(1 / 60)
        (left, top), (right, bottom) = lens.seen.back(ROOM.topleft), lens.seen.back(ROOM.bottomright)
        assert min(left - ROOM.left, top - ROOM.top) >= -1
        assert max(right - ROOM.right, bottom - ROOM.bottom) <= 1
    assert lens.resting


def test_the_point_one_goes_nearer_to_stays_under_the_pointer_all_the_way():
    lens, at = Lens(ROOM), (700, 500)
    lens.nearer(2.0, at)
    while lens.moving:
        lens.update(1 / 60)
        assert math.dist(lens.seen.to(at), at) < 1.0


def test_one_gets_no_nearer_than_the_most_and_no_farther_than_the_whole():
    lens = Lens(ROOM, most=2.5)
    lens.nearer(9.0, ROOM.center)
    assert lens.camera.zoom == 2.5
    assert not lens.nearer(1.5, ROOM.center)
    lens.nearer(0.1, ROOM.center)
    assert lens.camera == WHOLE
    assert not lens.whole()


def test_a_picture_that_is_only_moved_is_moved_by_whole_px():
    lens = Lens(ROOM)
    lens.nearer(1.7, (333, 444))
    lens.settle()
    lens.pan(3.3, -2.2)
    assert lens.seen == lens.camera
    assert all(side == round(side) for side in lens.camera.by)


def test_what_is_to_be_shown_comes_into_sight_and_what_is_seen_moves_nothing():
    lens = Lens(ROOM)
    lens.nearer(3.0, ROOM.topleft)
    thing = pygame.Rect(1500, 800, 40, 30)
    assert not lens.shows(thing)
    assert lens.show(thing, 20)
    assert ROOM.contains(lens.camera.rect(thing))
    assert not lens.show(thing, 20)


def test_a_window_of_another_size_shows_the_same_part_of_the_table():
    lens = Lens(ROOM)
    lens.nearer(2.0, (500, 300))
    x, y = lens.camera.back(ROOM.center)
    share = (x - ROOM.x) / ROOM.w, (y - ROOM.y) / ROOM.h
    room = pygame.Rect(180, 32, 920, 600)
    lens.lay_out(room)
    x, y = lens.camera.back(room.center)
    assert ((x - room.x) / room.w, (y - room.y) / room.h) == pytest.approx(share, abs=0.01)
    assert lens.camera.zoom == 2.0


def test_without_motion_it_is_there_at_once():
    lens = Lens(ROOM)
    lens.calm = True
    lens.nearer(2.0, ROOM.center)
    assert lens.seen == lens.camera != WHOLE


def test_one_camera_after_another_is_the_same_as_both():
    first, second = Camera(1.5, (-100.0, 20.0)), Camera(2.2, (-300.0, -80.0))
    at = (640.0, 360.0)
    assert second.after(first).to(first.to(at)) == pytest.approx(second.to(at))
