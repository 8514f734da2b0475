"""Where the places of a table are seen through its lens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pygame

from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.table.lens import WHOLE, Camera, Lens
from luna.ui.table.spot import Spot


class SeenPlaces:
    """Places of the whole table as its lens shows them; what lies beside the table stays where it is."""

    def __init__(self, lens: Lens) -> None:
        self._lens = lens
        self._kept: tuple[Camera, Mapping[Pick, Spot], Mapping[Pick, Spot]] | None = None

    def on_whole(self, pos: Point) -> Point:
        """Where on the whole table a point of the window is, if it is on the table."""
        if self._lens.seen == WHOLE or not self._lens.room.collidepoint(pos):
            return pos
        x, y = self._lens.seen.back(pos)
        return round(x), round(y)

    def all(self, spots: Mapping[Pick, Spot], camera: Camera) -> Mapping[Pick, Spot]:
        """Where all of some places are seen by a camera; of those asked last it is kept."""
        if camera == WHOLE:
            return spots
        if self._kept is None or self._kept[0] != camera or self._kept[1] is not spots:
            self._kept = camera, spots, _Seen(spots, camera, self)
        return self._kept[2]

    def one(self, spot: Spot, camera: Camera) -> Spot:
        """Where one place is seen by a camera."""
        on_table = camera != WHOLE and self._lens.room.collidepoint(spot.rect.center)
        return _through(spot, camera, self._lens.room) if on_table else spot


class _Seen(Mapping[Pick, Spot]):
    """Found when they are asked for."""

    def __init__(self, spots: Mapping[Pick, Spot], camera: Camera, places: SeenPlaces) -> None:
        self._spots, self._camera, self._places = spots, camera, places
        self._seen: dict[Pick, Spot] = {}

    def __getitem__(self, pick: Pick) -> Spot:
        if pick not in self._seen:
            self._seen[pick] = self._places.one(self._spots[pick], self._camera)
        return self._seen[pick]

    def __contains__(self, pick: object) -> bool:
        return pick in self._spots

    def __iter__(self) -> Iterator[Pick]:
        return iter(self._spots)

    def __len__(self) -> int:
        return len(self._spots)


def _through(spot: Spot, camera: Camera, room: pygame.Rect) -> Spot:
    hit = tuple(tuple(camera.to(corner) for corner in outline) for outline in spot.hit)
    lit = tuple(camera.to(corner) for corner in spot.lit)
    return replace(spot, hit=hit, lit=lit, rect=camera.rect(spot.rect), within=room)
