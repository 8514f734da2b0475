"""A position as it is looked at: by the names of colours, islands and tiles, frozen, and cheap to change for a picture.

It is made from a state of the rules, which alone know what an event changes. The methods that give a changed snapshot
are for what is only seen: a piece in the hand, in the air or picked, and the made-up tables of the rules book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from luna.games.luna.points.opponent import coming_shrine
from luna.games.luna.rules.board import Board, TempleBoard
from luna.games.luna.rules.constants import (
    AUTOMATON,
    FIGURE_NAMES,
    IN_TEMPLE,
    ISLAND_NAMES,
    ISLANDS,
    MOVE_NAMES,
    NOBODY,
    ON_PATH,
    OVER,
    PHASE_NAMES,
    PREPARE,
    ROUNDS,
    TILES,
)
from luna.games.luna.rules.state import State, guardian_value

Rows = Mapping[str, list[int]]
"""The arrays of a state by name."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """One order's pieces at one island."""

    active: int
    inactive: int
    shrine: bool


@dataclass(frozen=True, slots=True)
class Order:
    """What one order has; `favours` in alphabetical order, `islands` by name."""

    influence: int
    favours: tuple[str, ...]
    reserve: int
    jetty: int
    shrines: int
    islands: Mapping[str, Pieces]


@dataclass(frozen=True, slots=True)
class PathTile:
    """A tile on the path with the colour of the novice on it."""

    tile: int
    novice: str | None


