"""Everything a pointer can mean on the table itself: hit outlines, what is lit, and what lies on top of what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import COUNCIL_SEATS, ISLANDS
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.pieces import FIGURE_SCALE, Group, discs, figures, groups
from luna.games.luna.view.geometry.places import (
    Boards,
    field_ground,
    fields,
    placed_ground,
    tile_ground,
    tile_pawn_ground,
    tile_slots,
)
from luna.games.luna.view.paint.numbers import COUNT
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.outlines import Outline, bounds, box, ellipse, rounded
from luna.ui.table.spot import AREA, FLAT, PIECE, SEA, Spot

NOVICE_BODY, KNEELING_BODY, FIGURE_BODY, GUARDIAN_BODY = (0.38, 0.56), (0.38, 0.42), (0.46, 0.90), (0.46, 1.0)
"""Width and height of a standing piece in units of the screen at scale 1."""
BODY_SINK = 0.10
"""How far a body reaches below its ground point."""
TILE_RX, TILE_RY = lay.TILE_R + 0.018, lay.TILE_R * lay.SIN_E + 0.022
DISC_R = 0.165
SEA_SPOT = (800, 930), (60, 40)
"""A piece of open water, px at 1080p: middle and size."""


class Ground:
    """The outlines that stay the same during a game, in the px of one window size."""

    def __init__(self, frame: Frame, boards: Boards, ring: tuple[str, ...]) -> None:
        self._frame, self._boards, self._ring = frame, boards, ring

    @cached_property
    def tiles(self) -> dict[int, Outline]:
        """Rings round the places of path tiles."""
        frame, unit = self._frame, self._frame.px_per_unit
        return {
            number: ellipse(frame.at(tile_ground(self._boards, number), lay.Z_TILE), TILE_RX * unit, TILE_RY * unit)
            for number in tile_slots(self._boards)
        }

    @cached_property
    def fields(self) -> dict[int, Outline]:
        """Outlines of the fields in the hall."""
        frame, boards = self._frame, self._boards
        return {number: hexagon(frame, frame.at(field_ground(boards, number), lay.Z_HALL)) for number in fields(boards)}

    @cached_property
    def fixed(self) -> tuple[Spot, ...]:
        """Spots that are always there."""
        return (_council(self._frame), *self.land, _sea(self._frame))

    @cached_property
    def land(self) -> tuple[Spot, ...]:
        """The islands with their boardwalks."""
        return tuple(_island(self._frame, k, self._ring[k]) for k in range(ISLANDS))

    @cached_property
    def candles(self) -> Spot:
        """The meditation room."""
        unit = self._frame.px_per_unit
        x, y = self._frame.at(lay.MEDITATION, lay.Z_CANDLE)
        room = ellipse((x, y - 0.11 * unit), 0.36 * unit, 0.32 * unit)
        return Spot(Pick(Kind.CANDLE), PIECE, (room,), room, bounds(room))


def table_spots(frame: Frame, ground: Ground, state: Snapshot) -> Iterator[Spot]:
    """All spots of the table but favours and names, which the labels know."""
    yield from _groups(frame, state)
    yield from _figures(frame, state)
    yield from _path(frame, ground, state)
    yield from _fields(frame, ground, state)
    if state.candles:
        yield ground.candles
    yield from ground.fixed


def disc_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The discs in the council."""
    for disc in discs(state):
        reach = DISC_R * disc.scale * frame.px_per_unit
        ring = ellipse(frame.at(disc.ground, disc.z + 0.03), reach, reach * lay.SIN_E)
        yield Spot(Pick(Kind.DISC, disc.sprite.partition("_")[2]), PIECE, (ring,), ring, bounds(ring))


def body(frame: Frame, ground: Point, z: float, size: tuple[float, float], scale: float) -> Outline:
    """The corners of a standing piece in window px."""
    x, y = frame.at(ground, z)
    unit = frame.px_per_unit * scale
    half, rise, sink = size[0] / 2 * unit, (size[1] - BODY_SINK) * unit, BODY_SINK * unit
    return (x - half, y + sink), (x + half, y + sink), (x + half * 0.7, y - rise), (x - half * 0.7, y - rise)


def bodies(pick: Pick, rank: int, outlines: Iterable[Outline]) -> Spot:
    """The spot of one or several standing pieces."""
    rect = bounds(tuple(corner for each in outlines for corner in each))
    return Spot(pick, rank, (box(rect),), rounded(rect, min(rect.size) / 2), rect)


