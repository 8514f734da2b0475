"""The log file, and what happens to an error nobody expected."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

log = logging.getLogger("luna")


def start_log(path: Path) -> None:
    """Logs warnings and worse to a rotating file (3 x 512 KB); where that is impossible, nowhere."""
    log.propagate = False
    log.setLevel(logging.INFO)
    handler: logging.Handler = logging.NullHandler()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=512 * 1024, backupCount=2, encoding="utf-8", delay=True)
    except OSError:
        logging.raiseExceptions = False
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
