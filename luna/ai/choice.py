"""Choosing as people do: of several good ways to play sometimes not the best, but never a bad one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random


def near_best(scores: Sequence[float], warmth: float, reach: float, lot: Random) -> int:
    """The index of one of the scores that are at most `reach` below the best.

    One that is `warmth` lower than another is chosen e times more rarely; without warmth the best is, the first of
    equal ones.
    """
    best = max(scores)
    if not warmth:
        return scores.index(best)
    close = [index for index, score in enumerate(scores) if score >= best - reach]
    return lot.choices(close, [exp((scores[index] - best) / warmth) for index in close])[0]
