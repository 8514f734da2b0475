"""What a review says of a game: of each action what it was worth beside the best one, and what follows from that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from luna.core.analysis import Line

ALIKE = 0.3
"""Points within which an action counts as good as the best."""
MOST_TURNING_POINTS = 5


@dataclass(frozen=True, slots=True)
class Judgement:
    """A whole action, a journey with all its steps: `start` steps lie before it, `expected` is meant there by seat.

    `ahead` is by how many points it was better than all others that were looked at, negative where one was better.
    `band` is that of `luna.core.analysis.Analysis`: None where points say too little to be told.
    """

    start: int
    seat: int
    round: int
    best: Line
    played: Line
    ahead: float
    band: float | None
    expected: tuple[float, ...]
    iterations: int

    @property
    def loss(self) -> float:
        """By how many points the best was better."""
        return max(0.0, self.best.value - self.played.value)

    @property
    def alike(self) -> bool:
        """Whether it was as good as the best."""
        return self.loss <= ALIKE

    @property
    def end(self) -> int:
        """How many steps there are up to its last one."""
        return self.start + len(self.played.codes)


@dataclass(frozen=True)
class Review:
    """All actions of a game in their order, or those of it that were judged; `final` is how it ended, by seat."""

    judgements: tuple[Judgement, ...]
    final: tuple[int, ...]
    length: int
    """How many steps the game has."""

    @cached_property
    def _closely(self) -> tuple[Judgement, ...]:
        """What was looked at most closely, and points say something about: only of that single actions are told."""
        most = max((each.iterations for each in self.judgements), default=0)
        return tuple(each for each in self.judgements if each.iterations == most and each.band is not None)

    @cached_property
    def turning_points(self) -> tuple[Judgement, ...]:
        """The largest losses in the order of the game."""
        told = (each for each in self._closely if not each.alike)
        largest = sorted(told, key=lambda each: -each.loss)[:MOST_TURNING_POINTS]
        return tuple(sorted(largest, key=lambda each: each.start))

    @property
    def seats(self) -> tuple[int, ...]:
        """Those that decided on anything."""
        return tuple(sorted({each.seat for each in self.judgements}))

    def of(self, seat: int) -> tuple[Judgement, ...]:
        """The actions of a seat."""
        return tuple(each for each in self.judgements if each.seat == seat)

    def losses(self, seat: int) -> Mapping[int, float]:
        """What a seat lost by round, of rounds in which points say something."""
        lost = defaultdict[int, float](float)
        for each in self.of(seat):
            if each.band is not None:
                lost[each.round] += each.loss
        return lost

    def agreement(self, seat: int) -> float:
        """The share of a seat's actions that were as good as the best; of a seat that did nothing 0."""
        actions = self.of(seat)
        return sum(each.alike for each in actions) / len(actions) if actions else 0.0

    def best_deed(self, seat: int) -> Judgement | None:
        """The action that was better than every other one by most; None where none was."""
        told = (each for each in self._closely if each.seat == seat and each.ahead > ALIKE)
        return max(told, key=lambda each: each.ahead, default=None)

    def at(self, step: int) -> Judgement | None:
        """The action under way or due after so many steps; after the last step the last one."""
        return next((each for each in reversed(self.judgements) if each.start <= step), None)

    def expected(self, seat: int) -> tuple[float, ...]:
        """What a seat could expect to have at the end, after each number of steps; at last what it had."""
        values = list[float]()
        for each in self.judgements:
            value = each.expected[seat]
            values += [value] * (each.start + 1 - len(values))
        values += [values[-1] if values else float(self.final[seat])] * (self.length - len(values))
        return (*values, float(self.final[seat]))
