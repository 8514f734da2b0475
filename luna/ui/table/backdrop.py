"""The country of a table that is looked at from near: only what is seen of it is ever as large as that takes."""

from __future__ import annotations

from pathlib import Path

import pygame

from luna.ui.moving.motion import Point
from luna.ui.pictures.assets import BACKDROP
from luna.ui.pictures.loading import Loading
from luna.ui.table.frame import Frame


class Backdrop:
    """The background picture at full size; it is read in a thread from now on."""

    def __init__(self, folder: Path, units: tuple[float, float], centre: Point) -> None:
        """`units` = its size, `centre` = the point of the table in its middle, in px at 1080p."""
        self._units, self._centre = units, centre
        self._loading = Loading(folder / BACKDROP)
        self._picture: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Fills the clipped part of a surface; beyond its edges the picture goes on as its mirror image."""
        if self._picture is None:
            self._picture = self._loading.take()  # converted part by part: as a whole that takes longer than a frame
        width, height = (side * frame.px_per_unit for side in self._units)
        x, y = frame.point(self._centre)
        clip = surface.get_clip()
        for across in (-1, 0, 1):
            for down in (-1, 0, 1):
                left, top = x + (across - 0.5) * width, y + (down - 0.5) * height
                seen = clip.clip(pygame.Rect(round(left), round(top), round(width), round(height)))
                if seen.w and seen.h:
                    ratio = self._picture.get_width() / width
                    part = (seen.x - left) * ratio, (seen.y - top) * ratio, seen.w * ratio, seen.h * ratio
                    self._draw_part(surface, part, 1 / ratio, (left, top), (bool(across), bool(down)))

    def _draw_part(
        self,
        surface: pygame.Surface,
        part: tuple[float, float, float, float],
        scale: float,
        corner: tuple[float, float],
        flipped: tuple[bool, bool],
    ) -> None:
        """A part of the picture (or of its mirror image), a little wider for the sake of whole px."""
        assert self._picture is not None
        whole = self._picture.get_rect()
        left, top = int(part[0]) - 1, int(part[1]) - 1
        source = pygame.Rect(left, top, int(part[2]) + 4, int(part[3]) + 4).clip(whole)
        x0, x1 = (round(corner[0] + side * scale) for side in (source.left, source.right))
        y0, y1 = (round(corner[1] + side * scale) for side in (source.top, source.bottom))
        if flipped[0]:
            source.x = whole.w - source.right
        if flipped[1]:
            source.y = whole.h - source.bottom
        size = max(1, x1 - x0), max(1, y1 - y0)
        image = pygame.transform.smoothscale(self._picture.subsurface(source), size)
        surface.blit(pygame.transform.flip(image, *flipped) if any(flipped) else image, (x0, y0))
