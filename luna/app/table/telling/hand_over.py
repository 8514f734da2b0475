"""What the others did since a person's last turn, and at a table for several whose turn it is: a banner for a while."""

from __future__ import annotations

from luna.app.app_context import AppContext
from luna.app.session.table import Table
from luna.app.settings import preferences
from luna.app.table.port import TablePort
from luna.app.table.telling.wording import Wording
from luna.core.seat import SeatKind
from luna.ui.table.shown import Banner, RecapRow

BANNER_SECONDS = 2.5
SEVERAL = 2
"""From so many deeds of others on they are told again to the only person: of one the plate on the table is enough."""
FIRST_SECONDS, ROW_SECONDS, MOST_SECONDS = 3.0, 1.2, 10.0
"""With a recap: for the banner, for each line, and at most."""


class HandOver:
    """Knows when the banner is to be seen; it never holds up any input.

    Between several people it names who is to act. The only person at a table needs no name: the banner comes where
    several things happened meanwhile, or where an automaton acted within the person's own turn.
    """

    def __init__(self, context: AppContext, table: Table, wording: Wording, port: TablePort) -> None:
        self._context, self._table, self._wording, self._port = context, table, wording, port
        self._left = 0.0
        self._waiting = False

    def begin(self, before: int, steps: int = 0) -> None:
        """The seat `before` has acted with so many steps; the banner comes with the next `fade` if there is one.

        So it comes when motions and a scoring are over, for until then no time passes here.
        """
        table = self._table
        actor, seats = table.actor, table.session.seats
        if actor < 0 or seats[actor].kind != SeatKind.HUMAN:
            return
        if self._context.settings.get(preferences.HAND_OVER) != "banner":
            return
        if actor == before:
            if self._automaton_acted(steps):
                self.show()
            return
        self.show()
        self._waiting = True
        alone = [seat.kind for seat in seats].count(SeatKind.HUMAN) == 1
        if alone and len(_deeds(self._rows())) < SEVERAL:
            self._left = 0.0

    def _automaton_acted(self, steps: int) -> bool:
        """Whether the last steps, by the only person, have something in the recap that was not there before."""
        table = self._table
        if all(seat.kind != SeatKind.AUTOMATON for seat in table.session.seats):
            return False
        return _deeds(self._rows()) not in ((), _deeds(self._rows(table.length - steps)))

    def show(self) -> None:
        """Shows the banner, as long as it takes to read it, whoever is to act; nothing once the game is over.

        Where an earlier position is looked at it tells what the one to act then would have read.
        """
        self._waiting = False
        if self._actor < 0:
            return
        rows = len(self._rows())
        recap_seconds = min(MOST_SECONDS, FIRST_SECONDS + rows * ROW_SECONDS)
        self._left = recap_seconds if rows else BANNER_SECONDS

    @property
    def seen(self) -> bool:
        """Whether the banner is there."""
        return self._left > 0 and not self._waiting

    def dismiss(self) -> bool:
        """Takes the banner away; True if there was one."""
        seen, self._left, self._waiting = self.seen, 0.0, False
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
        actor = self._actor
        if self._left <= 0 or self._waiting or actor < 0:
            return None
        text, colour = self._wording.text, self._table.session.seats[actor].colour
        title = text("hand-over-turn", name=self._wording.name(actor))
        return Banner(colour, title, self._rows(), text("hand-over-hint"))

    @property
    def _actor(self) -> int:
        """The seat to act in the position shown."""
        table = self._table
        return table.actor if table.looked is None else table.session.rules.actor(table.position)

    def _rows(self, length: int | None = None) -> tuple[RecapRow, ...]:
        looked = self._table.looked
        shown = self._table.length if looked is None else looked
        steps = self._table.steps[: shown if length is None else length]
        return self._wording.words.recap(self._table.first, steps)


def _deeds(rows: tuple[RecapRow, ...]) -> tuple[RecapRow, ...]:
    """What seats did, without what happened to all."""
    return tuple(row for row in rows if row.colour)
