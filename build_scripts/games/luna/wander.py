"""A random player that sees much of the game: verbs first, so that journeys don't crowd out all else."""

from __future__ import annotations

import random

SELDOM = {"journey": 0.2, "tides": 0.7, "expel": 0.5, "meditate": 0.15, "end": 0.15}
"""Weights of verbs; all others have 1. Journeys tire novices and the last two end the round."""


def wander(rng: random.Random, legal: list[str]) -> str:
    """One of the legal lines."""
    verbs = sorted({line.split(" ")[0] for line in legal})
    (verb,) = rng.choices(verbs, [SELDOM.get(verb, 1.0) for verb in verbs])
    return rng.choice([line for line in legal if line.split(" ")[0] == verb])
