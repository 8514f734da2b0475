"""The map from near is the same map: what lies under a point is what lies there on the whole, only larger."""

from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.rivers.picks.kinds import Kind
from luna.games.rivers.rules import events as ev
from luna.games.rivers.rules.constants import ATTACK, CELL_NAMES, COLOURS, LEADER
from luna.games.rivers.rules.rivers_rules import RULES
from luna.ui.table.contract.view import Happened
from luna.ui.table.picks import LENS
from luna.ui.table.shown import Choices, Deed, Shown, TipNote
from tests.games.rivers.view.pictures_of import first, game, shown
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


def crowded(view, say, number=60, **more):
    """A picture of the middle of a game."""
    return shown(view, game(3, 4)[number], say("en"), **more)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", range(3))
def test_under_a_point_lies_from_near_what_lies_there_on_the_whole(make_view, say, size, seed):
    near, whole = make_view(size), make_view(size)
    assert_the_same_under_points(near, whole, crowded(near, say), seed, size)


@pytest.mark.parametrize("seed", range(3))
def test_a_thing_in_sight_is_picked_at_its_place(make_view, say, seed):
    view = make_view((1920, 1080))
    assert_in_sight_means_picked(view, crowded(view, say), seed)


def test_beside_the_map_the_picture_is_the_same_and_on_it_another(make_view, say):
    view = make_view()
    assert_only_the_room_of_the_lens_differs(view, crowded(view, say))


def test_a_ring_round_what_a_tip_speaks_of_ends_where_the_map_ends(make_view, say):
    view = make_view()
    room = view.lens.room
    view.lens.nearer(2.0, room.center)
    view.lens.settle()
    plain = crowded(view, say)
    cells = [Pick(Kind.CELL, name) for name in CELL_NAMES]
    across = next(
        pick
        for pick in cells
        if (rect := view.place(pick, plain)).top < room.top < rect.bottom and rect.left > room.left
    )
    bare, ringed = drawn(view, plain), drawn(view, replace(plain, tip=TipNote(across, "Advice")))
    bar = pygame.Rect(0, 0, room.right, room.top)
    assert pixels(ringed.subsurface(bar)) == pixels(bare.subsurface(bar))
    assert pixels(ringed.subsurface(room)) != pixels(bare.subsurface(room))


def test_a_picture_that_was_moved_and_has_come_to_rest_is_the_one_drawn_there_at_once(make_view, say):
    moved, fresh = make_view(), make_view()
    assert_moved_is_as_drawn_at_once(moved, fresh, crowded(moved, say))


def test_back_at_the_whole_the_picture_is_the_old_one(make_view, say):
    view = make_view()
    assert_back_at_the_whole_it_is_as_before(view, crowded(view, say))


def test_answers_and_the_mark_lie_where_they_are_drawn(make_view, say):
    view = make_view()
    zoomed(view, 6)
    asking = crowded(view, say, choices=Choices("?", ("a", "b"), view.lens.room.center))
    rect = view.place(Pick("choice", "1"), asking)
    assert view.picks_at(rect.center, asking)[0] == Pick("choice", "1")
    marked = crowded(view, say, lens=MARK)
    rect = view.place(LENS, marked)
    assert view.lens.room.contains(rect)
    assert view.picks_at(rect.center, marked) == [LENS]
    assert view.topic_at(rect.center, marked) == LENS


def placed(view, colour=0, cell=60):
    """A tile comes from the own hand to a cell."""
    state = game(3, 4)[60]
    seat = state.actor
    snapshot = view.snapshot(RULES.observe(state, seat))
    return snapshot, [Happened(ev.TilePlaced(seat, colour, cell, 0), snapshot.holding(1 + colour, cell))]


def test_what_comes_from_behind_the_screen_comes_in_its_own_size_to_where_its_cell_is_seen(make_view):
    view = make_view()
    snapshot, happened = placed(view)
    far = view.motions(snapshot, happened)[0].motion.flights[0]
    zoomed(view, 7)
    near = view.motions(snapshot, happened)[0].motion.flights[0]
    assert near.points[0] == far.points[0]
    assert near.scale[0] == pytest.approx(far.scale[0] / view.lens.camera.zoom)


def test_the_lens_goes_to_what_happens_only_if_it_is_to_follow(make_view):
    view = make_view()
    snapshot, happened = placed(view, cell=16)
    view.lens.nearer(3.0, view.lens.room.bottomright)
    view.lens.settle()
    before = view.lens.camera
    view.motions(snapshot, happened)
    assert view.lens.camera == before
    view.lens.follows = True
    cues = view.motions(snapshot, happened)
    assert view.lens.camera != before
    assert view.lens.room.collidepoint(cues[-1].motion.flights[-1].points[-1])
    assert not cues[0].motion.flights


def test_the_lens_goes_to_the_leaders_of_a_conflict(make_view):
    view, state = make_view(), first(ATTACK)
    snapshot = view.snapshot(RULES.observe(state, state.actor))
    begun = ev.ConflictBegun(0, state.join, state.attacker, state.defender, state.attack, state.defence)
    view.lens.nearer(3.0, view.lens.room.topleft)
    view.lens.follows = True
    view.motions(snapshot, [Happened(begun, snapshot)])
    view.lens.settle()
    leaders = [
        view.place(Pick(Kind.CELL, CELL_NAMES[side.leader]), Shown(snapshot, {})) for side in snapshot.conflict.sides
    ]
    assert any(view.lens.room.collidepoint(rect.center) for rect in leaders)


def test_lights_kingdoms_and_words_are_drawn_from_near_too(make_view, say):
    view = make_view()
    picture = crowded(view, say)
    cell = next(at for at, content in enumerate(picture.state.cells) if content >= LEADER)
    view.lens.nearer(2.0, view.place(Pick(Kind.CELL, CELL_NAMES[cell]), picture).center)
    view.lens.settle()
    plain = pixels(drawn(view, picture))
    goals = frozenset(Pick(Kind.CELL, name) for name in CELL_NAMES)
    assert pixels(drawn(view, replace(picture, targets=goals))) != plain
    seat, colour = divmod(picture.state.cells[cell] - LEADER, len(COLOURS))
    pick = Pick(Kind.LEADER, f"{picture.state.seats[seat]}:{COLOURS[colour]}")
    assert pixels(drawn(view, replace(picture, hover=pick))) != plain


def test_lights_end_where_the_map_does(make_view, say):
    view = make_view()
    cells = [Pick(Kind.CELL, name) for name in CELL_NAMES[::13]]
    assert_lights_end_with_the_table(view, crowded(view, say), cells, "ram")


def test_what_is_told_of_a_place_out_of_sight_points_to_nothing_beside_the_map(make_view, say):
    view = make_view()
    far = Pick(Kind.CELL, CELL_NAMES[0])
    view.lens.nearer(3.0, view.lens.room.bottomright)
    view.lens.settle()
    plain = drawn(view, crowded(view, say))
    told = drawn(view, crowded(view, say, deed=Deed("ram", "Bruno", ("Farm on a1",), about=frozenset({far}))))
    room = view.lens.room
    for beside in (pygame.Rect(0, 0, 1280, room.top), pygame.Rect(0, room.top, room.left, room.h)):
        assert pixels(plain.subsurface(beside)) == pixels(told.subsurface(beside))
    assert pixels(plain) != pixels(told)
