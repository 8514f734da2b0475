"""Which place of the path and which field of the hall belongs to a tile; fixed by the boards."""

from __future__ import annotations

from luna.core.caching import cache
from luna.games.luna.rules.board import TempleBoard
from luna.games.luna.rules.constants import BOARD_NAMES
from luna.games.luna.view.geometry.layout import (
    FIELD_PAWN,
    guardian_spot,
    hex_centre,
    path_places,
    path_slot,
    shifted,
    tile_pawn,
)
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point

Boards = tuple[TempleBoard, ...]
"""The boards of the temple from the gate on."""


@cache
def tile_slots(boards: Boards) -> dict[int, int]:
    """Tile number -> place on the path: after each guardian tile the next highest numbers (rule 3.4)."""
    numbers = sorted((n for board in boards for n in board.tiles if n > len(BOARD_NAMES)), reverse=True)
    return {number: k + k // len(boards) + 1 for k, number in enumerate(numbers)}


@cache
def fields(boards: Boards) -> dict[int, tuple[int, int]]:
    """Tile number -> row and column of its field; row 0 lies at the gate."""
    return {n: (row, column) for row, board in enumerate(boards) for column, n in enumerate(board.tiles)}


@cache
def slot_ground(boards: int, slot: int) -> Point:
    """Ground point of a place on the path of a game with so many boards."""
    return path_slot(slot, path_places(boards))


def tile_ground(boards: Boards, number: int) -> Point:
    """Ground point of a tile on the path."""
    return slot_ground(len(boards), tile_slots(boards)[number])


def tile_pawn_ground(boards: Boards, number: int) -> Point:
    """Where a novice on a tile of the path stands."""
    slot, places = tile_slots(boards)[number], path_places(len(boards))
    return shifted(path_slot(slot, places), tile_pawn(slot, places))


def field_ground(boards: Boards, number: int) -> Point:
    """Ground point of a tile's field in the hall."""
    return hex_centre(*fields(boards)[number])


def placed_ground(boards: Boards, number: int) -> Point:
    """Where a tile lies in the hall: under its novice, beside the number and symbol of the field."""
    return shifted(field_ground(boards, number), FIELD_PAWN)


def guardian_ground(boards: int, slot: int) -> Point:
    """Where the guardian stands by the tile at a place."""
    return shifted(slot_ground(boards, slot), guardian_spot(slot, path_places(boards)))


def guardian_tiles(state: Snapshot) -> dict[int, int]:
    """Place -> value of the guardian tiles still there, from the gate; the guardian stands on the last."""
    return {k * (len(state.boards) + 1): value for k, value in enumerate(state.guardians)}


def tile_kinds(state: Snapshot) -> dict[int, str]:
    """Of each path tile "released" (between guardian and jetty), "bribery" (in the group before him) or "locked"."""
    slots, guardian = tile_slots(state.boards), max(guardian_tiles(state))
    group = len(state.boards) + 1
    kinds = {}
    for place in state.path:
        ahead = guardian - slots[place.tile]
        kinds[place.tile] = "released" if ahead < 0 else "bribery" if ahead < group else "locked"
    return kinds
