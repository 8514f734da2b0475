"""Low levels err as people do: they overlook islands for a turn, and think too much of shrines."""

from __future__ import annotations

from random import Random

import pytest

from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.oversights import BELOVED, places, seen_best
from luna.games.luna.bots.weights import SETS
from luna.games.luna.rules.actions import ACTIONS, FIRST
from luna.games.luna.rules.constants import ACTION, BOOK, HERBS, ISLANDS, PREPARE
from luna.games.luna.rules.state import State
from luna.games.luna.search.feature_names import NAMES
from tests.games.luna.bots.playing_bots import turns

FAVOUR = FIRST["favor"]
AT_HERBS, AT_BOOK = (FAVOUR + 2 * HERBS,), (FAVOUR + 2 * BOOK,)
CANDLE = (FIRST["meditate"],)


def position(phase: int) -> State:
    return next(state for state, _ in turns("2", 5, ("level-1",)) if state.phase == phase)


def chosen(values: list[float], islands: int, reach: float, phase: int = ACTION) -> set[int]:
    state, choices = position(phase), [AT_HERBS, AT_BOOK, CANDLE]
    return {seen_best(state, choices, values, islands, reach, Random(seed)) for seed in range(60)}


def test_who_overlooks_an_island_does_the_next_best_that_is_to_be_done_elsewhere():
    assert chosen([3.0, 2.5, 2.0], islands=1, reach=2.0) == {0, 1}
    assert chosen([3.0, 2.5, 2.0], islands=2, reach=2.0) == {0, 1, 2}


def test_a_candle_is_never_overlooked():
    assert chosen([3.0, 2.5, 2.0], islands=ISLANDS, reach=2.0) == {2}


def test_what_is_better_by_more_than_the_reach_catches_the_eye():
    assert chosen([5.0, 2.5, 2.0], islands=ISLANDS, reach=2.0) == {0}


@pytest.mark.parametrize(("islands", "phase"), [(0, ACTION), (3, PREPARE)])
def test_who_overlooks_nothing_and_whoever_prepares_does_the_best(islands, phase):
    assert chosen([2.5, 3.0, 2.0], islands, reach=2.0, phase=phase) == {1}


def test_an_action_is_looked_for_where_its_novices_are():
    state = position(ACTION)
    for kind, place in (("shrine", state.builder), ("expel", state.apostate)):
        assert places(state, (FIRST[kind],)) == {place}
    appoint = FIRST["appoint"]
    assert places(state, (appoint,)) == {state.table.symbol_of(ACTIONS[appoint].tile)}
    assert places(state, (FIRST["journey"] + 1, FIRST["journey"] + 9, FIRST["done"])) == {0, 1, 2}
    assert places(state, (FIRST["consecrate"],)) == places(state, CANDLE) == set()


@pytest.mark.parametrize("key", ["level-1", "level-2", "level-3"])
@pytest.mark.parametrize("name", SETS)
def test_low_levels_are_fond_of_shrines_and_judge_all_else_as_it_is(key, name):
    level = LEVELS[key]
    fond, sober = (weights_for(name, fondness).listed(2) for fondness in (level.fondness, 1.0))
    changed = {feature for feature, a, b in zip(NAMES, fond, sober, strict=True) if a != b}
    assert changed == set(BELOVED)
    assert fond[NAMES.index("shrines")] > sober[NAMES.index("shrines")]
    assert level.overlooks > 0


@pytest.mark.parametrize("key", ["level-4", "level-5", "level-6"])
def test_high_levels_overlook_nothing(key):
    assert (LEVELS[key].overlooks, LEVELS[key].fondness) == (0, 1.0)
