"""A record's header <-> a set-up. Header lines come in a fixed order, each once; any fault names its line."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.board_values import BoardError
from luna.core.header_values import HeaderValues
from luna.core.record import Line, RecordError
from luna.core.seat import Seat, SeatKind, format_seat, parse_seat
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.rules.own_board import packed, unpacked
from luna.games.luna.rules.setup import Setup

VERSION = "1"
KEYS = ("luna-record", "board", "printed", "mode", "seats", "setup", "start", "boards", "deal", "islands", "figures")


def format_header(setup: Setup) -> list[str]:
    """The header lines of a set-up; printed values that are not the shipped ones stand in it."""
    board = setup.board
    lines = [
        f"luna-record {VERSION}",
        f"board {board.id}",
        *([] if board == shipped_board() else [f"printed {packed(board)}"]),
        f"mode solo {setup.solo}" if setup.solo else "mode players",
        "seats " + " ".join(map(format_seat, setup.seats)),
        "setup preset" if setup.preset else "setup free",
        f"start {setup.colours[setup.start]}",
        "boards " + " ".join(setup.boards),
        "deal " + " ".join(f"{c}={t}" for c, t in zip(setup.colours, setup.deal, strict=True)),
    ]
    if not setup.preset:
        named = zip(FIGURE_NAMES, setup.figures, strict=True)
        lines.append("islands " + " ".join(ISLAND_NAMES[i] for i in setup.islands))
        lines.append("figures " + " ".join(f"{f}={ISLAND_NAMES[i]}" for f, i in named))
    return lines


def parse_header(lines: Sequence[Line]) -> Setup:
    """The set-up of a header; raises RecordError at the first line that is missing, misplaced or impossible."""
    values = _Values(lines, KEYS)
    if values.take("luna-record") != VERSION:
        raise values.fault("version")
    board = values.board()
    solo = values.mode()
    seats = values.seats(solo)
    colours = tuple(seat.colour for seat in seats)
    preset = values.choice("setup", ("free",) if solo else ("free", "preset")) == "preset"
    start = colours.index(values.choice("start", colours[1:] if solo else colours))
    boards = values.distinct("boards", BOARD_NAMES, len(seats))
    deal = values.deal(colours, {t for b in boards for t in board.temple[b] if t <= len(BOARD_NAMES)})
    islands, figures = board.preset.islands, board.preset.figures
    if not preset:
        islands = tuple(ISLAND_NAMES.index(i) for i in values.distinct("islands", ISLAND_NAMES, len(ISLAND_NAMES)))
        figures = values.figures(solo)
    values.end()
    return Setup(seats, start, boards, deal, islands, figures, preset, solo, board)


class _Values(HeaderValues):
    """The values of this game's header."""

    def board(self) -> Board:
        """The shipped board, or one whose values follow and give it its id."""
        id, shipped = self.take("board"), shipped_board()
        if not self.follows("printed"):
            if id != shipped.id:
                raise self.fault("other_board", expected=shipped.id)
            return shipped
        line = self.take("printed")
        try:
            board = unpacked(line)
        except BoardError as error:
            raise RecordError(self.number, "bad_board", error.key) from error
        if board.id != id:
            raise RecordError(self.number, "board_id", board.id, id)
        return board

    def mode(self) -> int:
        modes = ("players", "solo 1", "solo 2", "solo 3")
        return modes.index(self.choice("mode", modes))

    def distinct(self, key: str, allowed: Sequence[str], count: int) -> tuple[str, ...]:
        names = tuple(self.take(key).split(" "))
        if len(names) != count or len(set(names)) != count or not set(names) <= set(allowed):
            raise self.fault()
        return names

    def pairs(self, key: str, expected: Sequence[str]) -> list[str]:
        """The values of `name=value` fields whose names must be the expected ones, in order."""
        fields = [field.partition("=") for field in self.take(key).split(" ")]
        if [field[0] for field in fields] != list(expected):
            raise self.fault()
        return [field[2] for field in fields]

    def seats(self, solo: int) -> tuple[Seat, ...]:
        fields = self.take("seats").split(" ")
        try:
            seats = tuple(map(parse_seat, fields))
        except ValueError as error:
            raise self.fault() from error
        colours = [seat.colour for seat in seats]
        automatons = [seat.kind == SeatKind.AUTOMATON for seat in seats]
        right = automatons == [False, True] if solo else 2 <= len(seats) <= 4 and not any(automatons)
        if not right or len(set(colours)) != len(seats) or not set(colours) <= set(COLOURS):
            raise self.fault()
        return seats

    def deal(self, colours: Sequence[str], tiles: set[int]) -> tuple[int, ...]:
        dealt = self.pairs("deal", colours)
        if sorted(dealt) != sorted(str(tile) for tile in tiles):
            raise self.fault()
        return tuple(int(tile) for tile in dealt)

    def figures(self, solo: int) -> tuple[int, int, int]:
        names = self.pairs("figures", FIGURE_NAMES)
        if not set(names) <= set(ISLAND_NAMES) or (solo == 3 and names[0] != names[1]):
            raise self.fault()
        priestess, builder, apostate = (ISLAND_NAMES.index(name) for name in names)
        return priestess, builder, apostate
