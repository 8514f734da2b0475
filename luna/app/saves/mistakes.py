"""What cost people points lately: a private list beside the saved games, a sealed line for each action, the last ones.

mistakes = Mistakes(path)
mistakes.add(found)                 those that are not known yet
mistakes.read()                     oldest first
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from luna.app.saves.reading import read_bytes
from luna.app.saves.saved_file import PATIENCE
from luna.app.saves.seal import seal, unseal
from luna.app.saves.writer import Writer
from luna.core.game_record import AnyLoaded, format_record
from luna.core.record import DIVIDER, RecordError, join
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


class Mistakes:
    """The list in its file; one that cannot be read or written is no trouble."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self) -> tuple[Mistake, ...]:
        """All that are kept."""
        return self._read()[1]

    def add(self, found: Iterable[Mistake]) -> None:
        """Those that are not known come behind the others, and the oldest go."""
        content, known = self._read()
        keys = {each.key for each in known}
        new = [each for each in found if each.key not in keys]
        if not new:
            return
        writer = Writer(self._path, content, generations=0)
        if content and len(known) + len(new) <= MOST:
            writer.write(seal(content, "".join(f"{_line(each)}\n" for each in new)))
        else:
            kept = (*known, *new)[-MOST // 2 :]
            writer.write(seal(b"", join([FORMAT], [_line(each) for each in kept])))
        writer.drain(PATIENCE)

    def forget(self) -> None:
        """Nothing is kept any more."""
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _read(self) -> tuple[bytes, tuple[Mistake, ...]]:
        """The content if it can be added to, and what it says as far as it is sound."""
        try:
            data = read_bytes(self._path)
            content = unseal(data)
        except (OSError, RecordError):
            return b"", ()
        lines = [line for line in content.text.split("\n") if line and not line.startswith("#")]
        if lines[:2] != [FORMAT, DIVIDER]:
            return b"", ()
        try:
            found = tuple(_parsed(json.loads(line)) for line in lines[2:])
        except (ValueError, TypeError, KeyError):
            _log.warning("%s is no list of mistakes", self._path.name)
            return b"", ()
        return data if content.sealed else b"", found


def _line(mistake: Mistake) -> str:
    return json.dumps(asdict(mistake), separators=(",", ":"))


def _parsed(fields: dict[str, Any]) -> Mistake:
    lost = {str(source): float(points) for source, points in fields.pop("lost").items()}
    return Mistake(lost=lost, **{name: str(fields[name]) for name in ("key", "table", "game", "name")})


def _short(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:LETTERS]
