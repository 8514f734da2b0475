"""The folder with a game's own files of a person, such as boards that were corrected: see `luna.core.own_files`."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from pathlib import Path

from luna.app.saves.exchange import write_new
from luna.app.saves.titles import file_name
from luna.app.system import files

SUFFIX = ".toml"
LARGEST = 100_000
"""Bytes of a file that are read."""


class OwnFolder:
    """Files NAME.toml of a folder, which is made with the first."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def names(self) -> Sequence[str]:
        """Those that are there."""
        try:
            return sorted(found.stem for found in self.path.iterdir() if found.suffix == SUFFIX)
        except OSError:
            return ()

    def read(self, name: str) -> str:
        """What a file says; raises OSError, for what is no text too."""
        try:
            return files.read(self._file(name), LARGEST).decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise OSError(errno.EINVAL, "no text", name) from error

    def write(self, name: str, text: str) -> None:
        """Replaces a file; raises OSError and leaves the old one."""
        files.write_atomic(self._file(name), text.encode())

    def add(self, wish: str, text: str) -> str:
        """Makes a file; raises OSError and leaves none."""
        self.path.mkdir(parents=True, exist_ok=True)
        return write_new(self.path, file_name(wish, "board"), text.encode(), SUFFIX).stem

    def remove(self, name: str) -> None:
        """Deletes a file; raises OSError."""
        self._file(name).unlink()

    def _file(self, name: str) -> Path:
        """Where a file lies, in this folder whatever its name."""
        return self.path / f"{file_name(name, 'board')}{SUFFIX}"
