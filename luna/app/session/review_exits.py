"""Where the table at a moment of a review leads to besides back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from luna.core.match import Match


@dataclass(frozen=True, slots=True)
class Exits:
    """`found` is called once the answer is known, `play_on` with the game as it stands there to go on from.

    `onward` leads to the next turning point whose answer is still to be found; None after the last one.
    """

    found: Callable[[], object] = lambda: None
    play_on: Callable[[Match[Any, Any]], object] | None = None
    onward: Callable[[], object] | None = None
