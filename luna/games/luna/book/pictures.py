"""The pictures of the rules book: parts of the real table, drawn when they are first wanted."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.games.luna.book.island_views import ISLAND_VIEWS
from luna.games.luna.book.marks import MarkPainter
from luna.games.luna.book.plates import PlatePainter, end_score_size, favours_size
from luna.games.luna.book.table_views import TABLE_VIEWS
from luna.games.luna.book.temple_views import TEMPLE_VIEWS
from luna.games.luna.book.views import View, Views
from luna.games.luna.view.paint.vignette import Cutout, VignettePainter
from luna.ui.pictures.assets import Fonts, Sprites
from luna.ui.pictures.draw import clear_surface
from luna.ui.pictures.kept import KeptPictures
from luna.ui.pictures.rims import rimmed

VIEWS: Views = {**TABLE_VIEWS, **ISLAND_VIEWS, **TEMPLE_VIEWS}
"""What is cut from the table."""
PLATES = ("favours", "end-score")
"""What is not."""
PICTURES: tuple[str, ...] = (*VIEWS, *PLATES)
"""The names of all pictures."""
BETWEEN, RADIUS, LEAST = 12, 12, 0.66
"""Gap between two views and radius of their corners, logical px; share of their size down to which they share a row."""
KEPT = 40


class Pictures(KeptPictures):
    """Draws and keeps the pictures in the language of `text`."""

    def __init__(self, sprites: Sprites, fonts: Fonts, text: Callable[..., str]) -> None:
        super().__init__(KEPT)
        self._vignettes = VignettePainter(sprites, fonts, text)
        self._marks = MarkPainter(sprites, fonts)
        self._plates = PlatePainter(sprites, fonts, text)

    def size(self, name: str, width: int, ui_scale: float) -> tuple[int, int]:
        """How large `get` will make a picture, without making it; raises KeyError for an unknown name."""
        if name in PLATES:
            return (favours_size if name == "favours" else end_score_size)(width, ui_scale)
        views = VIEWS[name]()
        share, gap, stacked = _arranged(views, width, ui_scale)
        frame = Cutout(views[0].vignette.region, views[0].vignette.scale * share, ui_scale)
        return _whole(frame.size, len(views), gap, stacked)

    def drawn(self, name: str, width: int, ui_scale: float) -> pygame.Surface:
        if name in PLATES:
            draw = self._plates.favours if name == "favours" else self._plates.end_score
            return rimmed(draw(width, ui_scale), round(RADIUS * ui_scale))
        return self._joined(VIEWS[name](), width, ui_scale)

    def _joined(self, views: tuple[View, ...], width: int, ui_scale: float) -> pygame.Surface:
        share, gap, stacked = _arranged(views, width, ui_scale)
        parts = [self._view(view, share, ui_scale) for view in views]
        return _together(parts, gap, stacked)

    def _view(self, view: View, share: float, ui_scale: float) -> pygame.Surface:
        frame = Cutout(view.vignette.region, view.vignette.scale * share, ui_scale)
        surface = self._vignettes.paint(view.vignette, frame)
        self._marks.paint(surface, frame, view.marks)
        return rimmed(surface, round(RADIUS * ui_scale))


def _arranged(views: tuple[View, ...], width: int, ui_scale: float) -> tuple[float, int, bool]:
    """Scale and gap of views side by side, or below one another (True) where they would become too small."""
    gap = round(BETWEEN * ui_scale)
    wide = [view.vignette.region[2] * view.vignette.scale for view in views]
    share = (width - gap * (len(views) - 1)) / sum(wide)
    stacked = len(views) > 1 and share < LEAST * ui_scale
    return min(ui_scale, width / max(wide) if stacked else share), gap, stacked


def _whole(part: tuple[int, int], count: int, gap: int, stacked: bool) -> tuple[int, int]:
    """The size of equally large parts in a row or a column."""
    width, height = part
    more = count - 1
    return (width, height + more * (height + gap)) if stacked else (width + more * (width + gap), height)


def _together(parts: list[pygame.Surface], gap: int, stacked: bool) -> pygame.Surface:
    """One surface with equally large parts in a row or a column."""
    width, height = parts[0].get_size()
    step = (0, height + gap) if stacked else (width + gap, 0)
    whole = clear_surface(_whole((width, height), len(parts), gap, stacked))
    whole.fblits([(part, (k * step[0], k * step[1])) for k, part in enumerate(parts)], pygame.BLEND_PREMULTIPLIED)
    return whole
