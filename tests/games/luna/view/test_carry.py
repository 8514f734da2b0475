"""What is in the hand stands nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from luna.core.intent import Pick
from luna.games.luna.rules.constants import ISLAND_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import field_ground
from luna.games.luna.view.motion.carry import with_pairs, without
from luna.games.luna.view.paint.numbers import ON_FIELD
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.table.shown import Carried, Shown
from tests.games.luna.table.positions import first_state, random_positions
from tests.games.luna.view.states import NAMES, with_order
from tests.ui.table.reading_glass import recorded


def test_a_lifted_novice_leaves_its_group() -> None:
    state = Snapshot.of(first_state(2, preset=True))
    actor = state.actor
    assert actor is not None
    island = next(name for name in ISLAND_NAMES if state.orders[actor].islands[name].active == 2)
    assert without(state, Pick("novice", island), 1).orders[actor].islands[island].active == 1
    assert without(state, Pick("novice", island), 9).orders[actor].islands[island].active == 0
    assert state.orders[actor].islands[island].active == 2


def test_a_lifted_token_leaves_the_hand() -> None:
    state = Snapshot.of(first_state(2, preset=True))
    actor = state.actor
    assert actor is not None
    favour = state.orders[actor].favours[0]
    assert favour not in without(state, Pick("token", favour), 1).orders[actor].favours


@pytest.mark.parametrize("kind", ["resting", "jetty", "tile", "field", "favour", "reserve", "shrines"])
def test_lifting_never_changes_the_true_position(kind: str) -> None:
    for position in random_positions(6, every=40):
        state = Snapshot.of(position)
        truth = Snapshot.of(position)
        for key in _keys(kind, state):
            shown = without(state, Pick(kind, key), 1)
            assert state == truth
            assert kind in ("reserve", "shrines") or shown != truth or not _there(kind, key, truth)
            assert kind != "favour" or f"favour:{key}" in shown.aloft


def _keys(kind: str, state: Snapshot) -> list[str]:
    if kind == "tile":
        return [str(place.tile) for place in state.path]
    if kind == "field":
        return [str(placed.tile) for placed in state.temple]
    return list(ISLAND_NAMES) if kind in ("resting", "favour") else [""]


def _there(kind: str, key: str, state: Snapshot) -> bool:
    actor = state.actor
    if actor is None:
        return False
    order = state.orders[actor]
    if kind == "resting":
        return order.islands[key].inactive > 0
    if kind == "jetty":
        return order.jetty > 0
    if kind == "tile":
        return any(str(p.tile) == key and p.novice is not None for p in state.path)
    if kind == "field":
        return any(str(p.tile) == key and p.book for p in state.temple)
    return True


def test_pairs_that_are_only_picked_stand_where_they_were_picked() -> None:
    state = Snapshot.of(first_state(3))
    picked = with_pairs(state, ["herbs", "book"])
    before, now = state.acting, picked.acting
    assert before
    assert now
    assert [now.islands[name].active for name in ("herbs", "book", "tides")] == [2, 2, 0]
    assert (before.reserve - now.reserve, before.islands["herbs"].active) == (4, 0)


@pytest.mark.parametrize(
    ("together", "taken", "told"),
    [(5, 1, {"×4", "×1"}), (4, 1, {"×3", "×1"}), (4, 3, {"×1", "×3"}), (4, 4, {"×4"}), (3, 1, {"×1"}), (1, 1, set())],
)
def test_numbers_tell_how_many_are_in_the_hand_and_how_many_of_a_crowd_stay(make_view, together, taken, told) -> None:
    state = Snapshot.of(first_state(2, preset=True))
    source = Pick("novice", "herbs")
    assert state.acting
    island = replace(state.acting.islands["herbs"], active=together)
    state = with_order(state, state.actor, islands={**state.acting.islands, "herbs": island})
    hand = Carried(f"novice_{state.actor}", taken, (640, 600), source)
    with recorded() as seen:
        shown = Shown(without(state, source, taken), NAMES, carried=hand)
        make_view().draw(pygame.Surface((1280, 720)), shown)
    assert {each.what for each in seen if each.what.startswith("×")} == told


@pytest.mark.parametrize("source", [Pick("field", "12"), Pick("token", "book")])
def test_what_is_held_over_a_field_leaves_its_number_to_be_read(make_view, source: Pick) -> None:
    view, frame = make_view(), Frame((1280, 720))
    state = Snapshot.of(first_state(2, preset=True))
    number = int(next(pick.key for pick in view.picks(Shown(state, NAMES)) if pick.kind == "field"))
    middle = frame.at(field_ground(state.boards, number), lay.Z_HALL)
    hand = Carried("book", 1, (round(middle[0]), round(middle[1])), source)
    plain, held = (pygame.Surface((1280, 720)) for _ in range(2))
    view.draw(plain, Shown(state, NAMES))
    view.draw(held, Shown(state, NAMES, carried=hand))
    plate = pygame.Rect(0, 0, *(round(side * frame.px_per_unit * 0.8) for side in ON_FIELD))
    written = lay.shifted(field_ground(state.boards, number), lay.FIELD_NUMBER)
    plate.center = tuple(map(round, frame.at(written, lay.Z_HALL)))
    seen = [surface.subsurface(plate) for surface in (plain, held)]
    same = pygame.mask.from_threshold(seen[0], (0, 0, 0), (24, 24, 24, 255), seen[1])
    assert same.count() >= 0.95 * plate.w * plate.h
