"""One position as flat arrays, and the table it is played on.

Arrays are indexed by seat, island, `seat * 7 + island` or tile number (0 unused). The file is plain Python; with the
`.pxd` beside it the same source compiles to C arrays, where `log is None` is all that tells a search from a game.
"""

from __future__ import annotations

from luna.games.luna.rules.board import Board, TempleBoard, shipped_board
from luna.games.luna.rules.constants import (
    COUNCIL_SEATS,
    IN_TEMPLE,
    ISLANDS,
    NOBODY,
    NOVICES,
    ON_PATH,
    ROUNDS,
    SEATS,
    SHRINES,
    TILES,
)
from luna.games.luna.rules.events import Log

CELLS = SEATS * ISLANDS


def repeat(value: int, count: int) -> list[int]:
    """A list of equal values; a C array takes its first values from such a list, not from `[value] * count`."""
    return [value] * count


class Table:
    """What never changes during a game: seats, ring of islands, path groups, adjacency, printed values.

    `group` of a tile: index of the guardian place before it from the gate (0-5), -1 = not on the path at the start.
    `near` holds six tile numbers a tile (0 = none). `board` has all that is printed, `boards` are those of the temple
    from the gate on. `solo` is 0 or the level 1-3; the automaton is seat 1.
    """

    def __init__(self) -> None:
        self.seats = 0
        self.solo = 0
        self.candles = 0
        self.priestess_moves = 0
        self.builder_moves = 0
        self.tokens = 0
        self.next = repeat(0, ISLANDS)
        self.symbol = repeat(0, TILES + 1)
        self.group = repeat(-1, TILES + 1)
        self.near = repeat(0, 6 * (TILES + 1))
        self.guardian = repeat(0, ROUNDS)
        self.places = repeat(0, SEATS)
        self.council = repeat(0, COUNCIL_SEATS)
        self.colours: tuple[str, ...] = ()
        self.board: Board = shipped_board()
        self.boards: tuple[TempleBoard, ...] = ()
        self.ring: tuple[int, ...] = ()
        self.path: tuple[int, ...] = ()

    def fill(
        self,
        following: list[int],
        symbol: list[int],
        group: list[int],
        near: list[int],
        guardian: list[int],
        places: list[int],
        council: list[int],
    ) -> None:
        """Sets the arrays; compiled they can't be reached from outside."""
        self.next = following
        self.symbol = symbol
        self.group = group
        self.near = near
        self.guardian = guardian
        self.places = places
        self.council = council

    def symbol_of(self, tile: int) -> int:
        """Island of a tile's symbol."""
        return self.symbol[tile]

    def guardian_values(self) -> list[int]:
        """Values of the guardian tiles from the jetty to the gate."""
        return [self.guardian[i] for i in range(ROUNDS)]

    def seat_value(self, seat: int) -> int:
        """Influence a council seat is worth at the end."""
        return self.council[seat]


