"""How long a search may go on, and the slices in which it is done."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

SLICE = 0.006
"""Seconds of searching between two looks at the messages."""
LONGEST_SLICE = 0.1
"""More seconds than these a slice does not count: the machine slept, or the process was stopped."""
GROWTH = 4

Clock = Callable[[], float]
"""Seconds since some moment."""


@dataclass(frozen=True, slots=True)
class Budget:
    """So many iterations, or as many as go into so many seconds."""

    iterations: int = 0
    seconds: float = 0.0


def worked(
    run: Callable[[int], int], settled: Callable[[int], bool], budget: Budget, clock: Clock = time.perf_counter
) -> Iterator[None]:
    """Lets a search run its budget in slices and yields after each.

    `run` does that many iterations and tells how many it did; fewer means that there is nothing more to do. `settled`
    tells whether as many more iterations as are left would not change the answer: then they are not done. By the clock
    nobody knows how many are left before a slice was done, however much a search was given to begin with.
    """
    size, done, spent = 1, 0, 0.0
    while left := _left(budget, done, spent):
        if (budget.iterations or spent >= SLICE / 2) and settled(left):
            return
        wanted = min(size, left) if budget.iterations else size
        began = clock()
        count = run(wanted)
        took = clock() - began
        done += count
        spent += min(took, LONGEST_SLICE)
        if count < wanted:
            return
        rest = SLICE if budget.iterations else min(SLICE, budget.seconds - spent)
        size = max(1, min(GROWTH * size, int(size * max(rest, 0.0) / max(took, 1e-6))))
        yield


def _left(budget: Budget, done: int, spent: float) -> int:
    """The iterations left: so many by count, or by the clock about so many at the speed so far, at least one."""
    if budget.iterations:
        return budget.iterations - done
    left = budget.seconds - spent
    return max(1, int(done * left / max(spent, 1e-6))) if left > 0 else 0
