"""The arena: set-ups played from every seat, the same again from the same seed, told with all one needs for that."""

import json
from argparse import Namespace
from itertools import pairwise
from pathlib import Path

import pytest

from build_scripts.games.rivers.opponents import arena
from build_scripts.games.rivers.opponents.arena import block, circumstances, level_of
from luna.games.rivers.bots.levels import LEVELS, MEASURED

RESULTS = Path(arena.__file__).with_name("results.jsonl")


def test_a_set_up_is_played_once_from_every_seat_and_comes_out_the_same_again():
    games = block("random", "random", 3, 7)
    assert len(games) == 3
    assert all(0 <= won <= 1 for won, _ in games)
    assert block("random", "random", 3, 7) == games


def test_a_player_may_have_other_weights():
    assert level_of("greedy:red=0.5,kinds=0").misjudged == {"red": 0.5, "kinds": 0.0}
    with pytest.raises(KeyError):
        level_of("level-9")


def test_a_result_tells_how_much_its_players_try():
    told = json.loads(json.dumps(circumstances(Namespace(first="level-4", second="random"))))
    assert told["budgets"].keys() == {"level-4"}
    assert told["budgets"]["level-4"]["plans"] == LEVELS["level-4"].effort.plans


def test_every_result_counts_its_games():
    for line in map(json.loads, RESULTS.read_text(encoding="utf-8").splitlines()):
        assert line["games"] == line["players"] * line["setups"]
        low, high = line["interval"]
        assert low <= line["won"] <= high


def test_what_a_person_is_told_of_a_level_was_measured():
    lines = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    for (below, level), (won, games) in zip(pairwise(LEVELS), MEASURED.values(), strict=True):
        assert MEASURED[level] == (won, games)
        played = [each for each in lines if (each["first"], each["second"], each["players"]) == (level, below, 2)]
        latest = [each for n, each in enumerate(played) if sum(later["games"] for later in played[n:]) <= games]
        assert sum(each["games"] for each in latest) == games
        assert won == pytest.approx(sum(each["won"] * each["games"] for each in latest) / games)
