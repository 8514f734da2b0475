"""When an analysis reports: soon at first, then the more rarely the longer it goes on."""

from __future__ import annotations

from luna.ai.budget import Clock

FIRST_REPORT, GROWTH = 0.15, 1.6
"""Seconds to the first report, and by how much each stretch to the next one is longer than the one before."""


class Pace:
    """Begins with the first report still to come."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.began = clock, clock()
        self.stretch = self.next = FIRST_REPORT

    def due(self) -> bool:
        """Whether the next report is due; then another one is only after a longer stretch."""
        if self.clock() - self.began < self.next:
            return False
        self.stretch *= GROWTH
        self.next += self.stretch
        return True
