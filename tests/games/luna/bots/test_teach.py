"""What a search teaches the evaluation: what it says of a position in terms of features, found again from a seed."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from build_scripts.games.luna.opponents.teach import fitted, positions
from luna.games.luna.bots.weights import shipped_weights
from luna.games.luna.search.feature_names import MIDDLE, NAMES, PRIESTESS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_finds_the_same_positions(players):
    first, again = (list(islice(positions(players, 7, iterations=20), 3)) for _ in range(2))
    assert first == again
    for lit, features, _, found in first:
        assert 1 <= lit <= players + 1
        assert len(features) == len(NAMES)
        assert abs(found) < 100


def test_weights_are_found_that_explain_what_was_said():
    rng, rows = Random(1), []
    values = [rng.uniform(-1.0, 1.0) for _ in NAMES]
    candles = [rng.uniform(-0.3, 0.3) for _ in NAMES]
    for _ in range(1500):
        lit, features = rng.choice((1, 2, 3)), [float(rng.randrange(-2, 3)) for _ in NAMES]
        weights = [value + (lit - MIDDLE) * change for value, change in zip(values, candles, strict=True)]
        lead = rng.randrange(-9, 10)
        rows.append((lit, features, lead, lead + sum(a * b for a, b in zip(weights, features, strict=True))))
    found = fitted(rows, "players_2")
    assert found[0] == pytest.approx(values, abs=0.4)
    assert found[1] == pytest.approx(candles, abs=0.4)


def test_a_feature_of_which_nothing_is_seen_keeps_its_weight():
    rows = [(2, [0.0 if i == PRIESTESS else 1.0 for i in range(len(NAMES))], 0, 3.0)] * 20
    values, _ = fitted(rows, "players_2")
    assert values[PRIESTESS] == shipped_weights().sets["players_2"][PRIESTESS]
