"""Everything a pointer can mean on the table itself: hit outlines, what is lit, and what lies on top of what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from luna.core.intent import Pick
from luna.games.luna.rules.constants import COUNCIL_SEATS
from luna.games.luna.rules.dump import StateDict
from luna.games.luna.view import layout as lay
from luna.games.luna.view.frame import Frame
from luna.games.luna.view.layout import Point, shifted
from luna.games.luna.view.pieces import FIGURE_SCALE, figures, groups
from luna.games.luna.view.places import field_ground, fields, tile_ground
from luna.games.luna.view.shapes import Outline, bounds, ellipse, hull, inside, rounded

POPUP, BUTTON, PANEL, PIECE, FLAT, AREA, SEA = range(7)
"""Ranks, the topmost first; within a rank the nearest middle counts as topmost."""

NOVICE_BODY, KNEELING_BODY, FIGURE_BODY, GUARDIAN_BODY = (0.40, 0.56), (0.40, 0.42), (0.50, 0.90), (0.50, 1.0)
"""Width and height of a standing piece in units of the screen at scale 1."""
BODY_SINK = 0.10
"""How far a body reaches below its ground point."""
TILE_RX, TILE_RY = 0.215, 0.165
SEA_SPOT = (960, 905), (60, 40)
"""A piece of open water, px at 1080p: middle and size."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One pickable place: `hit` is hit-tested, `lit` glows, `rect` has its middle on the place itself."""

    pick: Pick
    rank: int
    hit: Outline
    lit: Outline
    rect: pygame.Rect

    def contains(self, at: tuple[int, int]) -> bool:
        """Whether the pointer is on it."""
        return inside(self.hit, at)

    def distance(self, at: tuple[int, int]) -> float:
        """Squared distance to its middle."""
        return (at[0] - self.rect.centerx) ** 2 + (at[1] - self.rect.centery) ** 2


def spot(pick: Pick, rank: int, hit: Outline, lit: Outline | None = None, rect: pygame.Rect | None = None) -> Spot:
    """A spot whose glow and rectangle are those of its hit outline unless given."""
    return Spot(pick, rank, hit, lit or hit, rect or bounds(hit))


def boxed(pick: Pick, rank: int, rect: pygame.Rect, radius: float) -> Spot:
    """A spot with rounded corners."""
    return spot(pick, rank, rounded(rect, radius), None, rect)


def table_spots(frame: Frame, state: StateDict) -> Iterator[Spot]:
    """All spots of the table but favours and names, which the labels know."""
    yield from _groups(frame, state)
    yield from _figures(frame, state)
    yield from _path(frame, state)
    yield from _fields(frame, state)
    yield council_spot(frame)
    if state["candles"]["lit"] + state["candles"]["turned"]:
        middle = frame.at(lay.MEDITATION, lay.Z_CANDLE)
        reach = 0.36 * frame.px_per_unit
        yield spot(Pick("candle"), PIECE, ellipse((middle[0], middle[1] - reach * 0.3), reach, reach * 0.9))
    yield from _islands(frame, state)
    (x, y), (width, height) = SEA_SPOT
    rect = pygame.Rect(0, 0, round(width * frame.s), round(height * frame.s))
    rect.center = tuple(map(round, frame.point((x - 260, y))))
    yield spot(Pick("sea"), SEA, rounded(frame.table, 1), rect=rect)


def body(frame: Frame, ground: Point, z: float, size: tuple[float, float], scale: float) -> list[tuple[float, float]]:
    """The corners of a standing piece in window px."""
    x, y = frame.at(ground, z)
    unit = frame.px_per_unit * scale
    half, rise, sink = size[0] / 2 * unit, (size[1] - BODY_SINK) * unit, BODY_SINK * unit
    return [(x - half, y + sink), (x + half, y + sink), (x + half * 0.7, y - rise), (x - half * 0.7, y - rise)]


