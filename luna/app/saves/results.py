"""How the games ended that persons played: a private list beside the saved games, a sealed line for each game.

results = Results(path)
results.add(result_of(loaded, id, day))
results.read()                      oldest first, each game once: as it ended last
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from luna.app.saves.sealed_lines import SealedLines
from luna.core.game_record import AnyLoaded
from luna.core.seat import SeatKind

FORMAT = "luna-results 1"
LETTERS = 12
"""Of a sum that tells two set-ups apart."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Player:
    """One seat at the end: `kind` of `SeatKind`, the `name` of a person or a level, points and by what they came."""

    colour: str
    kind: str
    name: str
    points: int
    won: bool
    hints: int
    sources: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Result:
    """A game at its end: `key` tells it from all others, `day` is YYYY-MM-DD, `variant` as `Game.variant` says."""

    key: str
    game: str
    variant: str
    day: str
    players: tuple[Player, ...]

    def margin(self, seat: int) -> int:
        """The points of a seat over the best other one."""
        return self.players[seat].points - max(each.points for n, each in enumerate(self.players) if n != seat)


def result_of(loaded: AnyLoaded, id: str, day: date) -> Result | None:
    """How a saved game ended on a day; None for one of computer players alone, or that is not over.

    None too for one that branched off from another game: its first part was known.
    """
    game, setup, state = loaded.game, loaded.setup, loaded.match.state
    seats, progress = game.seats(setup), game.progress(state)
    persons = any(seat.kind == SeatKind.HUMAN for seat in seats)
    if loaded.branch or not persons or not progress.over or len(progress.scores) < 2:
        return None
    scores, earned = dict(progress.scores), game.earned(loaded.match) or [{} for _ in seats]
    players = tuple(
        Player(
            seat.colour,
            str(seat.kind),
            seat.name,
            scores[seat.colour],
            progress.winner == seat.colour,
            loaded.hints.by.get(seat.colour, 0),
            sources,
        )
        for seat, sources in zip(seats, earned, strict=True)
    )
    table = sha256("\n".join(game.header(setup)).encode()).hexdigest()[:LETTERS]
    return Result(f"{id} {table}", game.key, game.variant(setup), day.isoformat(), players)


class Results:
    """The list in its file; one that cannot be read or written is no trouble."""

    def __init__(self, path: Path) -> None:
        self._lines = SealedLines(path, FORMAT)

    def add(self, result: Result) -> None:
        """A game has ended, perhaps anew after something was taken back; returns before it is on the disk."""
        self._lines.add([asdict(result)])

    def read(self) -> tuple[Result, ...]:
        """All games, each as it ended last; lines that say nothing are left out."""
        found = {result.key: result for each in self._lines.read() if (result := _parsed(each))}
        return tuple(found.values())

    def forget(self, game: str) -> None:
        """Nothing of a game is kept any more."""
        self._lines.forget([asdict(each) for each in self.read() if each.game != game])


def _parsed(fields: Any) -> Result | None:
    try:
        players = tuple(_player(each) for each in fields["players"])
        key, game, variant, day = (str(fields[name]) for name in ("key", "game", "variant", "day"))
        date.fromisoformat(day)
    except (ValueError, TypeError, KeyError, AttributeError):
        _log.warning("a line of the results says nothing")
        return None
    return Result(key, game, variant, day, players) if len(players) > 1 else None


def _player(fields: Mapping[str, Any]) -> Player:
    sources = {str(source): int(points) for source, points in fields["sources"].items()}
    colour, kind, name = (str(fields[key]) for key in ("colour", "kind", "name"))
    return Player(colour, kind, name, int(fields["points"]), bool(fields["won"]), int(fields["hints"]), sources)
