"""The pages of the list of saved games: which games are on the one shown, and the buttons that turn them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from luna.ui.pictures import palette
from luna.ui.reading.text import Text
from luna.ui.widgets.forms import Form


class Pages:
    """As many pages as there are games for, `per_page` on each; one of them is shown."""

    def __init__(self, per_page: int) -> None:
        self._per_page = per_page
        self._page, self._count = 0, 1

    def of(self, ids: Sequence[str]) -> Sequence[str]:
        """What of all is on the page shown, which is the last where there are no longer so many."""
        self._count = max(1, math.ceil(len(ids) / self._per_page))
        self._page = min(self._page, self._count - 1)
        return ids[self._page * self._per_page : (self._page + 1) * self._per_page]

    def first(self) -> None:
        """Back to the first page."""
        self._page = 0

    def turn(self, step: int) -> bool:
        """Goes on by so many pages or back; False if there are none that way."""
        page = max(0, min(self._page + step, self._count - 1))
        turned, self._page = page != self._page, page
        return turned

    def place(self, form: Form, text: Text, right: float, turn: Callable[[int], None]) -> None:
        """The buttons and the number of the page, up to a right edge; nothing where there is one page only."""
        if self._count == 1:
            return
        form.button("page-before", (right - 290, 30, 64, 48), "‹", lambda: turn(-1), "#small")
        words = text("saved-page", page=self._page + 1, pages=self._count)
        form.label((right - 222, 30, 154, 48), words, 20, palette.CREAM, "center")
        form.button("page-next", (right - 64, 30, 64, 48), "›", lambda: turn(1), "#small")
        form.enable("page-before", self._page > 0)
        form.enable("page-next", self._page < self._count - 1)
