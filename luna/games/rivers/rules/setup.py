"""From a set-up (everything random already drawn) to the table and the first position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from luna.core.seat import Seat
from luna.games.rivers.rules.board import Board
from luna.games.rivers.rules.constants import CELLS, LETTERS, SEATS, TEMPLE
from luna.games.rivers.rules.regions import put
from luna.games.rivers.rules.state import State, Table
from luna.games.rivers.rules.turn_end import draw


@dataclass(frozen=True, slots=True)
class Setup:
    """Who plays, clockwise; the number of the seat that starts; the whole bag in drawing order."""

    seats: tuple[Seat, ...]
    start: int
    bag: str
    colours: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "colours", tuple(seat.colour for seat in self.seats))


def draw_setup(board: Board, seats: Sequence[Seat], seed: int) -> Setup:
    """A set-up for these seats; the same seed gives the same one."""
    rng = Random(seed)
    letters = list(board.letters)
    rng.shuffle(letters)
    return Setup(tuple(seats), rng.randrange(len(seats)), "".join(letters))


def initial_state(board: Board, setup: Setup) -> State:
    """R26, R27: temples with treasures, six tiles for each from the start player on; the same for any number."""
    bag = bytes(map(LETTERS.index, setup.bag))
    state = State(Table(setup.colours, setup.start, bag, len(board.letters)))
    lying = [int(cell in board.starts) for cell in range(CELLS)]
    catastrophes = [board.catastrophes if seat < len(setup.seats) else 0 for seat in range(SEATS)]
    state.begin(lying, catastrophes, board.actions)
    for cell in board.starts:
        put(state, cell, TEMPLE)
    for offset in range(len(setup.seats)):
        draw(state, (setup.start + offset) % len(setup.seats), board.hand)
    return state
