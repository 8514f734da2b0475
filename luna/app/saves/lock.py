"""Which games are open in which program: locks of the system, which vanish together with the process.

Windows has none of this kind; there nothing tells two programs that they play the same game.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path

from luna.app.system import files

_log = logging.getLogger(__name__)

if sys.platform != "win32":
    import fcntl


class Locks:
    """One file for all games of a folder: byte N of it belongs to game N, whether the file is that long or not."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle = -1
        self._held: set[int] = set()

    def take(self, number: int) -> bool:
        """False if another process has the game; where nothing can be locked, everything is free."""
        if sys.platform == "win32":
            return True
        if number in self._held:
            return True
        try:
            if self._handle < 0:
                self._handle = files.open_regular(self._path, os.O_RDWR | os.O_CREAT)
            fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number)
        except OSError as error:
            if self._handle >= 0 and error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                return False
            _log.warning("games cannot be locked: %s", error)
        else:
            self._held.add(number)
        return True

    def give(self, number: int) -> None:
        """Lets others have the game."""
        if sys.platform != "win32" and number in self._held:
            self._held.remove(number)
            try:
                fcntl.lockf(self._handle, fcntl.LOCK_UN, 1, number)
            except OSError as error:
                _log.warning("game %d cannot be unlocked: %s", number, error)

    def close(self) -> None:
        """Lets others have every game."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
            self._held.clear()

    def __del__(self) -> None:
        self.close()
