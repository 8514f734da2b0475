"""What can be reached at a table of the day, found out by a worker while it is played; nothing waits for it."""

from __future__ import annotations

import logging

from luna.ai.messages import Task
from luna.ai.process import ThinkingError, WorkerProcess
from luna.app.saves.pars import Pars
from luna.core.alone import AnyChallenge, Par, table_key
from luna.core.game import AnyGame

_log = logging.getLogger(__name__)


class ParSearch:
    """Looks at one table at a time; what it knows when it is told to look or to end goes into the list."""

    def __init__(self, game: AnyGame, pars: Pars) -> None:
        assert game.alone
        self._game, self._pars = game, pars
        self._worker = WorkerProcess(game.alone.search)
        self._table = ""
        self._known: Par | None = None
        self._tickets = 0
        pars.searching = self.look

    @property
    def at_work(self) -> bool:
        """Whether something better may still be found."""
        return bool(self._table)

    def ask(self, challenge: AnyChallenge) -> None:
        """Begins with a table; what was searched for before is kept as far as it is known."""
        table = table_key(self._game, challenge.setup)
        if table == self._table:
            return
        self.look()
        self._table, self._known, self._tickets = table, None, self._tickets + 1
        self._worker.ask(Task(self._tickets, tuple(self._game.header(challenge.setup)), ""))

    def look(self) -> bool:
        """Keeps what was found by now; True if that is better than before."""
        if not self._table:
            return False
        table, over = self._table, True
        try:
            over = self._worker.poll() is not None
        except ThinkingError:
            _log.exception("a table could not be searched")
        found, before = self._worker.found, self._known
        self._table = "" if over else table
        if not isinstance(found, Par) or found == before:
            return False
        self._known = found
        self._pars.put(table, found)
        return True

    def close(self) -> None:
        """Keeps what is known; no process stays."""
        self.look()
        self._table, self._pars.searching = "", None
        self._worker.cancel()
        self._worker.close(0)
