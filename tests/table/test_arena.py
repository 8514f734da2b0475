"""The arena: set-ups played from every seat, the same again from the same seed, told with all one needs for that."""

from argparse import Namespace

import pytest

from build_scripts.opponents.arena import block, told
from build_scripts.opponents.pool import budget
from luna.games.luna.weights import shipped_weights


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_up_is_played_once_from_every_seat_and_comes_out_the_same_again(players):
    games = block("tips", "random", players, seed=7)
    assert len(games) == players
    assert all(won == (margin > 0) for won, margin in games if margin)
    assert block("tips", "random", players, seed=7) == games


def test_a_result_tells_what_is_needed_to_play_it_again():
    options = Namespace(first="level-5", second="greedy", players=3, setups=1, seed=4)
    line = told(options, [[(True, 9), (False, -2), (True, 5)]])
    assert (line["seed"], line["setups"], line["games"]) == (4, 1, 3)
    assert line["won"] == pytest.approx(2 / 3, abs=1e-4)
    assert line["margin"][0] == 4
    assert line["budgets"] == [budget("level-5", 3), ""]
    assert line["weights"] == shipped_weights().digest


def test_a_budget_is_counted_or_timed_or_none():
    assert budget("search:400@hand", 2) == "400"
    assert int(budget("level-5", 4)) > int(budget("level-4", 4))
    assert budget("level-6", 4).endswith(" s")
    assert budget("level-2", 2) == ""
