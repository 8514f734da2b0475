"""What the rule texts say of the printed values: no board can say otherwise, whoever corrected it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, COUNCIL_SEATS, ISLAND_NAMES, ISLANDS, TILES

if TYPE_CHECKING:
    from luna.games.luna.rules.board import Board, Preset

MOVES = {2: 5, 3: 5, 4: 6}
BUILDER_MOVES = 4
PLACES_OF_FOUR = (6, 3, 1)
GUARDIAN = (6, 5, 4, 3, 2, 2)
SEAT_VALUE, LAST_SEAT = 6, 10
"""What one of the seats shows, and what the last one does."""
ON_YELLOW_OR_BLUE, ON_RED_OR_GREEN = (21, 23, 25, 28), (22, 24, 26, 27)
"""The path of the yellow and the blue board begins with the former: so the others of the highest are elsewhere."""
PROBLEMS = {
    "known": "must be as the rules say",
    "rising": "must not be more than the one before",
    "falling": "must not be less than the one before",
    "one-token": "must be as with two players",
    "seat-value": f"one must show {SEAT_VALUE}",
    "one-low": "must hold exactly one of the tiles 1 to 4",
    "path": "the path of the yellow and the blue board begins with 28, 25, 23, 21",
    "four-tiles": f"must name {TILES // ISLANDS} tiles",
    "places": "shrine, pairs and favors must name each position 1 to 7 once",
    "first-island": "position 1 holds two novices of every colour and the priestess",
}
"""What can be wrong, and what is said of it in English for who writes a file by hand."""


class Fault(NamedTuple):
    """The key of a value that cannot be, and one of `PROBLEMS`."""

    key: str
    problem: str


def faults(board: Board) -> Iterator[Fault]:
    """All that cannot be."""
    yield from _figures(board)
    yield from _council(board.seats)
    yield from _temple(board)
    yield from _symbols(board)
    yield from _preset(board.preset)


def _figures(board: Board) -> Iterator[Fault]:
    for players, moves in MOVES.items():
        places = board.priestess_places[players]
        if board.priestess_moves[players] != moves:
            yield Fault(f"priestess.players_{players}.moves", "known")
        if places[0] != moves or (players == 4 and places != PLACES_OF_FOUR):
            yield Fault(f"priestess.players_{players}.places", "known")
        elif list(places) != sorted(places, reverse=True):
            yield Fault(f"priestess.players_{players}.places", "rising")
    if board.priestess_places[2] != board.priestess_places[3]:
        yield Fault("priestess.players_3.places", "one-token")
    if board.builder_moves != BUILDER_MOVES:
        yield Fault("builder.moves", "known")
    if board.guardian != GUARDIAN:
        yield Fault("guardian.values", "known")


def _council(seats: tuple[int, ...]) -> Iterator[Fault]:
    if seats[-1] != LAST_SEAT:
        yield Fault(f"council.seats[{COUNCIL_SEATS - 1}]", "known")
    for seat in range(1, COUNCIL_SEATS):
        if seats[seat] < seats[seat - 1]:
            yield Fault(f"council.seats[{seat}]", "falling")
    if SEAT_VALUE not in seats:
        yield Fault("council.seats", "seat-value")


def _temple(board: Board) -> Iterator[Fault]:
    for colour in BOARD_NAMES:
        tiles = board.temple[colour]
        if sum(tile <= len(BOARD_NAMES) for tile in tiles) != 1:
            yield Fault(f"temple.{colour}", "one-low")
        elsewhere = ON_RED_OR_GREEN if colour in ("yellow", "blue") else ON_YELLOW_OR_BLUE
        for column, tile in enumerate(tiles):
            if tile in elsewhere:
                yield Fault(f"temple.{colour}[{column}]", "path")


def _symbols(board: Board) -> Iterator[Fault]:
    counts = Counter(board.symbol[1:])
    for island, name in enumerate(ISLAND_NAMES):
        if counts[island] != TILES // ISLANDS:
            yield Fault(f"symbols.{name}", "four-tiles")


def _preset(preset: Preset) -> Iterator[Fault]:
    first = preset.islands[0]
    if preset.figures[0] != first:
        yield Fault("preset.priestess", "first-island")
    for colour in COLOURS:
        order = preset.orders[colour]
        if (len(order.pairs), len(order.favors)) != (4, 2):
            yield Fault(f"preset.{colour}", "places")
        elif first not in order.pairs:
            yield Fault(f"preset.{colour}", "first-island")
