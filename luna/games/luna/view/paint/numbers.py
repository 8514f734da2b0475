"""Where numbers stand on the table itself, which nothing that points somewhere may cover."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import groups
from luna.games.luna.view.geometry.places import field_ground, guardian_tiles, placed_ground, slot_ground, tile_ground
from luna.games.luna.view.paint.seats import value_plates
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import Fonts
from luna.ui.pictures.draw import badge_rect

ON_TILE, ON_FIELD, PLACED = (0.52, 0.26), (0.26, 0.46), (0.40, 0.20)
"""Width and height of what is written on a tile of the path, on a field and on a tile lying there; in units."""
COUNT = 18
"""Type of the number of a group, in logical px."""


def numbers(frame: Frame, fonts: Fonts, state: Snapshot) -> Iterator[pygame.Rect]:
    """Of tiles, fields and seats."""
    for ground, z, size in _written(state):
        yield _around(frame, ground, z, size)
    yield from (rect for _, _, rect in value_plates(frame, fonts, state))


def counts(frame: Frame, fonts: Fonts, state: Snapshot) -> Iterator[pygame.Rect]:
    """Of groups of which not all are drawn."""
    for group in groups(state):
        if at := group.counted_at():
            yield badge_rect(fonts, f"×{group.count}", frame.at(at, group.z), frame.type(COUNT))


def _written(state: Snapshot) -> Iterator[tuple[Point, float, Point]]:
    boards = state.boards
    for place in state.path:
        yield tile_ground(boards, place.tile), lay.Z_TILE, ON_TILE
    for slot in guardian_tiles(state):
        yield slot_ground(len(boards), slot), lay.Z_TILE, ON_TILE
    for board in boards:
        for number in board.tiles:
            yield lay.shifted(field_ground(boards, number), lay.FIELD_NUMBER), lay.Z_HALL, ON_FIELD
    for placed in state.temple:
        if not placed.novice:
            yield placed_ground(boards, placed.tile), lay.Z_HALL, PLACED


def _around(frame: Frame, ground: Point, z: float, size: Point) -> pygame.Rect:
    (x, y), (wide, high) = frame.at(ground, z), (round(side * frame.px_per_unit) for side in size)
    return pygame.Rect(round(x - wide / 2), round(y - high / 2), wide, high)
