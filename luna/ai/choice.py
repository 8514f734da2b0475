"""Choosing as people do: of several good ways to play sometimes not the best, but never a bad one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random


def softmax_choice(scores: Sequence[float], temperature: float, reach: float, rng: Random) -> int:
    """The index of one of the scores that are at most `reach` below the best.

    One that is `temperature` lower than another is chosen e times more rarely; at temperature 0 the best is, the first
    of equal ones.
    """
    best = max(scores)
    if not temperature:
        return scores.index(best)
    close = [index for index, score in enumerate(scores) if score >= best - reach]
    return rng.choices(close, [exp((scores[index] - best) / temperature) for index in close])[0]
