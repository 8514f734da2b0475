"""Games that come from outside or are given away: as text, or as a file that a person chose."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import IO

from luna.app.saves.failure import SaveFailure, failure_of
from luna.app.saves.folder import SUFFIX
from luna.app.saves.library import Library
from luna.app.saves.reading import LARGEST, read_bytes, read_text
from luna.app.saves.seal import unseal
from luna.app.saves.titles import file_name
from luna.core.record import RecordError, decode
from luna.games.luna.rules.board import shipped_board

_BYTE_ORDER_MARK = "\ufeff"


def export_file(library: Library, id: str, folder: Path) -> Path | SaveFailure:
    """Writes a game's record into a folder, under a name that nothing there has yet; raises RecordError."""
    content = library.export_text(id).encode()
    summary = library.summary(id)
    people = ", ".join(seat.name for seat in summary.seats if seat.name) if summary else ""
    stem = file_name((summary and summary.title) or people, id)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _write_new(folder, stem, content)
    except OSError as error:
        return failure_of(error)


def import_text(library: Library, text: str) -> str | SaveFailure:
    """Makes a game of a record and returns its id; raises RecordError if anything in it is wrong."""
    text = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n")
    if len(text) > LARGEST:
        raise RecordError(0, "too_large")
    try:
        content = unseal(text.encode())
    except UnicodeEncodeError as error:
        raise RecordError(text[: error.start].count("\n") + 1, "not_utf8") from error
    fault = content.fault or read_text(content.text, shipped_board()).fault
    if fault:
        raise fault
    return library.add(content.text)


def import_file(library: Library, path: Path) -> str | SaveFailure:
    """The same for a file; raises OSError if it cannot be read."""
    return import_text(library, decode(read_bytes(path)))


def _write_new(folder: Path, stem: str, content: bytes) -> Path:
    path, file = _open_new(folder, stem)
    try:
        with file:
            file.write(content)
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink()
        raise
    return path


def _open_new(folder: Path, stem: str) -> tuple[Path, IO[bytes]]:
    number = 1
    while True:
        path = folder / (f"{stem}{SUFFIX}" if number == 1 else f"{stem} ({number}){SUFFIX}")
        try:
            return path, path.open("xb")
        except FileExistsError:
            number += 1
