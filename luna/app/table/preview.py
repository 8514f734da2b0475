"""The preview of a scoring on the table: shown while its key is held, or from one press to the next."""

from __future__ import annotations

import time
from collections.abc import Callable

HELD = 0.4
"""Seconds from which a press counts as holding."""


class PreviewSwitch:
    """Whether the preview is wanted; `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._since = clock, 0.0
        self.on = self._gave_way = False
        self.asked_at = -1
        """The version of the table at which it was asked for last."""

    def press(self, version: int = -1) -> None:
        """The key went down, or the button was clicked."""
        self.on, self._gave_way, self._since, self.asked_at = not self.on, False, self._clock(), version

    def give_way(self) -> None:
        """Something else is to be seen for a while."""
        self.on, self._gave_way = False, self._gave_way or self.on

    def come_back(self) -> None:
        """That is over."""
        self.on, self._gave_way = self.on or self._gave_way, False

    def release(self) -> bool:
        """The key went up; True if that ends the preview, because it was held."""
        ends = self.on and self._clock() - self._since >= HELD
        self.on = self.on and not ends
        return ends
