"""Positions as the rules' examples draw them, played on by the rules core."""

from __future__ import annotations

from typing import Any, Self

from luna.games.rivers.rules.constants import LETTERS, SEAT_NAMES, SPHERES
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.events import Event
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.state import State, Table
from tests.games.rivers.oracle.core import Core
from tests.games.rivers.oracle.picture import picture

NOWHERE_NEAR = """
     a
 1   ..
"""


class Situation:
    """A position that lines are played on; `events` are those of the last line."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    def hand(self, seat: str, letters: str) -> Self:
        """What a seat holds."""
        number = self.state.table.names.index(seat)
        for colour, letter in enumerate(LETTERS):
            self.state.hand[SPHERES * number + colour] = letters.count(letter)
        self.state.held[number] = len(letters)
        return self

    def turn_of(self, seat: str) -> Self:
        """Whose turn begins."""
        self.state.active = self.state.actor = self.state.table.names.index(seat)
        self.state.left = 2
        return self

    def bag(self, letters: str) -> Self:
        """What is left in the bag."""
        table, bag = self.state.table, bytes(map(LETTERS.index, letters))
        self.state.table, self.state.drawn = Table(table.names, table.start, bag, len(bag)), 0
        return self

    def play(self, *lines: str) -> Self:
        """Plays legal lines."""
        for line in lines:
            self.state, self.events = RULES.apply(self.state, self.code(line))
        return self

    def code(self, line: str) -> int:
        """The action of a line."""
        code = RULES.code(self.state, line)
        assert code is not None, line
        return code

    def refused(self, line: str) -> tuple[str, dict[str, Any]]:
        """The reason why a line is not legal, and its values."""
        code = self.code(line)
        assert code not in RULES.legal(self.state)
        violation = RULES.violation(self.state, code)
        assert violation is not None
        return violation.reason, dict(violation.args)

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        return dump(self.state)


def shown(text: str, turn: str = "heron", left: int = 2) -> Situation:
    """A drawn position with four seats and empty hands."""
    hands = dict.fromkeys(SEAT_NAMES, "")
    return Situation(Core.of(picture(text, active=turn, left=left, hands=hands)).state)


def beginning(seats: str = "heron ram fish palm", hands: str = "kkkkkk") -> Situation:
    """The board as at the start, everybody with the same hand."""
    return Situation(Core.of(picture(NOWHERE_NEAR, seats=seats, hands=dict.fromkeys(seats.split(" "), hands))).state)
