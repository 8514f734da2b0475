"""The preview: what the own colours would come to if the game ended now, from what the seat may know."""

from random import Random

import pytest

from luna.games.rivers.points.forecast import forecast
from luna.games.rivers.rules.actions import FIRST, ActionKind
from luna.games.rivers.rules.constants import ACT, NOBODY, OPEN, OVER, SPHERES
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.scoring import allot
from luna.games.rivers.rules.sight import imagine
from luna.games.rivers.table.previewing import preview
from tests.games.rivers.view.pictures_of import game

SEEDS = range(3)


def positions(players=4):
    return [state for seed in SEEDS for state in game(seed, players) if state.phase != OVER]


def told_to(state, seat):
    """What a seat is told."""
    told = forecast(RULES.observe(state, seat))
    assert told
    return told


def own(state, seat):
    return tuple(state.points[SPHERES * seat : SPHERES * seat + SPHERES])


def test_who_could_end_the_turn_is_told_what_ending_it_brings():
    found = 0
    for state in positions():
        if state.phase == ACT:
            told, (after, _) = told_to(state, state.actor), RULES.apply(state, FIRST[ActionKind.PASS])
            seat = state.actor
            assert told.own_turn
            assert told.points == own(state, seat)
            assert tuple(map(sum, zip(told.points, told.coming, strict=True))) == own(after, seat)
            assert told.totals == tuple(map(sum, zip(own(after, seat), told.allotted, strict=True)))
            assert told.allotted == allot(list(own(after, seat)), after.treasures[seat])
            found += any(told.coming)
    assert found


def test_who_waits_for_others_is_told_what_there_is_so_far():
    for state in positions()[::5]:
        for seat in range(4):
            if seat != state.actor:
                told = told_to(state, seat)
                assert not told.own_turn
                assert told.points == own(state, seat)
                assert not any(told.coming)


@pytest.mark.parametrize("seed", SEEDS)
def test_positions_that_look_the_same_to_a_seat_have_the_same_preview(seed):
    """Whatever others hold, have hidden behind their screens, or will draw."""
    for state in positions()[seed::40]:
        seat = (state.actor + seed) % 4
        other = imagine(state, seat, Random(seed))
        assert preview(RULES.observe(other, seat)) == preview(RULES.observe(state, seat))


def test_nobody_is_told_nothing_and_the_end_tells_itself():
    first, *_, last = game(1, 3)
    assert preview(RULES.observe(first, NOBODY)) is None
    assert last.phase == OVER
    assert preview(RULES.observe(last, 0)) is None


def test_only_the_weakest_colours_are_lit_and_what_adds_nothing_has_no_row():
    first = game(1, 3)[0]
    assert first.viewer == OPEN
    told = preview(RULES.observe(first, first.actor))
    assert told
    assert told.weakest == frozenset(range(SPHERES))
    assert list(told.rows) == ["total"]
