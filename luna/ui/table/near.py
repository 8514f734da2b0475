"""A part of the table seen from near: sharp at rest and while it only moves, stretched while its size changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

import pygame

from luna.core.intent import Pick
from luna.ui.pictures.assets import Sprites
from luna.ui.table.frame import Frame
from luna.ui.table.lens import WHOLE, Camera, Lens
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot
from luna.ui.table.whole import lights

Spots = Callable[[Camera], Mapping[Pick, Spot]]
"""Where the things of the table are seen by a camera."""


class Top(Protocol):
    """A table as one camera shows it."""

    camera: Camera

    @property
    def frame(self) -> Frame:
        """Where all lies, as the camera shows it."""

    def through(self, camera: Camera, sprites: Sprites, before: Self) -> Self:
        """The same table as another camera shows it, with sprites of that size; `before` is how it was seen last."""

    def paint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """Draws what stands on the ground into the clipped part of a surface."""


TopT = TypeVar("TopT", bound=Top)
DrawnT = TypeVar("DrawnT", bound=Top, contravariant=True)


class Ground(Protocol[DrawnT]):
    """What lies below all pieces and is seldom another."""

    def key(self, state: Any) -> object:
        """What it depends on."""

    def large(self, state: Any) -> Iterable[str]:
        """Sprites that take long to be scaled, the last ones wanted first."""

    def draw(self, surface: pygame.Surface, top: DrawnT, sprites: Sprites, state: Any) -> None:
        """Fills the clipped part of a surface."""


class NearTable(Generic[TopT]):
    """Paints what a lens shows of the table into the room it has in the window."""

    def __init__(self, lens: Lens, whole: TopT, sprites: Sprites, ground: Ground[TopT]) -> None:
        self._lens, self._whole, self._ground = lens, whole, ground
        self._sprites = sprites.magnified()
        self.top = whole
        """The table as it is seen sharply, or was last."""
        self._empty = self._picture = pygame.Surface((1, 1))
        self._painted: tuple[object, object] = None, None
        self._shifted = False
        self._size = 0.0
        """How large the sprites are scaled, as the lens magnifies."""
        self._unscaled: list[str] = []

    @property
    def stretches(self) -> bool:
        """Whether the size changes, so that the picture of the whole table is needed too."""
        seen = self._lens.seen
        return seen == WHOLE or (seen.zoom != self.top.camera.zoom and not self._lens.resting)

    def paint(self, surface: pygame.Surface, scene: pygame.Surface, shown: Shown, spots: Spots) -> None:
        """Draws what is seen now; `scene` is the picture with the whole table while the size changes."""
        self._size_for(self._lens.camera.zoom, shown)
        if self.stretches:
            self._stretch(surface, scene, shown)
            self.prepare()
        else:
            self._sharpen(shown, spots)
            surface.blit(self._picture, self._lens.room, self._lens.room)

    def prepare(self) -> None:
        """Scales one more of what is large, so that nothing that comes into sight has to wait for it."""
        if self._unscaled:
            self._sprites.get(self._unscaled.pop(), self._whole.frame.px_per_unit * self._size)

    def _size_for(self, zoom: float, shown: Shown) -> None:
        """Sprites of another size are no longer needed."""
        if zoom != self._size:
            self._sprites.clear()
            self._size, self._unscaled = zoom, list(self._ground.large(shown.state))

    # -- sharp

    def _sharpen(self, shown: Shown, spots: Spots) -> None:
        """Has the picture ready: moved with new edges, or drawn anew where it differs or has come to rest."""
        (x, y), zoom = self._lens.seen.by, self._lens.seen.zoom
        camera = Camera(zoom, (float(round(x)), float(round(y))))
        before, key = self.top.camera, self._key(shown)
        if camera != before:
            self.top = self._whole.through(camera, self._sprites, self.top)
        known, room = spots(camera), self._lens.room
        settled = self._shifted and self._lens.resting
        if zoom != before.zoom or key[0] != self._painted[0] or settled:
            self._draw_ground(room, shown)
            self._draw_pieces(room, shown, known)
            self._shifted = False
        else:
            if camera != before:
                self._shift(round(camera.by[0] - before.by[0]), round(camera.by[1] - before.by[1]), shown, known)
            if key != self._painted:
                self._draw_pieces(room, shown, known)
        self._painted = key

    def _key(self, shown: Shown) -> tuple[object, object]:
        """What the ground depends on, and what stands on it."""
        return self._ground.key(shown.state), (shown.state, *lights(shown))

    def _shift(self, across: int, down: int, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """Moves what is drawn already, and draws what comes in at the edges."""
        room = self._lens.room
        for picture in (self._empty, self._picture):
            picture.subsurface(room).scroll(across, down)
        for edge in _uncovered(room, across, down):
            self._draw_ground(edge, shown)
            self._draw_pieces(edge, shown, known)
        self._shifted = True

    def _draw_ground(self, part: pygame.Rect, shown: Shown) -> None:
        if self._empty.get_size() != self._whole.frame.size:
            self._empty = pygame.Surface(self._whole.frame.size).convert()
            self._picture = self._empty.copy()
        self._empty.set_clip(part)
        self._ground.draw(self._empty, self.top, self._sprites, shown.state)
        self._empty.set_clip(None)

    def _draw_pieces(self, part: pygame.Rect, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        self._picture.set_clip(part)
        self._picture.blit(self._empty, part, part)
        self.top.paint(self._picture, shown, known)
        self._picture.set_clip(None)

    # -- stretched

    def _stretch(self, surface: pygame.Surface, scene: pygame.Surface, shown: Shown) -> None:
        """The whole table as large as it is seen, and where it has been drawn sharply that over it."""
        seen, room, drawn = self._lens.seen, self._lens.room, self.top.camera
        sharp = drawn != WHOLE and self._key(shown) == self._painted
        if not (sharp and seen.after(drawn).rect(room).contains(room)):
            _stretched(surface, scene, room, seen)
        if sharp:
            _stretched(surface, self._picture, room, seen.after(drawn))


def _stretched(surface: pygame.Surface, picture: pygame.Surface, room: pygame.Rect, camera: Camera) -> None:
    """What a camera makes of the picture in a room; a little wider than is seen, for the sake of whole px."""
    (left, top), (right, bottom) = camera.back(room.topleft), camera.back(room.bottomright)
    source = pygame.Rect(int(left) - 1, int(top) - 1, int(right - left) + 4, int(bottom - top) + 4).clip(room)
    (x0, y0), (x1, y1) = camera.to(source.topleft), camera.to(source.bottomright)
    corner, size = (round(x0), round(y0)), (max(1, round(x1) - round(x0)), max(1, round(y1) - round(y0)))
    surface.set_clip(room)
    surface.blit(pygame.transform.smoothscale(picture.subsurface(source), size), corner)
    surface.set_clip(None)


def _uncovered(room: pygame.Rect, across: int, down: int) -> Iterator[pygame.Rect]:
    """The edges of a room into which nothing has moved."""
    if abs(across) >= room.w or abs(down) >= room.h:
        yield room
        return
    if across:
        yield pygame.Rect(room.left if across > 0 else room.right + across, room.top, abs(across), room.h)
    if down:
        yield pygame.Rect(room.left, room.top if down > 0 else room.bottom + down, room.w, abs(down))
