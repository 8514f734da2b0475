"""What lies there for the taking is taken, and what can be defended is defended."""

from random import Random

import pytest

from luna.games.rivers.bots.bot import choose
from luna.games.rivers.search.view import view_of
from tests.games.rivers.bots.at_table import line, position, seen

SEEING = ("greedy", "level-2", "level-3", "level-4", "level-5")
EVERY = ("level-1", *SEEING)


def decided(state, name, seed=1):
    """The line of a bot's decision."""
    (code,) = choose(view_of(seen(state)), name, Random(seed))
    return line(code)


TREASURE = (
    *("leader green b1", "tile red c2", "pass"),
    *("tile red d2", "tile blue d3", "pass"),
    "swap black=1",
)
"""Heron's trader rules as far as d3; a farm at e3 joins the second treasure at f3."""


@pytest.mark.parametrize("name", EVERY)
def test_a_second_treasure_is_taken(name):
    state = position("kbbrrg", "rrrrrr", *TREASURE)
    assert decided(state, name) == "tile blue e3"


SQUARE = ("leader red f4", "tile red g3", "pass", "tile red g2", "tile red f2")
"""With f3, where a treasure lies, a square of temples in a kingdom of heron's priest; whose second action it was."""


@pytest.mark.parametrize("name", EVERY)
def test_a_monument_in_the_own_kingdom_is_built(name):
    state = position("rrrrkk", "rrrrrr", *SQUARE)
    assert decided(state, name).startswith("build f2")


@pytest.mark.parametrize("name", SEEING)
def test_no_more_tiles_than_needed_save_a_leader(name):
    state = position("rrrkkk", "rrkkkk", "leader black f4", "pass", "leader black g3", "commit 2")
    assert decided(state, name) == "commit 2"


@pytest.mark.parametrize("name", SEEING)
def test_nobody_commits_tiles_to_a_lost_cause(name):
    state = position("rkkkkk", "rrrrrk", "leader black f4", "pass", "leader black g3", "commit 5")
    assert decided(state, name) == "commit 0"


@pytest.mark.parametrize("name", EVERY)
def test_a_tile_that_brings_a_point_is_placed(name):
    state = position("kkkkkk", "rrrrrr", "leader black f4")
    assert decided(state, name).startswith("tile black")
