"""What help can speak of besides what can be picked: single pieces, parts of panels and bars, the ground itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import COUNCIL_SEATS, ISLAND_NAMES
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.action_bar import slot_middle, slot_radius
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.layout import shifted
from luna.games.luna.view.geometry.panels import free_below, panel_frame, panels_of, score_middle, supply_boxes
from luna.games.luna.view.geometry.pieces import FIGURE_SCALE, figures_coming, groups
from luna.games.luna.view.geometry.places import (
    field_ground,
    guardian_tiles,
    placed_ground,
    slot_ground,
    tile_pawn_ground,
)
from luna.games.luna.view.geometry.spots import (
    FIGURE_BODY,
    KNEELING_BODY,
    NOVICE_BODY,
    TILE_RX,
    TILE_RY,
    bodies,
    body,
    disc_spots,
    hexagon,
    number_spots,
)
from luna.games.luna.view.paint.seats import HEIGHT, TYPE, seat_values
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures.outlines import Outline, bounds, ellipse
from luna.ui.table.picks import TablePick
from luna.ui.table.sidebar import card_spot
from luna.ui.table.spot import AREA, FLAT, PANEL, PIECE, SEA, Spot, Spots, boxed

COUNTS = ("active", "inactive", "jetty", "temple")
"""The row of numbers in an order's panel."""
SHRINE_BODY, BOOK_BODY = (0.44, 0.62), (0.34, 0.30)
PATH_WIDTH, BOARD_RIM, PIER_HALF = lay.PATH_HALF_WIDTH + 0.06, 1.12, 0.30
SIGN, SIGN_BELOW = 10, 0.06
"""Radius of the disc with the sign of a coming shrine, in logical px, and how far below its foot it is, in units."""
TEMPLE = (0.0, -0.66), (3.85, 3.80)
"""The temple island: middle and half axes in units of the ground."""
TABLE = Pick(TablePick.TABLE)
"""What a point is where nothing else is."""


class Topics(Spots):
    """The places help can speak of."""

    def at(self, pos: tuple[int, int]) -> Pick:
        """What lies on top at a window position; the water only where nothing stands on it."""
        under = self.under(pos)
        under.sort(key=lambda spot: (spot.rank, spot.pick.kind == Kind.SEA, spot.distance(pos)))
        return under[0].pick if under else TABLE

    def place_of(self, topic: Pick, at: tuple[int, int] | None) -> Spot | None:
        """The place of a topic; where it has several, the one with the point in it."""
        places = [spot for spot in self.spots if spot.pick == topic]
        return next((spot for spot in places if at and spot.contains(at)), places[0] if places else None)


def topic_spots(frame: Frame, state: Snapshot, coming: Mapping[str, str]) -> Iterator[Spot]:
    """All of them, in no order; ranks and middles tell what lies on top. `coming` = where figures stand next, pale."""
    yield from _on_islands(frame, state)
    yield from _not_there_yet(frame, state, coming)
    yield from _on_jetty(frame, state)
    yield from _in_temple(frame, state)
    yield from _on_path(frame, state)
    yield from _council(frame, state)
    yield from _panels(frame, state)
    yield from _hand(frame, state)
    yield card_spot(frame.column, free_below(frame, len(state.seats), state.solo))
    yield from _ground(frame, state)