@dataclass(frozen=True, slots=True)
class TempleTile:
    """A placed tile; without a novice if that was displaced."""

    tile: int
    novice: str | None
    book: bool


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One position; orders by colour in the order of their seats, islands clockwise from the top, path from the gate.

    `board` has all that is printed, `boards` are those of the temple from the gate on. `level` is that of a solo game,
    else 0; `travel` the journey or tides under way. `guardians` are the values of the guardian tiles still there.
    `council` lists discs and their seats, the one ahead first. `aloft` names what stands nowhere because it is on its
    way, as in "priestess", "disc:red" or "favour:book", favours once for each token. `shrine_due` is the island on
    which the solo opponent builds at the end of the round as things are. `hand` is the order whose tokens lie in the
    bar where that is not the one to act.
    """

    level: int
    phase: str
    round: int
    seats: tuple[str, ...]
    start: str
    actor: str | None
    travel: str | None
    board: Board
    boards: tuple[TempleBoard, ...]
    islands: tuple[str, ...]
    figures: Mapping[str, str]
    guardian: int
    guardians: tuple[int, ...]
    lit: int
    candles: int
    herbs_taken: bool
    path: tuple[PathTile, ...]
    temple: tuple[TempleTile, ...]
    council: tuple[tuple[str, int], ...]
    orders: Mapping[str, Order]
    aloft: tuple[str, ...] = ()
    shrine_due: str | None = None
    hand: str | None = None

    @classmethod
    def of(cls, state: State) -> Snapshot:
        """The position of a game."""
        table, colours = state.table, state.table.colours
        rows = {name: row for name, row in state.fields().items() if isinstance(row, list)}
        return cls(
            level=table.solo,
            phase=PHASE_NAMES[state.phase],
            round=state.round,
            seats=colours,
            start=colours[state.start],
            actor=_colour(state, state.actor),
            travel=MOVE_NAMES[state.pending],
            board=table.board,
            boards=table.boards,
            islands=tuple(ISLAND_NAMES[i] for i in table.ring),
            figures={name: ISLAND_NAMES[i] for name, i in zip(FIGURE_NAMES, rows["figures"], strict=True)},
            guardian=guardian_value(state),
            guardians=tuple(table.guardian_values()[::-1][: ROUNDS - state.round + 1]),
            lit=state.lit,
            candles=table.candles,
            herbs_taken=bool(state.herbs_taken),
            path=tuple(_path(state, rows)),
            temple=tuple(_temple(state, rows)),
            council=tuple((colours[seat], rows["seat_at"][seat]) for seat in rows["rank"][: table.seats]),
            orders={colour: _order(rows, seat) for seat, colour in enumerate(colours)},
            shrine_due=_due(state),
        )

    # -- queries

    @property
    def solo(self) -> bool:
        """Whether it is one of a solo game."""
        return bool(self.level)

    @property
    def mode(self) -> str:
        """Which rules are told: "solo" whatever its level, "two", or "more" players."""
        return "solo" if self.level else "two" if len(self.seats) == 2 else "more"

    @property
    def preparing(self) -> bool:
        """Whether the preparation is not over yet."""
        return self.phase == PHASE_NAMES[PREPARE]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == PHASE_NAMES[OVER]

    @property
    def turned(self) -> int:
        """Candles that no longer burn."""
        return self.candles - self.lit

    @property
    def ends_with_next_candle(self) -> bool:
        """Whether whoever turns the next candle ends the round."""
        return self.lit == 1

    @property
    def acting(self) -> Order | None:
        """What the order to act has."""
        return self.orders[self.actor] if self.actor else None

    @property
    def holder(self) -> str | None:
        """The order whose tokens lie in the bar."""
        return self.hand or self.actor

    @property
    def open_seat(self) -> int:
        """The seat whose panel is open where not all of them have room for that."""
        return self.seats.index(self.holder) if self.holder in self.seats else 0

    @property
    def held(self) -> tuple[str, ...]:
        """The favours in the bar."""
        return self.orders[self.holder].favours if self.holder else ()

    @property
    def opponent(self) -> str | None:
        """The automaton's colour in a solo game."""
        return self.seats[AUTOMATON] if self.level else None

    @property
    def blocked_island(self) -> str | None:
        """The island on which the apostate blocks the person's actions, from solo level 2 on (R9)."""
        return self.figures["apostate"] if self.level > 1 and not self.over else None

    @property
    def barred(self) -> str | None:
        """That island once the rounds have begun: in the preparation nothing is blocked yet."""
        return None if self.preparing else self.blocked_island

    def favours_left(self, favour: str) -> int:
        """Favour tokens lying at an island: one per player (solo: one), less those held or on their way."""
        supply = 1 if self.level else len(self.seats)
        held = sum(favour in order.favours for order in self.orders.values())
        return supply - held - self.aloft.count(f"favour:{favour}")

    def in_temple(self, colour: str) -> int:
        """Novices of an order in the temple."""
        return sum(placed.novice == colour for placed in self.temple)

    # -- changed for a picture

    def lifting(self, *names: str) -> Snapshot:
        """Some things are on their way."""
        return replace(self, aloft=(*self.aloft, *names))

    def with_order(self, colour: str, order: Order) -> Snapshot:
        """One order has something else."""
        return replace(self, orders={**self.orders, colour: order})

    def with_pieces(self, colour: str, island: str, pieces: Pieces) -> Snapshot:
        """One order has other pieces at an island."""
        order = self.orders[colour]
        return self.with_order(colour, replace(order, islands={**order.islands, island: pieces}))


def _path(state: State, rows: Rows) -> Iterator[PathTile]:
    for tile in state.table.path:
        if rows["where"][tile] == ON_PATH:
            yield PathTile(tile, _colour(state, rows["owner"][tile]))


def _temple(state: State, rows: Rows) -> Iterator[TempleTile]:
    for tile in range(1, TILES + 1):
        if rows["where"][tile] == IN_TEMPLE:
            yield TempleTile(tile, _colour(state, rows["owner"][tile]), bool(rows["book"][tile]))


def _due(state: State) -> str | None:
    island = coming_shrine(state)
    return None if island == NOBODY else ISLAND_NAMES[island]


def _colour(state: State, seat: int) -> str | None:
    return None if seat == NOBODY else state.table.colours[seat]


def _order(rows: Rows, seat: int) -> Order:
    base = seat * ISLANDS
    return Order(
        influence=rows["influence"][seat],
        favours=tuple(sorted(name for i, name in enumerate(ISLAND_NAMES) if rows["favor"][base + i])),
        reserve=rows["reserve"][seat],
        jetty=rows["jetty"][seat],
        shrines=rows["shrines"][seat],
        islands={
            name: Pieces(rows["active"][base + i], rows["inactive"][base + i], bool(rows["shrine"][base + i]))
            for i, name in enumerate(ISLAND_NAMES)
        },
    )
