"""Counts that must not change by accident: lines of play from fixed set-ups, results of whole journeys."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import comb

import pytest

from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State

from .table_setup import Situation, beginning, table


def lines_of_play(state: State, depth: int) -> int:
    """How many sequences of so many actions there are."""
    legal = legal_codes(state)
    if depth == 1:
        return len(legal)
    total = 0
    for code in legal:
        after = state.copy()
        play(after, code)
        total += lines_of_play(after, depth - 1)
    return total


PAIRS = "place pairs novice herbs sailboat shrine"


def solo(level: int) -> Situation:
    """The first action phase after one preparation and start of a round; level 3 with the figures together."""
    builder = "novice" if level == 3 else "tides"
    return beginning(solo=level, builder=builder).play("place shrine book", PAIRS, "tire herbs")


def prepared() -> Situation:
    return beginning(2).play("place shrine tides", "place shrine book", PAIRS, "place pairs novice tides herbs shrine")


COUNTS: dict[str, tuple[Callable[[], Situation], tuple[int, int, int]]] = {
    "2 orders": (lambda: beginning(2), (6, 30, 450)),
    "3 orders": (lambda: beginning(3), (7, 42, 210)),
    "4 orders": (lambda: beginning(4), (7, 42, 210)),
    "solo": (lambda: beginning(solo=1), (5, 75, 525)),
    "2 orders prepared": (prepared, (43, 2309, 73777)),
    "2 orders preset": (lambda: beginning(2, preset=True), (45, 1506, 42729)),
    "3 orders preset": (lambda: beginning(3, preset=True), (46, 1549, 56779)),
    "4 orders preset": (lambda: beginning(4, preset=True), (46, 1593, 60306)),
    "solo 1 prepared": (lambda: solo(1), (66, 2258, 63442)),
    "solo 2 prepared": (lambda: solo(2), (66, 2257, 63119)),
    "solo 3 prepared": (lambda: solo(3), (66, 2256, 63010)),
}
"""Sequences of one, two and three actions; the oracle counted the same."""


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_lines_of_play(name: str):
    build, expected = COUNTS[name]
    state = build().state
    assert tuple(lines_of_play(state, depth) for depth in (1, 2, 3)) == expected


def journey_results(state: State) -> int:
    """Different positions at the end of all journeys of at least one step.

    Steps of a journey don't hinder each other, so it is enough to empty one island after the other.
    """
    found = {key(state): state}
    for source in range(7):
        fresh = dict(found)
        while fresh:
            reached: dict[tuple[int, ...], State] = {}
            for position in fresh.values():
                for after in steps_from(position, source):
                    reached.setdefault(key(after), after)
            fresh = {k: v for k, v in reached.items() if k not in found}
            found |= fresh
    return len(found) - 1


def key(state: State) -> tuple[int, ...]:
    return (*state.active, *state.inactive)


def steps_from(state: State, source: int) -> list[State]:
    results = []
    for code in legal_codes(state):
        if ACTIONS[code].kind == "journey" and ACTIONS[code].source == source:
            after = state.copy()
            play(after, code)
            results.append(after)
    return results


def counted(active: list[int]) -> int:
    """For each leave-vector: all ways to set its novices down on seven islands, less those with one back at home."""
    total = 0
    for leaving in product(*(range(n + 1) for n in active)):
        if not any(leaving):
            continue
        at_home = sum(comb(n + 5, 6) for n in leaving if n)
        total += comb(sum(leaving) + 6, 6) - at_home
    return total


def test_four_pairs_have_31277_journeys():
    assert counted([2, 2, 2, 2]) == 31277


@pytest.mark.parametrize("pairs", [1, 2, 3, 4])
def test_the_results_of_all_journeys_from_pairs(pairs: int):
    names = ("novice", "herbs", "sailboat", "shrine")[:pairs]
    situation = table().with_active("yellow", **dict.fromkeys(names, 2))
    assert journey_results(situation.state) == counted([2] * pairs)


def test_the_results_of_all_journeys_from_uneven_groups():
    situation = table().with_active("yellow", herbs=4, book=1)
    assert journey_results(situation.state) == counted([4, 1])
