"""A monument after a placed tile (chapter 6, step 4)."""

from __future__ import annotations

from .board import beside, in_order, square
from .position import Monument, Position
from .turn_end import finish_action


def offer_monument(position: Position, cell: str) -> None:
    """Ask for a monument if the placed tile allows one, else end the action."""
    colour = position.tiles[cell]
    squares = [corner for corner in corners(cell) if all(position.tiles.get(c) == colour for c in square(corner))]
    pairs = [pair for pair, monument in position.monuments.items() if not monument and colour in pair.split("-")]
    if squares and pairs:
        position.phase, position.actor = "build", position.active
        position.pending = {"kind": "build", "at": cell, "squares": squares, "pairs": pairs}
    else:
        finish_action(position)


def corners(cell: str) -> list[str]:
    """The upper left cells of the squares this cell belongs to."""
    return in_order({beside(cell, right, down) for right in (0, -1) for down in (0, -1)})


def build(position: Position, corner: str, pair: str) -> None:
    """Treasures stay on top of the flipped tiles."""
    position.monuments[pair] = Monument(corner, position.tiles[corner])
    for cell in square(corner):
        del position.tiles[cell]
        position.flipped.add(cell)
    finish_action(position)
