"""Training for solo: weights move to where they do well, the same way each time."""

from __future__ import annotations

from random import Random

import pytest

from build_scripts.games.luna.opponents.train_solo import Strategy, success
from luna.games.luna.bots.weights import shipped_weights

WANTED = (1.0, -2.0, 0.0, 4.0)


def trained(generations: int) -> list[float]:
    strategy, rng = Strategy([2.0, -1.0, 0.5, 2.5], population=8), Random(2)
    for _ in range(generations):
        drawn = strategy.drawn(rng)
        strategy.learn(drawn, [-distance(strategy.weights(point)) for point in drawn])
    return strategy.weights(strategy.mean)


def distance(weights: list[float]) -> float:
    return sum((a - b) ** 2 for a, b in zip(weights, WANTED, strict=True))


def test_weights_come_to_where_they_do_best():
    assert distance(trained(0)) == pytest.approx(4.5)
    assert distance(trained(80)) < 0.05


def test_the_same_seed_gives_the_same_weights():
    assert trained(5) == trained(5)


def test_how_well_weights_do_is_played_with_them():
    shipped = shipped_weights().sets
    tables = [(1, 21_200_003), (2, 21_200_004)]
    assert success(shipped["solo"], tables, 2) == success(shipped["solo"], tables, 2)
    assert success(shipped["solo"], tables, 2) != success([0.0] * len(shipped["solo"]), tables, 2)
