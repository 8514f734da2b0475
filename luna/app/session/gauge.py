"""How fast this machine thinks: measured once in the background, for levels that think by the clock.

gauge = Gauge(game, settings)
gauge.update(seconds)               with every frame, until it is known
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from math import inf
from typing import Any

from luna import __version__
from luna.ai.process import ThinkingError
from luna.app.session.analyst import Analyses, Analyst
from luna.core.game import Game, new_match
from luna.core.kernel import kernel_kind
from luna.core.settings import Key, Settings, text, whole

PATIENCE = 1.0
"""Seconds that somebody is setting up a game before anything is measured."""
ENOUGH = 0.5
"""Seconds between two looks at a search that tell its speed."""
RATE = Key("machine", "rate", 0, whole(0, 10**9))
"""Continuations a second in one process, 0 while that is not known."""
MEASURED = Key("machine", "measured", "", text)
"""What the rate was measured with: on another machine, or with another version, it is measured again."""


class Gauge:
    """Lets the analysis of a game run for a moment and keeps how far it came."""

    def __init__(
        self, game: Game[Any, Any, Any], settings: Settings, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._game, self._settings, self._clock = game, settings, clock
        self.analyst: Analyses = Analyst(game.bots)
        self._since: tuple[float, int] | None = None
        self._waited = 0.0

    @property
    def known(self) -> bool:
        """Whether this machine has been measured."""
        return self._settings.get(RATE) > 0 and self._settings.get(MEASURED) == here()

    def rate(self, level: str) -> int:
        """Continuations a second with all processes that a level uses here, to two digits; 0 while it is not known."""
        if not self.known:
            return 0
        workers = min(self._game.bots.workers(level), os.cpu_count() or 1)
        return rounded(workers * self._settings.get(RATE))

    def update(self, seconds: float) -> bool:
        """Lets time pass; True once it has just become known."""
        if self.analyst.at_work:
            return self._look()
        self._waited += seconds
        if self._waited >= PATIENCE and not self.known:
            self._begin()
        return False

    def _begin(self) -> None:
        """Has it measured where that is possible."""
        setup, self._waited = self._game.sample(), -inf
        if setup is not None and self.analyst.able:
            self.analyst.ask(setup, new_match(self._game, setup))

    def _look(self) -> bool:
        try:
            found = self.analyst.look()
        except ThinkingError:
            self.end()
            self._waited = -inf
            return False
        if found is None:
            return False
        now = self._clock()
        if self._since is None:
            self._since = now, found.iterations
        began, before = self._since
        if found.iterations == before or (now - began < ENOUGH and self.analyst.at_work):
            return False
        self._settings.put(RATE, max(1, round((found.iterations - before) / (now - began))))
        self._settings.put(MEASURED, here())
        self.end()
        return True

    def end(self) -> None:
        """No process stays; what was not measured to its end is begun anew, since time has passed unseen."""
        self.analyst.close()
        self._since, self._waited = None, 0.0


def here() -> str:
    """This machine and program, as far as they matter for speed."""
    return f"{__version__} {kernel_kind()} {os.cpu_count()}"


def rounded(rate: int) -> int:
    """To two digits."""
    step = 10 ** max(0, len(str(rate)) - 2)
    return int(round(rate / step) * step)
