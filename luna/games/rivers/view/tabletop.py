"""The map itself as one camera shows it: where all lies in the window, and what is painted on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import pygame

from luna.core.intent import Pick
from luna.games.rivers.view.frame import Frame
from luna.games.rivers.view.geometry import BACKGROUND_UNITS
from luna.games.rivers.view.motion.flights import FlightPainter
from luna.games.rivers.view.paint.carried import CarriedPainter
from luna.games.rivers.view.paint.conflict import ConflictPainter
from luna.games.rivers.view.paint.foretold import ForetoldPainter
from luna.games.rivers.view.paint.kingdoms import KingdomPainter
from luna.games.rivers.view.paint.map import MapPainter
from luna.games.rivers.view.paint.pieces import flat, standing
from luna.games.rivers.view.snapshot import Snapshot
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import Bodies
from luna.ui.pictures.outlines import Outline
from luna.ui.table.backdrop import Backdrop
from luna.ui.table.lens import WHOLE, Camera
from luna.ui.table.shown import Shown
from luna.ui.table.spot import Spot


class Tabletop:
    """All that paints on the map in one scale; `frame` is where it lies as the `camera` shows it."""

    def __init__(self, whole: Frame, sprites: Sprites, fonts: Fonts, camera: Camera = WHOLE) -> None:
        self._whole, self._fonts, self.camera = whole, fonts, camera
        self.frame = frame = whole if camera == WHOLE else whole.through(camera)
        self._map = MapPainter(frame, sprites, fonts)
        self._kingdoms = KingdomPainter(frame, fonts, self._map.before)
        self._foretold = ForetoldPainter(frame, sprites, self._kingdoms, ConflictPainter(frame, sprites, fonts))
        self.carried, self.flights = CarriedPainter(frame, sprites, fonts), FlightPainter(frame, sprites, fonts)

    def through(self, camera: Camera, sprites: Sprites, before: Tabletop) -> Tabletop:
        """The same map as another camera shows it."""
        return Tabletop(self._whole, sprites, self._fonts, camera)

    def paint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """All that lies and stands on the country and is lit there."""
        self._map.paint(surface, shown, known)

    def numbers(self, surface: pygame.Surface, shown: Shown) -> None:
        """What counts in a conflict, above rings round those who fight."""
        self._map.counted(surface, shown.state)

    def before(self, state: Snapshot, outline: Outline) -> Bodies:
        """What stands before a line along an outline."""
        return self._map.before(state, outline)

    def hint(self, surface: pygame.Surface, shown: Shown, known: Mapping[Pick, Spot]) -> None:
        """What helps to decide: the kingdom pointed at, or what an action would lead to."""
        counted = shown.state.conflict or shown.state.wars  # what is counted then is told already
        if shown.related and not (shown.carried or counted):
            self._kingdoms.paint(surface, shown.state, shown.related, known)
        if shown.outcome and not (shown.flights or shown.choices):
            self._foretold.paint(surface, shown.state, shown.outcome, in_hand=shown.carried is not None)

    def counted(self, shown: Shown) -> tuple[pygame.Rect, ...]:
        """Where those stand that such a hint counts."""
        return self._foretold.leaders(shown.state, shown.outcome) if shown.outcome else ()


class NearCountry:
    """The country as large as a lens shows it."""

    def __init__(self, folder: Path) -> None:
        self._backdrop = Backdrop(folder, BACKGROUND_UNITS, (0, 0))

    def key(self, state: Snapshot) -> object:
        """It is always the same."""
        return self

    def large(self, state: Snapshot) -> Iterable[str]:
        """All that lies and stands on the map: none is large, but they are many."""
        return sorted({piece.sprite for piece in (*flat(state), *standing(state))})

    def draw(self, surface: pygame.Surface, top: Tabletop, sprites: Sprites, state: Snapshot) -> None:
        """Fills the clipped part of a surface."""
        self._backdrop.draw(surface, top.frame)
