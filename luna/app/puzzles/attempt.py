"""One go at a puzzle, over all its answers: what it comes to is marked as it happens."""

from __future__ import annotations

from luna.app.saves.puzzles import FIRST, SOLVED, TRIED, PuzzleMarks


class Attempt:
    """A puzzle that is being tried; at the first try it can only be found by whoever never tried it before."""

    def __init__(self, marks: PuzzleMarks, game: str, key: str) -> None:
        self._marks, self._game, self._key = marks, game, key
        self._first = key not in marks.of(game)

    def fail(self) -> None:
        """Something else was tried, or help was asked for."""
        self._first = False
        self._marks.add(self._game, self._key, TRIED)

    def solve(self) -> None:
        """The last answer was found."""
        self._marks.add(self._game, self._key, FIRST if self._first else SOLVED)
