"""A part of the table as a picture of its own: the same sea, islands and pieces, cut to what it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import pygame

from luna.core.caching import lru_cache
from luna.core.intent import Pick
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.spots import Ground, table_spots
from luna.games.luna.view.paint.board import back_to_front, draw_hall, draw_island, draw_path
from luna.games.luna.view.paint.labels import COIN_RX, PILE_STEP, Label, draw_plate, make_labels
from luna.games.luna.view.paint.table import TablePainter
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.moving.motion import Point
from luna.ui.pictures import own_files
from luna.ui.pictures.assets import BACKDROP, Fonts, Sprites
from luna.ui.pictures.background import Background
from luna.ui.table.shown import Shown

WHOLE = (264, 46, 1392, 938)
"""All that is ever cut from, in px at 1080p."""
TEMPLE = (598, 336, 724, 478)
"""Where path and hall lie, in px at 1080p."""
ISLAND_REACH = 1.90
"""How far an island with its boardwalk and buildings reaches from its centre, in units."""
SMALLEST_TYPE, LARGEST_TYPE, WIDEST_TYPE = 1.125, 1.35, 1.5
"""Least and largest scale of type and lines as a share of `ui_scale`; its most as a share of the picture's scale."""
NAMED = 0.3
"""Scale below which no island bears its name: it would hide the island."""

Region = tuple[int, int, int, int]
"""Left, top, width, height in px at 1080p."""


class Cutout(Frame):
    """The part of the table in `region` at a scale of its own; `ui_scale` is that of the page round the picture."""

    def __init__(self, region: Region, s: float, ui_scale: float) -> None:
        self.size = max(1, int(region[2] * s)), max(1, int(region[3] * s))
        self.s, self.px_per_unit = s, lay.UNIT * s
        self.ui_scale = min(max(s, SMALLEST_TYPE * ui_scale), LARGEST_TYPE * ui_scale, WIDEST_TYPE * s)
        self._type_u = self.ui_scale
        self.table = pygame.Rect((0, 0), self.size)
        self._corner = region[:2]

    def point(self, at: Point) -> Point:
        """A point in px at 1080p -> px of the picture."""
        return (at[0] - self._corner[0]) * self.s, (at[1] - self._corner[1]) * self.s

    def shows(self, region: Region) -> bool:
        """Whether some of a region lies in the picture."""
        x, y = self.point(region[:2])
        return self.table.colliderect((x, y, region[2] * self.s, region[3] * self.s))


class Backdrop:
    """The background of the table, read once in a thread and kept for all cutouts."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._reader = Background(self._read(), name="backdrop")

    def _read(self) -> Iterator[None]:
        whole = own_files.picture(self._folder / BACKDROP)
        self._fine = whole.get_width() / (lay.BACKGROUND_UNITS[0] * lay.UNIT)
        self._picture = whole.subsurface(self._rect(WHOLE, whole.get_rect().center, lay.BACKGROUND_CENTRE)).convert()
        yield

    def _rect(self, region: Region, middle: Point, centre: Point) -> pygame.Rect:
        x, y = middle[0] + (region[0] - centre[0]) * self._fine, middle[1] + (region[1] - centre[1]) * self._fine
        return pygame.Rect(round(x), round(y), int(region[2] * self._fine), int(region[3] * self._fine))

    def cut(self, region: Region, size: tuple[int, int]) -> pygame.Surface:
        """A region of the table in so many px."""
        self._reader.join()
        part = self._rect(region, (0, 0), WHOLE[:2]).clip(self._picture.get_rect())
        return pygame.transform.smoothscale(self._picture.subsurface(part), size)


@lru_cache(maxsize=1)
def backdrop(folder: Path) -> Backdrop:
    """The background in the folder of the sprites; begins to read it."""
    return Backdrop(folder)


@dataclass(frozen=True, slots=True)
class Vignette:
    """What a picture shows: a position, the part of the table, what is lit, which islands bear their names.

    `scale` is that of the table, 1 = as large as in a window of 1080p.
    """

    state: Snapshot
    region: Region
    scale: float
    named: tuple[str, ...] = ()
    chosen: frozenset[Pick] = field(default_factory=frozenset)
    targets: frozenset[Pick] = field(default_factory=frozenset)


class VignettePainter:
    """Draws vignettes."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        self._sprites, self._fonts, self._text = sprites, fonts, text
        self._backdrop = backdrop(sprites.folder)

    def paint(self, vignette: Vignette, frame: Cutout) -> pygame.Surface:
        """The opaque picture, with square corners."""
        state = vignette.state
        boards, ring = state.boards, state.islands
        surface = self._backdrop.cut(vignette.region, frame.size)
        self._islands(surface, frame, ring)
        if frame.shows(TEMPLE):
            draw_path(surface, frame, self._sprites, len(boards))
            draw_hall(surface, frame, self._sprites, boards)
        labels = make_labels(frame, self._fonts, self._text, ring)
        islands = vignette.named if frame.s >= NAMED else ()
        named = tuple(_inside(label, frame) for label in labels if label.island in islands)
        for label in named:
            draw_plate(surface, frame, self._fonts, label)
        ground = Ground(frame, boards, ring)
        spots = {spot.pick: spot for spot in table_spots(frame, ground, state)}
        shown = Shown(state, {}, chosen=vignette.chosen, targets=vignette.targets)
        TablePainter(frame, self._sprites, self._fonts).paint(surface, shown, ground, named, spots)
        return surface

    def _islands(self, surface: pygame.Surface, frame: Cutout, ring: tuple[str, ...]) -> None:
        reach = round(ISLAND_REACH * lay.UNIT)
        for position in back_to_front(len(ring)):
            x, y = lay.screen(*lay.island_centre(position))
            if frame.shows((round(x) - reach, round(y) - reach, 2 * reach, 2 * reach)):
                draw_island(surface, frame, self._sprites, position, ring[position])


def _inside(label: Label, frame: Cutout) -> Label:
    """A label moved so far that nothing of it is cut off."""
    reach = round((COIN_RX + PILE_STEP * len(COLOURS)) * frame.px_per_unit)
    coin = pygame.Rect(0, 0, 2 * reach, 2 * reach)
    coin.center = label.coin
    whole = label.plate.union(coin)
    moved = whole.clamp(frame.table)
    dx, dy = moved.x - whole.x, moved.y - whole.y
    at = label.coin[0] + dx, label.coin[1] + dy
    return replace(label, plate=label.plate.move(dx, dy), middle=label.middle + dx, coin=at)
