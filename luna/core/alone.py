"""What one person can play alone: tables to be tried again and again, and what is known of each.

Everybody gets the same tables with the same version. `alone.search` looks for a better line than is known.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any, Generic

from luna.core.game import AnyGame, SetupT
from luna.core.seat import Seat
from luna.core.settings import Settings

GRADES = 3
"""As many stars as gold has: one for a table that was won, two for silver."""
CLOSE, SHARE = 2, 20
"""Gold is so many points short of the best known at most, of a large lead a share of one in so many."""
LETTERS = 12
"""Of a sum that tells two tables apart."""


@dataclass(frozen=True, slots=True)
class Par:
    """What is known of a table: the best lead at its end and the record's lines to it, and what a bot reaches."""

    best: int
    line: tuple[str, ...]
    bot: int

    @property
    def gold(self) -> int:
        """The lead that earns gold: hardly less than the best that is known."""
        return max(1, self.best - max(CLOSE, self.best // SHARE))

    @property
    def silver(self) -> int:
        """The lead that earns silver: what a bot reaches, below gold, but at least half of that."""
        return min(self.gold, max(self.bot, (self.gold + 1) // 2))

    @property
    def grades(self) -> tuple[int, int, int]:
        """The least leads of all grades: for a table that is won, for silver and for gold."""
        return 1, self.silver, self.gold

    def grade(self, lead: int) -> int:
        """The grade of a lead, 0 for a table that was not won."""
        return sum(lead >= least for least in self.grades)


@dataclass(frozen=True, slots=True)
class Challenge(Generic[SetupT]):
    """A table for one person: `kind` as `Game.variant` says, and the number that it is drawn with."""

    kind: str
    seed: int
    setup: SetupT
    par: Par | None = None


AnyChallenge = Challenge[Any]


@dataclass(frozen=True, slots=True)
class Unsurpassed:
    """So many of the last actions of a game nothing surpasses; `whole` if these are all of its last round."""

    actions: int
    whole: bool


class Alone(ABC, Generic[SetupT]):
    """The tables of a game for one person."""

    kinds: Sequence[str]
    """Of the tables that come with the game, easy ones first."""

    @abstractmethod
    def tables(self, kind: str) -> Sequence[Challenge[SetupT]]:
        """Those of a kind that come with the game, easy ones first; raises KeyError for no kind."""

    @abstractmethod
    def of_day(self, day: date) -> Sequence[Challenge[SetupT]]:
        """Those of a day, the same for everybody."""

    @abstractmethod
    def seated(self, setup: SetupT, settings: Settings) -> SetupT:
        """The set-up with the person as they were called the last time, in the colour they had."""

    @property
    @abstractmethod
    def search(self) -> Callable[[Any], Any]:
        """What a worker does with the record's header of a table: it reports each better `Par`.

        A `luna.ai.messages.Think`, a function of a module; it ends by itself.
        """

    @property
    @abstractmethod
    def proof(self) -> Callable[[Any], Any]:
        """What a worker does with a game that is over, as `Bots.position` packs it: it reports what is `Unsurpassed`.

        A function of a module as well.
        """


def table_key(game: AnyGame, setup: Any) -> str:
    """Tells a table from all others, whoever plays there in which colours."""
    seats = game.seats(setup)
    bots = [seat.name if seat.kind == "bot" else "" for seat in seats]
    plain = [Seat(colour, seat.kind, bot) for colour, seat, bot in zip(game.colours, seats, bots, strict=False)]
    return sha256("\n".join(game.header(game.reseated(setup, plain))).encode()).hexdigest()[:LETTERS]
