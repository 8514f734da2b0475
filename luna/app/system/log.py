"""The log file, and what happens to an error nobody expected."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from luna.app.system import files

log = logging.getLogger("luna")


class _LogFile(RotatingFileHandler):
    """Opens its file when there is something to write, and only if that is one: a pipe would wait for a reader."""

    def _open(self) -> TextIOWrapper:
        handle = files.open_regular(self.baseFilename, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        return open(handle, "a", encoding=self.encoding, errors=self.errors)


def start_log(path: Path) -> None:
    """Logs warnings and worse to a rotating file (3 x 512 KB); where or while that is impossible, nowhere."""
    log.propagate = False
    logging.raiseExceptions = False  # else a full disk would print a traceback for each line
    log.setLevel(logging.INFO)
    handler: logging.Handler = logging.NullHandler()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = _LogFile(path, "a", 512 * 1024, 2, "utf-8", delay=True, errors="backslashreplace")
    except OSError:
        pass
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    log.addHandler(handler)


def log_uncaught(sentence: Callable[[], str]) -> None:
    """From now on an uncaught error is logged, and stderr says `sentence` before Python's own report."""

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, Exception):
            log.critical("uncaught", exc_info=(kind, error, trace))
            print(sentence(), file=sys.stderr)
        sys.__excepthook__(kind, error, trace)

    sys.excepthook = report
