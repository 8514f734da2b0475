"""Whether the game gets to disk: what the table says of it, and the new attempts."""

from __future__ import annotations

from luna.app.saves.failure import SaveFailure
from luna.app.session.session import Session
from luna.app.table.port import TablePort
from luna.ui.reading.text import Text

RETRY = 10.0
"""Seconds after which saving is tried again by itself."""


class Saving:
    """Tells when saving begins to fail and when that is over; meanwhile the top bar has a button."""

    def __init__(self, text: Text, session: Session, port: TablePort) -> None:
        self._text, self._session, self._port = text, session, port
        self._told: SaveFailure | None = None
        self._waited = 0.0

    def update(self, seconds: float) -> None:
        """Lets time pass."""
        failure = self._session.failure
        self._waited = self._waited + seconds if failure else 0.0
        if self._waited >= RETRY:
            self._waited = 0.0
            self._session.file.retry()
        if failure != self._told:
            self._tell(failure)

    def press(self) -> None:
        """The button: a new attempt, and what came of it."""
        self._waited = 0.0
        self._session.file.retry()
        self._session.file.drain()
        self._tell(self._session.failure)

    def _tell(self, failure: SaveFailure | None) -> None:
        self._told = failure
        if failure:
            self._port.tell(self._text(f"save-failure-{failure.reason}"), refusal=True)
        else:
            self._port.tell(self._text("saving-over"))
        self._port.redraw()
