"""Keeps a file at its wanted content on a thread of its own, so that the drawing thread never waits for a disk."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import threading
from pathlib import Path

from luna.app.saves.failure import SaveFailure, failure_of
from luna.app.system import files

_log = logging.getLogger(__name__)


def generation(path: Path, age: int) -> Path:
    """Where the content before the present one (1), or the one before that (2), is kept."""
    return path.with_name(f"{path.name}.{age}")


class Writer:
    """Adds to a file where the wanted content only goes on, otherwise writes it anew and keeps what was there before.

    `on_disk` is what the file is known to hold. The thread lives as long as something is to be written; the end of
    the program waits for it. After a failure the next `write` tries the whole content.
    """

    def __init__(self, path: Path, on_disk: bytes = b"", generations: int = 2) -> None:
        self.path = path
        self._on_disk = self._wanted = on_disk
        self._generations = generations
        self._failure: SaveFailure | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    @property
    def failure(self) -> SaveFailure | None:
        """Why the last attempt failed; None if it did not."""
        return self._failure

    @property
    def busy(self) -> bool:
        """Whether something is being written."""
        return self._thread is not None

    def write(self, content: bytes) -> None:
        """Wants this content from now on; returns at once."""
        with self._lock:
            self._wanted = content
            if self._thread or content == self._on_disk:
                return
            self._thread = threading.Thread(target=self._work, name=self.path.name)
            thread = self._thread
        try:
            thread.start()
        except RuntimeError:  # no thread can be had, as when the program is about to end
            self._work()

    def drain(self, seconds: float) -> bool:
        """Waits until there is nothing left to do, at most so long; True if the file has its wanted content."""
        thread = self._thread
        if thread:
            thread.join(seconds)
        return self._wanted == self._on_disk

    def _work(self) -> None:
        while True:
            with self._lock:
                wanted = self._wanted
                if wanted == self._on_disk:
                    self._thread = None
                    return
            failure = self._bring(wanted)
            with self._lock:
                self._failure = failure
                self._on_disk = b"" if failure else wanted
                if failure and self._wanted == wanted:
                    self._thread = None
                    return

    def _bring(self, wanted: bytes) -> SaveFailure | None:
        if self._on_disk and wanted.startswith(self._on_disk):
            try:
                files.append(self.path, wanted[len(self._on_disk) :], len(self._on_disk))
                return None
            except OSError as error:
                _log.warning("%s cannot be added to: %s", self.path.name, error)
        try:
            files.write_atomic(self.path, wanted, self._keep_old)
        except OSError as error:
            _log.warning("%s cannot be written: %s", self.path.name, error)
            return failure_of(error)
        return None

    def _keep_old(self) -> None:
        """Passes the present content on to the first generation, and that to the second.

        Where somebody's folder lies in place of one of them, nothing is kept: saving comes first.
        """
        first = generation(self.path, 1)
        if not self._generations or not self.path.exists() or not self.path.stat().st_size:
            return
        if any(generation(self.path, age).is_dir() for age in range(1, self._generations + 1)):
            return
        if first.exists() and first.samefile(self.path):  # a kill came after the link below
            return
        for age in range(self._generations, 1, -1):
            with contextlib.suppress(FileNotFoundError):
                os.replace(generation(self.path, age - 1), generation(self.path, age))
        try:
            os.link(self.path, first, follow_symlinks=False)
        except (OSError, NotImplementedError):  # a file system without hard links
            shutil.copyfile(self.path, first, follow_symlinks=False)
