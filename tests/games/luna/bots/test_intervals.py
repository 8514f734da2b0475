"""Numbers about games: checked against values of textbooks and against players whose strength is known."""

from math import inf
from random import Random

import pytest

from build_scripts.opponents.intervals import elo, expected, mean, sprt, win_rate


def test_a_rate_has_its_wilson_interval():
    rate = win_rate(50, 100)
    assert (rate.value, rate.low, rate.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    assert (win_rate(10, 10).low, win_rate(10, 10).high) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_mean_has_its_interval():
    margin = mean([1.0, 3.0, 5.0, 7.0])
    assert (margin.value, margin.low, margin.high) == pytest.approx((4.0, 4 - 2.5303, 4 + 2.5303), abs=1e-3)
    assert mean([2.0]).high == inf


def test_nothing_is_known_without_games():
    for count in (lambda: win_rate(0, 0), lambda: mean([])):
        with pytest.raises(ValueError):  # noqa: PT011 (the kind is all there is)
            count()


@pytest.mark.parametrize(("rate", "difference"), [(0.5, 0), (0.75, 190.85), (0.9, 381.7), (1.0, inf), (0.0, -inf)])
def test_a_rate_is_a_difference_in_elo(rate, difference):
    assert elo(rate) == pytest.approx(difference, abs=0.01)
    assert expected(difference) == pytest.approx(rate, abs=1e-5)


def verdicts(strength: float, tests: int = 60) -> list[str]:
    """What tests of a player of that many Elo end with, each of up to 4,000 set-ups played from both seats."""
    results = []
    for seed in range(tests):
        scores: list[float] = []
        rng, found = Random(seed), "open"
        while found == "open" and len(scores) < 4000:
            scores += [(sum(rng.random() < expected(strength) for _ in range(2))) / 2 for _ in range(10)]
            found = sprt(scores, 0, 40)
        results.append(found)
    return results


def test_a_sequential_test_finds_the_better_player_and_is_seldom_wrong():
    better, equal = verdicts(40), verdicts(0)
    assert better.count("better") >= 51
    assert equal.count("not better") >= 51


def test_a_handful_of_games_proves_nothing():
    assert sprt([1.0] * 9) == "open"
    assert sprt([1.0] * 40) == "better"
