"""A game in words: what is asked, told and refused at the table, its cards, its chronicle and its tips."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from luna.core.intent import Pick
from luna.core.match import Step
from luna.core.rules import Violation
from luna.core.turn import Ask, Play, Turn
from luna.ui.table.chronicle_line import ChronicleLine
from luna.ui.table.shown import Card, RecapRow

Names = Mapping[str, str]
"""What the seats are called at the table, by colour."""
Say = Callable[..., str]
"""A text by its id and arguments."""


class Cards(Protocol):
    """The cards of one position."""

    def of(self, pick: Pick) -> Card | None:
        """The card of anything that can be pointed at, None for what is no thing of the table."""


class Chronicle(Protocol):
    """The game as lines, kept while it goes on."""

    def lines(
        self, steps: Sequence[Step[Any, Any]], first: Any, begin: int = 0, end: int | None = None
    ) -> tuple[ChronicleLine, ...]:
        """The lines of the steps from `begin` to before `end`, oldest first; `first` is the position before all."""


class Words(Protocol):
    """A game in one language, at a table with these names."""

    def prompt(self, state: Any, turn: Turn, asked: Ask | None, lifted: Pick | None, beside: str = "") -> str:
        """What the person to act is asked for; that the game is over, once it is.

        `beside` is the tip that is told at the same time: the prompt must not name another step than it does.
        """

    def begins(self, state: Any, turn: Turn, place: Pick) -> str:
        """What a piece let go at a place does where more is to be chosen then; empty where any game's words do."""

    def cards(self, state: Any, snapshot: Any) -> Cards:
        """The cards of a position."""

    def chronicle(self) -> Chronicle:
        """A new one, with nothing told."""

    def deed(self, step: Step[Any, Any]) -> str:
        """What a seat has just done, in a sentence."""

    def concerns(self, before: Any, steps: Sequence[Step[Any, Any]], seat: int) -> tuple[str, ...]:
        """What a deed of another seat is good for and what it changed for one, in lines; `before` it and its steps."""

    def line(self, state: Any, codes: Sequence[int]) -> str:
        """What the seat to act would do with some codes, as a sentence without its name; no two codes alike."""

    def brief(self, state: Any, codes: Sequence[int]) -> str:
        """The same in the fewest words, for a narrow place; some may read alike."""

    def advice(self, state: Any, codes: Sequence[int]) -> tuple[str, str]:
        """What the seat to act is advised to do with some codes, without a full stop; and why, may be empty."""

    def aim(self, state: Any, codes: Sequence[int]) -> str:
        """Of what kind that is and at which place, without a full stop: not from where, by what or how."""

    def pays(self, state: Any, codes: Sequence[int]) -> int:
        """The points that some codes bring the seat to act at once, as anybody sees; 0 where that says nothing."""

    def source(self, source: str) -> str:
        """What one of the game's `Bots.sources` is called."""

    def recap(self, first: Any, steps: Sequence[Step[Any, Any]]) -> tuple[RecapRow, ...]:
        """What the others did since the last turn of the seat to act."""

    def refusal(self, violation: Violation) -> str:
        """Which rule forbids something."""

    def refuses(self, violation: Violation) -> Pick | None:
        """The thing on the table that the sentence of a refusal speaks of; None where that is no single one."""

    def gain(self, state: Any, play: Play, count: int) -> str:
        """What a play would bring, with `count` pieces in the hand: lines, the gain first; may be empty."""

    def outcome(self, state: Any, asked: Ask, play: Play) -> str:
        """What one of its answers would bring in lines, without what it says itself; may be empty."""

    def choices(self, state: Any, asked: Ask) -> tuple[str, tuple[str, ...]]:
        """The question and its answers."""

    def stage(self, state: Any) -> str:
        """Which part of the game a position belongs to, as its round."""

    def chapter(self, chapter: str) -> str:
        """The title of a chapter of the rules book."""


class Tips(Protocol):
    """What a game tells beginners, where it applies."""

    def kind(self, state: Any) -> str:
        """Which kind of game is played here, as `SetupForm.kind` tells it: each has a first game of its own."""

    def first(self, state: Any) -> bool:
        """Whether a first game still goes on here; once it does not, later games of its kind have no tips."""

    def next(self, state: Any, seen: Collection[str]) -> tuple[str, Pick] | None:
        """The first tip that applies and was not seen yet: its id and the place it speaks of."""

    def also(self, state: Any, tip: str) -> tuple[Pick, ...]:
        """What else on the table it speaks of, as the pieces to take; empty for most."""

    def told(self, text: Say, tip: str, snapshot: Any) -> str:
        """What it says."""

    def taught(self, state: Any, lessons: Collection[str]) -> Collection[str]:
        """The tips that say at this table what these lessons have taught; they are not told again."""

    def done(self, code: int) -> tuple[str, ...]:
        """The tips that who plays an action does not need any more."""
