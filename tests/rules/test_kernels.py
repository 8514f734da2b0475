"""Random games inside the kernel, and the compiled kernel beside the plain one."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from luna.core.kernel import is_current
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.legal import Moves
from luna.games.luna.rules.playout import drawn, playout
from luna.games.luna.rules.setup import initial_state
from tests.oracle.deal import MODES

from .random_games import BOARD, dealt

ROOT = Path(__file__).resolve().parents[2]
GAMES = 500


@pytest.mark.parametrize("mode", MODES)
def test_a_random_game_is_played_to_its_end_and_only_the_seed_decides(mode: str):
    setup, ends = dealt(random.Random(mode), mode), []
    for seed in (1, 1, 2):
        state, moves = initial_state(BOARD, setup), Moves()
        count = playout(state, moves, seed)
        assert count > 20
        assert (state.phase, moves.count) == (OVER, 0)
        ends.append(state.fields())
    assert ends[0] == ends[1] != ends[2]


def test_the_generator_is_the_published_one():
    assert drawn(88172645463325252, 1) == 8748534153485358512  # Marsaglia 2003, xorshift with 13, 7, 17
    assert drawn(drawn(1, 3), 4) == drawn(1, 7)


def play_in_child(kernel: str | None) -> list[str]:
    """Kind of the kernel and digests of what it played."""
    environment = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    if kernel:
        environment["LUNA_KERNEL"] = kernel
    command = [sys.executable, "-m", "tests.rules.playing_child", str(GAMES)]
    child = subprocess.run(
        command, cwd=ROOT, env=environment | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.split()


@pytest.mark.skipif(not is_current(), reason="no compiled kernel of these sources: build_scripts/kernel.py makes it")
def test_compiled_and_interpreted_kernel_play_the_same_games():
    compiled, interpreted = play_in_child(None), play_in_child("interpreted")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == 3
    assert compiled[1:] == interpreted[1:]
