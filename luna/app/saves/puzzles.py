"""What became of puzzles: a private list beside the saved games, a sealed line each time one was tried or solved.

marks = PuzzleMarks(path)
marks.add("luna", "p-20000001-115", SOLVED)
marks.of("luna")                    the best of each
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from luna.app.saves.failure import SaveFailure
from luna.app.saves.sealed_lines import SealedLines

FORMAT = "luna-puzzles 1"
TRIED, HELPED, SOLVED, FIRST = MARKS = ("tried", "helped", "solved", "first")
"""Not found yet, found after the answer was told, found without that, at the first try and without any help."""
NEW = "new"
"""Nothing was tried yet."""
UNSOLVED = (NEW, TRIED, HELPED)
"""What still is to be solved by oneself."""


class PuzzleMarks:
    """The list in its file; one that cannot be read is no trouble."""

    def __init__(self, path: Path) -> None:
        self._lines = SealedLines(path, FORMAT)

    @property
    def failure(self) -> SaveFailure | None:
        """Why what was added last is not on the disk; None if it is."""
        return self._lines.failure

    def of(self, game: str) -> Mapping[str, str]:
        """What became of a game's puzzles at best, by key; lines that say nothing are left out."""
        best: dict[str, str] = {}
        for line in self._lines.read():
            if not isinstance(line, dict) or line.get("game") != game or line.get("mark") not in MARKS:
                continue
            key, mark = str(line.get("key")), str(line["mark"])
            best[key] = max(mark, best.get(key, TRIED), key=MARKS.index)
        return best

    def add(self, game: str, key: str, mark: str) -> None:
        """A puzzle was tried or solved; nothing is written that says no more than what is known."""
        known = self.of(game).get(key)
        if known is None or MARKS.index(mark) > MARKS.index(known):
            self._lines.add([{"game": game, "key": key, "mark": mark}])
            self._lines.settle()

    def forget(self) -> None:
        """Nothing is kept any more."""
        self._lines.forget()
