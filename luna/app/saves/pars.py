"""What was found out here about tables of which nothing came with the game: a sealed line for each, the last one holds.

pars = Pars(path)
pars.put("0123456789ab", par)
pars.read()                         by table
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from luna.app.saves.sealed_lines import SealedLines
from luna.core.alone import Par

FORMAT = "luna-pars 1"

_log = logging.getLogger(__name__)


class Pars:
    """The list in its file; one that cannot be read or written is no trouble."""

    def __init__(self, path: Path) -> None:
        self._lines = SealedLines(path, FORMAT)
        self.searching: Callable[[], object] | None = None
        """Asked before the list is read: who searches puts there what is known by now."""

    def put(self, table: str, par: Par) -> None:
        """Something better is known of a table; returns before it is on the disk."""
        self._lines.add([{"table": table, **asdict(par)}])

    def read(self) -> Mapping[str, Par]:
        """What is known, by `luna.core.alone.table_key`; lines that say nothing are left out."""
        if self.searching:
            self.searching()
        return {table: par for each in self._lines.read() for table, par in _parsed(each)}


def _parsed(fields: Any) -> list[tuple[str, Par]]:
    try:
        line = tuple(map(str, fields["line"]))
        return [(str(fields["table"]), Par(int(fields["best"]), line, int(fields["bot"])))]
    except (ValueError, TypeError, KeyError):
        _log.warning("a line of the pars says nothing")
        return []
