"""The table from near is the same table: what lies under a point is what lies there on the whole, only larger."""

from dataclasses import replace

import pytest

from luna.core.intent import Pick
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES
from luna.ui.moving.motion import Flight
from luna.ui.table.contract.view import Happened
from luna.ui.table.picks import LENS
from luna.ui.table.shown import Choices, Shown
from tests.games.luna.view.states import NAMES, random_state
from tests.ui.table.near_table import (
    MARK,
    SIZES,
    assert_back_at_the_whole_it_is_as_before,
    assert_in_sight_means_picked,
    assert_lights_end_with_the_table,
    assert_moved_is_as_drawn_at_once,
    assert_only_the_room_of_the_lens_differs,
    assert_the_same_under_points,
    drawn,
    pixels,
    zoomed,
)


def shown(state, **more):
    return Shown(state, NAMES, **more)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(4))
def test_under_a_point_lies_from_near_what_lies_there_on_the_whole(make_view, size, seed):
    near, whole = make_view(size), make_view(size)
    assert_the_same_under_points(near, whole, shown(random_state(3, seed)), seed, size)


@pytest.mark.parametrize("seed", range(6))
def test_a_thing_in_sight_is_picked_at_its_place(make_view, seed):
    view = make_view((1920, 1080))
    assert_in_sight_means_picked(view, shown(random_state(4, seed)), seed)


def test_bars_and_panels_stay_where_they_are(make_view):
    view, picture = make_view(), shown(random_state(3, 1))
    before = {colour: view.place(Pick("player", colour), picture) for colour in COLOURS[:3]}
    zoomed(view, 3)
    assert before == {colour: view.place(Pick("player", colour), picture) for colour in COLOURS[:3]}


def test_beside_the_table_the_picture_is_the_same_and_on_it_another(make_view):
    view = make_view()
    assert_only_the_room_of_the_lens_differs(view, shown(random_state(3, 2)))


def test_a_picture_that_was_moved_and_has_come_to_rest_is_the_one_drawn_there_at_once(make_view):
    moved, fresh = make_view(), make_view()
    assert_moved_is_as_drawn_at_once(moved, fresh, shown(random_state(4, 5)))


def test_back_at_the_whole_the_picture_is_the_old_one(make_view):
    view = make_view()
    assert_back_at_the_whole_it_is_as_before(view, shown(random_state(2, 3)))


def test_another_position_is_shown_from_near_too(make_view):
    view = make_view()
    first, second = shown(random_state(3, 1)), shown(random_state(3, 8))
    zoomed(view, 4)
    before = pixels(drawn(view, first))
    assert pixels(drawn(view, second)) != before
    assert pixels(drawn(view, first)) == before


def test_the_answers_to_a_question_lie_where_they_are_drawn(make_view):
    view = make_view()
    zoomed(view, 6)
    picture = shown(random_state(3, 1), choices=Choices("?", ("a", "b"), view.lens.room.center))
    rect = view.place(Pick("choice", "1"), picture)
    assert view.picks_at(rect.center, picture)[0] == Pick("choice", "1")


def test_the_mark_can_be_pressed(make_view):
    view = make_view()
    zoomed(view, 6)
    picture = shown(random_state(3, 1), lens=MARK)
    rect = view.place(LENS, picture)
    assert view.lens.room.contains(rect)
    assert view.picks_at(rect.center, picture) == [LENS]
    assert view.topic_at(rect.center, picture) == LENS


def travelled(state):
    """A novice goes from one island to the next."""
    event = ev.NoviceTravelled(0, "journey", 0, 1, True)
    return [Happened(event, state)]


def flights(view, state) -> list[Flight]:
    return [flight for cue in view.motions(state, travelled(state)) for flight in cue.motion.flights]


def test_what_moves_on_the_table_moves_where_it_is_seen_and_not_over_the_panels(make_view):
    view, whole = make_view(), make_view()
    state = random_state(3, 1)
    zoomed(view, 7)
    box = tuple(view.lens.room)
    for near, far in zip(flights(view, state), flights(whole, state), strict=True):
        assert near.points == tuple(view.lens.camera.to(point) for point in far.points)
        assert near.within == box
        assert far.within is None


def test_what_comes_from_a_panel_comes_in_its_own_size(make_view):
    view, state = make_view(), random_state(3, 1)
    event = Happened(ev.NoviceRecruited(0, 2), state)
    far = view.motions(state, [event])[0].motion.flights[0]
    zoomed(view, 7)
    near = view.motions(state, [event])[0].motion.flights[0]
    assert near.points[0] == far.points[0]
    assert near.scale[0] == pytest.approx(far.scale[0] / view.lens.camera.zoom)
    assert near.scale[1] == far.scale[1]
    assert near.within is None


def test_the_lens_goes_to_what_happens_only_if_it_is_to_follow(make_view):
    view, state = make_view(), random_state(3, 1)
    view.lens.nearer(3.0, view.lens.room.center)
    view.lens.settle()
    before = view.lens.camera
    view.motions(state, travelled(state))
    assert view.lens.camera == before
    view.lens.follows = True
    cues = view.motions(state, travelled(state))
    assert view.lens.camera != before
    end = cues[-1].motion.flights[-1].points[-1]
    assert view.lens.room.collidepoint(end)
    assert not cues[0].motion.flights


def test_lights_end_where_the_table_does(make_view):
    islands = [Pick("island", name) for name in ISLAND_NAMES]
    view, picture = make_view(), shown(random_state(3, 1))
    assert_lights_end_with_the_table(view, picture, [*islands, Pick("jetty"), Pick("council")], "red")


def test_ghosts_help_and_lights_are_drawn_from_near_too(make_view):
    view, state = make_view(), random_state(3, 1)
    zoomed(view, 9)
    island = Pick("island", ISLAND_NAMES[0])
    plain = pixels(drawn(view, shown(state)))
    lit = shown(state, targets=frozenset(Pick("island", name) for name in ISLAND_NAMES), hover=island)
    assert pixels(drawn(view, lit)) != plain
    assert drawn(view, replace(lit, outcome=random_state(3, 4))).get_size() == (1280, 720)
