"""The weights of the evaluation: shipped ones for every table, and wrong ones refused."""

from __future__ import annotations

from random import Random

import pytest

from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import SETS, Measured, WeightsError, parse_weights, set_of, shipped_weights
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.search.feature_names import NAMES
from luna.games.luna.search.features import Weights
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt


def weights_text(**changes: str) -> str:
    sets = {name: "\n".join(f"{feature} = 0.5" for feature in NAMES) for name in SETS} | changes
    return "version = 1\n" + "\n".join(f"[{name}]\n{lines}" for name, lines in sets.items())


def test_there_are_weights_for_every_table():
    modes = {set_of(initial_state(dealt(Random(1), mode)).table) for mode in MODES}
    assert modes == set(SETS) == set(shipped_weights().sets)


def test_each_set_has_a_digest_that_other_weights_of_it_do_not_have():
    changed = "\n".join(f"{feature} = 0.25" for feature in NAMES)
    before, after = parse_weights(weights_text()), parse_weights(weights_text(solo=changed))
    assert {name for name in SETS if before.digest(name) != after.digest(name)} == {"solo"}
    assert len({before.digest(name) for name in SETS}) == len(SETS)


def test_a_weight_may_grow_with_the_candles_that_are_lit():
    text = weights_text() + "\n[candles.players_2]\n" + "\n".join(f"{feature} = 0.25" for feature in NAMES)
    found = parse_weights(text)
    assert found.digest("players_2") != parse_weights(weights_text()).digest("players_2")
    assert set(found.candles["solo"]) == {0.0}
    grown = Weights(list(found.sets["players_2"]), list(found.candles["players_2"]))
    fixed = Weights(list(found.sets["players_2"]), list(found.candles["solo"]))
    assert [grown.listed(lit)[0] - fixed.listed(lit)[0] for lit in (1, 2, 3)] == [-0.25, 0.0, 0.25]


def test_what_a_level_won_stands_with_the_weights():
    text = weights_text() + "\n[measured.level-2]\ngames = 400\nwon = 0.72\n"
    assert parse_weights(text).measured == {"level-2": Measured(400, 0.72)}
    assert set(shipped_weights().measured) <= set(LEVELS)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("version =", "Invalid value"),
        ("version = 2", "version"),
        ("version = 1", "players_2"),
        (weights_text(solo="priestess = 1.0"), "solo"),
        (weights_text(solo="\n".join(f"{feature} = nan" for feature in NAMES)), "finite"),
        (weights_text() + "\n[measured.level-2]\ngames = 0\nwon = 0.5\n", "level-2"),
        (weights_text() + "\n[measured.level-2]\ngames = 10\nwon = 1.5\n", "level-2"),
    ],
)
def test_wrong_weights_are_refused_with_their_place(text, place):
    with pytest.raises(WeightsError, match=place):
        parse_weights(text)
