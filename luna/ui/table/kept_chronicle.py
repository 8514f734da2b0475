"""A chronicle that is kept while the match goes on: only what is new is put into words, after an undo what differs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from operator import is_
from typing import Generic

from luna.core.match import Step
from luna.core.rules import EventT, StateT
from luna.ui.table.chronicle_line import ChronicleLine

Lines = tuple[ChronicleLine, ...]


class KeptChronicle(ABC, Generic[StateT, EventT]):
    """Lines of a match; steps that go on from each other are told together."""

    def __init__(self) -> None:
        self._steps: list[Step[StateT, EventT]] = []
        self._starts: list[int] = []
        """For each step how many lie before the first one that it is told with."""
        self._told: dict[tuple[int, int], Lines] = {}
        self._asked: dict[tuple[int, int], Lines] = {}
        """The answers since the last change, which every picture asks for again."""

    @abstractmethod
    def goes_on(self, state: StateT) -> bool:
        """Whether the step that is played in a position is told with the one before."""

    @abstractmethod
    def beginning(self, first: StateT) -> ChronicleLine:
        """What stands over all; `first` is the position before all."""

    @abstractmethod
    def tell(self, before: StateT, steps: Sequence[Step[StateT, EventT]], start: int) -> Iterator[ChronicleLine]:
        """The lines of steps that are told together, or of some of them, after `start` others."""

    def lines(
        self, steps: Sequence[Step[StateT, EventT]], first: StateT, begin: int = 0, end: int | None = None
    ) -> Lines:
        """The lines of the steps from `begin` to before `end`, oldest first; `first` is the position before all."""
        self._follow(steps)
        part = begin, len(steps) if end is None else min(end, len(steps))
        if part not in self._asked:
            self._asked[part] = self._lines(first, *part)
        return self._asked[part]

    def _lines(self, first: StateT, begin: int, end: int) -> Lines:
        parts, at = list[Lines](), end
        while at > begin:
            start = max(begin, self._starts[at - 1])
            parts.append(self._part(first, start, at))
            at = start
        told = tuple(line for part in reversed(parts) for line in part)
        return told if begin else (self.beginning(first), *told)

    def _follow(self, steps: Sequence[Step[StateT, EventT]]) -> None:
        """Forgets what is no longer so, and finds where what is new begins."""
        same = _common(self._steps, steps)
        if same == len(self._steps) == len(steps):
            return
        self._asked.clear()
        if same < len(self._steps):
            self._told = {part: lines for part, lines in self._told.items() if part[1] <= same}
            del self._steps[same:], self._starts[same:]
        for number in range(same, len(steps)):
            goes_on = number > 0 and self.goes_on(steps[number - 1].after)
            self._starts.append(self._starts[number - 1] if goes_on else number)
            self._steps.append(steps[number])

    def _part(self, first: StateT, start: int, end: int) -> Lines:
        if (start, end) not in self._told:
            before = self._steps[start - 1].after if start else first
            self._told[start, end] = tuple(self.tell(before, self._steps[start:end], start))
        return self._told[start, end]


def _common(known: Sequence[object], steps: Sequence[object]) -> int:
    """How many steps at the beginning of both are the very same."""
    alike = enumerate(map(is_, known, steps))
    return next((number for number, same in alike if not same), min(len(known), len(steps)))
