"""What lies in the folder of saved games, read and told of: a file on which that fails takes no other away."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from luna.app.saves.folder import Folder
from luna.app.saves.reading import Reading, failing, read_game
from luna.app.saves.summary import Summary, summarize
from luna.core.game import AnyGame
from luna.core.record import RecordError

_log = logging.getLogger(__name__)
Stamp = tuple[int, int, int]
"""Size, time and number of a file, by which a change of it is known."""


class Shelf:
    """The games of a folder; a summary is made again only where a file has changed."""

    def __init__(self, folder: Folder, catalogue: Sequence[AnyGame]) -> None:
        self._folder, self._catalogue = folder, catalogue
        self._known: dict[str, tuple[Stamp, Summary]] = {}

    def read(self, id: str) -> Reading:
        """A game as far as it is valid; raises RecordError if it is not there."""
        versions = self._folder.versions(id)
        if not versions:
            raise RecordError(0, "no_such_game", id)
        file = self._folder.file(id)
        try:
            return read_game(versions if versions[0] == file else [file, *versions], self._catalogue)
        except Exception as error:  # one game must not take the others away
            _log.exception("%s cannot be read", id)
            return Reading("", None, failing(error))

    def summary(self, id: str) -> Summary | None:
        """What is to be told of a game; None if it is not there."""
        try:
            status = self._folder.status(id)
            stamp = status.st_size, status.st_mtime_ns, status.st_ino
            if id not in self._known or self._known[id][0] != stamp:
                self._known[id] = stamp, self._told(id, status.st_mtime)
        except (RecordError, OSError):
            return None
        return self._known[id][1]

    def _told(self, id: str, date: float) -> Summary:
        reading = self.read(id)
        try:
            return summarize(id, reading, date, self._catalogue)
        except Exception as error:  # as above
            _log.exception("%s cannot be told of", id)
            return summarize(id, Reading("", None, failing(error)), date, self._catalogue)
