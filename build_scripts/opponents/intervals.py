"""What games between players prove: intervals for rates and margins, Elo, and when to stop a comparison.

A game counts 1 for a win, 0 for a loss and shares in between; a set-up played with every seating is one observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from statistics import fmean, stdev
from typing import Literal

Z95 = 1.959963984540054
"""Standard deviations to each side that hold 95 of 100."""
LEAST = 10
"""Observations below which no comparison ends: their spread says nothing yet."""

SprtVerdict = Literal["better", "not better", "open"]


@dataclass(frozen=True, slots=True)
class Interval:
    """A measured value and where the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float


def win_rate(won: float, games: int) -> Interval:
    """The share of games won with its Wilson interval; raises ValueError without games."""
    if games <= 0:
        raise ValueError(games)
    rate, square = won / games, Z95 * Z95
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """The mean of observations, as of margins in points, with its interval; raises ValueError without any."""
    if not values:
        raise ValueError(values)
    value = fmean(values)
    half = Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Interval(value, value - half, value + half)


def elo(rate: float) -> float:
    """The difference in Elo that a share of games won stands for; infinite for none and for all."""
    if rate in (0, 1):
        return inf if rate else -inf
    return 400 * log10(rate / (1 - rate))


def expected(difference: float) -> float:
    """The share of games won that a difference in Elo lets expect."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def sprt(
    scores: Sequence[float], least: float = 0.0, hoped: float = 30.0, *, wrong: float = 0.05, missed: float = 0.05
) -> SprtVerdict:
    """Sequential test (SPRT): is the player with these scores per set-up `hoped` Elo better, or not more than `least`?

    `wrong` and `missed` are the risks of either mistake. Wald's test with the spread taken from the scores.
    """
    if len(scores) < LEAST:
        return "open"
    spread = max(stdev(scores), 1e-3) ** 2
    low, high = expected(least), expected(hoped)
    evidence = len(scores) * (high - low) * (2 * fmean(scores) - low - high) / (2 * spread)
    if evidence >= log((1 - missed) / wrong):
        return "better"
    return "not better" if evidence <= log(missed / (1 - wrong)) else "open"
