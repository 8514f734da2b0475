"""The contract every game fulfils: what is legal, why something is not, what an action does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT", covariant=True)


@dataclass(frozen=True, slots=True)
class Violation:
    """Why an action is not legal: a reason code of the game and the values its sentence needs."""

    reason: str
    args: Mapping[str, int | str] = field(default_factory=dict)


class IllegalAction(ValueError):  # noqa: N818 (the name says what it is)
    """An action was applied that the rules forbid in this position."""

    def __init__(self, notation: str, violation: Violation) -> None:
        super().__init__(f"{notation}: {violation.reason}")
        self.notation = notation
        self.violation = violation


class Rules(Protocol[StateT, EventT]):
    """A game without chance and hidden information after its set-up; states are never changed in place.

    Actions are codes, indices into the game's one finite table of actions.
    """

    def legal(self, state: StateT) -> Sequence[int]:
        """Codes of all legal actions, ascending, without duplicates; empty when the game is over."""

    def violation(self, state: StateT, code: int) -> Violation | None:
        """Why the action is forbidden here; None exactly if it is legal."""

    def apply(self, state: StateT, code: int) -> tuple[StateT, tuple[EventT, ...]]:
        """The position after the action and what happened on the way; raises IllegalAction."""

    def notation(self, state: StateT, code: int) -> str:
        """The action's line in a record of this game."""

    def code(self, state: StateT, notation: str) -> int | None:
        """The action a record's line names, None if there is no such action in the game."""
