"""Writing a file so that a kill or a power cut leaves either the old or the new content."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path


def write_atomic(path: Path, content: bytes, keep_old: Callable[[], None] = lambda: None) -> None:
    """Replaces a file by way of a temporary one in the same folder; raises OSError and leaves the old one.

    `keep_old` is called when the new content is safely on disk, just before it takes the old one's place.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with open(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        keep_old()
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