def _groups(frame: Frame, state: StateDict) -> Iterator[Spot]:
    for group in groups(state):
        if group.pick is None:
            continue
        size = KNEELING_BODY if group.sprite.startswith("kneeling") else NOVICE_BODY
        corners = [c for piece in group.pieces() for c in body(frame, piece.ground, piece.z, size, piece.scale)]
        yield spot(group.pick, PIECE, hull(corners))


def _figures(frame: Frame, state: StateDict) -> Iterator[Spot]:
    for figure in figures(state):
        assert figure.pick is not None
        guardian = figure.pick.kind == "guardian"
        size, rank = (GUARDIAN_BODY, FLAT) if guardian else (FIGURE_BODY, PIECE)
        scale = lay.GUARDIAN_SCALE if guardian else FIGURE_SCALE
        yield spot(figure.pick, rank, hull(body(frame, figure.ground, figure.z, size, scale)))


def _path(frame: Frame, state: StateDict) -> Iterator[Spot]:
    unit = frame.px_per_unit
    for place in state["path"]:
        if "tile" not in place:
            continue
        ground = tile_ground(state, place["tile"])
        ring = ellipse(frame.at(ground, lay.Z_TILE), TILE_RX * unit, TILE_RY * unit, 36)
        pawn = body(frame, shifted(ground, lay.TILE_PAWN), lay.Z_TILE, NOVICE_BODY, lay.TILE_PAWN_SCALE)
        hit = hull([*ring, *pawn]) if place["novice"] else ring
        yield spot(Pick("tile", str(place["tile"])), FLAT, hit, ring, bounds(ring))


def hexagon(frame: Frame, state: StateDict, number: int) -> Outline:
    """The outline of a field."""
    x, y = frame.at(field_ground(state, number), lay.Z_HALL)
    long, high = lay.HEX_R * frame.px_per_unit, lay.HEX_H / 2 * lay.SIN_E * frame.px_per_unit
    return (x + long, y), (x + long / 2, y + high), (x - long / 2, y + high), (x - long, y), (x - long / 2, y - high), (x + long / 2, y - high)


def _fields(frame: Frame, state: StateDict) -> Iterator[Spot]:
    taken = {placed["tile"]: placed["novice"] for placed in state["temple"]}
    for number in fields(tuple(state["boards"])):
        edge = hexagon(frame, state, number)
        hit = edge
        if taken.get(number):
            ground = shifted(field_ground(state, number), lay.FIELD_PAWN)
            hit = hull([*edge, *body(frame, ground, lay.Z_HALL, NOVICE_BODY, lay.FIELD_PAWN_SCALE)])
        yield spot(Pick("field", str(number)), FLAT, hit, edge, bounds(edge))


def council_spot(frame: Frame) -> Spot:
    """The arc of seats; its rectangle is the middle of the arc."""
    unit = frame.px_per_unit
    seats = [frame.at(lay.council_seat(k), lay.Z_SEAT) for k in range(COUNCIL_SEATS)]
    left, right = seats[0][0] - 0.2 * unit, seats[-1][0] + 0.2 * unit
    upper = [(left, seats[0][1] - 0.2 * unit), *((x, y - 0.24 * unit) for x, y in seats), (right, seats[-1][1] - 0.2 * unit)]
    lower = [(left, seats[0][1] + 0.2 * unit), *((x, y + 0.19 * unit) for x, y in seats), (right, seats[-1][1] + 0.2 * unit)]
    outline = tuple(upper + lower[::-1])
    middle = bounds([*upper[7:11], *lower[7:11]])
    return spot(Pick("council"), AREA, outline, None, middle)


def _islands(frame: Frame, state: StateDict) -> Iterator[Spot]:
    for position, island in enumerate(state["islands"]):
        shore = tuple(frame.at(point) for point in lay.island_shore(position, 0.04))
        x, y = frame.at(lay.island_centre(position), lay.Z_PLATEAU)
        rect = pygame.Rect(0, 0, round(2.2 * frame.px_per_unit), round(1.5 * frame.px_per_unit))
        rect.center = round(x), round(y)
        yield spot(Pick("island", island), AREA, shore, None, rect)
