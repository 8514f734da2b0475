"""Whether a table for one person was ended as well as can be, reckoned by a worker while the result is being read.

proof = EndProof(session)
proof.look()                        with every frame of the result; True once more is known
"""

from __future__ import annotations

import logging

from luna.ai.messages import Task
from luna.ai.process import ThinkingError, WorkerProcess
from luna.app.session.session import Session
from luna.core.alone import Unsurpassed
from luna.core.seat import SeatKind

_log = logging.getLogger(__name__)


class EndProof:
    """It belongs to one end: what was taken back and ended anew is reckoned anew."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._worker: WorkerProcess | None = None
        self._codes: tuple[int, ...] = ()
        self._known: Unsurpassed | None = None
        self._tickets = 0

    @property
    def known(self) -> Unsurpassed | None:
        """What is proven of the present end, None as long as that is not known."""
        return self._known if self._codes == self._played() else None

    def look(self) -> bool:
        """Begins with an end that is new; whether something has just become known of it."""
        if not can_be_asked(self._session):
            return False
        if self._codes != self._played():
            self._ask()
        if self._worker is None or self._known is not None:
            return False
        try:
            self._worker.poll()
        except ThinkingError:
            _log.exception("an end could not be reckoned")
            self.close()
            return False
        found = self._worker.found
        self._known = found if isinstance(found, Unsurpassed) else None
        return self._known is not None

    def close(self) -> None:
        """No process stays; an end that is not known by now is not asked about again."""
        if self._worker:
            self._worker.cancel()
            self._worker.close(0)
        self._worker = None

    def _ask(self) -> None:
        session, self._codes, self._known = self._session, self._played(), None
        assert session.game.alone
        self._worker = self._worker or WorkerProcess(session.game.alone.proof)
        self._tickets += 1
        position = session.game.bots.position(session.setup, session.match)
        self._worker.ask(Task(self._tickets, position, ""))

    def _played(self) -> tuple[int, ...]:
        return tuple(step.code for step in self._session.match.steps)


def can_be_asked(session: Session) -> bool:
    """Whether it is the end of a game that a person has played alone from its beginning on."""
    alone, kind = session.game.alone, session.game.variant(session.setup)
    persons = sum(seat.kind == SeatKind.HUMAN for seat in session.seats)
    over = session.game.progress(session.state).over
    return alone is not None and kind in alone.kinds and persons == 1 and over and not session.branch
