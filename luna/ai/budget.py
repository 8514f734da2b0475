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


@dataclass(frozen=True, slots=True)
class Budget:
    """So many iterations, or as many as go into so many seconds."""

    iterations: int = 0
    seconds: float = 0.0


def worked(run: Callable[[int], int], budget: Budget, clock: Callable[[], float] = time.perf_counter) -> Iterator[None]:
    """Lets a search run its budget in slices and yields after each.

    `run` does that many iterations and tells how many it did; fewer means that there is nothing more to do.
    """
    size, done, spent = 1, 0, 0.0
    while done < budget.iterations or spent < budget.seconds:
        wanted = min(size, budget.iterations - done) if budget.iterations else size
        began = clock()
        count = run(wanted)
        took = clock() - began
        done += count
        spent += min(took, LONGEST_SLICE)
        if count < wanted:
            return
        left = SLICE if budget.iterations else min(SLICE, budget.seconds - spent)
        size = max(1, min(GROWTH * size, int(size * max(left, 0.0) / max(took, 1e-6))))
        yield
