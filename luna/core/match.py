"""A game under way: every position from the first on, so undo is "take the previous" and redo "take the next"."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic

from luna.core.rules import CHANCE, EventT, Rules, StateT, Step

__all__ = ["Match", "Step"]


class Match(Generic[StateT, EventT]):
    """Plays actions and goes back and forth; playing after an undo forgets what was undone."""

    def __init__(self, rules: Rules[StateT, EventT], first: StateT, steps: Sequence[Step[StateT, EventT]] = ()) -> None:
        self.rules = rules
        self.first = first
        self._steps = list(steps)
        self._at = len(self._steps)

    @property
    def state(self) -> StateT:
        """The present position."""
        return self._steps[self._at - 1].after if self._at else self.first

    @property
    def steps(self) -> Sequence[Step[StateT, EventT]]:
        """The steps that led to the present position."""
        return self._steps[: self._at]

    @property
    def every_step(self) -> Sequence[Step[StateT, EventT]]:
        """The steps that were played, those that were taken back too."""
        return tuple(self._steps)

    @property
    def length(self) -> int:
        """How many steps led to the present position."""
        return self._at

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

    def play_chance(self, rng: Random) -> tuple[EventT, ...]:
        """Plays all that is drawn until a seat is to decide or the game is over; what happened."""
        events: list[EventT] = []
        while self.rules.actor(self.state) == CHANCE:
            events += self.play(self.rules.draw(self.state, rng))
        return tuple(events)

    def go_to(self, length: int) -> None:
        """The position after the first `length` steps, in either direction; raises IndexError outside."""
        if not 0 <= length <= len(self._steps):
            raise IndexError(length)
        self._at = length

    def cut(self, length: int) -> Match[StateT, EventT]:
        """The game as it was after the first `length` steps; raises IndexError outside."""
        if not 0 <= length <= len(self._steps):
            raise IndexError(length)
        return Match(self.rules, self.first, self._steps[:length])

    def before(self, index: int) -> StateT:
        """The position in which step `index` was played, of those taken back too; after the last step the last."""
        return self._steps[index - 1].after if index else self.first

    def reveals(self, index: int) -> bool:
        """Whether somebody came to know something with step `index`."""
        return self.rules.reveals(self.before(index), self._steps[index])

    def notations(self) -> list[str]:
        """The record's lines up to the present position."""
        return self._lines(0, self._at)

    def undone_notations(self) -> list[str]:
        """The lines of what can be played again, the next first."""
        return self._lines(self._at, len(self._steps))

    def _lines(self, start: int, end: int) -> list[str]:
        return [self.rules.notation(self.before(i), self._steps[i].code) for i in range(start, end)]
