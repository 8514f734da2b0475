"""The positions in the pictures of the rules book: each begins with a set-up and is changed like a real table."""

from __future__ import annotations

from typing import Self

from luna.core.seat import Seat
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import COLOURS, FIGURE_NAMES, ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict, dump
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.setup import Setup, initial_state
from luna.games.luna.rules.state import State
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.layout import Point, screen, shifted
from luna.games.luna.view.geometry.places import field_ground, placed_ground, tile_ground
from luna.games.luna.view.motion.draft import Draft

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


def played(setup: Setup, *lines: str) -> StateDict:
    """The position after some actions; raises IllegalAction."""
    state: State = initial_state(shipped_board(), setup)
    for line in lines:
        code = RULES.code(state, line)
        if code is None:
            raise ValueError(f"no action: {line}")
        state, _ = RULES.apply(state, code)
    return dump(state)


class Position:
    """A position under construction in the action phase, and where its pieces stand in px at 1080p."""

    def __init__(self, state: StateDict) -> None:
        self._draft = Draft(state)
        self._draft.state["phase"] = "action"
        self._draft.state["actor"] = state["seats"][0]
        self._draft.state["legal"] = []

    @property
    def state(self) -> StateDict:
        """The position."""
        return self._draft.state

    # -- building

    def active(self, colour: str, island: str, count: int = 1) -> Self:
        """Novices from the reserve onto an island."""
        self._draft.here(self._seat(colour), ISLAND_NAMES.index(island))["active"] += count
        return self._from_reserve(colour, count)

    def inactive(self, colour: str, island: str, count: int = 1) -> Self:
        """Novices from the reserve beside an island."""
        self._draft.here(self._seat(colour), ISLAND_NAMES.index(island))["inactive"] += count
        return self._from_reserve(colour, count)

    def shrine(self, colour: str, island: str) -> Self:
        """A shrine out of the supply."""
        self._draft.here(self._seat(colour), ISLAND_NAMES.index(island))["shrine"] = True
        self._draft.player(self._seat(colour))["shrines"] -= 1
        return self

    def favour(self, colour: str, *favours: str) -> Self:
        """Favour tokens in the hand."""
        for favour in favours:
            self._draft.give(self._seat(colour), ISLAND_NAMES.index(favour))
        return self

    def on_jetty(self, colour: str, count: int = 1) -> Self:
        """Displaced novices."""
        self._draft.player(self._seat(colour))["jetty"] += count
        return self._from_reserve(colour, count)

    def on_tile(self, colour: str, tile: int) -> Self:
        """A novice on a tile of the path."""
        self._draft.on_path(tile, colour)
        return self._from_reserve(colour, 1)

    def in_temple(self, colour: str, *tiles: int) -> Self:
        """Consecrated novices, without books."""
        for tile in tiles:
            self._draft.off_path(tile)
            self._draft.into_temple(tile, colour)
            self._from_reserve(colour, 1)
        return self

    def council(self, **seats: int) -> Self:
        """Seats by colour, the disc that is ahead first."""
        self._draft.state["council"] = list(seats.items())
        return self

    def in_round(self, number: int) -> Self:
        """The guardian on the tile of a round."""
        for _ in range(number - self.state["round"]):
            self._draft.off_guardian_tile()
        self._draft.state["round"] = number
        self._draft.state["guardian"] = shipped_board().guardian[number - 1]
        return self

    def candles_turned(self, count: int) -> Self:
        """Some of the candles no longer burn."""
        candles = self.state["candles"]
        whole = candles["lit"] + candles["turned"]
        self._draft.state["candles"] = {"lit": whole - count, "turned": count}
        return self

    def _seat(self, colour: str) -> int:
        return self.state["seats"].index(colour)

    def _from_reserve(self, colour: str, count: int) -> Self:
        self._draft.player(self._seat(colour))["reserve"] -= count
        return self

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
        return screen(*shifted(tile_ground(self._boards, number), lay.TILE_PAWN), lay.Z_TILE)

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
    def _boards(self) -> tuple[str, ...]:
        return tuple(self.state["boards"])

    def _place(self, island: str) -> int:
        return self.state["islands"].index(island)


def new_table(
    orders: tuple[str, ...] = OF_THREE,
    boards: tuple[str, ...] = ("yellow", "blue", "red"),
    top: str = "novice",
    **figures: str,
) -> Position:
    """A table before anything but the first tiles is placed, with an island at the top of the ring."""
    return Position(dump(initial_state(shipped_board(), setup_of(orders, boards, rotated(top), figures))))


def solo_table(level: int, **figures: str) -> Position:
    """Yellow against the automaton red, before yellow places anything but the first tile."""
    setup = setup_of(("yellow", "red"), ("yellow", "blue"), RING, figures, solo=level)
    return Position(dump(initial_state(shipped_board(), setup)))
