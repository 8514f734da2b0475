"""Where tiles, tokens and discs belong."""

from dataclasses import replace

import pytest

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.pieces import discs, groups
from luna.games.luna.view.geometry.places import (
    fields,
    guardian_tiles,
    tile_kinds,
    tile_slots,
)
from luna.games.luna.view.snapshot import PathTile
from luna.ui.pictures.outlines import inside
from tests.games.luna.view.states import random_state, with_order


def test_the_path_of_yellow_and_blue_begins_as_printed():
    """Rule 3.4: 2, 28, 25, 2, 23, 21, 3."""
    slots = tile_slots(shipped_board().boards(("yellow", "blue")))
    assert [slots[28], slots[25], slots[23], slots[21]] == [1, 2, 4, 5]
    assert set(slots.values()) | {0, 3, 6, 9, 12, 15} == set(range(18))


@pytest.mark.parametrize("boards", [("red", "green"), ("blue", "yellow", "red"), ("green", "red", "blue", "yellow")])
def test_every_place_of_the_path_has_one_tile(boards):
    boards = shipped_board().boards(boards)
    slots, group = tile_slots(boards), len(boards) + 1
    assert sorted(slots.values()) == [k for k in range(lay.path_places(len(boards))) if k % group]
    assert set(fields(boards)) == set(slots) | {n for n in fields(boards) if n <= 4}


def test_the_path_runs_from_gate_to_jetty():
    for boards in (2, 3, 4):
        places = lay.path_places(boards)
        spots = [lay.path_slot(k, places) for k in range(places)]
        assert spots[0] == pytest.approx((lay.GATE_X, lay.HALL_CENTRE[1] - lay.PATH_HY))
        assert spots[-1] == pytest.approx((lay.JETTY_X, lay.HALL_CENTRE[1] - lay.PATH_HY))
        assert len(set(spots)) == places


def test_no_place_lies_beyond_the_path():
    with pytest.raises(ValueError, match="beyond"):
        lay.path_slot(1000, places=10)


def test_ground_and_screen_are_each_others_inverse():
    x, y = lay.screen(*lay.ground(120, -80, 0.3), 0.3)
    assert (x - lay.TABLE_CENTRE[0], y - lay.TABLE_CENTRE[1]) == pytest.approx((120, -80))


def test_tiles_between_guardian_and_jetty_are_released():
    state = random_state(3, 4)
    last = max(guardian_tiles(state))
    group = sorted(guardian_tiles(state))[-2]
    for place in state.path:
        slot = tile_slots(state.boards)[place.tile]
        expected = "released" if slot > last else "bribery" if slot > group else "locked"
        assert tile_kinds(state)[place.tile] == expected


def test_bribery_reaches_nothing_in_the_last_round():
    state = random_state(4, 9)
    state = replace(state, guardians=(2,), path=(PathTile(28, None),))
    assert tile_kinds(state)[28] == "released"


def test_favours_at_an_island_are_those_nobody_holds():
    state = random_state(4, 1)
    for colour, held in zip(state.seats, (("herbs",), ("herbs", "book"), (), ("book",)), strict=True):
        state = with_order(state, colour, favours=held)
    assert [state.favours_left(name) for name in ("herbs", "book", "tides")] == [2, 2, 4]


def test_in_solo_each_island_has_one_favour():
    state = random_state(2, 1, solo=True)
    state = with_order(state, state.seats[0], favours=("herbs",))
    assert [state.favours_left(name) for name in ("herbs", "tides")] == [0, 1]


def test_the_better_disc_lies_on_top_of_a_shared_seat():
    state = random_state(3, 1)
    state = replace(state, council=((state.seats[2], 4), (state.seats[0], 4), (state.seats[1], 1)))
    heights = {piece.sprite.partition("_")[2]: piece.z for piece in discs(state)}
    assert heights[state.seats[2]] > heights[state.seats[0]] == heights[state.seats[1]]


def test_of_a_large_group_three_pawns_are_drawn():
    for group in groups(random_state(4, 5)):
        assert len(list(group.pieces())) == min(3, group.count)


def test_a_boardwalk_belongs_to_its_island():
    for position in range(7):
        shore = tuple(lay.island_shore(position))
        for colour in ("yellow", "red", "blue", "white"):
            assert inside(shore, lay.quay_spot(position, colour))
            assert inside(shore, lay.active_spot(position, colour))
        assert not inside(shore, lay.island_centre((position + 1) % 7))
