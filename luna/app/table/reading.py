"""The chronicle as it is read at the table: which lines there are, how far it is scrolled, what is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from luna.app.session.session import Session
from luna.core.intent import Pick
from luna.games.luna.view.paint.chronicle import LINE
from luna.games.luna.view.shown import ChronicleLine
from luna.games.luna.words.chronicle import Chronicle, whole

AFTER_NOW, AFTER_LOOKED = 3, 1
"""Lines seen after those of the position shown, where there are any: heading, head and sentence of what was undone."""
Lines = tuple[ChronicleLine, ...]


class Reading:
    """Knows the lines of a game in one language; `names` are the display names by seat."""

    def __init__(self, text: Callable[..., str], game: Session, names: Sequence[str]) -> None:
        self._text, self._game = text, game
        self._chronicle = Chronicle(text, names, game.setup.colours)
        self.end: int | None = None
        """Up to which line is seen; None = as the position wants it."""

    def lines(self) -> tuple[Lines, Lines]:
        """What was played, and what can be played again."""
        match = self._game.match
        steps, now = whole(match), len(match.steps)
        told = self._chronicle.lines(steps, match.first, end=now)
        if not match.undone:
            return told, ()
        undone = self._chronicle.lines(steps, match.first, now)[0 if now else 1 :]
        return told, (ChronicleLine(self._text("table-undone"), heading=True, step=now), *undone)

    def below(self, told: Lines, undone: Lines, looked: int | None) -> int:
        """How many lines lie below the last one seen; unless scrolled, some of those after the position are seen."""
        end = self.end
        if end is None:
            end = len(told) + AFTER_NOW
            if looked is not None:
                end = sum(line.step <= looked for line in (*told, *undone)) + AFTER_LOOKED
        return max(0, len(told) + len(undone) - end)


def spoken_of(lines: Lines, hover: Pick | None, looked: int | None) -> frozenset[Pick]:
    """What the line under the pointer is about; while looking back what the last step was about."""
    about = list[ChronicleLine]()
    if hover and hover.kind == LINE and int(hover.key) < len(lines):
        line = lines[int(hover.key)]
        about = [each for each in lines if each.step == line.step] if line.head else [line]
    elif looked:
        about = [each for each in lines if each.step == looked]
    return frozenset[Pick]().union(*(each.places for each in about))
