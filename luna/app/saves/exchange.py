"""Games that come from outside or are given away: as text, or as a file that a person chose."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import IO, NamedTuple

from luna.app.saves.failure import SaveFailure, failure_of
from luna.app.saves.folder import SUFFIX
from luna.app.saves.library import Library
from luna.app.saves.reading import LARGEST, read_bytes, read_text
from luna.app.saves.seal import unseal
from luna.app.saves.titles import file_name, title_of, titled
from luna.core.game_record import AnyLoaded, written
from luna.core.record import RecordError

_log = logging.getLogger(__name__)
_BYTE_ORDER_MARK = "\ufeff".encode()


def export_file(library: Library, id: str, folder: Path) -> Path | SaveFailure:
    """Writes a game's record into a folder, under a name that nothing there has yet; raises RecordError."""
    content = library.export_text(id).encode()
    summary = library.summary(id)
    people = ", ".join(seat.name for seat in summary.seats if seat.name) if summary else ""
    stem = file_name((summary and summary.title) or people, id)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return write_new(folder, stem, content, SUFFIX)
    except OSError as error:
        return failure_of(error)


class Played(NamedTuple):
    """The record of a game under way, and whether it tells players what is hidden from them."""

    record: str
    secret: bool


def record_played(library: Library) -> Played | None:
    """The record of the game to continue, for a report; None where there is none or nothing in it is valid."""
    try:
        game = library.to_continue()
        return Played(library.export_text(game.id), game.game.rules.secrets) if game else None
    except Exception:  # what the report is about may be the games themselves
        _log.exception("the game is not in the report")
        return None


@dataclass(frozen=True, slots=True)
class Imported:
    """A new game of the library, and what is wrong with the record where it does not hold the whole of it."""

    id: str
    fault: RecordError | None = None


def import_text(library: Library, text: str) -> Imported | SaveFailure:
    """Makes a game of what is valid in a record; raises RecordError if nothing is."""
    return _import(library, text.encode("utf-8", "surrogatepass"))


def import_file(library: Library, path: Path) -> Imported | SaveFailure:
    """The same for a file; raises OSError if it cannot be read."""
    return _import(library, read_bytes(path))


def _import(library: Library, data: bytes) -> Imported | SaveFailure:
    data = data.removeprefix(_BYTE_ORDER_MARK).replace(b"\r\n", b"\n")
    if len(data) > LARGEST:
        raise RecordError(0, "too_large")
    content = unseal(data)
    reading = read_text(content.text, library.catalogue)
    if reading.loaded is None:
        raise content.fault or reading.fault or RecordError(0, "empty")
    fault = reading.fault or content.fault
    added = library.add(_valid_text(reading.loaded, content.text) if fault else content.text)
    return added if isinstance(added, SaveFailure) else Imported(added, fault)


def _valid_text(loaded: AnyLoaded, text: str) -> str:
    """What is valid of a record, under its title."""
    return titled(written(loaded), title_of(text))


def write_new(folder: Path, stem: str, content: bytes, suffix: str) -> Path:
    """Writes a file under a name that nothing in the folder has yet; raises OSError and leaves nothing then."""
    path, file = _open_new(folder, stem, suffix)
    try:
        with file:
            file.write(content)
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path


def _open_new(folder: Path, stem: str, suffix: str) -> tuple[Path, IO[bytes]]:
    number = 1
    while True:
        path = folder / (f"{stem}{suffix}" if number == 1 else f"{stem} ({number}){suffix}")
        try:
            return path, path.open("xb")
        except FileExistsError:
            number += 1
