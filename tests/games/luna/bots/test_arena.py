"""The arena: set-ups played from every seat, the same again from the same seed, told with all one needs for that."""

import json
from argparse import Namespace
from itertools import pairwise
from pathlib import Path
from unittest import mock

import pytest

from build_scripts.games.luna.opponents import arena
from build_scripts.games.luna.opponents.arena import block, circumstances
from build_scripts.games.luna.opponents.pool import budget
from build_scripts.opponents.meeting import told
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import Measured, shipped_weights
from luna.games.luna.search.edges import FORESIGHT

RESULTS = Path(arena.__file__).with_name("results.jsonl")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_up_is_played_once_from_every_seat_and_comes_out_the_same_again(players):
    games = block("tips", "random", players, seed=7)
    assert len(games) == players
    assert all(won == (margin > 0) for won, margin in games if margin)
    assert block("tips", "random", players, seed=7) == games


def test_what_the_game_tells_of_its_levels_is_the_sum_of_the_games_they_played_as_they_are_now():
    lines = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    shipped = shipped_weights()
    for below, level in pairwise(LEVELS):
        budgets = [compiled(level), compiled(below)]
        played = [
            line
            for line in lines
            if (line["first"], line["second"], line["players"]) == (level, below, 2)
            and line["weights"] == shipped.digest("players_2")
            and line["budgets"] == budgets
            and "fault" not in line
            and line.get("foresight") == (FORESIGHT if level != "level-2" else None)
        ]
        games = sum(line["games"] for line in played)
        won = sum(round(line["won"] * line["games"]) for line in played)
        assert shipped.measured[level] == Measured(games, round(won / games, 4))


def compiled(level):
    """The budget of a level as it is where the rules are compiled, which is where it was measured."""
    with mock.patch("luna.games.luna.bots.levels.kernel_kind", return_value="compiled"):
        return budget(level, 2)


def test_a_result_tells_what_is_needed_to_play_it_again():
    options = Namespace(first="level-5", second="greedy", players=3, setups=1, seed=4)
    line = told(options, [[(True, 9), (False, -2), (True, 5)]]) | circumstances(options)
    assert (line["seed"], line["setups"], line["games"]) == (4, 1, 3)
    assert line["won"] == pytest.approx(2 / 3, abs=1e-4)
    assert isinstance(line["margin"], list)
    assert line["margin"][0] == 4
    assert line["budgets"] == [budget("level-5", 3), ""]
    assert line["weights"] == shipped_weights().digest("players_3")


def test_a_budget_is_counted_or_timed_or_how_much_is_overlooked():
    assert budget("search:400@hand", 2) == "400"
    assert int(budget("level-5", 4)) > int(budget("level-4", 4))
    assert budget("level-6", 4).endswith(" s")
    assert budget("level-2", 2).startswith("overlooks ")
    assert budget("greedy", 2) == ""
