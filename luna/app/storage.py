"""The library of saved games with a short way to the one game that is to be continued."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from luna.app.saves.failure import SaveFailure
from luna.app.saves.library import Library
from luna.app.saves.seal import SUM
from luna.app.saves.summary import FINISHED, ROUND
from luna.core.record import note, without_notes

__all__ = ["CURRENT", "SaveFailure", "SavedGame", "Storage"]

CURRENT = "current.luna"
"""Where earlier versions of the program kept the only game; taken over at the start."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """Who plays the game to continue, colour and name, and its round where it is known."""

    seats: tuple[tuple[str, str], ...]
    round: int | None


class Storage(Library):
    """The saved games, the one to continue first."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._offered: tuple[str, str] | None = None

    @property
    def file(self) -> Path:
        """Where the game to continue lies; the folder if there is none."""
        game = self.to_continue()
        return self.path(game.id) if game else self._folder.path

    def save(self, record_text: str, finished: bool, round: int | None = None) -> SaveFailure | None:
        """Writes any text as the game to continue, whether it is a record or not, and waits for it."""
        notes = [note(ROUND, str(round))] if round is not None else []
        notes += [f"# {FINISHED}"] if finished else []
        file = self._open_file or self.create()
        file.save("\n".join([record_text.rstrip("\n"), *notes, ""]))
        file.drain()
        return file.failure

    def unfinished(self) -> str | None:
        """The record of the game to continue, unchecked."""
        game = self.to_continue()
        if game is None:
            return None
        text = without_notes(self.read(game.id).text, (SUM, ROUND, FINISHED))
        self._offered = text, game.id
        return text

    def offered(self, record_text: str) -> str | None:
        """The game of which `unfinished` has just given this record; told once."""
        offered, self._offered = self._offered, None
        return offered[1] if offered and offered[0] == record_text else None

    def saved_game(self) -> SavedGame | None:
        """Who plays the game to continue and how far it is."""
        game = self.to_continue()
        if game is None:
            return None
        people = tuple((seat.colour, seat.name) for seat in game.seats if seat.kind != "automaton")
        return SavedGame(people, game.round)
