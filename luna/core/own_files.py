"""A game's own small files in the person's folder, by name: where they lie only the program knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class OwnFiles(Protocol):
    """The files of one game; whatever fails raises OSError."""

    def names(self) -> Sequence[str]:
        """Those that are there, in alphabetical order; none where nothing can be read."""

    def read(self, name: str) -> str:
        """What a file says."""

    def write(self, name: str, text: str) -> None:
        """Replaces a file, or makes it."""

    def add(self, wish: str, text: str) -> str:
        """Makes a file under a name like this that none has yet; returns it."""

    def remove(self, name: str) -> None:
        """Deletes a file."""


class NoFiles:
    """Where nothing is kept."""

    def names(self) -> Sequence[str]:
        """None."""
        return ()

    def read(self, name: str) -> str:
        """There is nothing to be read."""
        raise FileNotFoundError(name)

    def write(self, name: str, text: str) -> None:
        """Nothing can be written."""
        raise PermissionError(name)

    def add(self, wish: str, text: str) -> str:
        """Nothing can be written."""
        raise PermissionError(wish)

    def remove(self, name: str) -> None:
        """There is nothing to be deleted."""
        raise FileNotFoundError(name)


NO_FILES: OwnFiles = NoFiles()
