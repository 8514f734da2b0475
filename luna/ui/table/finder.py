"""What lies where in the window of a table that is seen through a lens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.table.banner import BannerPainter
from luna.ui.table.floating import Floating
from luna.ui.table.lens import Camera, Lens
from luna.ui.table.lens_mark import LensMark
from luna.ui.table.look_back import LookBackPainter
from luna.ui.table.picks import TablePick
from luna.ui.table.seen_places import SeenPlaces
from luna.ui.table.shown import Shown
from luna.ui.table.sidebar import Sidebar
from luna.ui.table.spot import Pickables, Spot


class Things(Protocol):
    """Where the things of a game lie."""

    lens: Lens
    mark: LensMark
    seen_places: SeenPlaces

    def pickables(self, shown: Shown) -> Pickables:
        """What can be picked, as it lies on the whole table."""

    def about(self, shown: Shown) -> Spot | None:
        """The place an open help is about."""

    def seen(self, pick: Pick, shown: Shown, camera: Camera) -> Spot | None:
        """Where a thing is seen by a camera; None if it is not shown now."""


class Finder:
    """Finds what lies under a point, and the place of a pick."""

    def __init__(
        self,
        things: Things,
        floating: Floating,
        banner: Callable[[Shown], BannerPainter],
        look: LookBackPainter,
        column: Sidebar,
        sign_at: Callable[[Point, Shown], Pick | None] = lambda pos, shown: None,
    ) -> None:
        """`sign_at` tells what a sign stands for that lies at a point above all things."""
        self._things, self._floating, self._banner, self._look, self._column = things, floating, banner, look, column
        self._sign_at = sign_at

    def picks_at(self, pos: Point, shown: Shown) -> list[Pick]:
        """Everything pickable under a point, topmost first; of equals the one with the nearest middle."""
        if floating := self._floating.picks_at(pos, shown, self._things.about(shown)):
            return floating
        if shown.banner and (row := self._banner(shown).picks_at(pos, shown.banner)):
            return row
        if shown.choices:  # of all else only the chronicle can still be reached, which changes nothing
            return self._under(pos, shown) or self._column.picks_at(pos, shown)
        return self._beside(pos, shown) or self._under(pos, shown)

    def _under(self, pos: Point, shown: Shown) -> list[Pick]:
        """What of the table and its bars lies there, or of a question."""
        at = pos if shown.choices else self._things.seen_places.on_whole(pos)
        under = self._things.pickables(shown).spots.under(at)
        under.sort(key=lambda spot: (spot.rank, spot.distance(at)))
        sign = self._sign_at(pos, shown)
        return list(dict.fromkeys((*filter(None, (sign,)), *(spot.pick for spot in under))))

    def _beside(self, pos: Point, shown: Shown) -> list[Pick]:
        """What lies on the bar of looking back, on the mark of the lens or in the chronicle."""
        if shown.lens and self._things.mark.rect(shown.lens).collidepoint(pos):
            return [shown.lens.pick]
        on_bar = self._look.picks_at(pos, shown.look) if shown.look else []
        return on_bar or self._column.picks_at(pos, shown)

    def place(self, pick: Pick, shown: Shown) -> pygame.Rect | None:
        """Where a pick lies in the window, its middle on the thing itself; None if it is not shown now."""
        if pick.kind == TablePick.LINE:
            entries = self._column.page(shown).entries
            return next((each.rect.copy() for each in entries if str(each.number) == pick.key), None)
        if shown.look and pick.kind == TablePick.LOOK:
            return self._look.place(pick, shown.look)
        if shown.lens and pick == shown.lens.pick:
            return self._things.mark.rect(shown.lens)
        if pick.kind in (TablePick.HELP, TablePick.TIP):
            return self._floating.place(pick, shown, self._things.about(shown))
        spot = self._things.seen(pick, shown, self._things.lens.camera)
        return spot.rect.copy() if spot else None
