"""Where everything that moves stands in the window, and the ways over the sea between the islands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from luna.games.luna.rules.constants import COLOURS, ISLAND_NAMES, ROUNDS
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.action_bar import slot_middle
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.layout import shifted
from luna.games.luna.view.geometry.panels import Rows, panel_frame, panels_of, score_middle, supply_boxes
from luna.games.luna.view.geometry.pieces import DISC_HEIGHT, Piece
from luna.games.luna.view.geometry.places import (
    field_ground,
    guardian_ground,
    placed_ground,
    slot_ground,
    tile_ground,
    tile_pawn_ground,
)
from luna.games.luna.view.paint.labels import Label
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point, smooth

OFF_QUAY = 0.20
"""How far from the middle of a boardwalk a boat casts off, in units."""
JETTY = -1
FRONT = (3, 4)
"""The positions at the sides of the jetty."""
BAY, MOUTH = ((388.0, 350.0), (300.0, 428.0)), (0.0, 460.0)
"""The way round the corner of the temple island from the right one of them, and before the jetty; px at 1080p from the
table's centre."""


class Whereabouts:
    """Places of one position in window px."""

    def __init__(self, frame: Frame, labels: Sequence[Label], state: Snapshot) -> None:
        self.frame, self._state = frame, state
        self._coins = {label.island: label.coin for label in labels}
        self._boards = state.boards

    def pawns(self, count: int) -> list[Point]:
        """Offsets of the pawns of a group."""
        unit = self.frame.px_per_unit
        return [(x * unit, -y * unit * lay.SIN_E) for x, y in lay.cluster(count)] if count else []

    def position(self, island: int) -> int:
        """The place of an island in the ring, 0 at the top."""
        return self._state.islands.index(ISLAND_NAMES[island])

    def plaza(self, island: int, colour: str) -> Point:
        """Where an order's active novices stand."""
        return self.frame.at(lay.active_spot(self.position(island), colour), lay.Z_PLATEAU)

    def quay(self, island: int, colour: str) -> Point:
        """Where an order's resting novices kneel; island -1 = the jetty."""
        if island == JETTY:
            return self.jetty(colour)
        return self.frame.at(lay.quay_spot(self.position(island), colour), lay.Z_QUAY)

    def jetty(self, colour: str) -> Point:
        """Where an order's displaced novices stand."""
        return self.frame.at(lay.jetty_spot(colour), lay.Z_JETTY)

    def plot(self, island: int, colour: str) -> Point:
        """Where an order's shrine stands."""
        return self.frame.at(lay.shrine_spot(self.position(island), colour), lay.Z_PLATEAU)

    def figure(self, island: int, name: str) -> Point:
        """Where a figure stands."""
        return self.frame.at(lay.figure_spot(self.position(island), name), lay.Z_PLATEAU)

    def guardian(self, round_number: int) -> tuple[Point, Point]:
        """The guardian's place in a round, and the middle of the tile under him."""
        place = (ROUNDS - round_number) * (len(self._boards) + 1)
        stand = self.frame.at(guardian_ground(len(self._boards), place), lay.Z_TILE)
        return stand, self.frame.at(slot_ground(len(self._boards), place), lay.Z_PAVING)

    def tile(self, number: int) -> Point:
        """The middle of a tile on the path."""
        return self.frame.at(tile_ground(self._boards, number), lay.Z_PAVING)

    def on_tile(self, number: int) -> Point:
        """Where a novice stands on a tile of the path."""
        return self.frame.at(tile_pawn_ground(self._boards, number), lay.Z_TILE)

    def on_field(self, number: int) -> Point:
        """Where a tile and its novice are on a field."""
        return self.frame.at(placed_ground(self._boards, number), lay.Z_HALL)

    def book(self, number: int) -> Point:
        """Where a book lies on a field."""
        return self.frame.at(shifted(field_ground(self._boards, number), lay.FIELD_BOOK), lay.Z_HALL)

    def disc(self, piece: Piece) -> Point:
        """Where a council disc lies."""
        return self.frame.at(piece.ground, piece.z)

    def seats_between(self, first: int, last: int) -> tuple[Point, ...]:
        """Over the council seats between two others."""
        spots = [lay.council_seat(seat) for seat in range(first + 1, last)]
        return tuple(self.frame.at((x, y - 0.02), lay.Z_SEAT + DISC_HEIGHT) for x, y in spots)

    def candle(self, number: int) -> Point:
        """The flame of a candle."""
        x, y = self.frame.at(lay.CANDLES[number], lay.Z_CANDLE)
        return x, y - 0.22 * self.frame.px_per_unit

    def coin(self, favour: int) -> Point:
        """The pile of a favour at its island."""
        return self._coins[ISLAND_NAMES[favour]]

    def held(self, seat: int, favour: int) -> Point:
        """A favour in its owner's panel."""
        return self._panel(seat).tokens()[favour].center

    def hand(self, favour: int) -> Point:
        """A favour in the bar."""
        return slot_middle(self.frame, favour)

    def supply(self, seat: int, shrines: bool = False) -> Point:
        """An order's reserve of novices or shrines in its panel."""
        return supply_boxes(self._panel(seat))[shrines].center

    def score(self, seat: int) -> Point:
        """An order's influence in its panel."""
        return score_middle(self._panel(seat))

    def name(self, seat: int) -> Point:
        """The upper right of an order's panel, where the start marker is."""
        head, panel = self._panel(seat).head, panel_frame(self.frame, len(self._state.seats), self._state.solo)
        return head.right - panel.px(12), head.y + head.h * 0.26

    def _panel(self, seat: int) -> Rows:
        return panels_of(self.frame, self._state)[seat]

    def voyage(self, source: int, target: int, colour: str, clockwise: bool = False) -> tuple[Point, ...]:
        """A boat's way from one boardwalk to another through the water round the temple; -1 = the jetty."""
        ring = len(ISLAND_NAMES)
        last = self.position(target)
        first = (3 if last <= 3 else 4) if source == JETTY else self.position(source)
        forth = (last - first) % ring
        step = 1 if clockwise or forth <= ring // 2 else -1
        count = (forth or (ring if clockwise else 0)) if step == 1 else ring - forth
        stops = [(first + step * k) % ring for k in range(count + 1)]
        if len(stops) > 1:
            shore = COLOURS.index(colour) - 1.5
            ends = self._harbour(stops[0], shore), self._harbour(stops[-1], shore)
            points = [ends[0], *(self._harbour(stop) for stop in stops[1:-1]), ends[1]]
            points = self._round_the_bay(stops, points)
        else:
            points = [self._harbour(first)]
        if source == JETTY:
            pier = self.frame.at((lay.JETTY_X, lay.JETTY_END[1] - 0.15))
            points[0:1] = [pier, *reversed(self._corner(first)), self._harbour(first)]
        return smooth(tuple(points))

    def _round_the_bay(self, stops: Sequence[int], points: Sequence[Point]) -> list[Point]:
        """The way with that from one side of the jetty to the other in it."""
        way = [points[0]]
        for (here, there), point in zip(pairwise(stops), points[1:], strict=True):
            if {here, there} == set(FRONT):
                way += [*self._corner(here), self._at(MOUTH), *reversed(self._corner(there))]
            way.append(point)
        return way

    def _corner(self, position: int) -> list[Point]:
        """Round the corner of the temple island, from a boardwalk at the front to the jetty."""
        side = 1 if position == FRONT[0] else -1
        return [self._at((side * dx, dy)) for dx, dy in BAY]

    def _at(self, offset: Point) -> Point:
        return self.frame.point((lay.TABLE_CENTRE[0] + offset[0], lay.TABLE_CENTRE[1] + offset[1]))

    def _harbour(self, position: int, beside: float = 0.0) -> Point:
        """The water before a boardwalk."""
        direction = lay.POSITIONS[position][1] + beside * 14
        off = lay.around(direction, lay.QUAY_RX + OFF_QUAY, lay.QUAY_RY + OFF_QUAY)
        return self.frame.at(shifted(lay.island_centre(position), off))
