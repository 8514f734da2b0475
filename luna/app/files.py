"""Writing files so that a kill or a power cut leaves either the old or the new content."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)


def write_atomic(path: Path, content: bytes, keep_old: Callable[[], None] = lambda: None) -> None:
    """Replaces a file by way of a temporary one in the same folder; raises OSError and leaves the old one.

    `keep_old` is called when the new content is safely on disk, just before it takes the old one's place.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=temporary_prefix(path))
    try:
        try:
            _write_through(handle, content)
        finally:
            os.close(handle)
        keep_old()
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def temporary_prefix(path: Path) -> str:
    """How the names of a file's temporary ones begin; a kill may leave one behind."""
    return f".{path.name}-"


def append(path: Path, content: bytes, at: int) -> None:
    """Adds to a file that has `at` bytes; raises OSError if it is not there, has another length or is full.

    What a failure leaves of the new bytes stays at the file's end.
    """
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY | _NO_FOLLOW)
    try:
        length = os.fstat(handle).st_size
        if length != at:
            raise OSError(f"{path.name} has {length} bytes, not {at}")
        _write_through(handle, content)
    finally:
        os.close(handle)


def _write_through(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]
    os.fsync(handle)


def _sync_folder(folder: Path) -> None:
    """Makes a renaming last over a power cut where the system can do that for a folder."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
