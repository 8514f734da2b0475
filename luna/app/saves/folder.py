"""The folder of the saved games: which there are, where their files lie, numbers for new ones, the bin.

`game-000123.luna` is a game, `.1` and `.2` after its name are the contents before, `game-000123.review` is its review.
`last` names the game to continue, `bin` takes what was deleted, `mistakes` is a list that reviews add to, `results` one
that every game adds to at its end, `tries` one of those that a person played alone, `pars` what is known of their
tables, `puzzles` one of what became of puzzles. Nothing is trusted that a name says, except a number.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path

from luna.app.saves.writer import generation
from luna.app.system import files
from luna.core.record import RecordError

SUFFIX, REVIEW = ".luna", ".review"
GENERATIONS = (1, 2)
_ID = re.compile(r"game-([0-9]{6,9})")
_FILE = re.compile(rf"({_ID.pattern})\{SUFFIX}(\.[12])?")


class Folder:
    """The files of all games. An id is `game-` and the number; RecordError for one that is not in the folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.bin, self.last, self.mistakes = path / "bin", path / "last", path / "mistakes"
        self.results, self.puzzles = path / "results", path / "puzzles"
        self.tries, self.pars = path / "tries", path / "pars"

    def ids(self) -> list[str]:
        """All games, the one begun last first; a file that never got any content is none.

        Whatever else has the name of a game counts as one, so that somebody is told of it.
        """
        ids = {found[1] for name in _names(self.path) if (found := _FILE.fullmatch(name)) and self._holds(name)}
        return sorted(ids, key=number_of, reverse=True)

    def file(self, id: str) -> Path:
        """Where a game lies, also one that is not there."""
        if not _ID.fullmatch(id):
            raise RecordError(0, "no_such_game", id[:40])
        return self.path / f"{id}{SUFFIX}"

    def review(self, id: str) -> Path:
        """Where the review of a game lies, or would lie."""
        return self.file(id).with_suffix(REVIEW)

    def versions(self, id: str) -> list[Path]:
        """A game's file and the contents before it, those that are there, the newest first."""
        file = self.file(id)
        return [path for path in (file, *(generation(file, age) for age in GENERATIONS)) if os.path.lexists(path)]

    def status(self, id: str) -> os.stat_result:
        """What the system knows of a game's newest content; raises OSError and RecordError."""
        versions = self.versions(id)
        if not versions:
            raise RecordError(0, "no_such_game", id[:40])
        try:
            return versions[0].stat()
        except OSError:  # a link that leads nowhere
            return versions[0].lstat()

    def age(self, id: str) -> int:
        """When a game was written last, in ns since 1970; 0 for one that is gone."""
        try:
            return self.status(id).st_mtime_ns
        except (RecordError, OSError):
            return 0

    def reserve(self) -> str:
        """An empty file with a number nobody else gets; raises OSError."""
        self.path.mkdir(parents=True, exist_ok=True)
        taken = [int(found[1]) for name in self._all_names() if (found := _ID.match(name))]
        number = max(taken, default=0) + 1
        while True:
            id = f"game-{number:06}"
            try:
                os.close(os.open(self.file(id), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
            except FileExistsError:
                number += 1
            else:
                return id

    def clean(self, id: str) -> None:
        """Removes what a kill in the middle of writing has left of a game that no other program has open."""
        prefixes = tuple(files.temporary_prefix(path) for path in (self.file(id), self.last))
        for name in _names(self.path):
            if name.startswith(prefixes):
                with contextlib.suppress(OSError):
                    (self.path / name).unlink()

    def throw_away(self, id: str) -> None:
        """Moves a game into the bin; raises OSError."""
        self.bin.mkdir(parents=True, exist_ok=True)
        _move([*_there(self.review(id)), *reversed(self.versions(id))], self.bin)

    def fetch_back(self, id: str) -> None:
        """Moves a game out of the bin; raises OSError and RecordError."""
        bin = Folder(self.bin)
        thrown = bin.versions(id)
        if not thrown:
            raise RecordError(0, "no_such_game", id)
        _move([*_there(bin.review(id)), *reversed(thrown)], self.path)

    def _all_names(self) -> Iterable[str]:
        return [*_names(self.path), *_names(self.bin)]

    def _holds(self, name: str) -> bool:
        """Whether something lies there that is not just an empty file."""
        try:
            status = (self.path / name).stat()
        except OSError:
            return os.path.lexists(self.path / name)
        return not stat.S_ISREG(status.st_mode) or status.st_size > 0


def number_of(id: str) -> int:
    """The number in a game's id."""
    return int(id.removeprefix("game-"))


def _names(path: Path) -> list[str]:
    try:
        return os.listdir(path)
    except OSError:
        return []


def _there(path: Path) -> list[Path]:
    """The path, if something lies there."""
    return [path] if os.path.lexists(path) else []


def _move(paths: Iterable[Path], folder: Path) -> None:
    for path in paths:
        os.replace(path, folder / path.name)
