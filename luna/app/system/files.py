"""Reading only what is a file, and writing so that a kill or a power cut leaves either the old or the new content."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path

_BINARY = getattr(os, "O_BINARY", 0)
_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0)


class NotAFileError(OSError):
    """A folder, a pipe, a socket or a device lies where a file is wanted."""


def open_regular(path: str | Path, flags: int = os.O_RDONLY) -> int:
    """A handle of what is a file and nothing else, also as an `opener` of `open`; raises OSError, and never waits."""
    try:
        handle = os.open(path, flags | _NO_WAIT | _BINARY, 0o666)
    except OSError as error:
        if error.errno in (errno.EISDIR, errno.ENXIO):  # a folder to be written, a socket
            raise NotAFileError(*error.args) from error
        raise
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NotAFileError(errno.EINVAL, "not a file", str(path))
    return handle


def read(path: Path, most: int) -> bytes:
    """A file's first `most` bytes; raises OSError, at once for what is no file."""
    with open(path, "rb", opener=open_regular) as file:
        return file.read(most)


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
    handle = open_regular(path, os.O_WRONLY | os.O_APPEND | _NO_FOLLOW)
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
