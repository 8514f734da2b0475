"""What a seat's four colours would count for if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from luna.games.rivers.rules.scoring import allot


class Weakest(NamedTuple):
    """What counts, treasures allotted, and the colours that have no more than that without them."""

    least: int
    colours: frozenset[int]


def weakest(points: Sequence[int], treasures: int) -> Weakest:
    """Of points by colour."""
    least = min(own + more for own, more in zip(points, allot(list(points), treasures), strict=True))
    return Weakest(least, frozenset(colour for colour, own in enumerate(points) if own <= least))
