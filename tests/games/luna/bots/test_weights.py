"""The weights of the evaluation: shipped ones for every table, and wrong ones refused."""

from __future__ import annotations

from random import Random

import pytest

from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import (
    SETS,
    Measured,
    WeightsError,
    parse_weights,
    plain_set_of,
    set_of,
    shipped_weights,
)
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.search.feature_names import NAMES
from luna.games.luna.search.features import Weights
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import BOARD, dealt


def weights_text(**changes: str) -> str:
    sets = {name: "\n".join(f"{feature} = 0.5" for feature in NAMES) for name in SETS} | changes
    return "version = 1\n" + "\n".join(f"[{name}]\n{lines}" for name, lines in sets.items())


def test_there_are_weights_for_every_table():
    tables = [initial_state(BOARD, dealt(Random(1), mode)).table for mode in MODES]
    modes = {name(table) for table in tables for name in (set_of, plain_set_of)}
    assert modes == set(SETS) == set(shipped_weights().sets)


def test_other_weights_have_another_digest():
    changed = "\n".join(f"{feature} = 0.25" for feature in NAMES)
    assert parse_weights(weights_text()).digest == parse_weights(weights_text()).digest
    assert parse_weights(weights_text()).digest != parse_weights(weights_text(solo=changed)).digest


def test_a_weight_may_grow_with_the_candles_that_are_lit():
    text = weights_text() + "\n[candles.searching_2]\n" + "\n".join(f"{feature} = 0.25" for feature in NAMES)
    found = parse_weights(text)
    assert found.digest != parse_weights(weights_text()).digest
    assert set(found.candles["players_3"]) == {0.0}
    weights = Weights(list(found.sets["searching_2"]), list(found.candles["searching_2"]))
    assert [weights.listed(lit)[0] for lit in (1, 2, 3)] == [0.25, 0.5, 0.75]


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
        (weights_text() + "\n[candles.searching_2]\npriestess = 1.0\n", "candles.searching_2"),
        (weights_text() + "\n[measured.level-2]\ngames = 0\nwon = 0.5\n", "level-2"),
        (weights_text() + "\n[measured.level-2]\ngames = 10\nwon = 1.5\n", "level-2"),
    ],
)
def test_wrong_weights_are_refused_with_their_place(text, place):
    with pytest.raises(WeightsError, match=place):
        parse_weights(text)
