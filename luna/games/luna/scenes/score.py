"""What a panel beside the table tells of a scoring: steps, and for each order values with their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from luna.ui.reading.text import Text

AT_ONCE = -1
"""Step of a value that is told from the beginning."""


@dataclass(frozen=True, slots=True)
class Value:
    """One line of an order's scoring: what it is for, its points and why; `sign` is a sprite or an icon.

    `step` tells with which step it appears, counted from 0.
    """

    what: str
    sign: str
    points: int
    reason: str
    step: int


class ScoreRow(Protocol):
    """One order's scoring; an empty `name` shows the order's."""

    @property
    def colour(self) -> str:
        """Whose it is."""

    @property
    def name(self) -> str:
        """What the player is called."""

    @property
    def start(self) -> int:
        """The influence from which the panel counts."""

    @property
    def added(self) -> int:
        """All points that the lines name."""

    @property
    def total(self) -> int:
        """The influence after the scoring."""


class Score(Protocol):
    """A scoring step by step; the last step is the sum."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The names of the steps."""

    @property
    def rows(self) -> Sequence[ScoreRow]:
        """One for each order."""

    @property
    def council(self) -> Sequence[str]:
        """The colours in council order, the one ahead first."""

    def heading(self, text: Text) -> str:
        """What is scored."""

    def values(self, text: Text, row: int) -> tuple[Value, ...]:
        """The lines of an order."""

    def meaning(self, text: Text, step: int) -> str:
        """What a step means, counted from 0."""

    def summary(self, text: Text) -> str:
        """What is to be read at the end, when everything is shown."""

    def tie(self, text: Text, step: int | None) -> str:
        """What is said of a tie that the council broke, in a step or, without one, at the end; empty without a tie."""
