"""What comes of a person's picks: a question which of several actions is meant, or steps that are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from luna.core.match import Step
from luna.core.turn import Ask, Point, Released


@dataclass(frozen=True, slots=True)
class Question:
    """Which of several actions is meant; `at` = where in the window a person was when it came up."""

    ask: Ask
    at: Point


@dataclass(frozen=True, slots=True)
class Played:
    """Steps that were played: by which seat the first, in which position, and which, all as one may see it.

    `dropped` = the piece that a hand let go of to mean it.
    """

    by: int
    before: Any
    steps: tuple[Step[Any, Any], ...]
    dropped: Released | None = None

    @property
    def events(self) -> tuple[Any, ...]:
        """What happened."""
        return tuple(event for step in self.steps for event in step.events)
