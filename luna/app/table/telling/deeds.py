"""What a bot has just done, and while looking back what was done last, for the plate beside the place."""

from __future__ import annotations

from collections.abc import Sequence

from luna.app.session.decisions import bot_at
from luna.app.session.table import Table
from luna.app.table.telling.reading import begins_part
from luna.app.table.telling.wording import Wording
from luna.core.intent import Pick
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.shown import Deed


class Deeds:
    """Finds it in the chronicle, so that both say the same."""

    def __init__(self, table: Table, wording: Wording) -> None:
        self._table, self._wording = table, wording
        self._put_away = -1
        self._kept: tuple[object, tuple[str, ...]] = None, ()

    def dismiss(self) -> bool:
        """A person acts: what was told is gone; True if there was something."""
        seen = self._put_away != self._table.version and self._step() > 0
        self._put_away = self._table.version
        return seen

    def deed(self, lines: tuple[ChronicleLine, ...], hint: str = "") -> Deed | None:
        """What is told now; `lines` = the chronicle with what was undone, `hint` = how to go on, if by a press."""
        step = self._step()
        if not step or self._put_away == self._table.version:
            return None
        begun = self._table.looked is None and begins_part(lines, step)
        return None if begun else self._of(lines, step, hint)

    def closing(self, lines: tuple[ChronicleLine, ...]) -> Deed | None:
        """The last deed, with which a round ends: it is told before its scoring is."""
        return self._of(lines, self._table.length)

    def _of(self, lines: tuple[ChronicleLine, ...], step: int, hint: str = "") -> Deed | None:
        last = [line for line in lines if line.since <= step <= line.step]
        told = [line for line in last if line.colour and not line.heading]
        if not told:
            return None
        colour = told[0].colour or ""
        own = [line for line in told if line.colour == colour]
        rows = tuple(line.short for line in own if not line.head)
        more = self._concerns(colour, _begun(own), step)
        points = next((line.points for line in own if line.points and line.since >= _begun(own)), "")
        about = frozenset[Pick]().union(*(line.places for line in own))
        return Deed(colour, self._wording.names[colour], rows, points, about, hint, more)

    def _concerns(self, colour: str, since: int, step: int) -> tuple[str, ...]:
        """What a deed changed for the only person at the table."""
        table, seats = self._table, self._table.session.seats
        person = table.person if table.alone else None
        if person is None or not since or seats[person].colour == colour:
            return ()
        key = table.version, since, step, self._wording.key
        if self._kept[0] != key:
            told = self._wording.words.concerns(table.before(since), table.steps[since - 1 : step], person)
            self._kept = key, told
        return self._kept[1]

    def _step(self) -> int:
        """How many steps had been played after what is told, 0 where nothing is."""
        table = self._table
        if table.looked is not None:
            return table.looked
        told = not table.over and bot_at(table.session.seats, table.doer)
        return table.length if told else 0


def _begun(told: Sequence[ChronicleLine]) -> int:
    """The first step that sentences tell of: a head over more than these has points of other deeds too."""
    return max((line.since for line in told if not line.head), default=0)
