"""How long pictures take, for whoever looks into a slow machine: one line in a file for each picture shown."""

from __future__ import annotations

import time
from pathlib import Path


class FrameLog:
    """Writes `DRAWN SHOWN`: ms to draw a picture, ms from waking to having shown it. Without a path it does nothing."""

    def __init__(self, path: Path | None = None) -> None:
        self._file = path.open("w", encoding="utf-8", buffering=1) if path else None
        self._woken = self._drawing = self._drawn = 0.0

    def woken(self) -> None:
        """The program has events or time has passed."""
        self._woken = time.perf_counter()

    def drawing(self) -> None:
        """A picture is begun."""
        self._drawing = time.perf_counter()

    def drawn(self) -> None:
        """The picture is finished."""
        self._drawn = time.perf_counter()

    def shown(self) -> None:
        """The picture is in the window."""
        if self._file:
            drawn, whole = self._drawn - self._drawing, time.perf_counter() - self._woken
            self._file.write(f"{1000 * drawn:.2f} {1000 * whole:.2f}\n")
