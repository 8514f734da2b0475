"""What the game says arrives with a short motion, so that eyes find it; who wants no motion sees it at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from luna.core.intent import Pick
from luna.ui.table.shown import Shown

SECONDS = 0.45


class Arrival:
    """Knows what was said last and since when."""

    def __init__(self, reduced: Callable[[], bool]) -> None:
        self._reduced = reduced
        self._said: tuple[Pick, str] | None = None
        self._since = SECONDS

    @property
    def moving(self) -> bool:
        """Whether something is still arriving."""
        return self._since < SECONDS

    def over(self, shown: Shown) -> Shown:
        """The picture with what is said as far as it has come."""
        said = (shown.tip.about, shown.tip.text) if shown.tip else None
        if said != self._said:
            self._said, self._since = said, SECONDS if said is None or self._reduced() else 0.0
        if not self.moving:
            return shown
        return replace(shown, arrived=1 - (1 - self._since / SECONDS) ** 3)

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if that changes the picture."""
        moved, self._since = self.moving, min(SECONDS, self._since + seconds)
        return moved
