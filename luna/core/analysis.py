"""What an analysis says of a position: what the seat to act could do, what that is worth, and from what it comes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """A whole turn: its codes, the lead over others to expect from it, in points, and how often tried.

    The lead is that over the best other seat at the end, or where that is nobody's to know the one that a game says.
    `parts` are it by source, in the order of the game's `Bots.sources`; they add up to it.
    """

    codes: tuple[int, ...]
    parts: tuple[float, ...]
    visits: int

    @property
    def value(self) -> float:
        """The lead to expect."""
        return sum(self.parts)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What is asked of an analysis: a position as the game packs it, and a turn that was played and is to be judged.

    `iterations` is how far it goes; with 0 as far as anything new is to be expected.
    """

    position: object
    played: tuple[int, ...] = ()
    iterations: int = 0


@dataclass(frozen=True, slots=True)
class Forecast:
    """What each seat can expect to have at the end, and by how many points such leads miss the real ones on average."""

    expected: tuple[float, ...]
    off: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """Lines, the best first, after so many iterations; `expected` is the final influence of each seat.

    `band` is by how many points such a value misses what comes on average, None where it says so little about it that
    only the order of the lines should be told, and 0 where all values are certain.
    """

    lines: tuple[Line, ...]
    iterations: int
    band: float | None = None
    expected: tuple[float, ...] = ()
    played: Line | None = None
    """What was asked to be judged."""
    proven: bool = False
    """Whether it is certain that no line is better than the best one, and what that leads to."""

    @property
    def best(self) -> Line:
        """What is advised."""
        return self.lines[0]

    @property
    def loss(self) -> float:
        """By how many points what was played is worse than the best; 0 where nothing was, or it is the best."""
        return max(0.0, self.best.value - self.played.value) if self.played else 0.0

    def as_good(self, told: Line, within: float) -> tuple[Line, ...]:
        """The other lines that are no worse than one of them."""
        return tuple(line for line in self.lines if line != told and line.value >= told.value - within)

    def after(self, told: Line, within: float) -> Line | None:
        """The best of the lines that are worse than one of them."""
        worse = (line for line in self.lines if line.value < told.value - within)
        return max(worse, key=lambda line: line.value, default=None)

    def line(self, codes: tuple[int, ...]) -> Line | None:
        """The line of just these codes, if it was looked at."""
        return next((line for line in self.lines if line.codes == codes), None)
