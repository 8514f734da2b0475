"""The line structure of all records: a header, `---`, one action a line; comments and empty lines are skipped.

A note is a comment that a program understands: `# KEY VALUE`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from luna.core.rules import Violation

DIVIDER = "---"
LONGEST_LINE = 4096
LONGEST_QUOTE = 60
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class RecordError(ValueError):
    """A record can't be read on: line number (from 1; 0 = the whole file), a reason code and its detail.

    `detail` is what was found and `expected` what should be there, both fit to be shown; `violation` is the rule that
    forbids an action, `game` the key of the game whose rule it is.
    """

    def __init__(
        self,
        line: int,
        reason: str,
        detail: str = "",
        expected: str = "",
        violation: Violation | None = None,
        game: str = "",
    ) -> None:
        self.line, self.reason, self.violation, self.game = line, reason, violation, game
        self.detail, self.expected = quotable(detail), quotable(expected)
        super().__init__(" ".join(part for part in (f"line {line}:", reason, self.detail, self.expected) if part))

    def to_keep(self) -> RecordError:
        """Itself without the way to where it was raised: that would keep everything alive that lies on it."""
        self.__traceback__ = self.__cause__ = self.__context__ = None
        return self


@dataclass(frozen=True, slots=True)
class Line:
    """A line that counts and its number in the file, from 1."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class RecordLines:
    """The lines of a record before and after the divider."""

    header: tuple[Line, ...]
    actions: tuple[Line, ...]


def quotable(text: str, length: int = LONGEST_QUOTE) -> str:
    """Text from anywhere as a terminal and a window can show it: no longer than this, escapes for what is no letter."""
    cut = text if len(text) <= length else f"{text[: length - 1]}…"
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in cut)


def decode(data: bytes) -> str:
    """The text of a record file, without a byte order mark before it.

    Raises RecordError with the line of the first byte that belongs to no text.
    """
    data = data.removeprefix(_BYTE_ORDER_MARK)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(data[: error.start].count(b"\n") + 1, "not_utf8") from error
    if "\0" in text:
        raise RecordError(data[: data.index(b"\0")].count(b"\n") + 1, "nul_byte")
    return text


def decode_lines(data: bytes) -> tuple[str, RecordError | None]:
    """The text up to the first line that is none, and why that is none."""
    try:
        return decode(data), None
    except RecordError as error:
        before = b"\n".join([*data.split(b"\n")[: error.line - 1], b""])
        return decode_lines(before)[0], error.to_keep()


def split(text: str) -> RecordLines:
    """Splits a record; raises RecordError without a divider or with a header line too long to be one."""
    header: list[Line] = []
    actions: list[Line] = []
    part = header
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.removesuffix("\r")
        if not line or line.startswith("#"):
            continue
        if len(line) > LONGEST_LINE and part is header:
            raise RecordError(number, "line_too_long")
        if part is header and line == DIVIDER:
            part = actions
        else:
            part.append(Line(number, line))
    if part is header:
        raise RecordError(0, "no_divider")
    return RecordLines(tuple(header), tuple(actions))


def join(header: list[str], actions: list[str]) -> str:
    """A record's text."""
    return "\n".join([*header, DIVIDER, *actions, ""])


def note(key: str, value: str) -> str:
    """A note as a line."""
    return f"# {key} {value}"


def notes(text: str, key: str) -> list[str]:
    """The values of all notes with this key."""
    start = note(key, "")
    return [line.removeprefix(start).removesuffix("\r") for line in text.split("\n") if line.startswith(start)]


def last_notes(text: str, key: str) -> list[str]:
    """The values of the notes with this key that no action follows."""
    lines = text.split("\n")
    end = next((i for i in range(len(lines), 0, -1) if lines[i - 1].rstrip("\r") and lines[i - 1][0] != "#"), 0)
    return notes("\n".join(lines[end:]), key)


def without_notes(text: str, keys: Iterable[str]) -> str:
    """The text without the notes that have one of these keys."""
    marks = tuple(note(key, "").rstrip() for key in keys)
    return "\n".join(line for line in text.split("\n") if not _is_note(line, marks))


def _is_note(line: str, marks: tuple[str, ...]) -> bool:
    return any(line.rstrip() == mark or line.startswith(f"{mark} ") for mark in marks)
