"""What is said of a position in which one action may be much better than every other, by whatever showed it."""

from __future__ import annotations

from dataclasses import dataclass

Codes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """The best action and the second best one, with the leads they end with; `work` was looked at to say so.

    `exact` are leads that nothing can change: every line to the end of the game was compared.
    """

    best: Codes
    second: Codes
    value: float
    next: float
    work: int
    exact: bool = False

    @property
    def gap(self) -> float:
        """By how much the second best is worse."""
        return self.value - self.next
