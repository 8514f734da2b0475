"""A board with one value corrected; what is there once changes places with what was there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from luna.games.luna.rules.board import MOST, Board, Preset, PresetOrder, colours_of
from luna.games.luna.rules.constants import FIGURE_NAMES, TILES

Lies = Literal["shrine", "pair", "favor"]
"""What an order has at an island of the preset start: its shrine, two novices, or the favour of the island."""
LYING: tuple[Lies, ...] = ("shrine", "pair", "favor")


def with_tile(board: Board, colour: str, column: int, tile: int) -> Board:
    """Another number on a field; where that was, stands the old one."""
    tile = min(max(tile, 1), TILES)
    old = board.temple[colour][column]
    exchanged = {old: tile, tile: old}
    temple = {name: tuple(exchanged.get(each, each) for each in tiles) for name, tiles in board.temple.items()}
    symbol = list(board.symbol)
    symbol[old], symbol[tile] = symbol[tile], symbol[old]
    return replace(board, temple=temple, colour=colours_of(temple), symbol=tuple(symbol))


def with_symbol(board: Board, tile: int, island: int) -> Board:
    """Another symbol on a tile."""
    return replace(board, symbol=tuple(island if n == tile else each for n, each in enumerate(board.symbol)))


def with_seat(board: Board, seat: int, value: int) -> Board:
    """Another value of a council seat."""
    value = min(max(value, 0), MOST)
    return replace(board, seats=tuple(value if n == seat else each for n, each in enumerate(board.seats)))


def with_place(board: Board, place: int, value: int) -> Board:
    """Another value of a place at the priestess with the 5."""
    value = min(max(value, 0), MOST)
    places = tuple(value if n == place else each for n, each in enumerate(board.priestess_places[2]))
    return replace(board, priestess_places={**board.priestess_places, 2: places, 3: places})


def with_island(board: Board, position: int, island: int) -> Board:
    """Another island at a position, counted from 0; what lies at the two positions stays there."""
    preset = board.preset
    old = preset.islands[position]
    exchanged = {old: island, island: old}

    def moved(islands: Iterable[int]) -> tuple[int, ...]:
        return tuple(exchanged.get(each, each) for each in islands)

    orders = {
        colour: PresetOrder(moved((order.shrine,))[0], moved(order.pairs), moved(order.favors))
        for colour, order in preset.orders.items()
    }
    priestess, builder, apostate = moved(preset.figures)
    return replace(board, preset=Preset(moved(preset.islands), (priestess, builder, apostate), orders))


def with_figure(board: Board, figure: str, position: int) -> Board:
    """A figure at another position."""
    at = board.preset.islands[position]
    priestess, builder, apostate = (
        at if name == figure else island for name, island in zip(FIGURE_NAMES, board.preset.figures, strict=True)
    )
    return replace(board, preset=replace(board.preset, figures=(priestess, builder, apostate)))


def lying(preset: Preset, colour: str, position: int) -> Lies:
    """What an order has at a position."""
    order, island = preset.orders[colour], preset.islands[position]
    return "shrine" if island == order.shrine else "pair" if island in order.pairs else "favor"


def with_lying(board: Board, colour: str, position: int, lies: Lies) -> Board:
    """Something else of an order at a position; a shrine changes places with what was there."""
    preset = board.preset
    kinds = [lying(preset, colour, each) for each in range(len(preset.islands))]
    if "shrine" in (lies, kinds[position]) and lies != kinds[position]:
        others = [each for each in range(1, len(kinds)) if each != position]
        kinds[next((each for each in others if kinds[each] == lies), others[0])] = kinds[position]
    kinds[position] = lies
    shrines, pairs, favors = (
        tuple(island for island, each in zip(preset.islands, kinds, strict=True) if each == kind) for kind in LYING
    )
    order = PresetOrder(shrines[0], pairs, favors)
    return replace(board, preset=replace(preset, orders={**preset.orders, colour: order}))
