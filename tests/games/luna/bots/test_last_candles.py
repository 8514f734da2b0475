"""Three and four orders with the last candles of a game: nobody gives away what he has won."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from luna.core.game_record import load_record
from luna.core.kernel import is_current
from luna.games.luna.game import LUNA
from luna.games.luna.rules.actions import ACTIONS, FIRST
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from tests.games.luna.bots.candles_child import after, positions, searched, tree, won
from tests.root import ROOT

LEAD = Path(__file__).with_name("last-candles.luna")
"""Two candles are left. The order to act looks better off with another favour, but then both others turn a candle and
one of them has won; with `consecrate 21` it has won itself, whoever turns them."""


def test_an_order_that_is_ahead_reckons_with_both_others_turning_the_candles():
    loaded = load_record(LEAD.read_text("utf-8"), [LUNA])
    assert loaded.fault is None
    state = loaded.match.state
    seat, found = state.actor, tree(state, 300).results()
    codes, visits, *_ = max(found, key=lambda result: result[1])
    assert [ACTIONS[code].notation for code in codes] == ["consecrate 21"]
    assert visits > 0.7 * sum(result[1] for result in found)
    end = after(state, codes)
    while end.phase != OVER:
        play(end, FIRST["meditate"])
    assert won(end, seat)


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_can_end_the_game_as_the_winner_does_so(players):
    for state in positions(players, 12):
        if won(after(state, [FIRST["meditate"]]), state.actor):
            assert won(after(state, searched(state, 8)), state.actor)


def in_child(*arguments: str) -> dict[str, object]:
    """What a process with the compiled kernel found."""
    if not is_current():
        pytest.skip("the kernel is not compiled")
    environment = {name: value for name, value in os.environ.items() if name != "LUNA_KERNEL"}
    command = [sys.executable, "-m", "tests.games.luna.bots.candles_child", *arguments]
    child = subprocess.run(
        command, cwd=ROOT, env=environment | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    found: dict[str, object] = json.loads(child.stdout)
    return found


@pytest.mark.slow
def test_a_longer_search_does_not_forget_the_candles():
    assert in_child(str(LEAD))["chosen"] == ["consecrate 21"]


@pytest.mark.slow
def test_no_choice_gives_away_a_win_in_hundreds_of_positions():
    found = in_child("150")
    assert (found["kernel"], found["looked"], found["declined"]) == ("compiled", 300, 0)
    at_hand = found["at_hand"]
    assert isinstance(at_hand, int)
    assert at_hand >= 12
