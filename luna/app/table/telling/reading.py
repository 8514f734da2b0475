"""The chronicle as it is read at the table: which lines there are, how far it is scrolled, what is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile

from luna.app.session.table import Table
from luna.core.intent import Pick
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.contract.words import Chronicle
from luna.ui.table.picks import TablePick

AFTER_NOW, AFTER_LOOKED = 3, 2
"""Lines seen after those of the position shown, where there are any: heading, head and sentence of what was undone, or
head and sentence of what came next."""
Lines = tuple[ChronicleLine, ...]


class Reading:
    """Knows the lines of a game in one language."""

    def __init__(self, text: Callable[..., str], table: Table, chronicle: Chronicle) -> None:
        self._text, self._table, self._chronicle = text, table, chronicle
        self._end: int | None = None
        self._version = -1

    @property
    def end(self) -> int | None:
        """Up to which line is seen; None = as the position wants it."""
        return self._end if self._version == self._table.version else None

    @end.setter
    def end(self, line: int | None) -> None:
        self._end, self._version = line, self._table.version

    def lines(self) -> tuple[Lines, Lines]:
        """What was played, and what can be played again."""
        table = self._table
        steps, first, now = table.steps, table.first, table.length
        told = self._chronicle.lines(steps, first, end=now)
        if len(steps) == now:
            return told, ()
        undone = self._chronicle.lines(steps, first, now)[0 if now else 1 :]
        return told, (ChronicleLine(self._text("table-undone"), heading=True, step=now), *undone)

    def opening(self, step: int) -> ChronicleLine | None:
        """The line of what happened with a step that a dialog tells of in full."""
        told, undone = self.lines()
        return next((line for line in (*told, *undone) if line.opens and line.since <= step <= line.step), None)

    def below(self, told: Lines, undone: Lines) -> int:
        """How many lines lie below the last one seen; unless scrolled, some of those after the position are seen."""
        end, looked = self.end, self._table.looked
        if end is None:
            end = len(told) + AFTER_NOW
            if looked is not None:
                end = sum(line.since <= looked for line in (*told, *undone)) + AFTER_LOOKED
        return max(0, len(told) + len(undone) - end)


def spoken_of(lines: Lines, hover: Pick | None, looked: int | None) -> dict[Pick, str]:
    """What the line under the pointer is about; while looking back what the last step was about; each with its doer."""
    about = list[ChronicleLine]()
    if hover and hover.kind == TablePick.LINE and int(hover.key) < len(lines):
        line = lines[int(hover.key)]
        about = [each for each in lines if each.step == line.step] if line.head else [line]
    elif looked:
        about = [each for each in lines if each.since <= looked <= each.step]
    return done_by(about)


def done_last(lines: Lines, step: int) -> dict[Pick, str]:
    """What the last deed was about, if it is the last of so many steps that were played, with its doer.

    Nothing where a part of the game, as a round, has begun since: what it was about is set anew.
    """
    if begins_part(lines, step):
        return {}
    deed = list(takewhile(lambda line: line.step == step and not line.head, reversed(lines)))
    last = next((line for line in deed if line.colour), None)
    return done_by([line for line in deed if last and line.colour == last.colour])


def done_by(lines: Iterable[ChronicleLine]) -> dict[Pick, str]:
    """The places that lines are about, each with the colour of who acted there last, empty where nobody did."""
    return {pick: line.colour or "" for line in lines for pick in line.places}


def begins_part(lines: Sequence[ChronicleLine], step: int) -> bool:
    """Whether a part of the game, as a round, has begun with a step: what ended the one before is no news any more."""
    return any(line.heading for line in lines if line.since <= step <= line.step)
