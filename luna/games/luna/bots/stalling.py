"""How long computer players go on in a round: without an end two of them could wait for each other for ever.

Whoever turns the last candles often gives something away, and some actions can be repeated as often as one likes.
"""

from __future__ import annotations

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ACTION, NO_MOVE
from luna.games.luna.rules.state import State

PATIENCE = 15
"""Turns in a round for each order; of rounds in which nobody waits like that 1 in 1,000 is as long."""
MEDITATE, END = FIRST["meditate"], FIRST["end"]


class RoundTurns:
    """Counts the turns of the present round of a game; it is told the position after every code."""

    def __init__(self, state: State) -> None:
        self.round = state.round
        self.count = 0

    def follow(self, state: State) -> None:
        """A code was played."""
        if state.round != self.round:
            self.round, self.count = state.round, 0
        elif state.phase == ACTION and state.pending == NO_MOVE:
            self.count += 1


def passing(state: State) -> int:
    """The code with which the actor does nothing more, R13: to meditate, in solo to end the round."""
    return END if state.table.solo else MEDITATE


def impatient(state: State, turns: int) -> bool:
    """Whether after so many turns in the round a computer player passes, which is always possible."""
    return state.phase == ACTION and state.pending == NO_MOVE and turns >= PATIENCE * state.table.seats
