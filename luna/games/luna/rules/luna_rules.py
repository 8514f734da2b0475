"""The game's public face: pure functions of a position, everything else about the rules lies behind it."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.rules import IllegalAction, OpenRules, Violation
from luna.games.luna.rules.constants import NO_MOVE
from luna.games.luna.rules.events import Event
from luna.games.luna.rules.explain import explain
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.notation import code_of, notation
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State


class LunaRules(OpenRules[State, Event]):
    """Luna as `luna.core.rules.Rules`; has no state of its own."""

    def actor(self, state: State) -> int:
        """The seat to act; in solo always the person's."""
        return state.actor

    def goes_on(self, state: State) -> bool:
        """Whether a journey or tides is not done yet."""
        return state.pending != NO_MOVE

    def legal(self, state: State) -> Sequence[int]:
        """Codes of all legal actions, ascending."""
        return legal_codes(state)

    def violation(self, state: State, code: int) -> Violation | None:
        """Why an action is forbidden; None exactly if `legal` has it."""
        if code in legal_codes(state):
            return None
        found = explain(state, code)
        assert found is not None, self.notation(state, code)
        return found

    def apply(self, state: State, code: int) -> tuple[State, tuple[Event, ...]]:
        """The position after the action and what happened; raises IllegalAction."""
        after, log = self._allowed(state, code), list[Event]()
        after.log = log
        play(after, code)
        after.log = None
        return after, tuple(log)

    def trace(self, state: State, code: int) -> tuple[tuple[Event, State], ...]:
        """What happens in an action, each event with the position right after it; raises IllegalAction.

        Once all has happened the turn passes on: who is to act next is only in the position that `apply` gives.
        """
        after = self._allowed(state, code)
        after.log = log = _Trace(after)
        play(after, code)
        return tuple(log.steps)

    def _allowed(self, state: State, code: int) -> State:
        """A copy to play a legal action on."""
        violation = self.violation(state, code)
        if violation:
            raise IllegalAction(self.notation(state, code), violation)
        return state.copy()

    def notation(self, state: State, code: int) -> str:
        """The action's line in a record."""
        return notation(state.table, code)

    def code(self, state: State, notation: str) -> int | None:
        """The action a line names, None if there is none."""
        return code_of(state.table, notation)


class _Trace:
    """Keeps each event with a copy of the position it has led to."""

    def __init__(self, state: State) -> None:
        self.steps: list[tuple[Event, State]] = []
        self._state = state

    def append(self, event: Event, /) -> None:
        """The event has happened."""
        self.steps.append((event, self._state.copy()))


RULES = LunaRules()