def _groups(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    for group in groups(state):
        if group.pick is not None and group.pick.kind != Kind.OTHER_RESTING:  # nothing can be done with them
            size = KNEELING_BODY if group.sprite.startswith("kneeling") else NOVICE_BODY
            outlines = (body(frame, piece.ground, piece.z, size, piece.scale) for piece in group.pieces())
            yield bodies(group.pick, PIECE, outlines)
            yield from number_spots(frame, group)


def number_spots(frame: Frame, group: Group) -> Iterator[Spot]:
    """The number of a group, which may stand before another group, with a middle of its own."""
    if group.pick and (at := group.counted_at()):
        plate = ellipse(frame.at(at, group.z), frame.type(COUNT) * 0.6, frame.type(COUNT) * 0.5)
        yield Spot(group.pick, PIECE, (plate,), plate, bounds(plate))


def _figures(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    for figure in figures(state):
        assert figure.pick is not None
        guardian = figure.pick.kind == Kind.GUARDIAN
        size, rank = (GUARDIAN_BODY, FLAT) if guardian else (FIGURE_BODY, PIECE)
        scale = lay.GUARDIAN_SCALE if guardian else FIGURE_SCALE
        spot = bodies(figure.pick, rank, [body(frame, figure.ground, figure.z, size, scale)])
        # The guardian stands before the next tile of the path: his middle is his head, so that the tile keeps its own.
        yield replace(spot, rect=_head(spot.rect)) if guardian else spot


def _head(whole: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(whole.x, whole.y, whole.w, max(2, whole.h // 3))


def _path(frame: Frame, ground: Ground, state: Snapshot) -> Iterator[Spot]:
    boards = state.boards
    for place in state.path:
        ring = ground.tiles[place.tile]
        hit: tuple[Outline, ...] = (ring,)
        if place.novice:
            at = tile_pawn_ground(boards, place.tile)
            hit = ring, body(frame, at, lay.Z_TILE, NOVICE_BODY, lay.TILE_PAWN_SCALE)
        yield Spot(Pick(Kind.TILE, str(place.tile)), FLAT, hit, ring, bounds(ring))


def _fields(frame: Frame, ground: Ground, state: Snapshot) -> Iterator[Spot]:
    boards = state.boards
    taken = {placed.tile: placed.novice for placed in state.temple}
    for number, edge in ground.fields.items():
        hit: tuple[Outline, ...] = (edge,)
        if taken.get(number):
            at = placed_ground(boards, number)
            hit = edge, body(frame, at, lay.Z_HALL, NOVICE_BODY, lay.FIELD_PAWN_SCALE)
        yield Spot(Pick(Kind.FIELD, str(number)), FLAT, hit, edge, bounds(edge))


def hexagon(frame: Frame, middle: Point, scale: float = 1.0) -> Outline:
    """A field of the hall, or one larger by `scale`, in window px."""
    (x, y), unit = middle, frame.px_per_unit * scale
    wide, high = lay.HEX_R * unit, lay.HEX_H / 2 * lay.SIN_E * unit
    right = (x + wide / 2, y - high), (x + wide, y), (x + wide / 2, y + high)
    return *right, (x - wide / 2, y + high), (x - wide, y), (x - wide / 2, y - high)


def _council(frame: Frame) -> Spot:
    """The arc of seats; its rectangle is the middle of the arc."""
    unit = frame.px_per_unit
    seats = [frame.at(lay.council_seat(k), lay.Z_SEAT) for k in range(COUNCIL_SEATS)]
    ends = (seats[0][0] - 0.23 * unit, seats[0][1]), *seats, (seats[-1][0] + 0.23 * unit, seats[-1][1])
    upper, lower = [(x, y - 0.24 * unit) for x, y in ends], [(x, y + 0.23 * unit) for x, y in ends]
    arc = *upper, *lower[::-1]
    return Spot(Pick(Kind.COUNCIL), AREA, (arc,), arc, bounds((*upper[7:11], *lower[7:11])))


def _island(frame: Frame, position: int, island: str) -> Spot:
    shore = tuple(frame.at(point) for point in lay.island_shore(position, 0.04))
    rect = pygame.Rect(0, 0, round(2.2 * frame.px_per_unit), round(1.5 * frame.px_per_unit))
    x, y = frame.at(lay.island_centre(position), lay.Z_PLATEAU)
    rect.center = round(x), round(y)
    return Spot(Pick(Kind.ISLAND, island), AREA, (shore,), shore, rect)


def _sea(frame: Frame) -> Spot:
    at, (width, height) = frame.point(SEA_SPOT[0]), SEA_SPOT[1]
    rect = pygame.Rect(0, 0, round(width * frame.s), round(height * frame.s))
    rect.center = round(at[0]), round(at[1])
    return Spot(Pick(Kind.SEA), SEA, (box(frame.table),), box(frame.table), rect)