def _on_islands(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Shrines, and the inactive novices of the orders that wait."""
    for colour, order in state.orders.items():
        for position, island in enumerate(state.islands):
            here, key = order.islands[island], f"{colour}:{island}"
            if here.shrine:
                spot = lay.shrine_spot(position, colour)
                yield bodies(
                    Pick(Kind.STANDING_SHRINE, key), PIECE, [body(frame, spot, lay.Z_PLATEAU, SHRINE_BODY, 1.0)]
                )
            if here.inactive and colour != state.actor:
                spot = lay.quay_spot(position, colour)
                pawns = _pawns(frame, here.inactive, spot, lay.Z_QUAY, KNEELING_BODY)
                yield bodies(Pick(Kind.OTHER_RESTING, key), PIECE, pawns)
    for group in groups(state):
        if group.pick and group.pick.kind == Kind.OTHER_RESTING:
            yield from number_spots(frame, group)


def _not_there_yet(frame: Frame, state: Snapshot, coming: Mapping[str, str]) -> Iterator[Spot]:
    """What stands pale on islands: the shrine of the solo opponent, and figures."""
    if state.opponent and state.shrine_due:
        spot = lay.shrine_spot(state.islands.index(state.shrine_due), state.opponent)
        pick = Pick(Kind.COMING_SHRINE, state.shrine_due)
        foot, radius = coming_sign(frame, frame.at(spot, lay.Z_PLATEAU))
        sign = ellipse(foot, radius, radius)
        yield bodies(pick, PIECE, [body(frame, spot, lay.Z_PLATEAU, SHRINE_BODY, 1.0), sign])
    for figure in figures_coming(state, coming):
        assert figure.pick is not None
        yield bodies(figure.pick, PIECE, [body(frame, figure.ground, figure.z, FIGURE_BODY, FIGURE_SCALE)])


def coming_sign(frame: Frame, at: Point) -> tuple[Point, int]:
    """Middle and radius in px of the disc at the foot of a coming shrine that stands at a point."""
    return (at[0], at[1] + SIGN_BELOW * frame.px_per_unit), frame.type(SIGN)


def _pawns(frame: Frame, count: int, spot: Point, z: float, size: Point) -> list[Outline]:
    return [body(frame, shifted(spot, offset), z, size, 1.0) for offset in lay.cluster(count)]


def _on_jetty(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    for colour, order in state.orders.items():
        if order.jetty and colour != state.actor:
            pawns = _pawns(frame, order.jetty, lay.jetty_spot(colour), lay.Z_JETTY, NOVICE_BODY)
            yield bodies(Pick(Kind.ON_JETTY, colour), PIECE, pawns)
    ends = (lay.JETTY_X, lay.JETTY_TOP), (lay.JETTY_X, lay.JETTY_END[1] - PIER_HALF)
    planks = [(x + side * PIER_HALF, y) for x, y in ends for side in (-1, 1)]
    corners = tuple(frame.at(planks[k], lay.Z_JETTY) for k in (0, 1, 3, 2))
    yield Spot(Pick(Kind.PIER), AREA, (corners,), corners, bounds(corners))


def _in_temple(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Novices and books on their fields."""
    boards = state.boards
    for placed in state.temple:
        number = placed.tile
        if placed.novice:
            pawn = body(frame, placed_ground(boards, number), lay.Z_HALL, NOVICE_BODY, lay.FIELD_PAWN_SCALE)
            yield bodies(Pick(Kind.IN_TEMPLE, str(number)), PIECE, [pawn])
        if placed.book:
            spot = shifted(field_ground(boards, number), lay.FIELD_BOOK)
            yield bodies(Pick(Kind.TEMPLE_BOOK, str(number)), PIECE, [body(frame, spot, lay.Z_HALL, BOOK_BODY, 0.6)])


def _on_path(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Novices on path tiles, the guardian tiles, and the paving with the places of tiles that are gone."""
    boards, unit = state.boards, frame.px_per_unit
    for place in state.path:
        if place.novice:
            spot = tile_pawn_ground(boards, place.tile)
            pawn = body(frame, spot, lay.Z_TILE, NOVICE_BODY, lay.TILE_PAWN_SCALE)
            yield bodies(Pick(Kind.ON_TILE, str(place.tile)), PIECE, [pawn])
    for slot in guardian_tiles(state):
        ring = ellipse(frame.at(slot_ground(len(boards), slot), lay.Z_TILE), TILE_RX * unit, TILE_RY * unit)
        yield Spot(Pick(Kind.GUARDIAN_TILE, str(slot)), FLAT, (ring,), ring, bounds(ring))
    for slot in range(lay.path_places(len(boards))):
        middle = frame.at(slot_ground(len(boards), slot), lay.Z_PAVING)
        ring = ellipse(middle, PATH_WIDTH * unit, PATH_WIDTH * lay.SIN_E * unit)
        yield Spot(Pick(Kind.PATH), AREA, (ring,), ring, bounds(ring))


def _council(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """Seats with their values, which stand above the discs on them, and these."""
    unit, high = frame.px_per_unit, HEIGHT * frame.type(TYPE) / 2
    values = {seat: ellipse(at, high, high) for seat, _, at in seat_values(frame, state)}
    for seat in range(COUNCIL_SEATS):
        ring = ellipse(frame.at(lay.council_seat(seat), lay.Z_SEAT), 0.19 * unit, 0.17 * unit)
        yield Spot(Pick(Kind.SEAT, str(seat)), FLAT, (ring, values.get(seat, ring)), ring, bounds(ring))
    yield from disc_spots(frame, state)


def _panels(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The parts of the orders' panels."""
    px = panel_frame(frame, len(state.seats), state.solo).px
    radius = px(6)
    for colour, rows in zip(state.seats, panels_of(frame, state), strict=True):
        score = pygame.Rect(0, 0, rows.head.w // 4, rows.head.h // 2)
        score.center = score_middle(rows)[0], round(score_middle(rows)[1])
        yield boxed(Pick(Kind.INFLUENCE, colour), PIECE, score, radius)
        if colour == state.start:
            mark = pygame.Rect(rows.head.right - px(28), rows.head.y, px(32), round(rows.head.h * 0.5))
            yield boxed(Pick(Kind.START, colour), PIECE, mark, radius)
        for what, cell in zip(COUNTS, rows.counts(), strict=True):
            yield boxed(Pick(Kind.COUNT, f"{colour}:{what}"), PIECE, cell, radius)
        if rows.folded:
            continue
        if colour != state.actor:
            for what, supply in zip(("novices", "shrines"), supply_boxes(rows), strict=True):
                yield boxed(Pick(Kind.SUPPLY, f"{colour}:{what}"), PIECE, supply, radius)
        yield boxed(Pick(Kind.RANK, colour), PIECE, rows.council, radius)
    yield from held_spots(frame, state)


def held_spots(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The places of favours in the panels."""
    radius = panel_frame(frame, len(state.seats), state.solo).px(6)
    for colour, rows in zip(state.seats, panels_of(frame, state), strict=True):
        for favour, cell in () if rows.folded else zip(ISLAND_NAMES, rows.tokens(), strict=True):
            yield boxed(Pick(Kind.HELD, f"{colour}:{favour}"), PIECE, cell, radius)


def _hand(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The bar at the bottom, and the slots of favours the order to act does not have."""
    for k, favour in enumerate(ISLAND_NAMES):
        if favour not in state.held:
            disc = ellipse(slot_middle(frame, k), slot_radius(frame), slot_radius(frame))
            yield Spot(Pick(Kind.SLOT, favour), PIECE, (disc,), disc, bounds(disc))
    yield boxed(Pick(TablePick.PROMPT), PANEL, frame.bottom, 0)


def _ground(frame: Frame, state: Snapshot) -> Iterator[Spot]:
    """The boards of the temple, open and closed, and the island it stands on."""
    for row in range(lay.ROWS):
        open_here = row < len(state.boards)
        pick = Pick(Kind.BOARD, state.boards[row].colour) if open_here else Pick(Kind.CLOSED_BOARD)
        hits = tuple(
            hexagon(frame, frame.at(lay.hex_centre(row, column), lay.Z_HALL), BOARD_RIM) for column in range(7)
        )
        yield Spot(pick, AREA if open_here else FLAT, hits, hits[3], bounds(hits[3]))
    (x, y), (rx, ry) = TEMPLE
    shore = tuple(frame.at(shifted((x, y), lay.around(5 * step, rx, ry))) for step in range(72))
    yield Spot(Pick(Kind.TEMPLE), SEA, (shore,), shore, bounds(shore))
