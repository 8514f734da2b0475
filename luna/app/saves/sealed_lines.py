"""A file of values, a sealed line of JSON for each, that grows at its end and survives kills like saved games do.

What cannot be read costs no more than itself, and where the file is written anew what was there lies beside it.

lines = SealedLines(path, "luna-mistakes 1")
lines.add(values)                   behind those that are there
lines.read()                        oldest first, as far as the file is sound
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from luna.app.saves.failure import SaveFailure
from luna.app.saves.reading import read_bytes
from luna.app.saves.saved_file import PATIENCE
from luna.app.saves.seal import seal, unseal
from luna.app.saves.writer import Writer, generation
from luna.core.record import DIVIDER, RecordError, join

_log = logging.getLogger(__name__)


class SealedLines:
    """The values in their file; one that cannot be read or written is no trouble. `format` is its first line.

    What cannot be written is read all the same as long as the program runs, and goes along with what is written next.
    """

    def __init__(self, path: Path, format: str) -> None:
        self._path, self._format = path, format
        self._writer: Writer | None = None
        self._unwritten: list[Any] = []

    @property
    def failure(self) -> SaveFailure | None:
        """Why what was added last is not on the disk; None if it is."""
        self.settle()
        return self._writer.failure if self._writer else None

    def read(self) -> tuple[Any, ...]:
        """All that is sound."""
        if self.failure and self._unwritten:
            self.add(())
        known = self._read()[1]
        return (*known, *self._unwritten)

    def add(self, values: Iterable[Any]) -> None:
        """These come behind the others; returns before they are on the disk."""
        content, known = self._read()
        self._unwritten += values
        if content:
            self._write(content, seal(content, "".join(f"{_line(each)}\n" for each in self._unwritten)))
        else:
            self._anew([*known, *self._unwritten])

    def replace(self, values: Sequence[Any]) -> None:
        """These and no others; returns before they are on the disk."""
        self.settle()
        self._unwritten = []
        self._anew(values)

    def settle(self) -> None:
        """Waits a moment for the disk."""
        if self._writer and self._writer.drain(PATIENCE):
            self._unwritten = []

    def forget(self, but: Sequence[Any] = ()) -> None:
        """Nothing is kept any more `but` these, and nothing of it beside the file."""
        self.settle()
        self._unwritten = []
        if but:
            self.replace(but)
            self.settle()
        for path in (generation(self._path, 1), *(() if but else (self._path,))):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)

    def _anew(self, values: Sequence[Any]) -> None:
        self._write(b"", seal(b"", join([self._format], [_line(each) for each in values])))

    def _write(self, on_disk: bytes, content: bytes) -> None:
        if not (self._writer and self._writer.busy):  # a second one would undo what the first still has to write
            self._writer = Writer(self._path, on_disk, generations=1)
        self._writer.write(content)

    def _read(self) -> tuple[bytes, tuple[Any, ...]]:
        """The content if it can be added to, and what it says as far as it is sound."""
        self.settle()
        try:
            data = read_bytes(self._path)
            content = unseal(data)
        except (OSError, RecordError):
            return b"", ()
        lines = [line for line in content.text.split("\n") if line and not line.startswith("#")]
        if lines[:2] != [self._format, DIVIDER]:
            return b"", ()
        return data if content.sealed else b"", tuple(self._values(lines[2:]))

    def _values(self, lines: Iterable[str]) -> Iterator[Any]:
        for line in lines:
            try:
                yield json.loads(line)
            except ValueError:
                _log.warning("a line of %s is not what it should be", self._path.name)


def _line(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
