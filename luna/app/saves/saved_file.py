"""The file of one game that is being played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from luna.app.saves.failure import SaveFailure, failure_of
from luna.app.saves.seal import seal
from luna.app.saves.titles import titled
from luna.app.saves.writer import Writer

PATIENCE = 2.0
"""Seconds somebody who wants to read may wait for a slow disk."""


class SavedFile:
    """Takes the record after every change and brings it to disk; the file is made with the first record.

    `claim` makes a new game's file and returns its path, or raises OSError. A file that is there has its `writer`,
    which knows the path, and its `content`, which holds the record `text` under its title.
    """

    def __init__(
        self,
        claim: Callable[[], Path],
        title: str = "",
        writer: Writer | None = None,
        text: str = "",
        content: bytes = b"",
    ) -> None:
        self.title = title
        self._claim, self._writer = claim, writer
        self._failure: SaveFailure | None = None
        self._text, self._content = text, content

    @classmethod
    def opened(cls, path: Path, content: bytes, text: str, title: str) -> SavedFile:
        """The file of a game that was loaded; a record that goes on from `text` is added to `content`."""
        return cls(lambda: path, title, Writer(path, content), titled(text, title), content)

    @property
    def path(self) -> Path | None:
        """Where the game lies; None before its first record."""
        return self._writer.path if self._writer else None

    @property
    def failure(self) -> SaveFailure | None:
        """Why the game is not on disk as it was last told; to be asked again, since writing takes its time."""
        return self._writer.failure if self._writer else self._failure

    def save(self, record_text: str) -> None:
        """Has the record written, without waiting for it."""
        text = titled(record_text, self.title)
        if self._content and text.startswith(self._text):
            added = text[len(self._text) :]
            self._content = seal(self._content, added) if added else self._content
        else:
            self._content = seal(b"", text)
        self._text = text
        self._write()

    def rename(self, title: str) -> None:
        """Gives the game another title, or none; a game without a record yet keeps it for the first."""
        text = titled(self._text, title)
        self.title = title
        if self._text and text != self._text:
            self._text, self._content = text, seal(b"", text)
            self._write()

    def retry(self) -> None:
        """Tries once more what has failed, without waiting for it."""
        if self._content:
            self._write()

    def drain(self) -> bool:
        """Waits a moment for the disk; True if everything is on it."""
        return self._writer is None or self._writer.drain(PATIENCE)

    def close(self) -> None:
        """Tries once more what has failed, and waits."""
        self.retry()
        self.drain()

    def _write(self) -> None:
        if self._writer is None:
            try:
                self._writer = Writer(self._claim())
            except OSError as error:
                self._failure = failure_of(error)
                return
        self._writer.write(self._content)
