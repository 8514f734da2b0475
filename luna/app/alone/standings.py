"""How a person stands at the tables for one: the best lead, the tries, the grade, and the days in a row."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from luna.app.saves.library import Library
from luna.app.saves.tries import Try
from luna.core.alone import AnyChallenge, Par, table_key
from luna.core.game import AnyGame

LONGEST = 3660
"""Days in a row that are counted."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One table: what is known of it, if anything, and the ends that somebody has come to there."""

    table: str
    par: Par | None
    ends: tuple[Try, ...]

    @property
    def best(self) -> int | None:
        """The best own lead; None before the first end."""
        return max((each.lead for each in self.ends), default=None)

    @property
    def tries(self) -> int:
        """How often it was played: what was taken back in one game is no further try."""
        return len({each.game for each in self.ends})

    @property
    def hints(self) -> int:
        """How many hints the best own end has taken."""
        return min((each.hints for each in self.ends if each.lead == self.best), default=0)

    @property
    def grade(self) -> int:
        """The grade of the best own lead, as many as it has stars."""
        best = self.best
        if best is None:
            return 0
        return self.par.grade(best) if self.par else int(best > 0)

    @property
    def best_known(self) -> int | None:
        """The best lead that anybody has had there, the person too; None where that was not searched for."""
        return max(self.par.best, self.best or 0) if self.par else None

    def on(self, day: date) -> bool:
        """Whether somebody came to an end on a day."""
        return any(each.day == day.isoformat() for each in self.ends)


class Standings:
    """Of all tables of a game, as the files say when it is made."""

    def __init__(self, game: AnyGame, storage: Library) -> None:
        self._game = game
        self._ends: Mapping[str, list[Try]] = defaultdict(list)
        for each in storage.tries.read():
            self._ends[each.table].append(each)
        self._pars = storage.pars.read()
        self._days: dict[date, tuple[Standing, ...]] = {}

    def of(self, challenge: AnyChallenge) -> Standing:
        """That of a table."""
        table = table_key(self._game, challenge.setup)
        return Standing(table, challenge.par or self._pars.get(table), tuple(self._ends.get(table, ())))

    def of_day(self, day: date) -> tuple[Standing, ...]:
        """Those of the tables of a day."""
        if day not in self._days:
            assert self._game.alone
            self._days[day] = tuple(map(self.of, self._game.alone.of_day(day)))
        return self._days[day]

    def played(self, day: date) -> bool:
        """Whether one of the tables of a day came to an end on that day."""
        return any(each.on(day) for each in self.of_day(day))

    def streak(self, today: date) -> int:
        """How many days in a row were played, up to today or, as long as today can still be played, yesterday."""
        day, count = today if self.played(today) else today - timedelta(1), 0
        while count < LONGEST and self.played(day):
            day, count = day - timedelta(1), count + 1
        return count
