"""How one person alone has done at tables: a private list beside the saved games, a sealed line for each end.

tries = Tries(path)
tries.add(try_of(result, table, id))
tries.read()                        oldest first
"""

from __future__ import annotations

import logging
from dataclasses import asdict, dataclass
from datetime import date
from pathlib import Path
from typing import Any

from luna.app.saves.failure import SaveFailure
from luna.app.saves.results import Result
from luna.app.saves.sealed_lines import SealedLines
from luna.core.seat import SeatKind

FORMAT = "luna-tries 1"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Try:
    """A table that somebody has played to an end: `table` as `luna.core.alone.table_key` says, `day` is YYYY-MM-DD.

    `game` is the id of the saved game: what is taken back and ended anew is the same try.
    """

    table: str
    game: str
    lead: int
    hints: int
    day: str


def try_of(result: Result, table: str, id: str) -> Try | None:
    """The try that a result is; None where several persons played."""
    persons = [n for n, player in enumerate(result.players) if player.kind == SeatKind.HUMAN]
    if len(persons) != 1:
        return None
    return Try(table, id, result.margin(persons[0]), result.players[persons[0]].hints, result.day)


class Tries:
    """The list in its file; one that cannot be read is no trouble."""

    def __init__(self, path: Path) -> None:
        self._lines = SealedLines(path, FORMAT)

    @property
    def failure(self) -> SaveFailure | None:
        """Why what was added last is not on the disk; None if it is."""
        return self._lines.failure

    def add(self, tried: Try) -> None:
        """A table was played to an end; returns before it is on the disk."""
        self._lines.add([asdict(tried)])

    def read(self) -> tuple[Try, ...]:
        """All ends; lines that say nothing are left out."""
        return tuple(tried for each in self._lines.read() if (tried := _parsed(each)))


def _parsed(fields: Any) -> Try | None:
    try:
        table, game, day = (str(fields[name]) for name in ("table", "game", "day"))
        date.fromisoformat(day)
        return Try(table, game, int(fields["lead"]), int(fields["hints"]), day)
    except (ValueError, TypeError, KeyError):
        _log.warning("a line of the tries says nothing")
        return None
