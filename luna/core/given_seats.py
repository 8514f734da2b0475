"""The seats that persons have left to the computer: a note of a record, for games in which seats have secrets."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from luna.core.record import note

GIVEN = "given"


def given_note(colours: Collection[str]) -> str:
    """The note that may follow a record, empty where there is nothing to say."""
    return f"{note(GIVEN, ' '.join(sorted(colours)))}\n" if colours else ""


def given_of(notes: Iterable[str]) -> frozenset[str]:
    """The colours in such notes."""
    return frozenset(" ".join(notes).split())
