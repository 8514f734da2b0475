"""From which saved game another one branched off: a note of its record."""

from __future__ import annotations

from collections.abc import Sequence

from luna.core.record import note

BRANCH = "branch"


def branch_note(id: str) -> str:
    """The note that may follow a record, empty for a game of its own."""
    return f"{note(BRANCH, id)}\n" if id else ""


def branch_of(notes: Sequence[str]) -> str:
    """The id in such notes, empty for none."""
    return notes[-1].strip() if notes else ""
