"""The path round the hall: night as far as the guardian has not released it, moonlight on what he has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from luna.core.caching import lru_cache
from luna.games.luna.view.geometry import layout as lay
from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.places import guardian_tiles, slot_ground
from luna.games.luna.view.geometry.spots import TILE_RX, TILE_RY, Ground
from luna.games.luna.view.snapshot import Snapshot
from luna.ui.pictures import lights
from luna.ui.pictures.draw import Blit, blit_all, clear_surface, dashed, positioned
from luna.ui.pictures.outlines import Outline, ellipse, local
from luna.ui.pictures.palette import QUIET, SEA_ABYSS, rgb

RELEASED = "#e6eefc"
"""The moonlight round tiles that are released and round the guardian; no tile glows unless it can be used."""
ASLEEP = ("locked", "bribery")
"""Kinds of tiles that wait for the guardian."""
RING, DASHES = 2.0, 8
"""Breadth of the ring round a released tile in logical px; in how many pieces it is round one in reach of Bribery."""
NIGHT, SOFT = 118, 0.05
"""How dark (0-255) the paving is where nothing is released, and how soft the edge of that is, in units."""
PARTS = 12
"""In how many parts the longer side of that is cut."""
BEGIN = -0.45
"""Where the paving begins at the gate, in places."""


class PathPainter:
    """Draws what tells how far the path is open."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._ring = lru_cache(maxsize=64)(self._ring_of)
        self._guarded = lru_cache(maxsize=2)(self._guarded_at)
        self._shadow = lru_cache(maxsize=2)(self._shadow_to)

    def paint_shadow(self, surface: pygame.Surface, state: Snapshot) -> None:
        """Night on the paving from the gate to the guardian."""
        guardian = max(guardian_tiles(state))
        if guardian:
            blit_all(surface, self._shadow(guardian, lay.path_places(len(state.boards))))

    def paint_rings(self, surface: pygame.Surface, kinds: Mapping[int, str], ground: Ground, state: Snapshot) -> None:
        """A ring round released tiles, a broken one round those that Bribery reaches; light under the guardian."""
        rings = [self._ring(ground, number, kind) for number, kind in kinds.items() if kind != "locked"]
        if "guardian" not in state.aloft:
            rings.append(self._guarded(max(guardian_tiles(state)), len(state.boards)))
        blit_all(surface, rings)

    def _guarded_at(self, slot: int, boards: int) -> Blit:
        unit, middle = self._frame.px_per_unit, self._frame.at(slot_ground(boards, slot), lay.Z_PAVING)
        tile = ellipse(middle, TILE_RX * unit, TILE_RY * unit)
        return positioned(*lights.lit(tile, RELEASED, self._frame.ui_scale, tint=0))

    def _shadow_to(self, guardian: int, places: int) -> list[Blit]:
        edge = lay.path_stretch(BEGIN, guardian - 0.5, places)
        outline, (x, y) = local(tuple(self._frame.at(point, lay.Z_PAVING) for point in edge))
        parts = _night(outline, max(2, round(SOFT * self._frame.px_per_unit)))
        return [(image, (x + left, y + top)) for image, (left, top) in parts]

    def _ring_of(self, ground: Ground, number: int, kind: str) -> Blit:
        ring, at = local(ground.tiles[number])
        whole = kind == "released"
        stroke = (RING if whole else RING * 0.8) * self._frame.ui_scale
        return positioned(dashed(ring, RELEASED if whole else QUIET, stroke, 1 if whole else DASHES, whole=whole), at)


@lru_cache(maxsize=4)
def _night(outline: Outline, soft: int) -> tuple[Blit, ...]:
    """Darkness on an outline with edges so soft, premultiplied and without what is empty of it: that is most."""
    right, bottom = max(x for x, _ in outline), max(y for _, y in outline)
    night = clear_surface((round(right) + 4 * soft, round(bottom) + 4 * soft))
    pygame.draw.polygon(night, (*rgb(SEA_ABYSS), NIGHT), [(x + 2 * soft, y + 2 * soft) for x, y in outline])
    return tuple(_filled(pygame.transform.box_blur(night.premul_alpha(), soft), 2 * soft))


def _filled(picture: pygame.Surface, margin: int) -> Iterator[Blit]:
    """The parts of a picture that are not empty, and where they lie seen from within its margin."""
    step = max(1, max(picture.get_size()) // PARTS)
    for x in range(0, picture.get_width(), step):
        for y in range(0, picture.get_height(), step):
            part = picture.subsurface(pygame.Rect(x, y, step, step).clip(picture.get_rect()))
            seen = part.get_bounding_rect()
            if seen.w:
                yield part.subsurface(seen).copy(), (x + seen.x - margin, y + seen.y - margin)
