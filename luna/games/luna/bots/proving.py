"""A proof in the last round of solo: the lead that nothing surpasses, and how it is come to.

It is looked for in small steps between which a worker can listen, and given up where there is too much to compare.
"""

from __future__ import annotations

from luna.games.luna.rules.constants import ACTION, AUTOMATON, NO_MOVE, OVER, ROUNDS
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.exact import Exact
from luna.games.luna.search.features import Weights

MOST = 150_000
"""Positions looked into at most: they take some 50 MB."""
AT_LEAST = 100
"""Positions of a step: each begins at the root again, and fewer would not come further than the last step."""


def can_be_proven(state: State) -> bool:
    """Whether a proof may be tried: a last round in which one person decides all that follows."""
    return state.table.solo > 0 and state.phase == ACTION and state.round == ROUNDS and state.pending == NO_MOVE


class Proof:
    """Begins with a `lead` at the end that can be had; `lead` is the largest one known by now."""

    def __init__(self, state: State, weights: Weights, lead: float, room: int) -> None:
        self._state, self._room = state, min(room, MOST)
        self._exact = Exact(state, weights, 0)
        self.lead = int(lead)
        self.found = False
        """Whether nothing surpasses the lead."""

    def run(self, positions: int) -> int:
        """Looks into so many positions, or some more; fewer where it is found, or there is no room for more."""
        exact, before = self._exact, self._exact.nodes
        positions = min(max(positions, AT_LEAST), self._room - before)
        while not self.found and exact.nodes - before < positions:
            exact.room = before + positions
            wanted = self.lead + 1 - ahead(self._state)
            reached = exact.at_least(self._state, 0, wanted)
            if exact.nodes > exact.room:
                break
            self.lead = max(self.lead, reached + ahead(self._state))
            self.found = reached < wanted
        return 0 if self.found else max(0, min(positions, exact.nodes - before))

    def line(self) -> tuple[tuple[int, ...], ...]:
        """The turns that lead to it, once it is found; empty where they are not found again."""
        here, turns, turn = self._state.copy(), list[tuple[int, ...]](), list[int]()
        self._exact.room = self._exact.nodes + MOST
        while here.phase != OVER:
            following = self._following(here)
            if following is None:
                return ()
            code, here = following
            turn.append(code)
            if here.pending == NO_MOVE:
                turns.append(tuple(turn))
                turn = []
        return tuple(turns)

    def _following(self, here: State) -> tuple[int, State] | None:
        """An action after which the lead can still be had."""
        for code in legal_codes(here):
            after = here.copy()
            play(after, code)
            wanted = self.lead - ahead(after)
            reached = self._exact.at_least(after, 0, wanted)
            if self._exact.nodes > self._exact.room:
                return None
            if reached >= wanted:
                return code, after
        return None


def ahead(state: State) -> int:
    """How far the person is ahead now."""
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    return int(influence[0] - influence[AUTOMATON])
