"""The table as it is seen now: the whole of it, or what a lens shows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Generic

from luna.ui.pictures.assets import Sprites
from luna.ui.table.lens import WHOLE, Lens
from luna.ui.table.near import Ground, NearTable, TopT
from luna.ui.table.shown import Shown


class SeenTop(Generic[TopT]):
    """Has what shows a part of the table ready as long as not the whole is seen."""

    def __init__(
        self,
        lens: Lens,
        whole: TopT,
        sprites: Sprites,
        ground: Callable[[], Ground[TopT]],
        left: Callable[[TopT], None] = lambda _: None,
    ) -> None:
        """`ground` = what lies below all pieces from near; `left` is told how the table was seen last from near."""
        self._lens, self._whole, self._sprites, self._ground, self._left = lens, whole, sprites, ground, left
        self.near: NearTable[TopT] | None = None
        """What shows a part of the table, None while the whole is seen."""

    @property
    def now(self) -> TopT:
        """The table as it is seen now."""
        return self.near.top if self.near else self._whole

    def follow(self) -> NearTable[TopT] | None:
        """Goes with the lens; what shows a part of the table, if one is seen."""
        if self._lens.seen == WHOLE and not self._lens.zoomed:
            if self.near:
                self._left(self.near.top)
            self.near = None
        elif self.near is None:
            self.near = NearTable(self._lens, self._whole, self._sprites, self._ground())
        return self.near

    def prepare(self) -> None:
        """Uses an idle moment to get what is seen from near ready."""
        if self.near:
            self.near.prepare()

    def at_rest(self, shown: Shown) -> Shown:
        """What is told beside a place waits until that place rests: it would look for room in every picture."""
        return shown if self._lens.resting else replace(shown, tip=None, deed=None)
