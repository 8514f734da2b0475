"""What lies and stands on the map, from the back to the front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from luna.games.rivers.rules.constants import (
    CATASTROPHE,
    CELLS,
    COLOURS,
    COLUMNS,
    EMPTY,
    FLIPPED,
    LEADER,
    NOWHERE,
    PAIR_NAMES,
    SPHERES,
)
from luna.games.rivers.rules.geography import WET
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import LEADER_SIZE, corner, footing, middle
from luna.games.rivers.view.places import treasure_at
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Sprites
from luna.ui.pictures.draw import Blit, Bodies, positioned
from luna.ui.pictures.outlines import Outline, bounds

VARIANTS = 3


class Piece(NamedTuple):
    """A sprite and the point it stands on, in units."""

    sprite: str
    at: Point


def tile_sprite(colour: int, cell: int) -> str:
    """The picture of a tile on a cell; neighbours differ."""
    return f"tile_{COLOURS[colour]}_{1 + (cell * 7 + cell // COLUMNS) % VARIANTS}"


def size_on_map(sprite: str) -> float:
    """How large a piece is drawn on the map."""
    return LEADER_SIZE if sprite.startswith("leader_") else 1.0


def monument_sprite(pair: int) -> str:
    """The picture of a monument."""
    return f"monument_{PAIR_NAMES[pair].replace('-', '_')}"


def on_cell(state: Snapshot, cell: int) -> Piece:
    """What a cell that is not empty holds: a tile, burnt ground or a leader."""
    content = state.cells[cell]
    if content >= LEADER:
        seat, colour = divmod(content - LEADER, SPHERES)
        return Piece(f"leader_{COLOURS[colour]}_{state.seats[seat]}", footing(cell))
    if content == FLIPPED:
        return Piece("tile_back", middle(cell))
    if content == CATASTROPHE:
        return Piece("catastrophe_river" if WET[cell] else "catastrophe_land", middle(cell))
    return Piece(tile_sprite(content - 1, cell), middle(cell))


def flat(state: Snapshot) -> Iterator[Piece]:
    """Tiles and burnt ground."""
    return (on_cell(state, cell) for cell in range(CELLS) if EMPTY < state.cells[cell] < LEADER)


def standing(state: Snapshot) -> list[Piece]:
    """Leaders, treasures, monuments and the marker."""
    return sorted(_standing(state), key=lambda piece: piece.at[1])


def _standing(state: Snapshot) -> Iterator[Piece]:
    for cell in state.treasures:
        yield Piece("treasure", treasure_at(cell))
    for cell in range(CELLS):
        if state.cells[cell] >= LEADER:
            seat, colour = divmod(state.cells[cell] - LEADER, SPHERES)
            if f"leader:{state.seats[seat]}:{COLOURS[colour]}" not in state.aloft:
                yield on_cell(state, cell)
    for pair, square in enumerate(state.monuments):
        if square != NOWHERE and f"monument:{PAIR_NAMES[pair]}" not in state.aloft:
            yield Piece(monument_sprite(pair), corner(square))
    if state.join != NOWHERE:
        yield Piece("join_marker", middle(state.join))


class PiecePainter:
    """Draws them, and knows what stands before a line."""

    def __init__(self, frame: Frame, sprites: Sprites) -> None:
        self._frame, self._sprites = frame, sprites
        self._kept: tuple[Snapshot | None, list[Blit], list[Blit], list[pygame.Rect]] = None, [], [], []

    def flat(self, state: Snapshot) -> list[Blit]:
        """What lies."""
        return self._placed(state)[1]

    def standing(self, state: Snapshot) -> list[Blit]:
        """What stands."""
        return self._placed(state)[2]

    def before(self, state: Snapshot, outline: Outline) -> Bodies:
        """What stands before a line along an outline."""
        _, _, upright, rects = self._placed(state)
        return tuple((upright[k][0], *upright[k][1]) for k in bounds(outline).collidelistall(rects))

    def _placed(self, state: Snapshot) -> tuple[Snapshot | None, list[Blit], list[Blit], list[pygame.Rect]]:
        if self._kept[0] is not state:
            lying = [self._blit(piece) for piece in flat(state)]
            upright = [self._blit(piece) for piece in standing(state)]
            self._kept = state, lying, upright, [image.get_rect(topleft=at) for image, at in upright]
        return self._kept

    def _blit(self, piece: Piece) -> Blit:
        placed = self._sprites.get(piece.sprite, self._frame.px_per_unit, size_on_map(piece.sprite))
        return positioned(placed, self._frame.at(piece.at))
