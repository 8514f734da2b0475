"""A game under way: every position from the first on, so undo is "take the previous" and redo "take the next"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from luna.core.rules import EventT, Rules, StateT


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT]):
    """One action played: its code, what happened and the position after it."""

    code: int
    events: tuple[EventT, ...]
    after: StateT


class Match(Generic[StateT, EventT]):
    """Plays actions and goes back and forth; playing after an undo forgets what was undone."""

    def __init__(self, rules: Rules[StateT, EventT], first: StateT) -> None:
        self.rules = rules
        self.first = first
        self._steps: list[Step[StateT, EventT]] = []
        self._at = 0

    @property
    def state(self) -> StateT:
        """The present position."""
        return self._steps[self._at - 1].after if self._at else self.first

    @property
    def steps(self) -> Sequence[Step[StateT, EventT]]:
        """The steps that led to the present position."""
        return self._steps[: self._at]

    @property
    def undone(self) -> int:
        """How many steps can be played again."""
        return len(self._steps) - self._at

    def play(self, code: int) -> tuple[EventT, ...]:
        """Plays a legal action; raises IllegalAction and changes nothing otherwise."""
        after, events = self.rules.apply(self.state, code)
        del self._steps[self._at :]
        self._steps.append(Step(code, events, after))
        self._at += 1
        return events

    def go_to(self, length: int) -> None:
        """The position after the first `length` steps, in either direction; raises IndexError outside."""
        if not 0 <= length <= len(self._steps):
            raise IndexError(length)
        self._at = length

    def before(self, index: int) -> StateT:
        """The position in which step `index` was played."""
        return self._steps[index - 1].after if index else self.first

    def notations(self) -> list[str]:
        """The record's lines up to the present position."""
        return [self.rules.notation(self.before(i), step.code) for i, step in enumerate(self.steps)]
