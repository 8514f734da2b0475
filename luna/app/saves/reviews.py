"""Reviews beside the saved games they are of: `game-000123.review`, sealed as a game is.

The file says which record, sources and way of looking it is of; of another one, or damaged, it is none, and the game is
reviewed anew. What stands before the damage is kept. Nothing of a game depends on it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from luna.app.saves.reading import read_bytes
from luna.app.saves.saved_file import PATIENCE
from luna.app.saves.seal import seal, unseal
from luna.app.saves.writer import Writer
from luna.core.analysis import Line
from luna.core.game import AnyGame
from luna.core.game_record import format_record
from luna.core.match import Match
from luna.core.record import DIVIDER, RecordError
from luna.core.review import Judgement

FORMAT, WHOLE = "luna-review 2", "whole"
"""The first line, and the last one of a review that was not stopped."""
DIGITS = 3
"""Of a value, behind the point."""

_log = logging.getLogger(__name__)


class KeptReview:
    """The review of one game in its file; without a `path` nothing is kept."""

    def __init__(self, path: Path | None, game: AnyGame, setup: Any, match: Match[Any, Any]) -> None:
        self._path = path
        self._writer = Writer(path, generations=0) if path else None
        self._sources, self._seats = len(game.bots.sources), len(game.seats(setup))
        record = sha256(format_record(game, setup, match).encode()).hexdigest()
        self._header = [FORMAT, f"record {record}", f"sources {' '.join(game.bots.sources)}"]
        self._match = match

    def read(self) -> tuple[tuple[Judgement, ...], bool]:
        """What was judged before, and whether that is all; nothing of another record, or where nothing can be read."""
        if self._path is None:
            return (), False
        try:
            lines = unseal(read_bytes(self._path)).text.split("\n")
        except (OSError, RecordError):
            return (), False
        lines = [line for line in lines if line and not line.startswith("#")]
        start = len(self._header) + 1
        if lines[:start] != [*self._header, DIVIDER]:
            return (), False
        whole = lines[-1] == WHOLE
        try:
            return tuple(self._parsed(json.loads(line)) for line in lines[start : -1 if whole else None]), whole
        except (ValueError, TypeError, KeyError):
            _log.warning("%s is no review", self._path.name)
            return (), False

    def write(self, judgements: Iterable[Judgement], whole: bool) -> None:
        """Has the file hold these, without waiting for it; a review that cannot be kept is no trouble."""
        if self._writer:
            lines = [json.dumps(_plain(asdict(each)), separators=(",", ":")) for each in judgements]
            ending = [WHOLE, ""] if whole else [""]
            self._writer.write(seal(b"", "\n".join([*self._header, DIVIDER, *lines, *ending])))

    def drain(self) -> None:
        """Waits a moment for the disk."""
        if self._writer:
            self._writer.drain(PATIENCE)

    def _parsed(self, fields: dict[str, Any]) -> Judgement:
        """Raises ValueError, TypeError or KeyError for what is no judgement of this game."""
        best, played = (self._line(fields.pop(key)) for key in ("best", "played"))
        expected = tuple(map(float, fields.pop("expected")))
        judgement = Judgement(best=best, played=played, expected=expected, **fields)
        steps = self._match.steps[judgement.start : judgement.end]
        if judgement.start < 0 or judgement.played.codes != tuple(step.code for step in steps):
            raise ValueError(judgement.start)
        if len(expected) != self._seats:
            raise ValueError(expected)
        self._play(judgement)
        return judgement

    def _play(self, judgement: Judgement) -> None:
        """Raises ValueError where the better action cannot be played: it may be of other rules."""
        rules, state = self._match.rules, self._match.before(judgement.start)
        if rules.actor(state) != judgement.seat:
            raise ValueError(judgement.seat)
        for code in judgement.best.codes:
            state = rules.apply(state, code)[0]

    def _line(self, fields: dict[str, Any]) -> Line:
        line = Line(tuple(map(int, fields["codes"])), tuple(map(float, fields["parts"])), int(fields["visits"]))
        if len(line.parts) != self._sources or not line.codes:
            raise ValueError(fields)
        return line


def _plain(value: Any) -> Any:
    """The same with numbers as short as they have to be."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, (list, tuple)) else value
