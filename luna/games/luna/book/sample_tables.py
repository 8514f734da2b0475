"""The positions in the pictures of the rules book: each begins with a set-up and is changed like a real table."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from luna.core.seat import Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import ACTION, COLOURS, FIGURE_NAMES, ISLAND_NAMES, PHASE_NAMES, ROUNDS
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.layout import screen, shifted
from luna.games.luna.view.geometry.places import Boards, field_ground, placed_ground, tile_ground, tile_pawn_ground
from luna.games.luna.view.snapshot import Order, Pieces, Snapshot, TempleTile
from luna.ui.moving.motion import Point

RING = ("novice", "tides", "sailboat", "shrine", "herbs", "book", "bribery")
"""Islands clockwise, the first one at the top."""
FAR = {"priestess": "shrine", "builder": "herbs", "apostate": "book"}
"""Where figures stand that a picture is not about."""
LOW_TILES = {"yellow": 3, "blue": 2, "red": 4, "green": 1}
"""The one of the tiles 1 to 4 on each board."""
OF_THREE = ("yellow", "red", "blue")


def rotated(top: str) -> tuple[str, ...]:
    """The ring turned until an island lies at the top."""
    k = RING.index(top)
    return RING[k:] + RING[:k]


def setup_of(
    orders: tuple[str, ...],
    boards: tuple[str, ...],
    ring: tuple[str, ...] = RING,
    figures: dict[str, str] | None = None,
    *,
    solo: int = 0,
) -> Setup:
    """The set-up of a game with the first order as start player; in solo the second one is the automaton."""
    standing = {**FAR, **(figures or {})}
    priestess, builder, apostate = (ISLAND_NAMES.index(standing[name]) for name in FIGURE_NAMES)
    return Setup(
        seats=tuple(Seat(colour, "automaton" if solo and k else "human") for k, colour in enumerate(orders)),
        start=1 if solo else 0,
        boards=boards,
        deal=tuple(LOW_TILES[board] for board in boards),
        islands=tuple(ISLAND_NAMES.index(name) for name in ring),
        figures=(priestess, builder, apostate),
        solo=solo,
    )


def preset_setup() -> Setup:
    """The preset start of four players."""
    board = shipped_board()
    boards = "blue", "yellow", "green", "red"
    return Setup(
        seats=tuple(Seat(colour) for colour in COLOURS),
        start=0,
        boards=boards,
        deal=tuple(LOW_TILES[name] for name in boards),
        islands=board.preset.islands,
        figures=board.preset.figures,
        preset=True,
    )


def played(setup: Setup, *lines: str) -> Snapshot:
    """The position after some actions; raises IllegalAction."""
    state: State = initial_state(setup)
    for line in lines:
        code = RULES.code(state, line)
        if code is None:
            raise ValueError(f"no action: {line}")
        state, _ = RULES.apply(state, code)
    return Snapshot.of(state)


class SampleTable:
    """A position under construction in the action phase, and where its pieces stand in px at 1080p."""

    def __init__(self, state: Snapshot) -> None:
        self._state = replace(state, phase=PHASE_NAMES[ACTION], actor=state.seats[0])

    @property
    def state(self) -> Snapshot:
        """The position."""
        return self._state

    # -- building

    def active(self, colour: str, island: str, count: int = 1) -> Self:
        """Novices from the reserve onto an island."""
        here = self._here(colour, island)
        self._placed(colour, island, replace(here, active=here.active + count))
        return self._from_reserve(colour, count)

    def inactive(self, colour: str, island: str, count: int = 1) -> Self:
        """Novices from the reserve beside an island."""
        here = self._here(colour, island)
        self._placed(colour, island, replace(here, inactive=here.inactive + count))
        return self._from_reserve(colour, count)

    def shrine(self, colour: str, island: str) -> Self:
        """A shrine out of the supply."""
        self._placed(colour, island, replace(self._here(colour, island), shrine=True))
        order = self._state.orders[colour]
        return self._having(colour, replace(order, shrines=order.shrines - 1))

    def favour(self, colour: str, *favours: str) -> Self:
        """Favour tokens in the hand."""
        order = self._state.orders[colour]
        return self._having(colour, replace(order, favours=tuple(sorted([*order.favours, *favours]))))

    def on_jetty(self, colour: str, count: int = 1) -> Self:
        """Displaced novices."""
        order = self._state.orders[colour]
        self._having(colour, replace(order, jetty=order.jetty + count))
        return self._from_reserve(colour, count)

    def on_tile(self, colour: str, tile: int) -> Self:
        """A novice on a tile of the path."""
        path = (replace(place, novice=colour) if place.tile == tile else place for place in self._state.path)
        self._state = replace(self._state, path=tuple(path))
        return self._from_reserve(colour, 1)

    def in_temple(self, colour: str, *tiles: int) -> Self:
        """Consecrated novices, without books."""
        state = self._state
        path = tuple(place for place in state.path if place.tile not in tiles)
        placed = [*state.temple, *(TempleTile(tile, colour, False) for tile in tiles)]
        self._state = replace(state, path=path, temple=tuple(sorted(placed, key=lambda each: each.tile)))
        return self._from_reserve(colour, len(tiles))

    def council(self, **seats: int) -> Self:
        """Seats by colour, the disc that is ahead first."""
        self._state = replace(self._state, council=tuple(seats.items()))
        return self

    def in_round(self, number: int) -> Self:
        """The guardian on the tile of a round."""
        from_gate = shipped_board().guardian[::-1]
        left = from_gate[: ROUNDS - number + 1]
        self._state = replace(self._state, round=number, guardian=left[-1], guardians=tuple(left))
        return self

    def candles_turned(self, count: int) -> Self:
        """Some of the candles no longer burn."""
        self._state = replace(self._state, lit=self._state.candles - count)
        return self

    def _here(self, colour: str, island: str) -> Pieces:
        return self._state.orders[colour].islands[island]

    def _placed(self, colour: str, island: str, pieces: Pieces) -> Self:
        self._state = self._state.with_pieces(colour, island, pieces)
        return self

    def _having(self, colour: str, order: Order) -> Self:
        self._state = self._state.with_order(colour, order)
        return self

    def _from_reserve(self, colour: str, count: int) -> Self:
        order = self._state.orders[colour]
        return self._having(colour, replace(order, reserve=order.reserve - count))

    # -- where pieces stand

    def on(self, island: str, colour: str) -> Point:
        """The feet of active novices."""
        return screen(*lay.active_spot(self._place(island), colour), lay.Z_PLATEAU)

    def beside(self, island: str, colour: str) -> Point:
        """The middle of inactive novices."""
        return screen(*lay.quay_spot(self._place(island), colour), lay.Z_QUAY)

    def shrine_of(self, island: str, colour: str) -> Point:
        """The foot of a shrine."""
        return screen(*lay.shrine_spot(self._place(island), colour), lay.Z_PLATEAU)

    def figure(self, name: str, island: str) -> Point:
        """The feet of a figure."""
        return screen(*lay.figure_spot(self._place(island), name), lay.Z_PLATEAU)

    def jetty(self, colour: str) -> Point:
        """The feet of displaced novices."""
        return screen(*lay.jetty_spot(colour), lay.Z_JETTY)

    def tile(self, number: int) -> Point:
        """The middle of a tile on the path."""
        return screen(*tile_ground(self._boards, number), lay.Z_TILE)

    def novice_on_tile(self, number: int) -> Point:
        """The feet of the novice on a tile of the path."""
        return screen(*tile_pawn_ground(self._boards, number), lay.Z_TILE)

    def novice_in_temple(self, number: int) -> Point:
        """The feet of the novice on a field, where its tile lies too."""
        return screen(*placed_ground(self._boards, number), lay.Z_HALL)

    def book(self, number: int) -> Point:
        """The book on a field."""
        return screen(*shifted(field_ground(self._boards, number), lay.FIELD_BOOK), lay.Z_HALL)

    def path_place(self, slot: int) -> Point:
        """The middle of a place of the path, counted from the gate."""
        return screen(*lay.path_slot(slot, lay.path_places(len(self._boards))), lay.Z_TILE)

    def seat(self, number: int) -> Point:
        """The middle of a council seat."""
        return screen(*lay.council_seat(number), lay.Z_SEAT)

    @property
    def _boards(self) -> Boards:
        return self.state.boards

    def _place(self, island: str) -> int:
        return self.state.islands.index(island)


def new_table(
    orders: tuple[str, ...] = OF_THREE,
    boards: tuple[str, ...] = ("yellow", "blue", "red"),
    top: str = "novice",
    **figures: str,
) -> SampleTable:
    """A table before anything but the first tiles is placed, with an island at the top of the ring."""
    return SampleTable(Snapshot.of(initial_state(setup_of(orders, boards, rotated(top), figures))))


def solo_table(level: int, **figures: str) -> SampleTable:
    """Yellow against the automaton red, before yellow places anything but the first tile."""
    setup = setup_of(("yellow", "red"), ("yellow", "blue"), RING, figures, solo=level)
    return SampleTable(Snapshot.of(initial_state(setup)))
