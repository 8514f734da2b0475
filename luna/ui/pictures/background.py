"""Work in threads of its own while the window goes on; all of it ends before pygame does."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from threading import Thread

_log = logging.getLogger(__name__)
_running: set[Background] = set()


class Background(Thread):
    """Goes through some steps in a thread from now on; whoever needs the outcome joins it.

    An error ends it and is logged: what was to be done ahead is then done, or fails, where it is needed.
    """

    def __init__(self, steps: Iterable[object], name: str) -> None:
        super().__init__(name=name, daemon=True)
        self._steps, self._wanted = steps, True
        _running.add(self)
        self.start()

    def run(self) -> None:
        """What the thread does."""
        try:
            for _ in self._steps:
                if not self._wanted:
                    break
        except Exception:
            _log.exception("%s", self.name)
        _running.discard(self)

    def leave_rest(self) -> None:
        """Ends after the step that is being done."""
        self._wanted = False


def end_all() -> None:
    """Ends all work after its present steps; a surface that is converted after pygame has ended is an error."""
    running = tuple(_running)
    for work in running:
        work.leave_rest()
    for work in running:
        work.join()
