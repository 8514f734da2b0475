"""Thinking while a person decides: what the person may well play is answered before it is played.

foresight = Foresight(thinker)      asked and polled like the thinker itself
foresight.look_ahead(session)       now and then while a person decides

First a bot that thinks by the clock looks for the person's best turns, then for its own answer to each of the first of
them. The answer to a position is what it would have been if nobody had thought ahead: only sooner. Bots that count
answer at once anyway, so nothing is done for them. All of it ends as soon as another position is on the table, unless
that is just the one that is thought about.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Protocol

from luna.ai.process import ThinkingError
from luna.app.session.session import Session
from luna.core.match import Match
from luna.core.seat import Seat, SeatKind

GUESSES = 3
"""How many turns of the person are answered."""
KEPT = 8
"""How many answers are kept."""

Key = tuple[tuple[int, ...], str]
"""The actions up to a position, and who answers it."""

_log = logging.getLogger(__name__)


class Foresees(Protocol):
    """A thinker that tells which turns it took for the best, as `luna.app.session.thinker.Thinker` does."""

    liked: tuple[tuple[int, ...], ...]
    """The turns of the last answer, the best first."""

    def prepare(self, names: Iterable[str]) -> None:
        """Starts what these bots need."""

    def ask(self, setup: Any, match: Match[Any, Any], name: str) -> object:
        """Begins with the present position and forgets what was asked before."""

    def poll(self) -> tuple[int, ...] | None:
        """The codes of the turn once they are there; raises ThinkingError."""

    def cancel(self) -> None:
        """Nothing is asked any more."""

    def close(self) -> None:
        """Ends all workers."""


class Foresight:
    """A thinker that may know the answer before it is asked."""

    def __init__(self, thinker: Foresees) -> None:
        self.thinker = thinker
        self._known: dict[Key, tuple[int, ...]] = {}
        self._about: Key | None = None
        """What is thought about ahead, None where nothing is."""
        self._wanted: Key | None = None
        """What was asked for."""
        self._base: tuple[int, ...] | None = None
        """The person's position that is looked ahead from."""
        self._guesses: list[tuple[int, ...]] = []
        self._guessing = False

    # -- as a thinker

    def prepare(self, names: Iterable[str]) -> None:
        """Starts what these bots need."""
        self.thinker.prepare(names)

    def ask(self, setup: Any, match: Match[Any, Any], name: str) -> object:
        """Begins with the present position, or goes on with it where it was begun ahead."""
        self._wanted = key = _codes(match), name
        if key in self._known:
            self.rest()
        elif self._guessing or self._about != key:
            self.rest()
            self.thinker.ask(setup, match, name)
        self._about, self._base, self._guesses, self._guessing = None, None, [], False
        return key

    def poll(self) -> tuple[int, ...] | None:
        """The turn that was asked for, once it is there."""
        if self._wanted in self._known:
            codes = self._known[self._wanted]
            self._wanted = None
            return codes
        return self.thinker.poll()

    def cancel(self) -> None:
        """Nothing is asked any more."""
        self._wanted = None
        self._about, self._guesses, self._guessing = None, [], False
        self.thinker.cancel()

    def close(self) -> None:
        """Ends all workers; asking starts them again."""
        self.cancel()
        self.thinker.close()

    # -- ahead

    def rest(self) -> None:
        """Nothing is thought ahead any more; what is known stays."""
        if self._about:
            self.thinker.cancel()
        self._about, self._base, self._guesses, self._guessing = None, None, [], False

    def look_ahead(self, session: Session) -> None:
        """Goes on with what the person to act may play, or begins with it."""
        bots = [seat.name for seat in session.seats if _clocked(session, seat)]
        if not bots:
            return
        if self._base != _codes(session.match):
            self.rest()
            self._base, self._guessing = _codes(session.match), True
            self._think(session, session.match, bots[0])
        elif self._about:
            self._listen(session)

    def answer_ahead(self, session: Session, name: str) -> None:
        """A bot's turn has come but for a press of the person: its answer is looked for already."""
        key = _codes(session.match), name
        if _clocked(session, session.seats[session.actor]) and key != self._about and key not in self._known:
            self.rest()
            self._think(session, session.match, name)

    def _think(self, session: Session, match: Match[Any, Any], name: str) -> None:
        self._about = _codes(match), name
        self.thinker.ask(session.setup, match, name)

    def _listen(self, session: Session) -> None:
        try:
            codes = self.thinker.poll()
        except ThinkingError:
            _log.exception("nothing is thought ahead")
            self._about, self._guesses = None, []
            return
        if not codes:
            return
        if self._guessing:
            self._guesses, self._guessing = list(self.thinker.liked[:GUESSES]), False
        elif self._about:
            self._keep(self._about, codes)
        self._about = None
        while self._guesses and not self._about:
            self._answer(session, self._guesses.pop(0))

    def _answer(self, session: Session, guess: tuple[int, ...]) -> None:
        """Begins with the position after a turn of the person, if a bot that thinks by the clock would act there."""
        match = session.match.cut(session.match.length)
        for code in guess:
            match.play(code)
        actor = match.rules.actor(match.state)
        if actor < 0 or not _clocked(session, session.seats[actor]):
            return
        name = session.seats[actor].name
        if (_codes(match), name) not in self._known:
            self._think(session, match, name)

    def _keep(self, key: Key, codes: tuple[int, ...]) -> None:
        self._known[key] = codes
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]


def _codes(match: Match[Any, Any]) -> tuple[int, ...]:
    return tuple(step.code for step in match.steps)


def _clocked(session: Session, seat: Seat) -> bool:
    return seat.kind == SeatKind.BOT and seat.name in session.game.bots.clocked
