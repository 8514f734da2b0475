"""A saved game as it is found on disk: how far it can be trusted, and what to fall back on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from luna.app.problems import problem_of
from luna.app.saves.seal import Content, unseal
from luna.core.record import RecordError, split
from luna.games.luna.record import Loaded, format_record, format_undone, load_record
from luna.games.luna.rules.board import Board

LARGEST = 1_000_000
"""Bytes; the longest games have less than a twentieth of that."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The record as far as it is valid and `loaded` from it, and the first thing wrong with the file.

    `appendable` is the content of a file that can be added to; empty for one that has to be written anew.
    """

    text: str
    loaded: Loaded | None
    fault: RecordError | None
    appendable: bytes = b""

    @property
    def length(self) -> int:
        """How many actions are valid; -1 if not even the header is."""
        return len(self.loaded.match.steps) if self.loaded else -1

    @property
    def undone(self) -> int:
        """How many actions can be played again."""
        return self.loaded.match.undone if self.loaded else 0


def read_game(versions: list[Path], board: Board) -> Reading:
    """A game from its file; from an earlier content, with the file's fault, where that has more that is valid."""
    newest, *earlier = versions
    reading = _read(newest, board)
    if reading.fault is None:
        return reading
    for path in earlier:
        other = _read(path, board)
        if other.length > reading.length:
            reading = replace(other, fault=reading.fault, appendable=b"")
    return reading


def read_text(text: str, board: Board) -> Reading:
    """A game from a record's text."""
    return _replayed(Content(text), b"", board)


def read_bytes(path: Path) -> bytes:
    """A record file's content; raises OSError, and RecordError for one that is far too large to be a record."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordError(0, "too_large")
    return data


def _read(path: Path, board: Board) -> Reading:
    try:
        data = read_bytes(path)
    except RecordError as error:
        return Reading("", None, error)
    except OSError as error:
        return Reading("", None, RecordError(0, "unreadable", problem_of(error)))
    if not data.strip():
        return Reading("", None, RecordError(0, "empty"))
    return _replayed(unseal(data), data, board)


def _replayed(content: Content, data: bytes, board: Board) -> Reading:
    try:
        loaded = load_record(content.text, board)
    except RecordError as error:
        return Reading(content.text, None, content.fault or error)
    fault = content.fault or loaded.fault
    goes_on = content.sealed and not fault and _is_ours(content.text, loaded, board)
    return Reading(content.text, loaded, fault, data if goes_on else b"")


def _is_ours(text: str, loaded: Loaded, board: Board) -> bool:
    """Whether the file says what the program itself would write now, apart from comments."""
    ours = format_record(board, loaded.setup, loaded.match) + format_undone(loaded.match)
    found, written = split(text), split(ours)
    return [line.text for line in found.header + found.actions] == [
        line.text for line in written.header + written.actions
    ]
