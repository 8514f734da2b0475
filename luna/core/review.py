"""What a review says of a game: of each action what it was worth beside the best one, and what follows from that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from luna.core.analysis import Line
from luna.core.chances import chances

T = TypeVar("T")

ALIKE = 0.3
"""Points within which an action counts as good as the best."""
MOST_TURNING_POINTS = 5
TOLD = 0.5
"""Points that an action has to lose to be told of: less comes and goes with a longer look."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A whole action, a journey with all its steps: `start` steps lie before it, `expected` is meant there by seat.

    `ahead` is by how many points it was better than all others that were looked at, negative where one was better.
    `band` is that of `luna.core.analysis.Analysis`: None where points say too little to be told. `off` is by how many
    points leads by `expected` miss the end, where that is another number.
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
    off: float | None = None
    proven: bool = False
    """Whether it is certain that nothing was better than the best."""

    @property
    def sure(self) -> float | None:
        """How sure `expected` is; None where it says too little to be told."""
        return self.band if self.off is None else self.off

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
    """All actions of a game in their order, or those of it that were judged; `final` is what each seat has at last."""

    judgements: tuple[Judgement, ...]
    final: tuple[int, ...]
    length: int
    """How many steps the game has."""
    over: bool = True
    """Whether it was played to its end."""
    winner: int | None = None
    """The seat that won; None where none did, or not yet."""
    people: frozenset[int] = frozenset()
    """The seats of persons, whose losses are told of before those of others."""

    @cached_property
    def _closely(self) -> tuple[Judgement, ...]:
        """What was looked at most closely, and points say something about: only of that single actions are told."""
        most = max((each.iterations for each in self.judgements), default=0)
        return tuple(each for each in self.judgements if each.iterations == most and each.band is not None)

    @cached_property
    def turning_points(self) -> tuple[Judgement, ...]:
        """The largest losses of persons and, as far as these are fewer, of others; each in the order of the game."""
        told = largest_first((each for each in self._closely if each.loss >= TOLD), self.people)
        return tuple(sorted(told[:MOST_TURNING_POINTS], key=lambda each: (each.seat not in self.people, each.start)))

    def mistakes(self, seat: int) -> tuple[Judgement, ...]:
        """What a seat lost points with, as far as that was looked at closely."""
        return tuple(each for each in self._closely if each.seat == seat and each.loss >= TOLD)

    def missed(self, seat: int) -> tuple[Judgement, ...]:
        """The actions of a seat that were not as good as the best."""
        return tuple(each for each in self.of(seat) if not each.alike)

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

    @property
    def measured(self) -> bool:
        """Whether points say anything in any part of it."""
        return any(each.band is not None for each in self.judgements)

    def band_of(self, round: int) -> float | None:
        """The band of a round; None where points say too little in it."""
        return next((each.band for each in self.judgements if each.round == round and each.band is not None), None)

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
        final = float(self.final[seat])
        return self._course([each[seat] for each in self._expected], final, final)

    def chances(self, seat: int) -> tuple[float | None, ...]:
        """The chance of a seat to win, after each number of steps; None where points say too little for one."""
        values = [each[seat] if each else None for each in self._chances]
        return self._course(values, None, self._won(seat) if self.over else None)

    @cached_property
    def _expected(self) -> tuple[tuple[float, ...], ...]:
        """What is meant for each seat at each action; among more than two each sees itself too far ahead when it acts.

        So there it is the mean of the last actions, as many as there are seats.
        """
        count = len(self.seats) if len(self.seats) > 2 else 1
        rows = [each.expected for each in self.judgements]
        last = [rows[max(0, n + 1 - count) : n + 1] for n in range(len(rows))]
        return tuple(tuple(sum(values) / len(values) for values in zip(*each, strict=True)) for each in last)

    @cached_property
    def bands(self) -> tuple[float | None, ...]:
        """The band of what was to be expected, after each number of steps; at the end nothing is missed."""
        return self._course([each.sure for each in self.judgements], None, 0.0 if self.over else None)

    @cached_property
    def _chances(self) -> tuple[tuple[float, ...] | None, ...]:
        found = zip(self.judgements, self._expected, strict=True)
        return tuple(None if each.sure is None else chances(expected, each.sure) for each, expected in found)

    def _won(self, seat: int) -> float:
        """What came true; who share the first place share the victory."""
        if self.winner is not None:
            return float(seat == self.winner)
        first = [points == max(self.final) for points in self.final]
        return first[seat] / sum(first)

    def _course(self, values: Sequence[T], unknown: T, final: T) -> tuple[T, ...]:
        """A value for each number of steps: that of the action due then; the `final` one at the end of the game."""
        held = list[T]()
        for each, value in zip(self.judgements, values, strict=True):
            held += [value] * (each.start + 1 - len(held))
        held += [held[-1] if held else unknown] * (self.length - len(held))
        return (*held, held[-1] if held and not self.over else final)


def largest_first(judgements: Iterable[Judgement], people: Collection[int]) -> list[Judgement]:
    """By what was lost, that of persons before all others if it is worth telling."""
    return sorted(judgements, key=lambda each: (each.seat not in people or each.loss < TOLD, -each.loss))
