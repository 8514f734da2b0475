"""Random games inside the kernel, and the compiled kernel beside the plain one."""

from __future__ import annotations

import ast
import random
import re

import pytest

from luna.core.kernel import is_current
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.legal import Moves
from luna.games.luna.rules.playout import drawn, playout
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State, Table
from tests.games.luna.oracle.deal import MODES
from tests.playing_child import play_in_child
from tests.root import ROOT

from .random_games import dealt

CHILD, GAMES = "tests.games.luna.rules.playing_child", 500
RULES_FOLDER = ROOT / "luna" / "games" / "luna" / "rules"
STATES = ("state", "first", "before", "after")
"""How positions are called where they are read."""


@pytest.mark.parametrize("mode", MODES)
def test_a_random_game_is_played_to_its_end_and_only_the_seed_decides(mode: str):
    setup, ends = dealt(random.Random(mode), mode), []
    for seed in (1, 1, 2):
        state, moves = initial_state(setup), Moves()
        count = playout(state, moves, seed)
        assert count > 20
        assert (state.phase, moves.count) == (OVER, 0)
        ends.append(state.fields())
    assert ends[0] == ends[1] != ends[2]


def test_the_generator_is_the_published_one():
    assert drawn(88172645463325252, 1) == 8748534153485358512  # Marsaglia 2003, xorshift with 13, 7, 17
    assert drawn(drawn(1, 3), 4) == drawn(1, 7)


@pytest.mark.skipif(not is_current(), reason="no compiled kernel of these sources: build_scripts/kernel.py makes it")
def test_compiled_and_interpreted_kernel_play_the_same_games():
    compiled, interpreted = play_in_child(CHILD, GAMES), play_in_child(CHILD, GAMES, "interpreted")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == 3
    assert compiled[1:] == interpreted[1:]


@pytest.mark.parametrize("mode", MODES)
def test_arrays_are_as_long_as_the_compiled_ones(mode: str):
    """A C array takes its values from a list of exactly its length, which the plain kernel would never notice."""
    declared = (RULES_FOLDER / "state.pxd").read_text(encoding="utf-8")
    lengths = {name: int(length) for name, length in re.findall(r"cdef (?:signed char|short) (\w+)\[(\d+)\]", declared)}
    assert lengths["near"] == 174
    for state in (State(Table()), initial_state(dealt(random.Random(mode), mode))):
        values = vars(state.table) | vars(state)
        assert {name: len(value) for name, value in values.items() if isinstance(value, list)} == lengths


def test_what_lies_outside_the_kernel_reads_no_array_of_a_state():
    """The plain state has them as attributes, the compiled one keeps them to itself: there it would be a crash."""
    declared = (RULES_FOLDER / "state.pxd").read_text(encoding="utf-8").partition("cdef class State")[2]
    arrays = set(re.findall(r"cdef (?:signed char|short) (\w+)\[", declared))
    assert "seat_at" in arrays
    luna = RULES_FOLDER.parents[2]
    files = [*luna.glob("app/**/*.py"), *RULES_FOLDER.parent.glob("*.py"), *RULES_FOLDER.parent.glob("view/*.py")]
    reads = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    of_states = [node for node in reads if isinstance(node, ast.Attribute) and _last(node.value) in STATES]
    assert {node.attr for node in of_states} & arrays == set()
    assert of_states


def _last(node: ast.expr) -> str:
    """The last name of an expression like `scene.game.state`."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
