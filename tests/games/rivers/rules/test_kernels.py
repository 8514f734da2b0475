"""Random games inside the kernel, and the compiled kernel beside the plain one."""

from __future__ import annotations

import re

import pytest

from luna.core.kernel import is_current
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import OVER
from luna.games.rivers.rules.legal import Moves
from luna.games.rivers.rules.playout import playout
from luna.games.rivers.rules.setup import initial_state
from luna.games.rivers.rules.state import FIELDS
from tests.playing_child import play_in_child
from tests.root import ROOT

from .random_games import drawn

CHILD, GAMES = "tests.games.rivers.rules.playing_child", 4
RULES_FOLDER = ROOT / "luna" / "games" / "rivers" / "rules"


def test_a_random_game_is_played_to_its_end_and_only_the_seed_decides():
    ends = []
    for seed in (1, 1, 2):
        state, moves = initial_state(shipped_board(), drawn(1, 3)), Moves()
        assert playout(state, moves, seed) > 50
        assert (state.phase, moves.count) == (OVER, 0)
        ends.append(state.fields())
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.skipif(not is_current(), reason="no compiled kernel of these sources: build_scripts/kernel.py makes it")
def test_compiled_and_interpreted_kernel_play_the_same_games():
    compiled, interpreted = play_in_child(CHILD, GAMES), play_in_child(CHILD, GAMES, "interpreted")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == 3
    assert compiled[1:] == interpreted[1:]


def test_arrays_are_as_long_as_the_compiled_ones_and_readable_as_numbers():
    """A C array takes its values from a list of exactly its length; one of chars would be read as text."""
    declared = (RULES_FOLDER / "state.pxd").read_text(encoding="utf-8").partition("cdef class State")[2]
    lengths = {
        name: int(length) for length, name in re.findall(r"readonly (?:unsigned )?short\[(\d+)\] (\w+)", declared)
    }
    assert "char" not in declared
    state = initial_state(shipped_board(), drawn(1, 2))
    assert {name: len(value) for name, value in vars(state).items() if isinstance(value, list)} == lengths
    assert set(FIELDS) == vars(state).keys() - {"table", "log"}
    assert vars(state.copy()) == vars(state)
