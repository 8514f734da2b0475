"""The hand-over between people at one table: a banner with what the others did, for some seconds."""

from __future__ import annotations

from luna.app.app_context import AppContext
from luna.app.session.table import Table
from luna.app.settings import preferences
from luna.app.table.port import TablePort
from luna.app.table.telling.wording import Wording
from luna.core.seat import SeatKind
from luna.ui.table.shown import Banner, RecapRow

BANNER_SECONDS = 2.5
FIRST_SECONDS, ROW_SECONDS, MOST_SECONDS = 2.4, 0.8, 6.0
"""With a recap: for the banner, for each line, and at most."""


class HandOver:
    """Knows when the banner is to be seen; it never holds up any input."""

    def __init__(self, context: AppContext, table: Table, wording: Wording, port: TablePort) -> None:
        self._context, self._table, self._wording, self._port = context, table, wording, port
        self._left = 0.0
        self._waiting = False

    def begin(self, before: int) -> None:
        """The seat `before` has acted; the banner comes with the next `fade` if another one is to act.

        So it comes when motions and a scoring are over, for until then no time passes here. To the only person among
        bots nothing is handed over: what they did was seen and stays marked, the sound of the turn is enough.
        """
        table = self._table
        actor, seats = table.actor, table.session.seats
        if actor < 0 or actor == before or self._context.settings.get(preferences.HAND_OVER) != "banner":
            return
        if seats[actor].kind == SeatKind.HUMAN:
            self.show()
            self._waiting = True
            self._left = self._left if [seat.kind for seat in seats].count(SeatKind.HUMAN) > 1 else 0.0

    def show(self) -> None:
        """Shows the banner, as long as it takes to read it, whoever is to act; nothing once the game is over."""
        self._waiting = False
        if self._table.actor < 0:
            return
        rows = len(self._rows())
        recap_seconds = min(MOST_SECONDS, FIRST_SECONDS + rows * ROW_SECONDS)
        self._left = recap_seconds if rows else BANNER_SECONDS

    def dismiss(self) -> bool:
        """Takes the banner away; True if there was one."""
        seen, self._left, self._waiting = self._left > 0 and not self._waiting, 0.0, False
        return seen

    def fade(self, seconds: float) -> bool:
        """Lets time pass; True if the banner has just come or gone."""
        if self._waiting:
            self._waiting = False
            self._port.sound("turn")
            return True
        seen = self._left > 0
        self._left = max(0.0, self._left - seconds)
        return seen and self._left == 0

    def banner(self) -> Banner | None:
        """What is to be drawn now."""
        actor = self._table.actor
        if self._left <= 0 or self._waiting or actor < 0:
            return None
        text, colour = self._wording.text, self._table.session.seats[actor].colour
        title = text("hand-over-turn", name=self._wording.name(actor))
        return Banner(colour, title, self._rows(), text("hand-over-hint"))

    def _rows(self) -> tuple[RecapRow, ...]:
        return self._wording.words.recap(self._table.first, self._table.steps[: self._table.length])
