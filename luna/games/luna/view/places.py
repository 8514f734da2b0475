"""Which place of the path and which field of the hall belongs to a tile; fixed by the boards, whatever is left of them."""

from __future__ import annotations

from functools import cache

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, ISLAND_NAMES
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.view.layout import Point, hex_centre, path_places, path_slot


@cache
def tile_slots(boards: tuple[str, ...]) -> dict[int, int]:
    """Tile number -> place on the path: after each guardian tile the next highest numbers (rule 3.4)."""
    board, group = shipped_board(), len(boards)
    numbers = sorted((n for colour in boards for n in board.temple[colour] if n > len(BOARD_NAMES)), reverse=True)
    return {number: k + k // group + 1 for k, number in enumerate(numbers)}


@cache
def fields(boards: tuple[str, ...]) -> dict[int, tuple[int, int]]:
    """Tile number -> row and column of its field; row 0 lies at the gate."""
    temple = shipped_board().temple
    return {n: (row, column) for row, colour in enumerate(boards) for column, n in enumerate(temple[colour])}


def slot_ground(state: StateDict, slot: int) -> Point:
    """Ground point of a place on the path."""
    return path_slot(slot, path_places(len(state["boards"])))


def tile_ground(state: StateDict, number: int) -> Point:
    """Ground point of a tile on the path."""
    return slot_ground(state, tile_slots(tuple(state["boards"]))[number])


def field_ground(state: StateDict, number: int) -> Point:
    """Ground point of a tile's field in the hall."""
    return hex_centre(*fields(tuple(state["boards"]))[number])


def guardian_slots(state: StateDict) -> list[int]:
    """Places of the guardian tiles still there, from the gate; the guardian stands on the last."""
    left = sum("guardian" in place for place in state["path"])
    return [k * (len(state["boards"]) + 1) for k in range(left)]


def tile_kind(state: StateDict, number: int) -> str:
    """"released" between guardian and jetty, "bribery" in the group before the guardian, else "locked"."""
    slot, guardians = tile_slots(tuple(state["boards"]))[number], guardian_slots(state)
    if slot > guardians[-1]:
        return "released"
    return "bribery" if len(guardians) > 1 and slot > guardians[-2] else "locked"


def symbol_of(number: int) -> str:
    """The island whose symbol a tile bears."""
    return ISLAND_NAMES[shipped_board().symbol[number]]


def favours_left(state: StateDict, island: str) -> int:
    """Favour tokens lying at an island: one per player (solo: one), less those held."""
    supply = 1 if state["mode"] != "players" else len(state["seats"])
    return supply - sum(island in player["favors"] for player in state["players"].values())
