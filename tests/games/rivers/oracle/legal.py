"""Which lines may come next (chapters 5 to 9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .board import CELLS, COLOURS, NEIGHBOURS, RIVER, fits
from .position import Position, kingdoms


def legal_lines(position: Position) -> list[str]:
    """Every legal next line in canonical form, sorted by code point."""
    return sorted(PHASES[position.phase](position))


def act(position: Position) -> Iterator[str]:
    leaders = position.leaders()
    pieces = position.tiles.keys() | position.flipped
    empty = [cell for cell in CELLS if cell not in pieces | position.catastrophes | leaders.keys()]
    yield "pass"
    yield from (f"withdraw {colour}" for colour, cell in position.deciding.leaders.items() if cell)
    yield from (swap_line(counts) for counts in swaps(position))
    yield from tile_lines(position, empty, kingdoms(pieces, leaders))
    if position.deciding.catastrophes:
        bare = [cell for cell in position.tiles if cell not in position.treasures]
        yield from (f"catastrophe {cell}" for cell in [*empty, *bare])
    ground = [cell for cell in empty if cell not in RIVER and position.temples_beside(cell)]
    for colour, own in position.deciding.leaders.items():
        standing = kingdoms(pieces, leaders.keys() - {own})  # it is lifted first (R11)
        yield from (f"leader {colour} {cell}" for cell in ground if joined(cell, standing) <= 1)


def joined(cell: str, standing: dict[str, str]) -> int:
    """How many kingdoms are next to the cell."""
    return len({standing[near] for near in NEIGHBOURS[cell] if near in standing})


def tile_lines(position: Position, empty: list[str], standing: dict[str, str]) -> Iterator[str]:
    held = [colour for colour in COLOURS if position.deciding.hand[colour]]
    for cell in empty:
        if joined(cell, standing) <= 2:
            yield from (f"tile {colour} {cell}" for colour in held if fits(colour, cell))


def swaps(position: Position) -> Iterator[dict[str, int]]:
    for counts in product(*(range(position.deciding.hand[colour] + 1) for colour in COLOURS)):
        if sum(counts):
            yield dict(zip(COLOURS, counts, strict=True))


def swap_line(counts: dict[str, int]) -> str:
    return " ".join(["swap", *(f"{colour}={count}" for colour, count in counts.items() if count)])


def order(position: Position) -> Iterator[str]:
    yield from (f"war {colour}" for colour in position.question["open"])


def commit(position: Position) -> Iterator[str]:
    """In a revolt red tiles are committed, in a war those of its colour."""
    colour = "red" if position.question["kind"] == "revolt" else position.question["colour"]
    yield from (f"commit {count}" for count in range(position.deciding.hand[colour] + 1))


def build(position: Position) -> Iterator[str]:
    yield "decline"
    for corner in position.question["squares"]:
        yield from (f"build {corner} {pair}" for pair in position.question["pairs"])


def leave(position: Position) -> Iterator[str]:
    yield from (f"leave {cell}" for cell in position.question["candidates"])


def over(position: Position) -> Iterator[str]:
    yield from ()


PHASES = {
    "act": act,
    "order": order,
    "attack": commit,
    "defend": commit,
    "build": build,
    "leave": leave,
    "over": over,
}
