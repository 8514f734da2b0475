"""Puzzles: positions of games in which one action is worth far more than every other, and how that is known.

A game keeps them as lines of JSON: a record up to the position, and for each action to be found the best one and the
second best with what they are worth by source.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

GAP = 3
"""Points by which the action to be found is worth more than every other at least."""
HARDEST = 3
Lines = tuple[str, ...]
"""One action as a record writes it, a journey with all its steps."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The action to be found and the next best one, each with the lead it leads to by source.

    `work` is how many continuations were looked at, of an `exact` one all there are. `replies` are what others do
    before the next answer is due; `band` is that of `luna.core.analysis.Analysis`.
    """

    best: Lines
    second: Lines
    best_parts: tuple[float, ...]
    second_parts: tuple[float, ...]
    expected: tuple[float, ...]
    band: float | None
    work: int
    exact: bool
    replies: tuple[Lines, ...] = ()


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`key` never changes and tells it from all others; `difficulty` is 1 to `HARDEST`."""

    key: str
    record: str
    difficulty: int
    answers: tuple[Answer, ...]


def parse_puzzles(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """The puzzles of a file, easy ones first, in the order of the file."""
    return tuple(sorted((_puzzle(json.loads(line)) for line in lines), key=lambda puzzle: puzzle.difficulty))


def _puzzle(fields: Mapping[str, Any]) -> Puzzle:
    answers = tuple(map(_answer, fields["steps"]))
    return Puzzle(fields["key"], fields["record"], fields["difficulty"], answers)


def _answer(fields: Mapping[str, Any]) -> Answer:
    return Answer(
        tuple(fields["best"]),
        tuple(fields["second"]),
        tuple(fields["best_parts"]),
        tuple(fields["second_parts"]),
        tuple(fields["expected"]),
        fields["band"],
        fields["work"],
        fields["exact"],
        tuple(map(tuple, fields.get("replies", ()))),
    )
