"""The preview of a scoring on the table: shown while its key is held, or from one press to the next."""

from __future__ import annotations

import time
from collections.abc import Callable

from luna.games.luna.points.forecast import forecast
from luna.games.luna.rules.state import State
from luna.games.luna.view.shown import Preview

HELD = 0.4
"""Seconds from which a press counts as holding."""


class PreviewSwitch:
    """Whether the preview is wanted; `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._since = clock, 0.0
        self.on = False

    def press(self) -> None:
        """The key went down, or the button was clicked."""
        self.on, self._since = not self.on, self._clock()

    def release(self) -> bool:
        """The key went up; True if that ends the preview, because it was held."""
        ends = self.on and self._clock() - self._since >= HELD
        self.on = self.on and not ends
        return ends


def preview(state: State) -> Preview | None:
    """What the view needs, None when the game is over."""
    told = forecast(state)
    if told is None:
        return None
    orders = {
        colour: (
            order.priestess,
            order.apostate,
            order.temple,
            order.paid,
            order.shrines,
            order.favours,
            order.council,
            order.total,
        )
        for colour, order in zip(state.table.colours, told.orders, strict=True)
    }
    return Preview(orders, told.figures)
