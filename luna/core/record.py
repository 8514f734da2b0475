"""The line structure of all records: a header, `---`, one action a line; comments and empty lines are skipped."""

from __future__ import annotations

from dataclasses import dataclass

DIVIDER = "---"
LONGEST_LINE = 4096


class RecordError(ValueError):
    """A record can't be read on: line number (from 1; 0 = the whole file), a reason code and its detail."""

    def __init__(self, line: int, reason: str, detail: str = "") -> None:
        super().__init__(f"line {line}: {reason} {detail}".rstrip())
        self.line, self.reason, self.detail = line, reason, detail


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


def decode(data: bytes) -> str:
    """The text of a record file; raises RecordError with the line of the first byte that isn't UTF-8."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(data[: error.start].count(b"\n") + 1, "not_utf8") from error


def split(text: str) -> RecordLines:
    """Splits a record; raises RecordError without a divider or with a line too long to be one."""
    header: list[Line] = []
    actions: list[Line] = []
    part = header
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.removesuffix("\r")
        if len(line) > LONGEST_LINE and part is header:
            raise RecordError(number, "line_too_long")
        if not line or line.startswith("#"):
            continue
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
