"""Takes the values of a record's header line by line, in their fixed order."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.record import DIVIDER, Line, RecordError


class HeaderValues:
    """The lines of a header with the `keys` a game's format has; every fault names its line."""

    def __init__(self, lines: Sequence[Line], keys: Sequence[str]) -> None:
        self._lines, self._keys, self._next = lines, keys, 0
        self.number, self.text = 0, ""

    def fault(self, reason: str = "bad_value", expected: str = "") -> RecordError:
        """What is wrong with the value taken last."""
        return RecordError(self.number, reason if self.text else "no_value", self.text, expected)

    def take(self, key: str) -> str:
        """The value of the next line, which must have this key; raises RecordError."""
        if self._next >= len(self._lines):
            raise RecordError(self.number, "missing_header", key)
        line = self._lines[self._next]
        self._next += 1
        self.number = line.number
        found, _, self.text = line.text.partition(" ")
        if found not in self._keys:
            raise RecordError(line.number, "unknown_header", found, key)
        if found != key:
            raise RecordError(line.number, "missing_header", key)
        return self.text

    def follows(self, key: str) -> bool:
        """Whether the next line has this key: for one that need not be there."""
        return self._next < len(self._lines) and self._lines[self._next].text.partition(" ")[0] == key

    def choice(self, key: str, allowed: Sequence[str]) -> str:
        """The value of the next line, one of these; raises RecordError."""
        value = self.take(key)
        if value not in allowed:
            raise self.fault()
        return value

    def end(self) -> None:
        """Raises RecordError if there are further lines."""
        if self._next < len(self._lines):
            line = self._lines[self._next]
            raise RecordError(line.number, "unknown_header", line.text, DIVIDER)
