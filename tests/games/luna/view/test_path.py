"""At a glance one sees which tiles of the path can be appointed to now, with whatever eyes."""

from dataclasses import replace
from statistics import fmean

import pygame
import pytest

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import tile_kinds
from luna.games.luna.view.geometry.spots import Ground
from luna.games.luna.view.paint.hollow import hollow
from luna.ui.pictures.outlines import bounds
from luna.ui.table.shown import Shown
from tests.games.luna.view.states import NAMES, random_state
from tests.ui.table.reading_glass import MATRICES, brightness_to

SIZE = 1280, 720
BESIDE = 2
"""Px round a tile that belong to how it looks: its ring and the paving it lies on."""


def seen(make_view, state):
    """The picture of each tile of the path with what is round it."""
    surface = pygame.Surface(SIZE)
    make_view(SIZE).draw(surface, Shown(state, NAMES))
    ground = Ground(Frame(SIZE), state.boards, state.islands)
    return {
        place.tile: surface.subsurface(bounds(ground.tiles[place.tile]).inflate(2 * BESIDE, 2 * BESIDE))
        for place in state.path
    }


def on_its_way(players, rounds):
    """Nobody stands on the path, and the guardian has released it for so many rounds."""
    state = random_state(players, 6, phase="prepare")
    path = tuple(replace(place, novice=None) for place in state.path)
    return replace(state, path=path, actor=None, guardians=shipped_board().guardian[::-1][: 7 - rounds])


def mean(picture, eye):
    return brightness_to(eye, pygame.transform.average_color(picture))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("rounds", [2, 5])
def test_every_released_tile_is_brighter_than_every_other(make_view, players, rounds):
    state = on_its_way(players, rounds)
    pictures, kinds = seen(make_view, state), tile_kinds(state)
    for name, eye in MATRICES.items():
        open_, shut = (
            [mean(picture, eye) for tile, picture in pictures.items() if (kinds[tile] == "released") is wanted]
            for wanted in (True, False)
        )
        assert min(open_) > max(shut), name
        assert fmean(open_) > fmean(shut) + 35, name


def test_when_all_is_released_no_night_is_left(make_view):
    """In the last round the guardian stands at the gate."""
    state = on_its_way(4, 6)
    kinds, eye = tile_kinds(state), MATRICES["grey"]
    assert set(kinds.values()) == {"released"}
    earlier, now = (seen(make_view, each) for each in (on_its_way(4, 5), state))
    for tile, kind in tile_kinds(on_its_way(4, 5)).items():
        if kind != "released":
            assert mean(now[tile], eye) > mean(earlier[tile], eye) + 25


def test_an_empty_place_looks_deep_and_is_dark_under_its_upper_edge_alone():
    image, (across, down) = hollow(40, 30)
    upper, middle, lower = (image.get_at((20, y)).a for y in (3, 18, 29))
    assert (across, down) == (20, 15)
    assert upper > lower > middle
    assert image.get_at((1, 1)).a == 0
