"""What counts as a double click."""

from __future__ import annotations

import time
from collections.abc import Callable

from luna.core.turn import Point

TWICE, BESIDE = 0.4, 8
"""Seconds between two clicks, and px between their points, up to which they are a double click."""


class Twice:
    """Remembers the last click, and tells whether the next one belongs to it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last: tuple[float, Point] | None = None

    def click(self, at: Point) -> bool:
        """Takes a click; whether it is the second half of a double one."""
        now, last = self._clock(), self._last
        self._last = now, at
        return last is not None and now - last[0] <= TWICE and not _far(last[1], at)

    def forget(self) -> None:
        """What comes next begins anew."""
        self._last = None


def _far(a: Point, b: Point) -> bool:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) > BESIDE
