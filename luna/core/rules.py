"""The contract every game fulfils: what is legal, why something is not, what an action does, and who may know what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

NOBODY = -1
"""In place of a seat: no seat is to act, or somebody who only looks on."""
CHANCE = -2
"""In place of a seat: what happens next is drawn."""

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


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


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT]):
    """One action played: its code, what happened and the position after it."""

    code: int
    events: tuple[EventT, ...]
    after: StateT


class Rules(Protocol[StateT, EventT]):
    """What a game allows and does; states are never changed in place.

    Actions are codes, indices into the game's one finite table of actions. Seats are counted from 0. A game may draw
    during play: then the actor is CHANCE and `legal` holds what can be drawn. Or everything random is drawn before the
    first action and stands in the record's header. A game with `secrets` shows a seat no more than `observe`, `witness`
    and `imagine` give.
    """

    secrets: bool
    """Whether a seat may know things that another one may not."""

    def actor(self, state: StateT) -> int:
        """The seat that decides next, CHANCE, or NOBODY exactly if the game is over."""

    def turn_owner(self, state: StateT) -> int:
        """The seat whose turn it is, also while another one answers; NOBODY if the game is over."""

    def goes_on(self, state: StateT) -> bool:
        """Whether an action of several steps is under way."""

    def legal(self, state: StateT) -> Sequence[int]:
        """Codes of all legal actions, ascending, without duplicates; empty when the game is over."""

    def violation(self, state: StateT, code: int) -> Violation | None:
        """Why the action is forbidden here; None exactly if it is legal."""

    def apply(self, state: StateT, code: int) -> tuple[StateT, tuple[EventT, ...]]:
        """The position after the action and what happened on the way; raises IllegalAction."""

    def draw(self, state: StateT, rng: Random) -> int:
        """The legal action that chance takes while it is the actor, each as likely as the game says."""

    def notation(self, state: StateT, code: int) -> str:
        """The action's line in a record of this game."""

    def code(self, state: StateT, notation: str) -> int | None:
        """The action a record's line names, None if there is no such action in the game."""

    def observe(self, state: StateT, seat: int) -> StateT:
        """The position as a seat may know it, or NOBODY as who only looks on; observing it again changes nothing."""

    def witness(self, event: EventT, seat: int) -> EventT:
        """The event as a seat may know it, or NOBODY."""

    def imagine(self, state: StateT, seat: int, rng: Random) -> StateT:
        """A whole position that may be the present one for all a seat knows: to the seat it looks as `state` does."""

    def reveals(self, before: StateT, step: Step[StateT, EventT]) -> bool:
        """Whether a step can't be taken back honestly: who took it learned from it, or others did and decide now.

        What a seat shows of its own and goes on deciding it may take back.
        """

    def while_open(self, step: Step[StateT, EventT]) -> Step[StateT, EventT]:
        """A step that ended a turn, as it is shown until who took it confirms that: it may still be taken back.

        Whatever `reveals` speaks of is left out of it.
        """


class OpenRules(Generic[StateT, EventT]):
    """What holds of every game without chance and secrets during play; the game adds what its actions are."""

    secrets = False

    def actor(self, state: StateT) -> int:
        """The seat that decides next, NOBODY if the game is over."""
        raise NotImplementedError

    def turn_owner(self, state: StateT) -> int:
        """Who acts has the turn."""
        return self.actor(state)

    def goes_on(self, state: StateT) -> bool:
        """Each action is one step."""
        return False

    def draw(self, state: StateT, rng: Random) -> int:
        """Raises ValueError: nothing is left to chance."""
        raise ValueError("nothing is drawn in this game")

    def observe(self, state: StateT, seat: int) -> StateT:
        """All of it."""
        return state

    def witness(self, event: EventT, seat: int) -> EventT:
        """All of it."""
        return event

    def imagine(self, state: StateT, seat: int, rng: Random) -> StateT:
        """The position itself: it is known."""
        return state

    def reveals(self, before: StateT, step: Step[StateT, EventT]) -> bool:
        """Nothing was hidden."""
        return False

    def while_open(self, step: Step[StateT, EventT]) -> Step[StateT, EventT]:
        """All of it."""
        return step
