"""A game as the rest of the program sees it: everything about it that needs no window."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from luna.core.analysis import Forecast
from luna.core.match import Match
from luna.core.puzzles import Puzzle
from luna.core.record import Line, RecordLines
from luna.core.rules import EventT, Rules, StateT
from luna.core.seat import Seat

if TYPE_CHECKING:
    from luna.core.alone import Alone

SetupT = TypeVar("SetupT")
Migration = Callable[[RecordLines], RecordLines]
Words = Callable[..., str]
"""Puts a message and its values into the person's language."""


class DataError(ValueError):
    """A file that comes with a game cannot be used; the message names the place."""


class OptionsError(ValueError):
    """Options of the command line that do not fit: the message to be told and its values."""

    def __init__(self, message: str, **values: int | str) -> None:
        super().__init__(message)
        self.message, self.values = message, values


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a position is: phase and round as the game counts them, and what each seat has, by colour.

    There are no scores as long as not everybody may know them.
    """

    phase: str
    round: int
    over: bool
    scores: tuple[tuple[str, int], ...]
    winner: str = ""
    """Who has won, by colour; "" before the end, or where nobody is alone in front."""


class Bots(ABC, Generic[SetupT, StateT, EventT]):
    """A game's computer players, by the names that stand in records."""

    levels: Sequence[str]
    """Those a person can choose, weakest first."""
    names: Sequence[str]
    """All that a record may name; `simulate` takes the first where none is asked for."""
    spare: str
    """Who plays a turn at once, in this process, for one whose worker fails."""
    clocked: Collection[str] = ()
    """Levels that think by the clock: how far they look depends on the machine."""
    sources: Sequence[str] = ()
    """What a lead in points is made of, as `analyse` tells it; none for a game that analyses nothing."""
    characters: Sequence[str] = ()
    """What a bot of any level may be beside balanced: as strong, with other likings; none for a game without them."""
    stepwise: bool = False
    """Whether `analyse` judges every step of an action by itself, as where others decide between two of them."""

    @property
    @abstractmethod
    def think(self) -> Callable[[Any], Any]:
        """What a worker does with a task about a `position`: a `luna.ai.messages.Think`, a function of a module."""

    @property
    def analyse(self) -> Callable[[Any], Any] | None:
        """What a worker does with a `luna.core.analysis.Inquiry` about a `position`, reporting each `Analysis`.

        It reports better ones as long as it is let; a function of a module. None for a game that analyses nothing.
        """
        return None

    def forecast(self, state: StateT) -> Forecast | None:
        """What was to be expected in a position of a game that is over, by all there is to know of it.

        None where analyses tell that.
        """
        return None

    def hesitation(self, state: StateT) -> float:
        """Seconds that a bot takes at a table for any decision in this position, however soon it is made.

        More than none where the time it thinks would tell what its seat hides: whether there is anything to choose.
        """
        return 0.0

    @abstractmethod
    def workers(self, name: str) -> int:
        """Among how many workers the work of one is divided where there are enough processors."""

    @abstractmethod
    def position(self, setup: SetupT, match: Match[StateT, EventT]) -> object:
        """The present position as a worker gets it: nothing that the seat to act may not know."""

    @abstractmethod
    def choose(self, setup: SetupT, match: Match[StateT, EventT], name: str, rng: Random) -> tuple[int, ...]:
        """The turn of the seat to act, thought out here and now from what it may know: one code or several steps."""


class Game(ABC, Generic[SetupT, StateT, EventT]):
    """One game. Its set-up is all that is decided before the first action and stands in the header of its records."""

    key: ClassVar[str]
    """The name of its folders of texts and assets, and on the command line."""
    texts: Path | None = None
    """Where its folder of texts lies in each language's, if not beside the program's."""
    record_key: ClassVar[str]
    record_version: ClassVar[str]
    """A record's first line is `RECORD_KEY RECORD_VERSION`."""
    migrations: Mapping[str, Migration] = {}
    """From a version of the format to the next one; each changes the first header line too."""
    colours: ClassVar[tuple[str, ...]]
    """Of all seats there can be."""

    @property
    @abstractmethod
    def rules(self) -> Rules[StateT, EventT]:
        """What can be done and what it does."""

    @property
    @abstractmethod
    def bots(self) -> Bots[SetupT, StateT, EventT]:
        """The computer players."""

    def window(self) -> Any:
        """What the game offers to the window, a `luna.ui.game_window.GameWindow`; loaded with the first call."""
        raise NotImplementedError

    @property
    def alone(self) -> Alone[SetupT] | None:
        """The tables for one person; None for a game that has none."""
        return None

    # -- set-ups

    @abstractmethod
    def first(self, setup: SetupT) -> StateT:
        """The position before the first action; raises DataError."""

    @abstractmethod
    def header(self, setup: SetupT) -> list[str]:
        """The header lines of a record."""

    @abstractmethod
    def parse_header(self, lines: Sequence[Line]) -> SetupT:
        """The set-up of a header; raises RecordError at the first line that is missing, misplaced or impossible."""

    @abstractmethod
    def seats(self, setup: SetupT) -> tuple[Seat, ...]:
        """Who plays, in the order of the seats."""

    @abstractmethod
    def reseated(self, setup: SetupT, seats: Sequence[Seat]) -> SetupT:
        """The set-up with others on the same seats."""

    @abstractmethod
    def redrawn(self, setup: SetupT, seed: int) -> SetupT:
        """A set-up for the same seats in the same mode, with everything random drawn anew."""

    def sample(self) -> SetupT | None:
        """A usual table, to measure with how fast a machine thinks; None where nothing is measured."""
        return None

    def variant(self, setup: SetupT) -> str:
        """By which rules a set-up is played, as a word for lists and files; empty for the usual ones."""
        return ""

    def earned(self, match: Match[StateT, EventT]) -> Sequence[Mapping[str, int]]:
        """Where each seat's points came from, by one of `Bots.sources`; empty for a game that does not tell."""
        return ()

    def puzzles(self) -> Sequence[Puzzle]:
        """Positions in which one action is to be found, easy ones first; none for a game that has no such list."""
        return ()

    # -- positions

    @abstractmethod
    def dump(self, state: StateT) -> Mapping[str, Any]:
        """The position as values for JSON, keys as in the game's record format."""

    @abstractmethod
    def progress(self, state: StateT) -> Progress:
        """How far the position is."""

    # -- games of bots from the command line

    def given_up(self, state: StateT) -> bool:
        """Whether `simulate` leaves a game here, where nothing in the rules brings it to its end."""
        return False

    @abstractmethod
    def add_options(self, parser: ArgumentParser, text: Words) -> None:
        """Adds what `simulate` asks of this game only."""

    @abstractmethod
    def bots_asked(self, options: Namespace) -> int:
        """How many bots such options need; raises OptionsError where they, or `options.bots`, do not fit each other."""

    @abstractmethod
    def drawn(self, options: Namespace, bots: Sequence[str], seed: int) -> SetupT:
        """The set-up of the options for these bots; the same seed gives the same one."""


AnyGame = Game[Any, Any, Any]


def new_match(game: Game[SetupT, StateT, EventT], setup: SetupT) -> Match[StateT, EventT]:
    """A game before its first action."""
    return Match(game.rules, game.first(setup))


def game_of(games: Sequence[AnyGame], key: str) -> AnyGame:
    """The game of a key; raises KeyError."""
    for game in games:
        if game.key == key:
            return game
    raise KeyError(key)
