"""Positions as the rules' examples draw them: a piece of the map, what hands hold, whose turn it is."""

from __future__ import annotations

from typing import Any, Self

from luna.core.seat import Seat
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import (
    CATASTROPHE,
    CELL_NAMES,
    COLOURS,
    EMPTY,
    FLIPPED,
    LEADER,
    LETTERS,
    SEAT_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.events import Event
from luna.games.rivers.rules.geography import NEIGHBOURS, STARTS
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import Setup, initial_state
from luna.games.rivers.rules.state import State

Colours = dict[str, int]
OWNERS = {"h": "heron", "m": "ram", "f": "fish", "p": "palm"}
"""The second letter of a leader in a drawing."""


def by_colour(**counts: int) -> Colours:
    """All four colours, those not named with 0."""
    return {colour: counts.get(colour, 0) for colour in COLOURS}


class Situation:
    """A position that lines are played on; `events` are those of the last line."""

    def __init__(self, seats: tuple[str, ...] = SEAT_NAMES, start: str = "heron") -> None:
        setup = Setup(tuple(map(Seat, seats)), seats.index(start), shipped_board().letters)
        self.state: State = initial_state(shipped_board(), setup)
        self.events: tuple[Event, ...] = ()
        self.seats = seats

    def drawn(self, text: str) -> Self:
        """Puts a drawn piece of the map in place of all else; start temples far from it keep their treasures."""
        header, *rows = [line.split() for line in text.strip("\n").splitlines()]
        shown: dict[int, str] = {}
        for number, *marks in rows:
            for column, mark in zip(header, marks, strict=True):
                shown[CELL_NAMES.index(f"{column}{number}")] = mark
        near = {cell for shown_cell in shown for cell in (shown_cell, *NEIGHBOURS[shown_cell])}
        for cell in STARTS:
            if cell in near:
                self.state.cells[cell] = EMPTY
                self.state.treasure[cell] = 0
        for cell, mark in shown.items():
            self._put(cell, mark)
        return self

    def _put(self, cell: int, mark: str) -> None:
        if mark in ("..", "~~"):
            return
        if mark == "##":
            self.state.cells[cell] = FLIPPED
        elif mark == "XX":
            self.state.cells[cell] = CATASTROPHE
        elif mark[0] in "RKBG":
            seat = self.seats.index(OWNERS[mark[1]])
            place = SPHERES * seat + LETTERS.index(mark[0].lower())
            self.state.cells[cell] = LEADER + place
            self.state.leader[place] = cell
        else:
            self.state.cells[cell] = 1 + LETTERS.index(mark[0])
            self.state.treasure[cell] = int(mark.endswith("*"))

    def hand(self, seat: str, letters: str) -> Self:
        """What a seat holds."""
        number = self.seats.index(seat)
        for colour, letter in enumerate(LETTERS):
            self.state.hand[SPHERES * number + colour] = letters.count(letter)
        self.state.held[number] = len(letters)
        return self

    def turn_of(self, seat: str, left: int = 2) -> Self:
        """Whose turn it is, with so many actions left."""
        self.state.active = self.state.actor = self.seats.index(seat)
        self.state.left = left
        return self

    def bag(self, letters: str) -> Self:
        """What is left in the bag."""
        table = self.state.table
        table.bag = "?" * self.state.drawn + letters
        table.tiles = len(table.bag)
        return self

    def play(self, *lines: str) -> Self:
        """Plays legal lines."""
        for line in lines:
            code = RULES.code(self.state, line)
            assert code is not None, line
            self.state, self.events = RULES.apply(self.state, code)
        return self

    def refused(self, line: str) -> tuple[str, dict[str, Any]]:
        """The reason why a line is not legal, and its values."""
        code = RULES.code(self.state, line)
        assert code is not None, line
        assert code not in RULES.legal(self.state)
        violation = RULES.violation(self.state, code)
        assert violation is not None
        return violation.reason, dict(violation.args)

    def legal(self, beginning: str) -> set[str]:
        """Ends of all legal lines that begin so."""
        lines = (RULES.notation(self.state, code) for code in RULES.legal(self.state))
        return {line.removeprefix(beginning) for line in lines if line.startswith(beginning)}

    def dump(self) -> dict[str, Any]:
        """The position as JSON."""
        return dump(self.state)

    def points(self, seat: str) -> Colours:
        """A seat's points by colour."""
        found: Colours = self.dump()["players"][seat]["points"]
        return found

    def leaders(self, seat: str) -> dict[str, str]:
        """A seat's leaders on the board."""
        found = self.dump()["players"][seat]["leaders"]
        return {colour: cell for colour, cell in found.items() if cell}

    def at(self, cell: str) -> str:
        """What a cell shows in the JSON."""
        index = CELL_NAMES.index(cell)
        rows: list[str] = self.dump()["cells"]
        return "".join(rows)[index]


def shown(text: str, turn: str = "heron", left: int = 2) -> Situation:
    """A drawn position with four seats and empty hands."""
    situation = Situation().drawn(text).turn_of(turn, left)
    for seat in SEAT_NAMES:
        situation.hand(seat, "")
    return situation
