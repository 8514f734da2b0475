"""The committed sounds of all games, for tests that hold for each of them."""

from __future__ import annotations

from dataclasses import dataclass

from build_scripts.games.luna.sound.lock import LOCK as LUNA
from build_scripts.games.rivers.sound.lock import LOCK as RIVERS

LOCKS = {"luna": LUNA, "rivers": RIVERS}


@dataclass(frozen=True, slots=True)
class Sound:
    """`music/NAME` or `effects/NAME` as a game's scripts make it."""

    game: str
    name: str

    @property
    def kind(self) -> str:
        """`music` or `effects`."""
        return self.name.split("/")[0]

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


EVERY = [Sound(game, name) for game, lock in LOCKS.items() for name in sorted(lock.read())]
