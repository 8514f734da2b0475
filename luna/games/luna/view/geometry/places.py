"""Which place of the path and which field of the hall belongs to a tile; fixed by the boards."""

from __future__ import annotations

from functools import cache

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES
from luna.games.luna.rules.dump import StateDict, TilePlace
from luna.games.luna.view.geometry.layout import FIELD_PAWN, Point, hex_centre, path_places, path_slot, shifted
from luna.games.luna.view.motion.draft import aloft


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


@cache
def slot_ground(boards: int, slot: int) -> Point:
    """Ground point of a place on the path of a game with so many boards."""
    return path_slot(slot, path_places(boards))


def tile_ground(boards: tuple[str, ...], number: int) -> Point:
    """Ground point of a tile on the path."""
    return slot_ground(len(boards), tile_slots(boards)[number])


def field_ground(boards: tuple[str, ...], number: int) -> Point:
    """Ground point of a tile's field in the hall."""
    return hex_centre(*fields(boards)[number])


def placed_ground(boards: tuple[str, ...], number: int) -> Point:
    """Where a tile lies in the hall: under its novice, beside the number and symbol of the field."""
    return shifted(field_ground(boards, number), FIELD_PAWN)


def path_tiles(state: StateDict) -> list[TilePlace]:
    """The tiles still on the path, from the gate."""
    return [place for place in state["path"] if "tile" in place]


def guardian_tiles(state: StateDict) -> dict[int, int]:
    """Place -> value of the guardian tiles still there, from the gate; the guardian stands on the last."""
    values = [place["guardian"] for place in state["path"] if "guardian" in place]
    return {k * (len(state["boards"]) + 1): value for k, value in enumerate(values)}


def tile_kinds(state: StateDict) -> dict[int, str]:
    """Of each path tile "released" (between guardian and jetty), "bribery" (in the group before him) or "locked"."""
    slots, guardian = tile_slots(tuple(state["boards"])), max(guardian_tiles(state))
    group = len(state["boards"]) + 1
    kinds = {}
    for place in path_tiles(state):
        ahead = guardian - slots[place["tile"]]
        kinds[place["tile"]] = "released" if ahead < 0 else "bribery" if ahead < group else "locked"
    return kinds


def favours_left(state: StateDict, island: str) -> int:
    """Favour tokens lying at an island: one per player (solo: one), less those held or on their way."""
    supply = 1 if mode_of(state) == "solo" else len(state["seats"])
    held = sum(island in player["favors"] for player in state["players"].values())
    return supply - held - aloft(state).count(f"favour:{island}")


def mode_of(state: StateDict) -> str:
    """Which rules are told: "solo" whatever its level, "two", or "more" players."""
    return "solo" if level_of(state) else "two" if len(state["seats"]) == 2 else "more"


def level_of(state: StateDict) -> int:
    """The level of a solo game, 0 where there are several players."""
    return int(state["mode"].partition(" ")[2] or 0)


def blocked_island(state: StateDict) -> str | None:
    """The island on which the apostate blocks the person's actions, from solo level 2 on (R9)."""
    return state["figures"]["apostate"] if level_of(state) > 1 and state["phase"] != "over" else None
