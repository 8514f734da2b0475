"""The oracle: the whole game once more, small and slow, to check the rules core against."""

from __future__ import annotations

from typing import Any

from .board import HAND, PRINTED
from .dump import as_json, position_of, seen_by
from .legal import legal_lines
from .play import play_line
from .position import Player, Position
from .turn_end import draw


class Oracle:
    """One game, advanced line by line."""

    def __init__(self, seats: list[str], start: str, bag: str) -> None:
        """Seats clockwise; the bag's letters in drawing order, with everybody's first hand."""
        players = {seat: Player(PRINTED["hand"]["catastrophes"]) for seat in seats}
        position = Position(list(seats), start, bag, players, active=start, actor=start)
        for seat in position.clockwise(start):
            draw(position, seat, HAND)
        self.begin(position)

    @classmethod
    def of(cls, state: dict[str, Any]) -> Oracle:
        """The game at a whole JSON state; `legal` and `result` may be missing and don't count."""
        oracle = cls.__new__(cls)
        oracle.begin(position_of(state))
        return oracle

    @classmethod
    def from_header(cls, lines: list[str]) -> Oracle:
        """The first position for a record's lines before `---`."""
        head = dict(line.split(" ", 1) for line in lines)
        seats = [word.split("=")[0] for word in head["seats"].split(" ")]
        return cls(seats, head["start"], head["bag"])

    def begin(self, position: Position) -> None:
        """Go on from this position."""
        self.position = position
        self._legal = legal_lines(position)

    def legal(self) -> list[str]:
        """Every legal next line, sorted by code point."""
        return list(self._legal)

    def play(self, line: str) -> None:
        """Play one line; ValueError, and nothing changed, if it is not legal."""
        if line not in self._legal:
            raise ValueError(f"not legal: {line}")
        play_line(self.position, line)
        self._legal = legal_lines(self.position)

    def dump(self, seat: str | None = None) -> dict[str, Any]:
        """The JSON state of the record format, whole or as a seat may see it."""
        state = as_json(self.position, self._legal)
        return seen_by(seat, state) if seat else state
