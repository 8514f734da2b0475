"""Where pieces come from and where they go, in window px."""

from __future__ import annotations

from collections.abc import Sequence

from luna.games.rivers.rules.constants import COLOURS, SPHERES
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import CELL, corner, footing, middle
from luna.games.rivers.view.paint.panels import panel_rows
from luna.games.rivers.view.places import BAG_AT, TILES, place_of_waiting, slot_area, sprite_in_hand, treasure_at
from luna.games.rivers.view.snapshot import Counts, Snapshot
from luna.ui.moving.motion import Point

IN_PANEL = 0.42
"""How large a piece is at a panel, as a share of its size on the map."""


class Routes:
    """The places of one position."""

    def __init__(self, frame: Frame, state: Snapshot) -> None:
        self.frame, self.state = frame, state
        self.unit = frame.px_per_unit

    def cell(self, cell: int) -> Point:
        """The middle of a cell."""
        return self.frame.at(middle(cell))

    def footing(self, cell: int) -> Point:
        """Where in a cell a leader stands."""
        return self.frame.at(footing(cell))

    def square(self, cell: int) -> Point:
        """The middle of a square."""
        return self.frame.at(corner(cell))

    def treasure(self, cell: int) -> Point:
        """Where a treasure stands."""
        return self.frame.at(treasure_at(cell))

    def bag(self) -> Point:
        """The mouth of the bag."""
        return self.frame.at((BAG_AT[0], BAG_AT[1] - 0.2))

    def monument(self, pair: int) -> Point:
        """Where a monument waits."""
        return self.frame.at(place_of_waiting(self.state, pair))

    def hand(self, seat: int, colour: int = 0) -> tuple[Point, float]:
        """Where a seat's tiles of a colour are, and how large: behind the own screen, or at a panel."""
        state = self.state
        if self._own(seat) and state.hand is not None:
            before = sum(state.hand[:colour])
            return self._slot(min(before, TILES - 1))
        return self._panel(seat, 2), IN_PANEL

    def drawn(self, seat: int, colours: Sequence[int] | None, tiles: Counts | None) -> list[tuple[str, Point, float]]:
        """Tiles that come to the own hand one by one, with its `tiles` then: each with its picture, place and size.

        None in a hand that nobody may see.
        """
        hand = self.state.hand
        if not self._own(seat) or hand is None or colours is None or tiles is None:
            return []
        numbers = [sum(tiles[:each]) + hand[each] + colours[:n].count(each) for n, each in enumerate(colours)]
        return [(sprite_in_hand(each, at), *self._slot(at)) for each, at in zip(colours, numbers, strict=True)]

    def catastrophe(self, seat: int) -> tuple[Point, float]:
        """Where a seat's catastrophes are."""
        return self._slot(TILES) if self._own(seat) else (self._panel(seat, 2), IN_PANEL)

    def leader(self, seat: int, colour: int) -> tuple[Point, float]:
        """Where a leader is that is not on the map."""
        if self._own(seat):
            return self._slot(TILES + 1 + colour)
        row = panel_rows(self.frame, len(self.state.seats))[seat].leaders
        return (row.x + row.w * (colour + 0.5) / SPHERES, row.centery), IN_PANEL

    def points(self, seat: int) -> Point:
        """Where what is gained is kept."""
        return self._panel(seat, 3)

    def standing(self, seat: int, colour: int) -> Point:
        """Where a leader stands on the map, its seat's panel if nowhere."""
        at = self.state.players[self.state.seats[seat]].leaders[colour]
        return self._panel(seat, 0) if at < 0 else self.cell(at)

    def _own(self, seat: int) -> bool:
        return self.state.seats[seat] == self.state.holder

    def _slot(self, number: int) -> tuple[Point, float]:
        rect = slot_area(self.frame, number)
        return (float(rect.centerx), float(rect.centery)), rect.w / (CELL * self.unit)

    def _panel(self, seat: int, row: int) -> Point:
        rows = panel_rows(self.frame, len(self.state.seats))[seat]
        rect = (rows.head, rows.leaders, rows.counts, rows.points)[row]
        return float(rect.centerx), float(rect.centery)


def leader_sprite(state: Snapshot, seat: int, colour: int) -> str:
    """The picture of a leader."""
    return f"leader_{COLOURS[colour]}_{state.seats[seat]}"
