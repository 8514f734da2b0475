"""What the others did since a person's last turn, and at a table for several whose turn it is: a banner."""

from __future__ import annotations

from luna.app.app_context import AppContext
from luna.app.session.table import Table
from luna.app.settings import preferences
from luna.app.table.port import TablePort
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.core.seat import SeatKind
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.picks import TablePick
from luna.ui.table.shown import Banner, RecapRow

SEVERAL = 2
"""From so many things on they are told again to the only person: of one the plate on the table is enough."""


class HandOver:
    """Knows when the banner is to be seen: until the person does something. It never holds up any input.

    Between several people it names who is to act. The only person at a table needs no name: the banner comes where
    several things happened meanwhile, where a round ended after which the person begins the next one, or where an
    automaton acted within the person's own turn.
    """

    def __init__(self, context: AppContext, table: Table, wording: Wording, port: TablePort) -> None:
        self._context, self._table, self._wording, self._port = context, table, wording, port
        self.seen = False
        """Whether the banner is there."""
        self._due: float | None = None
        """Seconds until the turn is heard, None where it was."""
        self._tells = False
        """Whether the banner comes with it."""

    def begin(self, before: int, steps: int = 0, rest: float = 0.0) -> None:
        """The seat `before` has acted with so many steps, and that is looked at for `rest` seconds before a banner.

        It comes when motions and a scoring are over, for until then no time passes here.
        """
        table = self._table
        actor, seats = table.actor, table.session.seats
        if actor < 0 or seats[actor].kind != SeatKind.HUMAN:
            return
        if self._context.settings.get(preferences.HAND_OVER) != "banner":
            return
        if actor == before:
            if self._automaton:
                if self._told_anew(steps, of_seats=True):
                    self.show()
            elif self._told_anew(steps, of_seats=False):
                self._due, self._tells = rest, True
            return
        self._due, self._tells = rest, not table.alone or len(self._rows()) >= SEVERAL

    def _told_anew(self, steps: int, of_seats: bool) -> bool:
        """Whether with the last steps the recap tells something else of seats, or of what happened to all."""
        now, before = (
            [row for row in rows if bool(row.colour) == of_seats]
            for rows in (self._rows(), self._rows(self._table.length - steps))
        )
        return now not in ([], before)

    @property
    def _automaton(self) -> bool:
        """Whether an automaton sits at the table."""
        return any(seat.kind == SeatKind.AUTOMATON for seat in self._table.session.seats)

    def show(self) -> None:
        """Shows the banner, whoever is to act; nothing once the game is over.

        Where an earlier position is looked at it tells what the one to act then would have read.
        """
        self._due, self.seen = None, self._actor >= 0

    @property
    def comes(self) -> bool:
        """Whether the banner is yet to come by itself: what would have to make room for it waits until it was seen."""
        return self._tells and self._due is not None

    @property
    def news(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self._rows())

    def press(self) -> bool:
        """The person does something: that takes the banner away, or brings one at once that is to come.

        True if there was one.
        """
        if self._due is not None and self._tells:
            self._due = 0.0
            return False
        return self.dismiss()

    def dismiss(self) -> bool:
        """Takes the banner away, also one to come; True if there was one."""
        seen, self.seen, self._due = self.seen, False, None
        return seen

    def wait(self, seconds: float) -> bool:
        """Lets time pass; True if the banner has just come."""
        if self._due is None:
            return False
        self._due -= seconds
        if self._due > 0:
            return False
        self._due = None
        self._port.sound("turn")
        if self._tells:
            self.show()
        return self._tells

    def banner(self) -> Banner | None:
        """What is to be drawn now."""
        actor = self._actor
        if not self.seen or actor < 0:
            return None
        text, colour = self._wording.text, self._table.session.seats[actor].colour
        return Banner(colour, self._wording.turn_of(actor), self._rows(), text("hand-over-hint"))

    def told(self, hover: Pick | None) -> dict[Pick, str]:
        """Where on the table what the row under the pointer tells happened, with its doer."""
        row = self._row(hover)
        return dict.fromkeys(row.places, row.colour or "") if row else {}

    def begins(self, at: Pick | None) -> int | None:
        """How many steps lie before what a row tells, without one before all that is told; None for nothing."""
        row = self._row(at) or next(iter(self._rows()), None)
        return row.begins if row else None

    def opens(self, at: Pick | None) -> ChronicleLine | None:
        """The line of the chronicle that a row stands for where a dialog tells it in full."""
        row = self._row(at)
        return self._wording.reading.opening(row.begins + 1) if row and row.opens else None

    def _row(self, pick: Pick | None) -> RecapRow | None:
        rows = self._rows() if self.seen and pick and pick.kind == TablePick.RECAP else ()
        return rows[int(pick.key)] if pick and rows else None

    @property
    def _actor(self) -> int:
        """The seat to act in the position shown."""
        table = self._table
        if table.looked is not None:
            return table.session.rules.actor(table.position)
        return table.acted if table.open and table.acted is not None else table.actor

    @property
    def _told(self) -> int:
        """After how many steps the one to act reads it; what a turn that is still open did itself is no news."""
        table = self._table
        if table.looked is not None:
            return table.looked
        at = table.length
        while table.open and at and table.session.rules.actor(table.before(at)) == table.acted:
            at -= 1
        return at

    def _rows(self, length: int | None = None) -> tuple[RecapRow, ...]:
        steps = self._table.steps[: self._told if length is None else length]
        return self._wording.words.recap(self._table.first, steps)