class State:
    """One position of one table. `log`, if there is one, is told of each event as soon as the position shows it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: Log | None = None
        self.phase = 0
        self.round = 1
        self.actor = 0
        self.start = 0
        self.prepared = 0
        self.lit = 0
        self.book_played = 0
        self.herbs_taken = 0
        self.pending = 0
        self.priestess = 0
        self.builder = 0
        self.apostate = 0
        self.moved = repeat(0, ISLANDS)
        self.influence = repeat(0, SEATS)
        self.reserve = repeat(NOVICES, SEATS)
        self.jetty = repeat(0, SEATS)
        self.shrines = repeat(SHRINES, SEATS)
        self.seat_at = repeat(0, SEATS)
        self.rank = repeat(0, SEATS)
        self.active = repeat(0, CELLS)
        self.inactive = repeat(0, CELLS)
        self.shrine = repeat(0, CELLS)
        self.favor = repeat(0, CELLS)
        self.where = repeat(0, TILES + 1)
        self.owner = repeat(NOBODY, TILES + 1)
        self.book = repeat(0, TILES + 1)

    def begin(
        self,
        influence: list[int],
        rank: list[int],
        reserve: list[int],
        shrines: list[int],
        active: list[int],
        shrine: list[int],
        favor: list[int],
        where: list[int],
        owner: list[int],
        book: list[int],
    ) -> None:
        """Sets the arrays of a first position."""
        self.influence = influence
        self.rank = rank
        self.reserve = reserve
        self.shrines = shrines
        self.active = active
        self.shrine = shrine
        self.favor = favor
        self.where = where
        self.owner = owner
        self.book = book

    def copy(self) -> State:
        """An equal position on the same table, without a log."""
        other = State(self.table)
        copy_into(self, other)
        return other

    def fields(self) -> dict[str, int | list[int]]:
        """Every changing value by name, arrays as lists; the same compiled and interpreted."""
        seats, islands, cells, tiles = range(SEATS), range(ISLANDS), range(CELLS), range(TILES + 1)
        return {
            "phase": self.phase,
            "round": self.round,
            "actor": self.actor,
            "start": self.start,
            "prepared": self.prepared,
            "lit": self.lit,
            "book_played": self.book_played,
            "herbs_taken": self.herbs_taken,
            "pending": self.pending,
            "figures": [self.priestess, self.builder, self.apostate],
            "moved": [self.moved[i] for i in islands],
            "influence": [self.influence[i] for i in seats],
            "reserve": [self.reserve[i] for i in seats],
            "jetty": [self.jetty[i] for i in seats],
            "shrines": [self.shrines[i] for i in seats],
            "seat_at": [self.seat_at[i] for i in seats],
            "rank": [self.rank[i] for i in seats],
            "active": [self.active[i] for i in cells],
            "inactive": [self.inactive[i] for i in cells],
            "shrine": [self.shrine[i] for i in cells],
            "favor": [self.favor[i] for i in cells],
            "where": [self.where[i] for i in tiles],
            "owner": [self.owner[i] for i in tiles],
            "book": [self.book[i] for i in tiles],
        }


def copy_into(a: State, b: State) -> None:
    """Makes `b` equal to `a`; `b` keeps its log."""
    b.table = a.table
    b.phase = a.phase
    b.round = a.round
    b.actor = a.actor
    b.start = a.start
    b.prepared = a.prepared
    b.lit = a.lit
    b.book_played = a.book_played
    b.herbs_taken = a.herbs_taken
    b.pending = a.pending
    b.priestess = a.priestess
    b.builder = a.builder
    b.apostate = a.apostate
    b.moved[:] = a.moved[:]
    b.influence[:] = a.influence[:]
    b.reserve[:] = a.reserve[:]
    b.jetty[:] = a.jetty[:]
    b.shrines[:] = a.shrines[:]
    b.seat_at[:] = a.seat_at[:]
    b.rank[:] = a.rank[:]
    b.active[:] = a.active[:]
    b.inactive[:] = a.inactive[:]
    b.shrine[:] = a.shrine[:]
    b.favor[:] = a.favor[:]
    b.where[:] = a.where[:]
    b.owner[:] = a.owner[:]
    b.book[:] = a.book[:]


def released(s: State, tile: int) -> bool:
    """Whether a tile lies between the guardian and the jetty."""
    return s.table.group[tile] >= ROUNDS - s.round


def release_round(s: State, tile: int) -> int:
    """The round from which on a tile is released."""
    return ROUNDS - s.table.group[tile]


def bribable(s: State, tile: int) -> bool:
    """Whether a tile lies in the one group between the guardian and the next guardian tile towards the gate."""
    return s.table.group[tile] == ROUNDS - 1 - s.round


def guardian_value(s: State) -> int:
    """Value of the tile under the guardian."""
    return s.table.guardian[s.round - 1]


def barred_island(s: State) -> int:
    """R9: the island whose use the apostate blocks in the human's action phase of solo 2-3, else -1."""
    return s.apostate if s.table.solo >= 2 else -1


def in_temple_of(s: State, seat: int) -> int:
    """Novices of a seat in the temple."""
    count = 0
    for tile in range(1, TILES + 1):
        if s.where[tile] == IN_TEMPLE and s.owner[tile] == seat:
            count += 1
    return count


def on_path_free(s: State, tile: int) -> bool:
    """Whether a tile lies on the path with nobody on it."""
    return s.where[tile] == ON_PATH and s.owner[tile] == NOBODY
