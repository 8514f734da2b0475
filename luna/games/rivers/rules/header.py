"""A record's header <-> a set-up. Header lines come in a fixed order, each once; any fault names its line."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.header_values import HeaderValues
from luna.core.record import Line, RecordError
from luna.core.seat import Seat, SeatKind, format_seat, parse_seat
from luna.games.rivers.rules.board import Board
from luna.games.rivers.rules.constants import COLOURS, LETTERS, RECORD_KEY, RECORD_VERSION, SEAT_NAMES, SEATS
from luna.games.rivers.rules.setup import Setup

KEYS = (RECORD_KEY, "board", "seats", "start", "bag")


def format_header(setup: Setup, board: Board) -> list[str]:
    """The header lines of a set-up."""
    return [
        f"{RECORD_KEY} {RECORD_VERSION}",
        f"board {board.id}",
        "seats " + " ".join(map(format_seat, setup.seats)),
        f"start {setup.colours[setup.start]}",
        f"bag {setup.bag}",
    ]


def parse_header(lines: Sequence[Line], board: Board) -> Setup:
    """The set-up of a header; raises RecordError at the first line that is missing, misplaced or impossible."""
    values = _Values(lines, KEYS)
    if values.take(RECORD_KEY) != RECORD_VERSION:
        raise values.fault("version")
    if values.take("board") != board.id:
        raise values.fault("unknown_board", expected=board.id)
    seats = values.seats()
    colours = tuple(seat.colour for seat in seats)
    start = values.start(colours)
    bag = values.bag(board)
    values.end()
    return Setup(seats, start, bag)


class _Values(HeaderValues):
    """The values of this game's header."""

    def seats(self) -> tuple[Seat, ...]:
        fields = self.take("seats").split(" ")
        try:
            seats = tuple(map(parse_seat, fields))
        except ValueError as error:
            raise self.fault() from error
        colours = [seat.colour for seat in seats]
        if any(seat.kind == SeatKind.AUTOMATON for seat in seats) or not 2 <= len(seats) <= SEATS:
            raise self.fault()
        if len(set(colours)) != len(seats) or not set(colours) <= set(SEAT_NAMES):
            raise self.fault()
        return seats

    def start(self, colours: Sequence[str]) -> int:
        return colours.index(self.choice("start", colours))

    def bag(self, board: Board) -> str:
        """Exactly the printed tiles; the fault names a character that is no tile's, else a colour with both numbers."""
        bag = self.take("bag")
        if strange := bag.strip(LETTERS)[:1]:
            raise RecordError(self.number, "other_character", strange, ", ".join(LETTERS))
        for colour, letter, printed in zip(COLOURS, LETTERS, board.bag, strict=True):
            if bag.count(letter) != printed:
                found, expected = f"{colour} {bag.count(letter)}", f"{colour} {printed}"
                raise RecordError(self.number, "other_count", found, expected)
        return bag
