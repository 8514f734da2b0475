"""How a game ended, in numbers: a row for each order, and who is ahead of whom."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RoundPoints:
    """One order's points of a round: at the priestess, to the apostate, in the temple, by actions."""

    priestess: int
    apostate: int
    temple: int
    gains: int

    @property
    def sum(self) -> int:
        """All of them."""
        return self.priestess + self.apostate + self.temple + self.gains


@dataclass(frozen=True, slots=True)
class EndPoints:
    """What the end of the game added for an order: shrines, favours left and the council seat."""

    shrines: int
    favours: int
    council: int

    @property
    def sum(self) -> int:
        """All of them."""
        return self.shrines + self.favours + self.council


@dataclass(frozen=True, slots=True)
class FinalRow:
    """One order's whole game: influence at the start, each round, then what the end added.

    An empty `name` shows the order's.
    """

    colour: str
    name: str
    start: int
    rounds: tuple[RoundPoints, ...]
    end: EndPoints

    @property
    def total(self) -> int:
        """The influence at the end."""
        return self.start + sum(each.sum for each in self.rounds) + self.end.sum


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The human's influence minus the automaton's, and whether that wins."""

    difference: int
    won: bool
