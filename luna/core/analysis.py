"""What an analysis says of a position: what the seat to act could do, what that is worth, and from what it comes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A whole turn: its codes, the lead over the best other seat to expect at the end, in points, and how often tried.

    `parts` are that lead by source, in the order of the game's `Bots.sources`; they add up to it.
    """

    codes: tuple[int, ...]
    parts: tuple[float, ...]
    visits: int

    @property
    def value(self) -> float:
        """The lead to expect."""
        return sum(self.parts)


@dataclass(frozen=True, slots=True)
class Analysis:
    """Lines, the best first, after so many iterations.

    `band` is by how many points such a value misses the end of a game on average, None where it says so little about
    it that only the order of the lines should be told.
    """

    lines: tuple[Line, ...]
    iterations: int
    band: float | None = None

    @property
    def best(self) -> Line:
        """What is advised."""
        return self.lines[0]

    def alike(self, within: float) -> tuple[Line, ...]:
        """The lines that are as good as the best one, itself included."""
        return tuple(line for line in self.lines if line.value >= self.best.value - within)

    def line(self, codes: tuple[int, ...]) -> Line | None:
        """The line of just these codes, if it was looked at."""
        return next((line for line in self.lines if line.codes == codes), None)
