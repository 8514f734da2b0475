"""All saved games: what there is, opening, new ones, titles, deleting."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from luna.app.saves.failure import DAMAGED, OPEN_ELSEWHERE, SaveFailure, failure_of
from luna.app.saves.folder import Folder, number_of
from luna.app.saves.lock import Locks
from luna.app.saves.pars import Pars
from luna.app.saves.puzzles import PuzzleMarks
from luna.app.saves.reading import Reading, Trouble, read_bytes
from luna.app.saves.results import Results
from luna.app.saves.saved_file import PATIENCE, SavedFile
from luna.app.saves.seal import SUM, seal
from luna.app.saves.shelf import Shelf
from luna.app.saves.summary import Summary
from luna.app.saves.titles import title_of, titled
from luna.app.saves.tries import Tries
from luna.app.saves.writer import Writer
from luna.core.game import AnyGame
from luna.core.game_record import AnyLoaded, written
from luna.core.record import RecordError, without_notes

RECENT = 12
"""How many games are looked through for one to continue: reading hundreds would hold up the title."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A game to be played on, the file that takes its record, and what is to be told of the one it was read from."""

    loaded: AnyLoaded
    file: SavedFile
    trouble: Trouble | None


class Library:
    """The saved games of a folder. One of them is open at a time and locked against other programs.

    Its `catalogue` are those it can hold records of; what is of none of them is told as a record of the first.
    """

    def __init__(self, folder: Path, games: Sequence[AnyGame]) -> None:
        self.catalogue = games
        self._folder = Folder(folder)
        self._shelf = Shelf(self._folder, games)
        self._locks = Locks(folder / "lock")
        self._last = Writer(self._folder.last, generations=0)
        self.results = Results(self._folder.results)
        """How the games ended that were played here."""
        self.tries, self.pars = Tries(self._folder.tries), Pars(self._folder.pars)
        """How persons alone did at tables, and what was found out about these."""
        self.puzzles = PuzzleMarks(self._folder.puzzles)
        """What became of puzzles."""
        self._last_id = self._read_last()
        self._open_id: str | None = None
        self._open_file: SavedFile | None = None

    # -- what there is

    def ids(self) -> list[str]:
        """All games, the one played last first; nothing of them is read."""
        self._settle()
        return sorted(self._folder.ids(), key=self._folder.age, reverse=True)

    def games(self) -> list[Summary]:
        """All games, the one begun last first."""
        self._settle()
        return [game for id in self._folder.ids() if (game := self._shelf.summary(id))]

    def summary(self, id: str) -> Summary | None:
        """What is to be told of a game; None if it is not there."""
        self._settle()
        return self._shelf.summary(id)

    def to_continue(self, of: AnyGame | None = None) -> Summary | None:
        """The game played last if it is not over, otherwise one of those begun last; rather a sound one.

        With `of` only one of that kind.
        """
        self._settle()
        ids = self._folder.ids()  # without one that a kill has left empty, although it may be named as the last
        last = self._shelf.summary(self._last_id) if self._last_id and self._last_id in ids else None
        if last and not last.finished and of in (None, last.game):
            return last
        recent = (self._shelf.summary(id) for id in ids[:RECENT])
        unfinished = [game for game in recent if game and not game.finished and of in (None, game.game)]
        return next((game for game in unfinished if not game.fault), unfinished[0] if unfinished else None)

    def read(self, id: str) -> Reading:
        """A game as far as it is valid; raises RecordError if it is not there."""
        self._settle()
        return self._shelf.read(id)

    def export_text(self, id: str) -> str:
        """The record of what is valid in a game; raises RecordError if nothing is."""
        reading = self.read(id)
        if reading.loaded is None:
            raise reading.fault or RecordError(0, "empty")
        text = written(reading.loaded) if reading.fault else reading.text
        return without_notes(titled(text, title_of(reading.text)), (SUM,))

    def path(self, id: str) -> Path:
        """Where a game lies."""
        return self._folder.file(id)

    def review_path(self, id: str) -> Path:
        """Where the review of a game lies, or would lie."""
        return self._folder.review(id)

    @property
    def mistakes_path(self) -> Path:
        """Where the list lies of what cost people points."""
        return self._folder.mistakes

    # -- playing

    def create(self, title: str = "") -> SavedFile:
        """The file of a new game, which closes the one that was open; it gets its number with its first record."""
        self.close()
        self._open_file = SavedFile(self._claim, title)
        return self._open_file

    def open(self, id: str) -> Opened | SaveFailure:
        """A game to be played on, in a new file if its own is damaged; raises RecordError if nothing in it is valid.

        The failure is that another program has the game open.
        """
        number = number_of(self.path(id).stem)
        if not self._locks.take(number):
            return OPEN_ELSEWHERE
        if id == self._open_id and self._open_file:
            self._open_file.close()
        reading = self.read(id)
        if (reading.loaded is None or reading.fault) and id != self._open_id:
            self._locks.give(number)
        if reading.loaded is None:
            raise reading.fault or RecordError(0, "empty")
        file = self.create(title_of(reading.text)) if reading.fault else self._own_file(id, reading, reading.loaded)
        return Opened(reading.loaded, file, reading.trouble)

    def unsaved(self) -> SaveFailure | None:
        """Why the open game is not on disk, after a moment of waiting for that; None if all of it is."""
        self._settle()
        return self._open_file.failure if self._open_file else None

    def retry(self) -> SaveFailure | None:
        """Tries once more to bring the open game to disk; the failure if that is in vain."""
        if self._open_file:
            self._open_file.retry()
        return self.unsaved()

    def close(self) -> None:
        """Brings the open game to disk and lets other programs have it."""
        if self._open_file:
            self._open_file.close()
        if self._open_id:
            self._locks.give(number_of(self._open_id))
        self._open_file = self._open_id = None
        if self._last_id and self._last.failure:
            self._note_last(self._last_id)
        self._last.drain(PATIENCE)

    # -- arranging

    def rename(self, id: str, title: str) -> SaveFailure | None:
        """Gives a game a title, or none; not a damaged one. Raises RecordError if it is not there."""
        if id == self._open_id and self._open_file:
            self._open_file.rename(title)
            return self._open_file.failure
        reading = self.read(id)
        if reading.fault:
            return DAMAGED
        return self._alone(id, lambda: self._retitle(id, titled(reading.text, title)))

    def add(self, record_text: str) -> str | SaveFailure:
        """Makes a game of a record that is known to be valid; returns its id."""
        try:
            id = self._folder.reserve()
        except OSError as error:
            return failure_of(error)
        return self._write(id, record_text) or id

    def copy(self, id: str) -> str | SaveFailure:
        """Makes another game of what is valid in one, whoever has that open; raises RecordError if nothing is."""
        return self.add(self.export_text(id))

    def delete(self, id: str) -> SaveFailure | None:
        """Moves a game into the bin; raises RecordError if it is not there."""
        self.read(id)
        if id == self._open_id:
            self.close()
        return self._alone(id, lambda: self._throw_away(id))

    def undelete(self, id: str) -> SaveFailure | None:
        """Moves a game out of the bin; raises RecordError if it is not there."""
        try:
            self._folder.fetch_back(id)
        except OSError as error:
            return failure_of(error)
        return None

    def _throw_away(self, id: str) -> SaveFailure | None:
        try:
            self._folder.throw_away(id)
        except OSError as error:
            return failure_of(error)
        return None

    def _write(self, id: str, record_text: str) -> SaveFailure | None:
        text = without_notes(record_text, (SUM,)).rstrip("\n") + "\n"
        writer = Writer(self.path(id))
        writer.write(seal(b"", text))
        writer.drain(PATIENCE)
        return writer.failure

    def _retitle(self, id: str, record_text: str) -> SaveFailure | None:
        """Writes a game with another title; nobody played, so its date stays, and with it its place in the list."""
        before = self._folder.status(id)
        failure = self._write(id, record_text)
        with contextlib.suppress(OSError):
            os.utime(self.path(id), ns=(before.st_atime_ns, before.st_mtime_ns))
        return failure

    def _alone(self, id: str, change: Callable[[], SaveFailure | None]) -> SaveFailure | None:
        """Makes a change to a game that is not open here while no other program can open it."""
        if not self._locks.take(number_of(id)):
            return OPEN_ELSEWHERE
        try:
            return change()
        finally:
            self._locks.give(number_of(id))

    # -- what is open

    def _claim(self) -> Path:
        id = self._folder.reserve()
        self._locks.take(number_of(id))
        self._open_id = id
        self._remember(id)
        return self.path(id)

    def _own_file(self, id: str, reading: Reading, loaded: AnyLoaded) -> SavedFile:
        if id != self._open_id:
            self.close()
        self._open_id = id
        self._folder.clean(id)
        self._remember(id)
        file = SavedFile.opened(self.path(id), reading.appendable, written(loaded), title_of(reading.text))
        self._open_file = file
        return file

    def _settle(self) -> None:
        """Waits a moment, once, for what is being written, so that what is read is what was played."""
        if self._open_file:
            self._open_file.drain()

    def _remember(self, id: str) -> None:
        if self._last_id and self._last_id != id:
            self._put_away_unplayed(self._last_id)
        self._last_id = id
        self._note_last(id)

    def _note_last(self, id: str) -> None:
        self._last.write(f"{id}\n".encode())

    def _put_away_unplayed(self, id: str) -> None:
        """A game that was begun and left before its first action would only fill the list."""

        def put_away() -> SaveFailure | None:
            game = self._shelf.summary(id)
            if game is None or game.length or game.fault or game.title or self._shelf.read(id).undone:
                return None
            return self._throw_away(id)

        with contextlib.suppress(RecordError):  # gone in this very moment
            self._alone(id, put_away)

    def _read_last(self) -> str | None:
        try:
            id = read_bytes(self._last.path).decode().strip()
            self._folder.file(id)
        except (OSError, ValueError):
            return None
        return id
