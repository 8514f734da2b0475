"""One position, and what the board alone says about it (chapter 4)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from .board import COLOURS, NEIGHBOURS, PAIRS, START_TEMPLES


def nothing() -> dict[str, int]:
    return dict.fromkeys(COLOURS, 0)


@dataclass
class Player:
    catastrophes: int
    leaders: dict[str, str | None] = field(default_factory=lambda: dict.fromkeys(COLOURS))
    hand: dict[str, int] = field(default_factory=nothing)
    swapped: dict[str, int] = field(default_factory=nothing)
    points: dict[str, int] = field(default_factory=nothing)
    treasures: int = 0


@dataclass
class Monument:
    """Where the upper left of its four flipped tiles lies, and which colour they had."""

    at: str
    base: str


@dataclass
class Position:
    """A whole position; `tiles` holds the face-up ones, `pending` has the form of the record's state."""

    seats: list[str]
    start: str
    bag: str
    players: dict[str, Player]
    active: str
    actor: str | None
    phase: str = "act"
    turn: int = 1
    left: int = 2
    tiles: dict[str, str] = field(default_factory=lambda: dict.fromkeys(START_TEMPLES, "red"))
    flipped: set[str] = field(default_factory=set)
    catastrophes: set[str] = field(default_factory=set)
    treasures: set[str] = field(default_factory=lambda: set(START_TEMPLES))
    monuments: dict[str, Monument | None] = field(default_factory=lambda: dict.fromkeys(PAIRS))
    out: dict[str, int] = field(default_factory=nothing)
    pending: dict[str, Any] | None = None

    @property
    def deciding(self) -> Player:
        """Who decides now, where somebody does."""
        assert self.actor is not None
        return self.players[self.actor]

    @property
    def question(self) -> dict[str, Any]:
        """What is pending, where something is."""
        assert self.pending is not None
        return self.pending

    def clockwise(self, first: str) -> list[str]:
        """All seats from this one on."""
        place = self.seats.index(first)
        return self.seats[place:] + self.seats[:place]

    def leaders(self) -> dict[str, tuple[str, str]]:
        """The leaders on the board: cell to seat and colour."""
        return {
            cell: (seat, colour)
            for seat, player in self.players.items()
            for colour, cell in player.leaders.items()
            if cell is not None
        }

    def is_temple(self, cell: str) -> bool:
        return self.tiles.get(cell) == "red"

    def temples_beside(self, cell: str) -> int:
        return sum(self.is_temple(near) for near in NEIGHBOURS[cell])

    def is_empty(self, cell: str) -> bool:
        taken = cell in self.tiles or cell in self.flipped or cell in self.catastrophes
        return not taken and cell not in self.leaders()

    def region(self, cell: str, without: str | None = None) -> set[str]:
        """The region of a tile's or leader's cell; one other cell may be regarded as empty."""
        filled = self.tiles.keys() | self.flipped | self.leaders().keys()
        return spread(cell, filled - {without})

    def owners_in(self, region: Collection[str], colour: str) -> list[str]:
        """Who has a leader of the colour there, clockwise from the active player."""
        return [seat for seat in self.clockwise(self.active) if self.players[seat].leaders[colour] in region]

    def take_out(self, colour: str, count: int = 1) -> None:
        """So many tiles go openly out of the game."""
        self.out[colour] += count

    def score(self, seat: str, colour: str, points: int = 1) -> None:
        self.players[seat].points[colour] += points


def spread(cell: str, filled: Collection[str]) -> set[str]:
    """The cell and everything that hangs together with it over filled cells."""
    found, edge = {cell}, [cell]
    while edge:
        for near in NEIGHBOURS[edge.pop()]:
            if near in filled and near not in found:
                found.add(near)
                edge.append(near)
    return found


def kingdoms(pieces: Collection[str], leaders: Collection[str]) -> dict[str, str]:
    """Every cell of a kingdom with the kingdom's name, which is the cell of one of its leaders."""
    filled = {*pieces, *leaders}
    named: dict[str, str] = {}
    for leader in leaders:
        if leader not in named:
            named |= dict.fromkeys(spread(leader, filled), leader)
    return named
