"""The one finite table of actions. The index of an action is its code; no action is made during play.

Codes of one kind are contiguous; what their offset means stands beside each kind. Notation as in the record format.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import product

from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import BLUE, CELL_NAMES, CELLS, COLOURS, NOWHERE, PAIR_NAMES, PAIRS
from luna.games.rivers.rules.geography import SQUARES, STARTS, WET


class ActionKind(StrEnum):
    """What is decided: the actions of a turn, and what comes up within them."""

    LEADER = "leader"
    WITHDRAW = "withdraw"
    TILE = "tile"
    CATASTROPHE = "catastrophe"
    SWAP = "swap"
    PASS = "pass"
    WAR = "war"
    COMMIT = "commit"
    BUILD = "build"
    DECLINE = "decline"
    LEAVE = "leave"


@dataclass(frozen=True, slots=True)
class Action:
    """One action: its line and what it names; -1 = names none.

    `cell` of a monument is the upper left one of its square, `pair` an index of PAIRS, `counts` the tiles given away
    by colour, `count` those committed.
    """

    kind: ActionKind
    notation: str
    colour: int = -1
    cell: int = NOWHERE
    pair: int = -1
    count: int = 0
    counts: tuple[int, ...] = ()


def fits(colour: int, cell: int) -> bool:
    """Whether a tile of a colour belongs on the ground of a cell: farms on the river, all others on land."""
    return bool(WET[cell]) == (colour == BLUE)


def _placements() -> Iterator[Action]:
    cells = range(CELLS)
    for colour, cell in product(range(len(COLOURS)), cells):
        if not WET[cell]:
            yield Action(ActionKind.LEADER, f"leader {COLOURS[colour]} {CELL_NAMES[cell]}", colour, cell)
    for colour, name in enumerate(COLOURS):  # offset = colour
        yield Action(ActionKind.WITHDRAW, f"withdraw {name}", colour)
    for colour, cell in product(range(len(COLOURS)), cells):
        if fits(colour, cell):
            yield Action(ActionKind.TILE, f"tile {COLOURS[colour]} {CELL_NAMES[cell]}", colour, cell)
    for cell in cells:  # offset = cell
        yield Action(ActionKind.CATASTROPHE, f"catastrophe {CELL_NAMES[cell]}", cell=cell)


def _swaps() -> Iterator[Action]:
    hand = shipped_board().hand
    for counts in product(range(hand + 1), repeat=len(COLOURS)):
        if 1 <= sum(counts) <= hand:
            named = (f"{colour}={count}" for colour, count in zip(COLOURS, counts, strict=True) if count)
            yield Action(ActionKind.SWAP, " ".join(("swap", *named)), count=sum(counts), counts=counts)


def _decisions() -> Iterator[Action]:
    yield Action(ActionKind.PASS, "pass")
    for colour, name in enumerate(COLOURS):  # offset = colour
        yield Action(ActionKind.WAR, f"war {name}", colour)
    for count in range(shipped_board().hand + 1):  # offset = count
        yield Action(ActionKind.COMMIT, f"commit {count}", count=count)
    for square, (pair, colours) in product(SQUARES, enumerate(PAIRS)):
        if any(fits(colour, square) for colour in colours):
            line = f"build {CELL_NAMES[square]} {PAIR_NAMES[pair]}"
            yield Action(ActionKind.BUILD, line, cell=square, pair=pair)
    yield Action(ActionKind.DECLINE, "decline")
    for index, cell in enumerate(STARTS):  # offset = index of the start temple
        yield Action(ActionKind.LEAVE, f"leave {CELL_NAMES[cell]}", cell=cell, count=index)


ACTIONS: tuple[Action, ...] = (*_placements(), *_swaps(), *_decisions())
"""Every action of the game; index = code."""

FIRST: dict[str, int] = {}
"""Code of the first action of each kind."""
for _code, _action in enumerate(ACTIONS):
    FIRST.setdefault(_action.kind, _code)


FIRST_TILES = [
    next(code for code, a in enumerate(ACTIONS) if (a.kind, a.colour) == (ActionKind.TILE, colour))
    for colour in range(len(COLOURS))
]
"""Code of each colour's first tile; the others follow by the cells of its ground, as those of its leaders do."""
SWAP_COUNTS = tuple(action.counts for action in ACTIONS if action.kind == ActionKind.SWAP)
"""What is given away, by offset."""
BUILD_CODES = {(a.cell, a.pair): code for code, a in enumerate(ACTIONS) if a.kind == ActionKind.BUILD}
