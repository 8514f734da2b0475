"""Where what lies over the table and the column at the right for longer is to be found."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from luna.ui.table.banner import BannerPainter
from luna.ui.table.floating import Floating
from luna.ui.table.lens_mark import LensMark
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.shown import Shown


class Above:
    """What the game says, what others did, the `preview` of a game, and the marks of looking back and from near."""

    def __init__(
        self,
        column: pygame.Rect,
        floating: Floating,
        banner: Callable[[Shown], BannerPainter],
        look: LookBackPainter,
        mark: LensMark,
        preview: Callable[[Shown], pygame.Rect],
    ) -> None:
        self._column, self._floating, self._banner = column, floating, banner
        self._look, self._mark, self._preview = look, mark, preview

    def over_card(self, shown: Shown) -> pygame.Rect | None:
        """What lies over the column at the right: what the game says, what others did, or else the preview."""
        if shown.tip or not (shown.banner or shown.preview):
            return self._floating.spoken(shown)
        if shown.banner:
            return self._banner(shown).rect(shown.banner)
        rect = self._preview(shown)
        return rect if self._column.collidepoint(rect.center) else None

    def over_seats(self, shown: Shown) -> bool:
        """Whether something lies for a while where the seats leave room in their column."""
        return bool(shown.outlook or (shown.preview and not self._column.collidepoint(self._preview(shown).center)))

    def over_table(self, shown: Shown) -> tuple[pygame.Rect, ...]:
        """What lies over the table, and what is told beside a place has to leave free."""
        look = self._look.tab() if shown.look else None
        mark = self._mark.rect(shown.lens) if shown.lens else None
        preview = self._preview(shown) if shown.preview else None
        return tuple(each for each in (look, mark, self._floating.spoken(shown), preview) if each)
