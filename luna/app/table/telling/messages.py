"""One short text over the table at a time, and the warning to who holds a piece still where it may not go."""

from __future__ import annotations

from collections.abc import Callable

from luna.core.intent import Pick
from luna.core.turn import Point
from luna.ui.table.shown import Bubble

BUBBLE_SECONDS = 6.0
DOUBT_SECONDS = 0.35
"""How long a carried piece is held over a forbidden place before the rule is told."""
REFUSAL, GAIN = "refusal", "gain"


class Messages:
    """Knows the text, how old it is and which one may come."""

    def __init__(self, middle: Callable[[], Point]) -> None:
        self._middle = middle
        self.bubble: Bubble | None = None
        self.places = frozenset[Pick]()
        """Where what was refused is possible, as long as the refusal is told."""
        self._age = 0.0
        self._doubt: Callable[[], str] | None = None
        self._doubt_at: Point = (0, 0)
        self._doubt_age = 0.0

    def say(
        self,
        told: str,
        at: Point | None = None,
        tone: str = GAIN,
        places: frozenset[Pick] = frozenset(),
        about: Pick | None = None,
    ) -> None:
        """A text at a point, or a general one near the middle of the window; `places` are lit with it.

        It stays beside the thing that it is `about`, without one beside what is pointed at.
        """
        bubble = Bubble(told, at or self._middle(), tone, at is None, about)
        self.bubble, self.places, self._age = bubble, places, 0.0

    def clear(self) -> None:
        """Takes the text away."""
        self.bubble, self.places = None, frozenset()

    def doubt(self, warning: Callable[[], str] | None, at: Point = (0, 0)) -> None:
        """A piece is held over a place: what to say if it stays there, nothing or an empty text if it may."""
        self._doubt, self._doubt_at, self._doubt_age = warning, at, 0.0

    def fade(self, seconds: float) -> bool:
        """Lets time pass; True if that changes the picture."""
        self._age += seconds
        self._doubt_age += seconds
        if self._doubt and self._doubt_age >= DOUBT_SECONDS:
            warning, self._doubt = self._doubt(), None
            if warning:
                self.say(warning, self._doubt_at, REFUSAL)
            return bool(warning)
        if self.bubble is None or self._age < BUBBLE_SECONDS:
            return False
        self.clear()
        return True
