"""The game's public face: pure functions of a position, everything else about the rules lies behind it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from luna.core.rules import IllegalAction, Step, Violation
from luna.games.rivers.rules.actions import ACTIONS, ActionKind
from luna.games.rivers.rules.constants import ACT, NOBODY, OVER
from luna.games.rivers.rules.events import Event, TilesDrawn, witness
from luna.games.rivers.rules.explain import explain
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.notation import code_of, notation
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.sight import imagine, observe, unended
from luna.games.rivers.rules.state import State


class RiversRules:
    """Between the Rivers as `luna.core.rules.Rules`; has no state of its own. Everything random is in the header."""

    secrets = True

    def actor(self, state: State) -> int:
        """The seat that decides, also in another one's turn."""
        return state.actor

    def turn_owner(self, state: State) -> int:
        """The active seat."""
        return NOBODY if state.phase == OVER else state.active

    def goes_on(self, state: State) -> bool:
        """Whether an action's conflicts, monument or treasures are not decided yet."""
        return state.phase not in (ACT, OVER)

    def legal(self, state: State) -> Sequence[int]:
        """Codes of all legal actions, ascending."""
        return legal_codes(state)

    def violation(self, state: State, code: int) -> Violation | None:
        """Why an action is forbidden; None exactly if `legal` has it."""
        return explain(state, code)

    def apply(self, state: State, code: int) -> tuple[State, tuple[Event, ...]]:
        """The position after the action and what happened; raises IllegalAction."""
        violation = explain(state, code)
        if violation:
            raise IllegalAction(notation(code), violation)
        after, log = state.copy(), list[Event]()
        after.log = log
        play(after, code)
        after.log = None
        return after, tuple(log)

    def draw(self, state: State, rng: Random) -> int:
        """Raises ValueError: the header holds the whole bag."""
        raise ValueError("nothing is drawn in this game")

    def notation(self, state: State, code: int) -> str:
        """The action's line in a record."""
        return notation(code)

    def code(self, state: State, notation: str) -> int | None:
        """The action a line names, None if there is none."""
        return code_of(notation)

    def observe(self, state: State, seat: int) -> State:
        """The position as a seat may know it."""
        return observe(state, seat)

    def witness(self, event: Event, seat: int) -> Event:
        """The event as a seat may know it."""
        return witness(event, seat)

    def imagine(self, state: State, seat: int, rng: Random) -> State:
        """A whole position that fits what a seat sees."""
        return imagine(state, seat, rng)

    def reveals(self, before: State, step: Step[State, Event]) -> bool:
        """Whether tiles were drawn or committed, or another seat has the decision now."""
        if ACTIONS[step.code].kind == ActionKind.COMMIT or step.after.actor != before.actor:
            return True
        return any(isinstance(event, TilesDrawn) and event.count for event in step.events)

    def while_open(self, step: Step[State, Event]) -> Step[State, Event]:
        """Without the tiles that were drawn, and not yet in the next round."""
        others = tuple(event for event in step.events if not isinstance(event, TilesDrawn))
        return Step(step.code, others, unended(step.after, step.events))


RULES = RiversRules()
