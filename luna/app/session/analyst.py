"""Analyses for a scene: ask once, look with every frame at what is known by now, never wait.

analyst = Analyst(game.bots)
analyst.ask(setup, match)
analysis = analyst.look()           better ones follow while it is not told to stop
"""

from __future__ import annotations

from typing import Any, Protocol

from luna.ai.messages import Task
from luna.ai.process import WorkerProcess
from luna.core.analysis import Analysis, Inquiry
from luna.core.game import Bots
from luna.core.match import Match

PERSON = ""
"""Who an analysis is for; no bot's name."""


class Analyses(Protocol):
    """Whoever analyses without letting anybody wait, as `Analyst` does."""

    @property
    def able(self) -> bool:
        """Whether the game analyses anything."""

    @property
    def at_work(self) -> bool:
        """Whether a better analysis may follow."""

    def ask(self, setup: Any, match: Match[Any, Any], played: tuple[int, ...] = (), iterations: int = 0) -> None:
        """Begins with the present position, and judges a turn that was `played` there."""

    def look(self) -> Analysis | None:
        """What is known by now; raises ThinkingError."""

    def cancel(self) -> None:
        """Nothing is asked any more."""

    def close(self) -> None:
        """No process stays."""


class Analyst:
    """Thinks about one position at a time for a person, in a worker process that starts when it is first needed."""

    def __init__(self, bots: Bots[Any, Any, Any]) -> None:
        self._bots = bots
        self._worker = WorkerProcess(bots.analyse) if bots.analyse else None
        self._tickets = 0
        self._at_work = False

    @property
    def able(self) -> bool:
        """Whether the game analyses anything."""
        return self._worker is not None

    @property
    def at_work(self) -> bool:
        """Whether a better analysis may follow."""
        return self._at_work

    def ask(self, setup: Any, match: Match[Any, Any], played: tuple[int, ...] = (), iterations: int = 0) -> None:
        """Begins with the present position and forgets what was asked before.

        A turn that was `played` there is judged; with `iterations` it goes no further than so many.
        """
        self.cancel()
        if self._worker:
            self._tickets += 1
            self._at_work = True
            inquiry = Inquiry(self._bots.position(setup, match), played, iterations)
            self._worker.ask(Task(self._tickets, inquiry, PERSON))

    def look(self) -> Analysis | None:
        """What is known by now, None before anything is; raises luna.ai.process.ThinkingError."""
        if self._worker is None:
            return None
        if self._at_work and self._worker.poll() is not None:
            self._at_work = False
        found = self._worker.found
        return found if isinstance(found, Analysis) else None

    def cancel(self) -> None:
        """Nothing is asked any more."""
        self._at_work = False
        if self._worker:
            self._worker.cancel()
            self._worker.found = None

    def close(self) -> None:
        """Ends the worker; asking starts it again."""
        self.cancel()
        if self._worker:
            self._worker.close()
