"""The table from near is the same table: what lies under a point is what lies there on the whole, only larger."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES
from luna.ui.moving.motion import Flight
from luna.ui.table.contract.view import Happened
from luna.ui.table.picks import LENS
from luna.ui.table.shown import Button, Choices, Shown
from tests.games.luna.view.states import NAMES, random_state

SIZES = ((1280, 720), (1920, 1080), (1280, 1024))
MARK = Button(LENS, "Whole table", key="Z")


def shown(state, **more):
    return Shown(state, NAMES, **more)


def zoomed(view, seed):
    """The view after a move to somewhere near; True if the part seen is a smaller one."""
    rng, room = Random(seed), view.lens.room
    view.lens.nearer(
        rng.uniform(1.2, 3.0), (rng.randrange(room.left, room.right), rng.randrange(room.top, room.bottom))
    )
    view.lens.settle()


def drawn(view, picture, size=(1280, 720)):
    surface = pygame.Surface(size).convert()
    view.draw(surface, picture)
    return surface


def pixels(picture):
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(4))
def test_under_a_point_lies_from_near_what_lies_there_on_the_whole(make_view, size, seed):
    near, whole, rng = make_view(size), make_view(size), Random(seed)
    picture = shown(random_state(3, seed))
    zoomed(near, seed)
    for _ in range(150):
        at = rng.randrange(size[0]), rng.randrange(size[1])
        x, y = near.lens.camera.back(at) if near.lens.room.collidepoint(at) else at
        assert near.picks_at(at, picture) == whole.picks_at((round(x), round(y)), picture)
        assert near.topic_at(at, picture) == whole.topic_at((round(x), round(y)), picture)


@pytest.mark.parametrize("seed", range(6))
def test_a_thing_in_sight_is_picked_at_its_place(make_view, seed):
    view = make_view((1920, 1080))
    picture = shown(random_state(4, seed))
    zoomed(view, seed)
    for pick in view.picks(picture):
        rect = view.place(pick, picture)
        if view.lens.room.collidepoint(rect.center) and view.on_table(pick, picture):
            assert pick in view.picks_at(rect.center, picture)


def test_bars_and_panels_stay_where_they_are(make_view):
    view, picture = make_view(), shown(random_state(3, 1))
    before = {colour: view.place(Pick("player", colour), picture) for colour in COLOURS[:3]}
    zoomed(view, 3)
    assert before == {colour: view.place(Pick("player", colour), picture) for colour in COLOURS[:3]}


def test_beside_the_table_the_picture_is_the_same_and_on_it_another(make_view):
    view, picture = make_view(), shown(random_state(3, 2))
    before = drawn(view, picture)
    zoomed(view, 2)
    after, room = drawn(view, picture), view.lens.room
    for name in ("left", "right", "top", "bottom"):
        beside = {
            "left": pygame.Rect(0, room.top, room.left, room.h),
            "right": pygame.Rect(room.right, room.top, 1280 - room.right, room.h),
            "top": pygame.Rect(0, 0, 1280, room.top),
            "bottom": pygame.Rect(0, room.bottom, 1280, 720 - room.bottom),
        }[name]
        assert pixels(before.subsurface(beside)) == pixels(after.subsurface(beside))
    assert pixels(before.subsurface(room)) != pixels(after.subsurface(room))


def test_a_picture_that_was_moved_and_has_come_to_rest_is_the_one_drawn_there_at_once(make_view):
    moved, fresh = make_view(), make_view()
    picture = shown(random_state(4, 5))
    for view in (moved, fresh):
        view.lens.nearer(2.2, view.lens.room.center)
        view.lens.settle()
    drawn(moved, picture)
    for step in ((13, 7), (-40, 21), (60, -18)):
        moved.lens.pan(*step)
        drawn(moved, picture)
        fresh.lens.pan(*step)
    moved.lens.settle()
    fresh.lens.settle()
    assert pixels(drawn(moved, picture)) == pixels(drawn(fresh, picture))


def test_back_at_the_whole_the_picture_is_the_old_one(make_view):
    view, picture = make_view(), shown(random_state(2, 3))
    before = pixels(drawn(view, picture))
    zoomed(view, 5)
    drawn(view, picture)
    view.lens.whole()
    for _ in range(100):
        view.lens.update(1 / 60)
        last = drawn(view, picture)
    assert pixels(last) == before


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


def test_ghosts_help_and_lights_are_drawn_from_near_too(make_view):
    view, state = make_view(), random_state(3, 1)
    zoomed(view, 9)
    island = Pick("island", ISLAND_NAMES[0])
    plain = pixels(drawn(view, shown(state)))
    lit = shown(state, targets=frozenset(Pick("island", name) for name in ISLAND_NAMES), hover=island)
    assert pixels(drawn(view, lit)) != plain
    assert drawn(view, replace(lit, outcome=random_state(3, 4))).get_size() == (1280, 720)
