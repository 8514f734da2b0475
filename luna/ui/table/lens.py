"""Looking at a part of the table from nearer: what of the whole is seen, and how that glides to another part."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from luna.core.turn import Point
from luna.ui.moving.motion import Point as Place

MOST = 3.0
"""How many times larger than as a whole the table can be seen."""
SWIFT = 22.0
"""How fast a glide comes to its end: the share of the rest of the way per second, at its beginning."""
ARRIVED = 0.5
"""How near to its end a glide is over, in px."""
REST = 0.09
"""Seconds without another magnification after which the picture is worth being drawn in full sharpness."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A point of the whole table, in px of the window, is seen at `zoom` times its place, moved `by` px."""

    zoom: float = 1.0
    by: Place = (0.0, 0.0)

    def to(self, at: Place) -> Place:
        """Where a point of the whole is seen."""
        return at[0] * self.zoom + self.by[0], at[1] * self.zoom + self.by[1]

    def back(self, at: Place) -> Place:
        """Which point of the whole is seen at a point."""
        return (at[0] - self.by[0]) / self.zoom, (at[1] - self.by[1]) / self.zoom

    def rect(self, rect: pygame.Rect) -> pygame.Rect:
        """Where a rectangle of the whole is seen, in whole px with the same middle."""
        if self == WHOLE:
            return rect.copy()
        seen = pygame.Rect(0, 0, round(rect.w * self.zoom), round(rect.h * self.zoom))
        x, y = self.to((rect.x + rect.w / 2, rect.y + rect.h / 2))
        seen.topleft = round(x - seen.w / 2), round(y - seen.h / 2)
        return seen

    def after(self, other: Camera) -> Camera:
        """What this one makes of a picture that another one has taken."""
        zoom = self.zoom / other.zoom
        return Camera(zoom, (self.by[0] - other.by[0] * zoom, self.by[1] - other.by[1] * zoom))


WHOLE = Camera()
"""The whole table as it lies in the window."""


class Lens:
    """What of a table is seen within its `room` in the window; nothing beyond the room's edges ever comes into it.

    `camera` is where it looks, `seen` what it shows on the way there; all points are px of the window.
    """

    def __init__(self, room: pygame.Rect, most: float = MOST) -> None:
        self.camera = self.seen = WHOLE
        self.room, self.most = room.copy(), most
        self.calm = False
        """Whether it goes to where it looks at once, for who wants no motion."""
        self.follows = False
        """Whether it goes to where the next things happen."""
        self._rest = 0.0

    def lay_out(self, room: pygame.Rect, most: float = MOST) -> None:
        """The table has this room now; the middle of what is seen stays the same part of it."""
        before, self.room, self.most = self.room, room.copy(), most
        if self.zoomed:
            x, y = self.camera.back(before.center)
            share = (x - before.x) / before.w, (y - before.y) / before.h
            middle = room.x + share[0] * room.w, room.y + share[1] * room.h
            self.camera = self._kept(max(1.0, min(self.camera.zoom, most)), middle, room.center)
        self.seen, self._rest = self.camera, 0.0

    @property
    def zoomed(self) -> bool:
        """Whether it looks at less than the whole."""
        return self.camera.zoom > 1.0

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self.seen != self.camera

    @property
    def resting(self) -> bool:
        """Whether what it shows stays, for all one knows."""
        return not (self.moving or self._rest)

    def shows(self, rect: pygame.Rect) -> bool:
        """Whether a rectangle of the whole can be seen where it looks, or the middle of one that is too large."""
        seen = self.camera.rect(rect)
        return self.room.contains(seen) or (not self._fits(seen) and self.room.collidepoint(seen.center))

    # -- what a person wants

    def nearer(self, factor: float, about: Point) -> bool:
        """So many times nearer, or less than 1 farther away, with the point `about` in its place; False at the end."""
        zoom = min(self.most, max(1.0, self.camera.zoom * factor))
        if zoom < 1.02:
            return self.whole()
        return self._look(self._kept(zoom, self.camera.back(about), about))

    def whole(self) -> bool:
        """Back to the whole table; False if it is seen already."""
        return self._look(WHOLE)

    def pan(self, across: float, down: float, glides: bool = False) -> bool:
        """Another part in the same size, so many px further to the right and below; False at the edge."""
        x, y = self.camera.by
        camera = self._kept_at(self.camera.zoom, (x - across, y - down))
        if camera == self.camera:
            return False
        self.camera, self._rest = camera, REST
        if not glides or self.calm:
            self.seen = camera
        return True

    def show(self, rect: pygame.Rect, margin: int = 0) -> bool:
        """Goes as far as it takes to see a rectangle of the whole, or the middle of one too large; False if it is."""
        if not self.zoomed or self.shows(rect):
            return False
        seen, room = self.camera.rect(rect), self.room
        if self._fits(seen):
            wanted = seen.inflate(2 * min(margin, (room.w - seen.w) // 2), 2 * min(margin, (room.h - seen.h) // 2))
            kept = wanted.clamp(room)
            return self.pan(wanted.x - kept.x, wanted.y - kept.y, glides=True)
        return self.pan(seen.centerx - room.centerx, seen.centery - room.centery, glides=True)

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if the picture has changed."""
        if self.moving:
            self._glide(1 - math.exp(-SWIFT * seconds))
            return True
        if self._rest:
            self._rest = max(0.0, self._rest - seconds)
            return not self._rest
        return False

    def settle(self) -> None:
        """Is where it looks, for good."""
        self.seen, self._rest = self.camera, 0.0

    # -- on the way

    def _look(self, camera: Camera) -> bool:
        if camera == self.camera:
            return False
        self.camera, self._rest = camera, REST
        if self.calm:
            self.seen = camera
        return True

    def _glide(self, share: float) -> None:
        """Some of the way; what both ends show at the same point stays there all the time."""
        (z0, (x0, y0)), (z1, (x1, y1)) = (self.seen.zoom, self.seen.by), (self.camera.zoom, self.camera.by)
        zoom = z0 * (z1 / z0) ** share
        part = (zoom - z0) / (z1 - z0) if abs(z1 - z0) > 1e-9 else share
        by = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        ends = (self.room.topleft, self.room.bottomright)
        seen = Camera(zoom, by)
        off = max(abs(a - b) for end in ends for a, b in zip(seen.to(end), self.camera.to(end), strict=True))
        self.seen = self.camera if off < ARRIVED else seen

    def _fits(self, seen: pygame.Rect) -> bool:
        return seen.w <= self.room.w and seen.h <= self.room.h

    def _kept(self, zoom: float, point: Place, at: Place) -> Camera:
        """A point of the whole at a point of the window, as far as the edges allow."""
        return self._kept_at(zoom, (at[0] - point[0] * zoom, at[1] - point[1] * zoom))

    def _kept_at(self, zoom: float, by: Place) -> Camera:
        """In whole px, so that a picture that is only moved stays as sharp as it is."""
        room = self.room
        x = min(math.floor(room.left * (1 - zoom)), max(math.ceil(room.right * (1 - zoom)), round(by[0])))
        y = min(math.floor(room.top * (1 - zoom)), max(math.ceil(room.bottom * (1 - zoom)), round(by[1])))
        return Camera(zoom, (float(x), float(y)))
