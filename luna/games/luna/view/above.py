"""Where what lies over the table and the column at the right for longer is to be found."""

from __future__ import annotations

import pygame

from luna.games.luna.view.geometry.frame import Frame
from luna.games.luna.view.geometry.preview import Shape, preview_shape
from luna.ui.table.banner import BannerPainter
from luna.ui.table.floating import Floating
from luna.ui.table.lens_mark import LensMark
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.shown import Shown


class Above:
    """What the game says, what others did, what a scoring would bring, and the marks of looking back and from near."""

    def __init__(
        self, frame: Frame, floating: Floating, banner: BannerPainter, look: LookBackPainter, mark: LensMark
    ) -> None:
        self._frame, self._floating, self._banner, self._look, self._mark = frame, floating, banner, look, mark

    def over_card(self, shown: Shown) -> pygame.Rect | None:
        """What lies over the column at the right: what the game says, what others did, what a scoring would bring."""
        if shown.tip or not (shown.banner or shown.preview):
            return self._floating.spoken(shown)
        if shown.banner:
            return self._banner.rect(shown.banner)
        shape = self._scoring(shown)
        return shape.rect if shape.over_column else None

    def over_table(self, shown: Shown) -> tuple[pygame.Rect, ...]:
        """What lies over the table, and what is told beside a place has to leave free."""
        look = self._look.tab() if shown.look else None
        mark = self._mark.rect(shown.lens) if shown.lens else None
        scoring = self._scoring(shown).rect if shown.preview else None
        return tuple(each for each in (look, mark, self._floating.spoken(shown), scoring) if each)

    def _scoring(self, shown: Shown) -> Shape:
        """Where what a scoring would bring lies."""
        return preview_shape(self._frame, len(shown.state.seats), bool(shown.outlook))
