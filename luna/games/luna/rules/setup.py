"""From a set-up (everything random already drawn) to the table and the first position."""

from __future__ import annotations

from dataclasses import dataclass, field

from luna.core.seat import Seat
from luna.games.luna.rules.board import Board, shipped_board
from luna.games.luna.rules.constants import (
    ACTION,
    AUTOMATON,
    BOARD_NAMES,
    IN_TEMPLE,
    ISLANDS,
    NOBODY,
    ON_PATH,
    PREPARE,
    TILES,
)
from luna.games.luna.rules.state import State, Table

START_INFLUENCE = 5


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is decided before the first action; `start` is a seat, `solo` 0 or the level.

    `boards` from the gate, `deal` tile by seat, `islands` clockwise and `figures` (priestess, builder, apostate) as
    island indices; for the preset start they are those of `board`, which has what is printed. Raises ValueError for a
    preset start in solo.
    """

    seats: tuple[Seat, ...]
    start: int
    boards: tuple[str, ...]
    deal: tuple[int, ...]
    islands: tuple[int, ...]
    figures: tuple[int, int, int]
    preset: bool = False
    solo: int = 0
    board: Board = field(default_factory=shipped_board, repr=False)
    colours: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        if self.solo and self.preset:
            raise ValueError("solo always uses the free set-up")
        object.__setattr__(self, "colours", tuple(seat.colour for seat in self.seats))


def path_of(board: Board, boards: tuple[str, ...]) -> tuple[int, ...]:
    """The tiles on the path from the gate, highest first; `len(boards)` of them follow each guardian tile."""
    return tuple(sorted((t for colour in boards for t in board.temple[colour] if t > len(BOARD_NAMES)), reverse=True))


def neighbours(board: Board, boards: tuple[str, ...]) -> dict[int, list[int]]:
    """Tiles on the adjacent hexagons of each tile: odd columns lie half a hexagon further from the gate."""
    at = {(row, col): tile for row, colour in enumerate(boards) for col, tile in enumerate(board.temple[colour])}
    near: dict[int, list[int]] = {}
    for (row, col), tile in at.items():
        slant = row + 1 if col % 2 else row - 1
        spots = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1), (slant, col - 1), (slant, col + 1)]
        near[tile] = [at[spot] for spot in spots if spot in at]
    return near


def make_table(setup: Setup) -> Table:
    """The unchanging part of a game."""
    board, table = setup.board, Table()
    n = len(setup.seats)
    table.seats, table.solo = n, setup.solo
    table.candles = 0 if setup.solo else (3 if n == 2 else 4)
    table.tokens = 1 if setup.solo else n
    table.priestess_moves, table.builder_moves = board.priestess_moves[n], board.builder_moves
    table.board, table.boards = board, board.boards(setup.boards)
    table.colours, table.ring = setup.colours, setup.islands
    table.path = path_of(board, setup.boards)
    following = [0] * ISLANDS
    for position, island in enumerate(setup.islands):
        following[island] = setup.islands[(position + 1) % ISLANDS]
    _fill(table, board, setup, following)
    return table


def _fill(table: Table, board: Board, setup: Setup, following: list[int]) -> None:
    """Sets the arrays whole: compiled they are C arrays that Python can't index from here."""
    group = [-1] * (TILES + 1)
    for k, tile in enumerate(table.path):
        group[tile] = k // table.seats
    near = [0] * (6 * (TILES + 1))
    for tile, others in neighbours(board, setup.boards).items():
        near[6 * tile : 6 * tile + len(others)] = others
    table.fill(
        following,
        [0, *board.symbol[1:]],
        group,
        near,
        list(board.guardian),
        [*board.priestess_places[table.seats], 0],
        list(board.seats),
    )


def initial_state(setup: Setup) -> State:
    """The position before the first action of the record."""
    board, table = setup.board, make_table(setup)
    n = len(setup.seats)
    values = _Start(n)
    for tile in table.path:
        values.where[tile] = ON_PATH
    for seat, tile in enumerate(setup.deal):
        values.temple(seat, tile)
    if setup.solo:
        _place_automaton(values, board, setup)
    if setup.preset:
        _place_preset(values, board, setup)
    state = State(table)
    state.begin(
        [START_INFLUENCE if seat < n else 0 for seat in range(4)],
        [(setup.start + n - 1 - k) % n if k < n else 0 for k in range(4)],
        values.reserve,
        values.shrines,
        values.active,
        values.shrine,
        values.favor,
        values.where,
        values.owner,
        values.book,
    )
    state.priestess, state.builder, state.apostate = setup.figures
    state.start = setup.start
    state.lit = table.candles
    state.phase = ACTION if setup.preset else PREPARE
    state.actor = 0 if setup.solo else setup.start
    return state


class _Start:
    """The first position's arrays while they are filled."""

    def __init__(self, seats: int) -> None:
        self.reserve = [13 if seat < seats else 0 for seat in range(4)]
        self.shrines = [6 if seat < seats else 0 for seat in range(4)]
        self.active, self.shrine, self.favor = [0] * 28, [0] * 28, [0] * 28
        self.where, self.owner, self.book = [0] * (TILES + 1), [NOBODY] * (TILES + 1), [0] * (TILES + 1)

    def temple(self, seat: int, tile: int) -> None:
        self.where[tile], self.owner[tile], self.book[tile] = IN_TEMPLE, seat, 1
        self.reserve[seat] -= 1

    def novices(self, seat: int, island: int, count: int) -> None:
        self.active[seat * ISLANDS + island] += count
        self.reserve[seat] -= count

    def build(self, seat: int, island: int) -> None:
        self.shrine[seat * ISLANDS + island] = 1
        self.shrines[seat] -= 1


def _place_automaton(values: _Start, board: Board, setup: Setup) -> None:
    """A shrine and a novice beside the builder, two novices elsewhere; the one in the temple is from its tile's island.

    R14: its tile carries a book.
    """
    builder = setup.figures[1]
    values.build(AUTOMATON, builder)
    for island in range(ISLANDS):
        values.novices(AUTOMATON, island, 1 if island == builder else 2)
    values.novices(AUTOMATON, board.symbol[setup.deal[AUTOMATON]], -1)


def _place_preset(values: _Start, board: Board, setup: Setup) -> None:
    """Shrine, pairs and favours of each colour as printed on the islands."""
    for seat, colour in enumerate(setup.colours):
        order = board.preset.orders[colour]
        values.build(seat, order.shrine)
        for island in order.pairs:
            values.novices(seat, island, 2)
        for island in order.favors:
            values.favor[seat * ISLANDS + island] = 1
