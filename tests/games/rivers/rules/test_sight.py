"""Chapter 11: a seat sees its own hand, what lies open, and numbers; nothing leaks."""

from __future__ import annotations

from random import Random

import pytest

from luna.games.rivers.rules.actions import ACTIONS
from luna.games.rivers.rules.constants import NOBODY, OPEN, SPHERES
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.events import TilesDrawn, TilesSwapped, witness
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.sight import imagine, observe, unseen
from luna.games.rivers.rules.state import bag_left
from tests.games.rivers.drawings import E3, E7

from .map_setup import Situation, beginning, shown
from .random_games import steps


def test_a_seat_sees_its_own_hand_and_numbers_of_the_others():
    seen = dump(observe(beginning("heron ram").state, 0))
    assert seen["players"]["heron"]["hand"] == {"black": 6, "red": 0, "blue": 0, "green": 0}
    assert seen["players"]["ram"] == {
        "leaders": {"black": None, "red": None, "blue": None, "green": None},
        "hand": 6,
        "swapped": 0,
        "catastrophes": 2,
        "points": None,
        "treasures": None,
    }
    assert seen["bag"] == 131
    assert seen["legal"]
    assert not dump(observe(beginning("heron ram").state, 1))["legal"]
    assert not dump(observe(beginning("heron ram").state, NOBODY))["legal"]


def test_all_is_open_when_the_game_is_over():
    over = beginning().bag("").hand("heron", "").play("pass").state
    assert observe(over, 1) is over
    assert imagine(over, 1, Random(1)) is over


def test_drawn_and_swapped_tiles_are_known_to_their_owner():
    events = beginning().play("swap black=2").events
    swapped, drawn = (event for event in events if isinstance(event, TilesSwapped | TilesDrawn))
    assert witness(swapped, 0) == swapped
    assert witness(swapped, 1) == TilesSwapped(0, 2, None)
    assert witness(drawn, NOBODY) == TilesDrawn(0, 2, 2, None)
    assert witness(drawn, 0) == drawn


@pytest.mark.parametrize("seed", range(4))
def test_imagined_positions_look_the_same_and_hold_all_tiles(seed: int):
    rng = Random(seed)
    for number, (state, code) in enumerate(steps(seed, 2 + seed % 3)):
        if number % 25 or code < 0:
            continue
        for seat in range(state.table.seats):
            seen = observe(state, seat)
            world = imagine(state, seat, rng)
            assert dump(observe(world, seat)) == dump(seen)
            assert dump(observe(seen, seat)) == dump(seen)
            assert len(world.table.bag) - world.drawn == bag_left(state)
            assert unseen(world, NOBODY) == unseen(state, NOBODY)
            if seat == state.actor:
                assert legal_codes(seen) == legal_codes(state)
                assert imagine(seen, seat, Random(7)).fields() == imagine(state, seat, Random(7)).fields()


def test_a_seen_position_can_be_played_on():
    seen = observe(shown(E3, "fish").hand("fish", "r").hand("heron", "rr").state, 2)
    for line in ("leader black h4", "commit 1"):
        code = RULES.code(seen, line)
        assert code is not None
        seen, _ = RULES.apply(seen, code)
    assert dump(seen)["players"]["heron"]["hand"] == 2
    passed = observe(beginning().state, 0)
    passed.hand[0] -= 1
    passed.held[0] -= 1
    after, events = RULES.apply(passed, RULES.code(passed, "pass") or 0)
    assert (after.held[0], sum(after.hand[:SPHERES])) == (6, 5)
    assert TilesDrawn(0, 1, 1, None) in events


def test_what_reveals_something():
    def reveals(situation: Situation, line: str) -> bool:
        code = RULES.code(situation.state, line)
        assert code is not None
        after, events = RULES.apply(situation.state, code)
        step = type("Step", (), {"code": code, "events": events, "after": after})
        return RULES.reveals(situation.state, step)  # type: ignore[arg-type]

    assert not reveals(beginning(), "catastrophe a1")
    assert not reveals(shown(E3, "fish"), "leader black h4")
    assert reveals(shown(E3, "fish").play("leader black h4"), "commit 0")
    assert reveals(beginning(), "swap black=1")
    assert reveals(shown(E7, "palm").hand("palm", "k").play("tile black h5"), "war green")
    assert reveals(beginning(), "pass")


def test_who_plays_on_an_imagined_position_sees_all_of_it():
    world = imagine(beginning().state, 2, Random(3))
    assert world.viewer == OPEN
    before = bag_left(world)
    swapped = next(code for code in legal_codes(world) if ACTIONS[code].kind == "swap")
    play(world, swapped)
    assert bag_left(world) == before - 1
    assert sum(world.hand[:SPHERES]) == world.held[0] == 6
