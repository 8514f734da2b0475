"""What a position keeps about its map is what the map itself says, by the other model of the rules."""

from __future__ import annotations

import pytest

from luna.games.rivers.rules.constants import CELL_NAMES, COLOURS, SPHERES
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.regions import kingdoms_beside
from luna.games.rivers.rules.state import State
from tests.games.rivers.oracle.board import NEIGHBOURS
from tests.games.rivers.oracle.dump import position_of
from tests.games.rivers.oracle.position import Position, kingdoms

from .random_games import steps


def crowns_of(position: Position, seats: list[str]) -> dict[str, int]:
    """The leaders of each cell's kingdom as the core writes them."""
    leaders = position.leaders()
    standing = kingdoms(position.tiles.keys() | position.flipped, leaders)
    crowns = dict.fromkeys(standing.values(), 0)
    for cell, (seat, colour) in leaders.items():
        crowns[standing[cell]] |= 1 << SPHERES * seats.index(seat) + COLOURS.index(colour)
    return {cell: crowns[name] for cell, name in standing.items()}


def check(state: State) -> None:
    position = position_of(dump(state))
    crowns = crowns_of(position, position.seats)
    filled = position.tiles.keys() | position.flipped | position.leaders().keys()
    for index, cell in enumerate(CELL_NAMES):
        assert state.crowns[index] == crowns.get(cell, 0), cell
        assert state.touching[index] == sum(near in filled for near in NEIGHBOURS[cell]), cell
        assert state.temples[index] == position.temples_beside(cell), cell
        assert kingdoms_beside(state, index) == len({crowns[near] for near in NEIGHBOURS[cell] if near in crowns}), cell


@pytest.mark.parametrize("seed", range(20, 26))
def test_kingdoms_neighbours_and_temples_of_every_position(seed: int):
    for number, (state, _) in enumerate(steps(seed, 2 + seed % 3)):
        if number % 3 == 0:
            check(state)
