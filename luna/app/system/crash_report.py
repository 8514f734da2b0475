"""The report of an error nobody expected: everything somebody needs to find it, in one text file."""

from __future__ import annotations

import datetime
import itertools
import logging
import platform
import traceback
from enum import StrEnum
from pathlib import Path

import pygame

from luna import __version__
from luna.app.system import files
from luna.core.kernel import kernel_kind

log = logging.getLogger(__name__)


class Held(StrEnum):
    """Which game a report holds: none, one that all players see alike, or one with what is hidden from them."""

    NONE = "none"
    OPEN = "open"
    SECRET = "secret"


def write_report(folder: Path, error: BaseException, holds: str, record: str | None) -> Path | None:
    """Writes what it `holds`, version, system, traceback and the running game; None where nothing can be written."""
    parts = [holds, "", _about(), "".join(traceback.format_exception(error)), record or "no game"]
    today = datetime.date.today().isoformat()
    names = (f"crash-{today}-{number}.txt" for number in itertools.count(1))
    try:
        path = next(path for path in (folder / name for name in names) if not path.exists())
        files.write_atomic(path, "\n".join(parts).encode("utf-8", "backslashreplace"))
    except OSError:
        log.exception("the report cannot be written")
        return None
    return path


def _about() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return (
        f"luna {__version__}, {kernel_kind()} kernel, Python {platform.python_version()}, "
        f"pygame-ce {pygame.version.ver}, SDL {sdl}, {platform.platform()}\n"
    )
