"""Who thinks for the others in a lesson: it knows what they are to play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from luna.app.session.thinker import Thinker
from luna.core.game import Bots
from luna.core.match import Match


class Scripted(Thinker):
    """Gives the code that `next_code` finds as a thinker gives its answer; no process works for it."""

    def __init__(self, bots: Bots[Any, Any, Any], next_code: Callable[[], int | None]) -> None:
        super().__init__(bots)
        self._next_code = next_code

    def prepare(self, names: Iterable[str]) -> None:
        """Nothing has to be ready."""

    def ask(self, setup: Any, match: Match[Any, Any], name: str, seed: int = 0) -> int:
        """The answer is known."""
        return 0

    def poll(self) -> tuple[int, ...] | None:
        """One line, where the lesson is at what others play."""
        code = self._next_code()
        return None if code is None else (code,)
