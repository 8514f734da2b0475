"""What cost people points lately: a private list beside the saved games, a sealed line for each action, the last ones.

mistakes = Mistakes(path)
mistakes.add(found)                 those that are not known yet
mistakes.read()                     oldest first
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from luna.app.saves.sealed_lines import SealedLines
from luna.core.game_record import AnyLoaded, format_record
from luna.core.review import Judgement

FORMAT = "luna-mistakes 1"
MOST = 400
"""How many are kept: those of some forty games."""
DIGITS = 2
LETTERS = 16
"""Of a sum that tells two actions or two tables apart."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Mistake:
    """An action of a person: `key` tells it from all others, `table` its game's set-up; points lost by source."""

    key: str
    table: str
    game: str
    name: str
    lost: Mapping[str, float]


def mistake_of(loaded: AnyLoaded, judged: Judgement) -> Mistake:
    """What is kept of an action that lost points."""
    game, setup = loaded.game, loaded.setup
    seat = game.seats(setup)[judged.seat]
    parts = zip(game.bots.sources, judged.best.parts, judged.played.parts, strict=True)
    lost = {source: round(best - played, DIGITS) for source, best, played in parts if round(best - played, DIGITS)}
    record = format_record(game, setup, loaded.match.cut(judged.end))
    return Mistake(_short(record), _short("\n".join(game.header(setup))), game.key, seat.name, lost)


def lost_by_source(mistakes: Iterable[Mistake]) -> dict[str, float]:
    """What actions lost in sum by source, as points below 0."""
    sums = defaultdict[str, float](float)
    for mistake in mistakes:
        for source, points in mistake.lost.items():
            sums[source] -= points
    return sums


class Mistakes:
    """The list in its file; one that cannot be read or written is no trouble."""

    def __init__(self, path: Path) -> None:
        self._lines = SealedLines(path, FORMAT)

    def read(self) -> tuple[Mistake, ...]:
        """All that are kept; lines that say nothing are left out."""
        return tuple(mistake for each in self._lines.read() if (mistake := _parsed(each)))

    def add(self, found: Iterable[Mistake]) -> None:
        """Those that are not known come behind the others, and the oldest go."""
        known = self.read()
        keys = {each.key for each in known}
        new = [each for each in found if each.key not in keys]
        if not new:
            return
        if known and len(known) + len(new) <= MOST:
            self._lines.add(map(asdict, new))
        else:
            self._lines.replace([asdict(each) for each in (*known, *new)[-MOST // 2 :]])
        self._lines.settle()

    def forget(self, game: str) -> None:
        """Nothing of a game is kept any more."""
        self._lines.forget([asdict(each) for each in self.read() if each.game != game])


def _parsed(fields: Any) -> Mistake | None:
    try:
        lost = {str(source): float(points) for source, points in fields["lost"].items()}
        return Mistake(lost=lost, **{name: str(fields[name]) for name in ("key", "table", "game", "name")})
    except (ValueError, TypeError, KeyError, AttributeError):
        _log.warning("a line of the mistakes says nothing")
        return None


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:LETTERS]
