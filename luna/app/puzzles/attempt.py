"""One go at a puzzle, over all its answers: what it comes to is marked as it happens."""

from __future__ import annotations

from luna.app.saves.puzzles import FIRST, HELPED, SOLVED, TRIED, PuzzleMarks


class Attempt:
    """A puzzle that is being tried; at the first try it can only be found by whoever never tried it before."""

    def __init__(self, marks: PuzzleMarks, game: str, key: str) -> None:
        self._marks, self._game, self._key = marks, game, key
        self._first = key not in marks.of(game)
        self.helped = False
        """Whether an answer was told; it stays known in this go."""

    def fail(self) -> None:
        """Something else was tried, or help was asked for."""
        self._first = False
        self._marks.add(self._game, self._key, TRIED)

    def help(self) -> None:
        """An answer was told."""
        self.helped = True
        self.fail()

    def solve(self) -> None:
        """The last answer was found."""
        self._marks.add(self._game, self._key, HELPED if self.helped else FIRST if self._first else SOLVED)
