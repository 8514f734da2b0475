"""The folder into which the program in a single file is unpacked, and what remains of it after a kill.

PyInstaller's starter unpacks a new folder `_MEI…` among the temporary files, runs the program from there as its child
and removes the folder afterwards. Where it was killed, the next program removes what it left: a running program holds
a lock on its folder, which vanishes with the process however that ends. The same lock tells systemd's cleaning of
temporary files to leave the folder alone.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

if sys.platform == "win32":
    LOCKS = False
else:
    import fcntl

    LOCKS = True

PREFIX, MARK = "_MEI", ".luna-unpacked"
"""How the folders' names begin, and the file that a program puts into its own once it holds the lock."""
PARTS = "luna/games"
"""What only this program has; seen in folders without a mark, whose program was killed before it could make one."""
UNPACKING = 3600.0
"""Seconds after which a folder without a mark is no longer being unpacked."""
LOOK, GRACE = 1.0, 5.0
"""Seconds between two looks at the starter, and from asking the program to end to ending it."""


def folder() -> Path | None:
    """Where this program was unpacked; None if it is not in a single file."""
    whole = Path(getattr(sys, "_MEIPASS", ""))
    return whole if whole.name.startswith(PREFIX) else None


def hold(own: Path | None) -> None:
    """Locks and marks the program's own folder until the process ends."""
    if own is None or not LOCKS:
        return
    with contextlib.suppress(OSError):
        fcntl.flock(os.open(own, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
        (own / MARK).touch()


def clear_left(own: Path | None) -> None:
    """Removes the folders beside this one that no program uses any more; of the game's alone."""
    if own is None or not LOCKS:
        return
    for left in own.parent.glob(f"{PREFIX}*"):
        if left != own:
            with contextlib.suppress(OSError):
                _clear(left)


def _clear(left: Path) -> None:
    if not _is_left(left):
        return
    handle = os.open(left, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)  # raises where its program runs
        for entry in os.scandir(left):
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path)
            elif entry.name != MARK:  # last: what is interrupted is recognized and ended later
                os.unlink(entry.path)
        (left / MARK).unlink(missing_ok=True)
        left.rmdir()
    finally:
        os.close(handle)


def _is_left(path: Path) -> bool:
    """Whether a folder is the same user's, was this game's and is no longer being unpacked; raises OSError."""
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
        return False
    return (path / MARK).exists() or ((path / PARTS).is_dir() and time.time() - found.st_mtime > UNPACKING)


def end_with_starter(own: Path | None, end: Callable[[], object]) -> None:
    """Calls `end` from another thread when the starter is killed, and ends the process if that is not enough."""
    if own is not None and os.name == "posix":
        Thread(target=_watch, args=(os.getppid(), end), name="starter", daemon=True).start()


def _watch(starter: int, end: Callable[[], object]) -> None:
    while os.getppid() == starter:
        time.sleep(LOOK)
    with contextlib.suppress(Exception):  # the window may be gone already
        end()
    time.sleep(GRACE)
    os._exit(1)
