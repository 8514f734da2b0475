"""What the person chose last time, in one TOML file.

Every value is checked when it is read: a wrong one counts as absent. Keys this version does not know are kept, and so
is what another program has written meanwhile: only what was chosen here is put over what the file holds now. A file
that is not TOML is set aside, never overwritten; one that cannot be read at all stays untouched.
"""

from __future__ import annotations

import itertools
import logging
import os
import tomllib
from pathlib import Path
from reprlib import repr as short
from typing import TypeVar

import tomli_w

from luna.app.system import files
from luna.core.settings import Key

log = logging.getLogger(__name__)
LARGEST = 1_000_000
"""Bytes of a settings file; the program's own keys need less than a thousandth of that."""
T = TypeVar("T")


class SettingsFile:
    """The settings file, read once and written at each `put`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writable = True
        self._tables = self._load()
        self._unwritten: dict[tuple[str, str], object] = {}

    def get(self, key: Key[T]) -> T:
        """The stored value, or the default where it is absent or makes no sense."""
        table = self._tables.get(key.table)
        if not isinstance(table, dict) or key.name not in table:
            return key.default
        try:
            return key.read(table[key.name])
        except (TypeError, ValueError):
            log.warning("settings: %s.%s makes no sense: %s", key.table, key.name, short(table[key.name]))
            return key.default

    def put(self, key: Key[T], value: T) -> None:
        """Stores a value; a file that cannot be written is logged and the value holds for this session."""
        stored = list(value) if isinstance(value, tuple) else value
        table = self._tables.get(key.table)
        if isinstance(table, dict) and key.name in table and table[key.name] == stored:
            return
        _set(self._tables, (key.table, key.name), stored)
        self._unwritten[key.table, key.name] = stored
        self._save()

    def _load(self) -> dict[str, object]:
        try:
            data = files.read(self.path, LARGEST + 1)
            tables = tomllib.loads(data.decode("utf-8"))
            tomli_w.dumps(tables)  # what cannot be written back is as good as broken
        except FileNotFoundError:
            return {}
        except (ValueError, RecursionError) as error:  # tomllib's own error and bad UTF-8 are both ValueErrors
            self._writable = self._set_aside()
            log.warning("settings: not TOML (%s), set aside: %s", error, self._writable)
        except OSError as error:
            self._writable = False
            log.warning("settings: cannot be read: %s", error)
        else:
            return tables
        return {}

    def _set_aside(self) -> bool:
        names = (self.path.with_name(f"{self.path.stem}.broken-{n}.toml") for n in itertools.count(1))
        try:
            self.path.rename(next(name for name in names if not os.path.lexists(name)))
        except OSError:
            return False
        return True

    def _save(self) -> None:
        """Puts what was chosen here over what the file holds now; over all that is known where it is gone."""
        if not self._writable:
            return
        tables = self._load() or self._tables
        if not self._writable:
            return
        for place, value in self._unwritten.items():
            _set(tables, place, value)
        try:
            files.write_atomic(self.path, tomli_w.dumps(tables).encode("utf-8", "replace"))
        except OSError as error:
            log.warning("settings: cannot be written: %s", error)
        else:
            self._unwritten.clear()


def _set(tables: dict[str, object], place: tuple[str, str], value: object) -> None:
    """Puts a value into a table, which takes the place of anything else of its name."""
    table = tables.get(place[0])
    if not isinstance(table, dict):
        table = tables[place[0]] = {}
    table[place[1]] = value
