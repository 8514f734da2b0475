"""What is chosen before a game, and what of it is remembered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from luna.core.seat import SeatKind
from luna.core.seeds import new_seed
from luna.core.settings import Settings
from luna.games.rivers.bots.levels import LEVELS
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.constants import SEAT_NAMES, SEATS
from luna.games.rivers.rules.setup import Setup, draw_setup
from luna.ui.setting_up.seating import Seating, remembered

Way = Literal["computer", "players"]
"""Both differ only in who sits there at first."""
WAYS: tuple[Way, ...] = ("computer", "players")
EASIEST = next(iter(LEVELS))
"""The level for a first game."""
_AT_FIRST: dict[Way, tuple[str, ...]] = {"computer": ("", *[EASIEST] * (SEATS - 1)), "players": ("",) * SEATS}
KEPT = {way: remembered("rivers", way, SEAT_NAMES, tuple(LEVELS), bots) for way, bots in _AT_FIRST.items()}
"""Where the seats of a way to play are kept."""


@dataclass
class Draft:
    """The state of the form; an empty `seed` draws the table by lot."""

    way: Way
    seating: Seating
    seed: str = ""

    @property
    def seed_is_wrong(self) -> bool:
        """Whether the typed number is none; no game can start with it."""
        return bool(self.seed) and not (self.seed.isascii() and self.seed.isdecimal())

    def drawn(self) -> tuple[Setup, int]:
        """The table to begin with and its number; raises ValueError for a wrong one."""
        seed = int(self.seed) if self.seed else new_seed()
        return draw_setup(shipped_board(), self.seating.taken, seed), seed


def recall(settings: Settings, way: Way) -> Draft:
    """What was chosen last time for a way to play."""
    return Draft(way, KEPT[way].recall(settings))


def going_over(settings: Settings, draft: Draft, way: Way) -> Draft:
    """The draft of another way to play, as it was last time, for the same persons at the same table."""
    other = recall(settings, way)
    other.seating.names, other.seating.colours, other.seed = draft.seating.names, draft.seating.colours, draft.seed
    return other


def like(settings: Settings, setup: Setup) -> Draft:
    """A table like one that was played at."""
    way: Way = "computer" if any(seat.kind == SeatKind.BOT for seat in setup.seats) else "players"
    return Draft(way, KEPT[way].like(settings, setup.seats))


def remember(settings: Settings, draft: Draft) -> None:
    """Keeps who sits where for the next time."""
    KEPT[draft.way].remember(settings, draft.seating)
