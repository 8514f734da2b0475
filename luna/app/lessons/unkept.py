"""A game that is only played to learn: it goes to no file, and no saved game is touched by it."""

from __future__ import annotations

from pathlib import Path

from luna.app.saves.library import Library
from luna.app.saves.saved_file import SavedFile
from luna.app.session.session import Session
from luna.core.game import AnyGame
from luna.core.game_record import load_record


class Unkept(SavedFile):
    """Takes every record and keeps none."""

    def __init__(self) -> None:
        super().__init__(_no_file)

    def save(self, record_text: str) -> None:
        """Nothing is written."""


def _no_file() -> Path:
    raise OSError


class Rehearsed(Session):
    """Always goes the same way, so that nobody learns anything by going back that is not told again."""

    def hindrance(self, length: int) -> str:
        """Nothing hinders."""
        return ""


def unkept_game(game: AnyGame, record: str, storage: Library) -> Session:
    """A game from a record up to its end; raises RecordError if the record is not valid as a whole."""
    loaded = load_record(record, (game,))
    if loaded.fault:
        raise loaded.fault
    return Rehearsed(loaded, storage, Unkept())
