"""From what each seat can expect to have at the end to the chance of each to be first."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, prod, sqrt

NORMAL = sqrt(pi / 2)
"""By how much the standard deviation of a normal error is larger than its mean size."""
REACH, GRID = 4.0, 80
"""How far the sum goes to each side, in standard deviations, and in how many parts."""


def chances(expected: Sequence[float], band: float) -> tuple[float, ...]:
    """The chance of each seat to have most at the end, where a lead misses the real one by `band` on average.

    Each seat's result errs on its own, so that the difference of two errs by just that.
    """
    spread = max(band, 1e-6) * NORMAL / sqrt(2)
    found = [_first(seat, expected, spread) for seat in range(len(expected))]
    return tuple(each / sum(found) for each in found)


def _first(seat: int, expected: Sequence[float], spread: float) -> float:
    """The sum, over all that a seat may come to, of how likely that is and that all others stay below."""
    others = [value for other, value in enumerate(expected) if other != seat]
    total = 0.0
    for part in range(GRID + 1):
        off = REACH * (2 * part / GRID - 1)
        came = expected[seat] + spread * off
        total += exp(-off * off / 2) * prod((1 + erf((came - value) / spread / sqrt(2))) / 2 for value in others)
    return total
