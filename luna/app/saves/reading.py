"""A saved game as it is found on disk: how far it can be trusted, and what to fall back on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from luna.app.saves.seal import TORN, Content, unseal
from luna.app.saves.writer import generation
from luna.app.system import files
from luna.app.system.problems import problem_of
from luna.core.game import AnyGame
from luna.core.game_record import AnyLoaded, load_record, written
from luna.core.record import RecordError, split

LARGEST = 1_000_000
"""Bytes; the longest games have less than a twentieth of that."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong with the file of a game of which `length` actions are known; `saved-KIND` is its sentence.

    `kind` is damaged, torn for a file that is sound up to where it breaks off, or earlier where a content of before has
    more than the file.
    """

    kind: str
    fault: RecordError
    length: int


@dataclass(frozen=True, slots=True)
class Reading:
    """The record as far as it is valid and `loaded` from it, and the first thing wrong with the file.

    `appendable` is the content of a file that can be added to; empty for one that has to be written anew. `torn` says
    where a file breaks off that is sound up to there. `earlier`: this is a content of before, which has more.
    """

    text: str
    loaded: AnyLoaded | None
    fault: RecordError | None
    appendable: bytes = b""
    torn: RecordError | None = None
    earlier: bool = False

    @property
    def length(self) -> int:
        """How many actions are valid; -1 if not even the header is."""
        return len(self.loaded.match.steps) if self.loaded else -1

    @property
    def undone(self) -> int:
        """How many actions can be played again."""
        return self.loaded.match.undone if self.loaded else 0

    @property
    def trouble(self) -> Trouble | None:
        """What the person should be told of the file; None for a sound one."""
        if self.fault:
            return Trouble("earlier" if self.earlier else "damaged", self.fault, self.length)
        return Trouble("torn", self.torn, self.length) if self.torn else None


def read_game(versions: list[Path], games: Sequence[AnyGame]) -> Reading:
    """A game from its file; from an earlier content, with what is wrong with the file, where that has more."""
    newest, *earlier = versions
    reading = _read(newest, games)
    if not reading.fault and not reading.torn:
        reading = replace(reading, torn=_cut_short(newest))
    wrong = reading.fault or reading.torn
    if wrong is None:
        return reading
    best = max((reading, *(_read(path, games) for path in earlier)), key=lambda each: each.length)
    return reading if best is reading else Reading(best.text, best.loaded, wrong, earlier=True)


def failing(error: Exception) -> RecordError:
    """The fault of a file on which the program itself fails."""
    return RecordError(0, "failing", type(error).__name__)


def _cut_short(file: Path) -> RecordError | None:
    """Where a file breaks off that the content before it goes on from: what is taken back stays in it as a note."""
    try:
        content, before = read_bytes(file), read_bytes(generation(file, 1))
    except (OSError, RecordError):
        return None
    shorter = len(content) < len(before) and before.startswith(content)
    return RecordError(content.count(b"\n") + 1, TORN) if shorter else None


def read_text(text: str, games: Sequence[AnyGame]) -> Reading:
    """A game from a record's text."""
    return _replayed(Content(text), b"", games)


def read_bytes(path: Path) -> bytes:
    """A record file's content; raises OSError, and RecordError for what is no file or far too large for a record."""
    try:
        data = files.read(path, LARGEST + 1)
    except files.NotAFileError as error:
        raise RecordError(0, "not_a_file") from error
    if len(data) > LARGEST:
        raise RecordError(0, "too_large")
    return data


def _read(path: Path, games: Sequence[AnyGame]) -> Reading:
    try:
        data = read_bytes(path)
    except RecordError as error:
        return Reading("", None, error.to_keep())
    except OSError as error:
        return Reading("", None, RecordError(0, "unreadable", problem_of(error)))
    if not data.strip():
        return Reading("", None, RecordError(0, "empty"))
    return _replayed(unseal(data), data, games)


def _replayed(content: Content, data: bytes, games: Sequence[AnyGame]) -> Reading:
    try:
        loaded = load_record(content.text, games)
    except RecordError as error:
        return Reading(content.text, None, content.fault or error.to_keep())
    fault = content.fault or loaded.fault
    goes_on = content.sealed and not fault and _is_ours(content.text, loaded)
    return Reading(content.text, loaded, fault, data if goes_on else b"", None if fault else content.torn)


def _is_ours(text: str, loaded: AnyLoaded) -> bool:
    """Whether the file says what the program itself would write now, apart from comments."""
    found, ours = split(text), split(written(loaded))
    return [line.text for line in found.header + found.actions] == [line.text for line in ours.header + ours.actions]
