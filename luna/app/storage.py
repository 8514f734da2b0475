"""The running game on disk: every action is saved at once, so that any exit loses at most the last one.

`current.luna` is the record as in the record format. A finished game carries a last comment line, which the format
skips, so that one atomic write says both what was played and that nothing is left to continue. The two generations
before it are kept as `previous-1.luna` and `previous-2.luna`.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from luna.app import files

log = logging.getLogger(__name__)

CURRENT, PREVIOUS, OLDEST = "current.luna", "previous-1.luna", "previous-2.luna"
_FINISHED = "# finished"
_ROUND = "# round "
_REASONS = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


@dataclass(frozen=True, slots=True)
class SaveFailure:
    """Why a game could not be saved: `reason` is disk-full, read-only or other; `save-failure-REASON` its sentence."""

    reason: str


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What can be told of a saved game without knowing its rules: who plays in which colour, round if it was given."""

    seats: tuple[tuple[str, str], ...]
    round: int | None


class Storage:
    """The folder of the running game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def file(self) -> Path:
        """Where the running game lies."""
        return self._folder / CURRENT

    def save(self, record_text: str, finished: bool, round: int | None = None) -> SaveFailure | None:
        """Writes the record and keeps the two states before it; a failure is a value, the game goes on."""
        ending = [f"{_ROUND}{round}"] if round is not None else []
        ending += [_FINISHED] if finished else []
        text = "\n".join([record_text.rstrip("\n"), *ending]) + "\n"
        try:
            files.write_atomic(self.file, text.encode(), self._keep_generations)
        except OSError as error:
            log.warning("the game could not be saved: %s", error)
            return SaveFailure(_REASONS.get(error.errno or 0, "other"))
        return None

    def unfinished(self) -> str | None:
        """The record of the game to continue, unchecked; an earlier generation where the newest cannot be read."""
        text = self._newest()
        if text is None or _FINISHED in text.split("\n"):
            return None
        return "\n".join(line for line in text.split("\n") if not line.startswith(_ROUND))

    def saved_game(self) -> SavedGame | None:
        """Who plays the game to continue and how far it is."""
        if self.unfinished() is None:
            return None
        text = self._newest() or ""
        seats = re.search(r"^seats (.+)$", text, re.MULTILINE)
        at = re.search(rf"^{_ROUND}(\d+)$", text, re.MULTILINE)
        if seats is None:
            return SavedGame((), None)
        people = tuple(_seat(field) for field in seats[1].split() if not field.endswith("=automaton"))
        return SavedGame(people, int(at[1]) if at else None)

    def _newest(self) -> str | None:
        for name in (CURRENT, PREVIOUS, OLDEST):
            try:
                text = (self._folder / name).read_text("utf-8")
            except FileNotFoundError:
                continue
            except (OSError, ValueError) as error:
                log.warning("%s cannot be read: %s", name, error)
                continue
            if text.strip():
                return text
        return None

    def _keep_generations(self) -> None:
        current, previous = self._folder / CURRENT, self._folder / PREVIOUS
        if not current.exists():
            return
        if previous.exists():
            os.replace(previous, self._folder / OLDEST)
        try:
            os.link(current, previous)
        except OSError:  # a file system without hard links
            with contextlib.suppress(FileNotFoundError):
                shutil.copyfile(current, previous)


def _seat(field: str) -> tuple[str, str]:
    colour, _, player = field.partition("=")
    return colour, unquote(player.partition(":")[2])
