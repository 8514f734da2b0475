"""Checksums in a saved game: each `# sum` line vouches for every byte before it.

They are comments of the record format. Each action has a sum behind it, so what follows the last sum is the torn end of
a write that a kill or a power cut has stopped. A wrong sum means damage between the last right one and itself.
"""

from __future__ import annotations

import io
import re
import zlib
from dataclasses import dataclass

from luna.core.record import DIVIDER, RecordError, decode_lines, note

SUM, TORN = "sum", "torn"
_DIVIDER_LINE = f"{DIVIDER}\n".encode()
_SUM_LINE = re.compile(rb"# sum ([0-9a-f]{8})\n")


@dataclass(frozen=True, slots=True)
class Content:
    """The text that can be trusted, why the rest cannot, and whether the file as it is ends in a right sum.

    `torn` says where a file ends that was not written to its end.
    """

    text: str
    fault: RecordError | None = None
    sealed: bool = False
    torn: RecordError | None = None


def seal(content: bytes, added: str) -> bytes:
    """A file's content with whole lines added to it, and a sum after the divider and after each action."""
    pieces, found = [content], zlib.crc32(content)
    acting = bool(content)
    lines = list(io.BytesIO(added.encode()))
    for number, line in enumerate(lines, start=1):
        acting = acting or line == _DIVIDER_LINE
        piece = line
        if acting or number == len(lines):
            piece += f"{note(SUM, f'{zlib.crc32(line, found):08x}')}\n".encode()
        found = zlib.crc32(piece, found)
        pieces.append(piece)
    return b"".join(pieces)


def unseal(data: bytes) -> Content:
    """What a file says; one without any sum, as people and other programs write it, is trusted.

    Damage before the first right sum leaves the rules as the only judge of the lines.
    """
    checked, wrong = _check(data)
    if wrong:
        text, _ = decode_lines(data[:checked] or data)
        return Content(text, RecordError(wrong, "damaged"))
    if checked == 0:
        return Content(*decode_lines(data))
    text, fault = decode_lines(data[:checked])
    end = data.rfind(b"\n") + 1
    rest, foreign = decode_lines(data[checked:end])
    torn = RecordError(data.count(b"\n") + 1, TORN) if end < len(data) or foreign else None
    return Content(text + rest, fault, checked == len(data), torn)


def _check(data: bytes) -> tuple[int, int]:
    """How many bytes the right sums cover, and the number of the line with the first wrong one, otherwise 0."""
    checked = at = found = 0
    for number, line in enumerate(io.BytesIO(data), start=1):
        sum_line = _SUM_LINE.fullmatch(line)
        if sum_line and int(sum_line[1], 16) != found:
            return checked, number
        found = zlib.crc32(line, found)
        at += len(line)
        if sum_line:
            checked = at
    return checked, 0
