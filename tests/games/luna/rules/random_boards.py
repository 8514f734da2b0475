"""Random boards that the rule texts allow: everything that is reconstructed is another."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from luna.games.luna.rules.board import Board, Preset, PresetOrder, colours_of, shipped_board
from luna.games.luna.rules.board_faults import ON_RED_OR_GREEN, ON_YELLOW_OR_BLUE
from luna.games.luna.rules.constants import COLOURS, ISLANDS, TILES
from luna.games.luna.rules.own_board import identified


def random_board(rng: Random, name: str = "") -> Board:
    """A board by lot."""
    temple = _temple(rng)
    second = rng.randint(0, 5)
    places = {2: (5, second, rng.randint(0, second))}
    seats = sorted([6, 10, *(rng.randint(0, 10) for _ in range(14))])
    symbols = [island for island in range(ISLANDS) for _ in range(TILES // ISLANDS)]
    rng.shuffle(symbols)
    return identified(
        replace(
            shipped_board(),
            priestess_places={2: places[2], 3: places[2], 4: (6, 3, 1)},
            seats=tuple(seats),
            temple=temple,
            colour=colours_of(temple),
            symbol=(-1, *symbols),
            preset=_preset(rng),
            name=name,
        )
    )


def _temple(rng: Random) -> dict[str, tuple[int, ...]]:
    """Each board with one of the tiles 1 to 4, the highest on the boards that the texts tell of."""
    low = rng.sample(range(1, 5), 4)
    rest = rng.sample(range(5, 21), 16)
    pairs = {"yellow": list(ON_YELLOW_OR_BLUE), "red": list(ON_RED_OR_GREEN)}
    temple = {}
    for first, second in (("yellow", "blue"), ("red", "green")):
        high = rng.sample(pairs[first], 4)
        cut = rng.randint(0, 4)
        for colour, share in ((first, high[:cut]), (second, high[cut:])):
            tiles = [low.pop(), *share]
            while len(tiles) < 7:
                tiles.append(rest.pop())
            temple[colour] = tuple(rng.sample(tiles, 7))
    return {colour: temple[colour] for colour in ("yellow", "blue", "red", "green")}


def _preset(rng: Random) -> Preset:
    islands = tuple(rng.sample(range(ISLANDS), ISLANDS))
    orders = {}
    for colour in COLOURS:
        others = rng.sample(islands[1:], 6)
        pairs = sorted([islands[0], *others[:3]], key=islands.index)
        orders[colour] = PresetOrder(others[3], tuple(pairs), tuple(sorted(others[4:], key=islands.index)))
    return Preset(islands, (islands[0], rng.choice(islands), rng.choice(islands)), orders)
