"""The turns of bots: asked for when one is to act, and each of their codes checked before it is played."""

from __future__ import annotations

import logging
from random import Random
from typing import Any, Protocol

from luna.ai.process import ThinkingError
from luna.app.session.played import Played
from luna.app.session.table import Table

_log = logging.getLogger(__name__)


class Thinks(Protocol):
    """Whoever thinks turns out without letting anybody wait, as `luna.app.session.thinker.Thinker` does."""

    def ask(self, setup: Any, match: Any, name: str) -> object:
        """Begins with the present position and forgets what was asked before."""

    def poll(self) -> tuple[int, ...] | None:
        """The codes of the turn once they are there; raises ThinkingError."""

    def cancel(self) -> None:
        """Nothing is asked any more."""


class BotTurns:
    """The plan of the bot to act: codes for one version of the table, and after each for the one it leads to.

    A code that does not fit any more, because somebody else acted or something was drawn in between, ends the plan: the
    bot is asked again.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._version = -1
        """Of the position that was asked about, or that the next code is for."""
        self._asked = False
        self._codes: tuple[int, ...] = ()
        self._seat = -1

    def follow(self, thinker: Thinks) -> None:
        """Another position may be on the table: an answer to another one is no longer wanted."""
        if self._version == self._table.version:
            return
        if self._asked:
            thinker.cancel()
        self._version, self._asked, self._codes = self._table.version, False, ()

    def look(self, thinker: Thinks) -> bool:
        """Asks for a turn if none is planned, and looks for the answer; True if there is something to play."""
        self.follow(thinker)
        if self._codes and not self._fits():
            self._codes = ()
        if not self._codes:
            if not self._asked:
                session = self._table.session
                self._asked, self._seat = True, self._table.actor
                thinker.ask(session.setup, session.match, self._table.bot)
            self._codes = self._answer(thinker)
            self._asked = not self._codes
        return bool(self._codes)

    def play(self) -> Played:
        """Plays the first code of the plan; the rest is for the position after it."""
        code, *rest = self._codes
        played = self._table.play(code)
        self._version, self._asked, self._codes = self._table.version, False, tuple(rest)
        return played

    def forget(self) -> None:
        """Nothing is planned or asked; an answer that is still to come is not waited for."""
        self._asked, self._codes = False, ()

    def _fits(self) -> bool:
        """Whether the next code can be played by who planned it."""
        table = self._table
        return table.actor == self._seat and self._codes[0] in table.session.rules.legal(table.state)

    def _answer(self, thinker: Thinks) -> tuple[int, ...]:
        """The turn thought out, empty as long as it is not there; one whose worker fails plays as a spare does."""
        try:
            return thinker.poll() or ()
        except ThinkingError:
            session = self._table.session
            _log.exception("%s could not think", self._table.bot)
            bots = session.game.bots
            return bots.choose(session.setup, session.match, bots.spare, Random(0))
