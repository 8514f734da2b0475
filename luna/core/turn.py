"""One decision of a person: what a gesture comes to, and what the table asks of a game to find that out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from luna.core.intent import Pick, Spelling
from luna.core.rules import Violation

Point = tuple[int, int]
"""A place in the window, in px."""


@dataclass(frozen=True, slots=True)
class Play:
    """Exactly one action is meant, `times` in all: a group goes by a step for each of its pieces.

    `first` are codes that it brings along, as one that ends an action still open.
    """

    code: int
    times: int = 1
    first: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """Several actions, or numbers of steps, are spelled alike; the person has to say which."""

    plays: tuple[Play, ...]

    @property
    def codes(self) -> tuple[int, ...]:
        """The actions by option."""
        return tuple(play.code for play in self.plays)


@dataclass(frozen=True, slots=True)
class Refused:
    """No legal action is meant; the rule in the way that is told first, and what `also` is in it."""

    violation: Violation
    also: tuple[Violation, ...] = ()


@dataclass(frozen=True, slots=True)
class GoOn:
    """The pick was taken and more picks are needed."""


Outcome = Play | Ask | GoOn | Refused | None
"""None: nothing was meant."""


@dataclass(frozen=True, slots=True)
class Released:
    """A piece and the window point where a hand let go of it."""

    pick: Pick
    at: Point


class Turn(Protocol):
    """The picks of the person to act in one position."""

    @property
    def picks(self) -> Spelling:
        """What was picked so far."""

    def sources(self) -> frozenset[Pick]:
        """Picks that begin a legal action."""

    def targets(self) -> frozenset[Pick]:
        """Picks that go on from here, none before the first."""

    def targets_after(self, pick: Pick) -> frozenset[Pick]:
        """Where a piece may go if it is picked up now, or that was picked last."""

    def counts_after(self, pick: Pick) -> tuple[int, ...]:
        """For how many pieces one may stand if it is picked up now, where that is open; ascending."""

    def fitting(self, lifted: Pick, pick: Pick, count: int) -> int:
        """How many of `count` pieces in the air a place takes; 0 where that is not open or nobody said how many."""

    def plays_at(self, lifted: Pick | None, pick: Pick, count: int = 0) -> tuple[Play, ...]:
        """Every action that a pick (after `count` of the piece in the air) would complete, none where more is asked."""

    def codes_at(self, lifted: Pick | None, pick: Pick) -> tuple[int, ...]:
        """Every action that a pick (after the piece in the air) would complete or go on to."""

    def stuck(self, piece: Pick) -> Violation | None:
        """Why an own piece that is picked up now can go nowhere at all; None if it can."""

    def forbidden(self, lifted: Pick, pick: Pick) -> Refused | None:
        """Why the piece in the air may not go to a place; None where it may, or where nobody would mean it."""

    def reset(self) -> None:
        """Forgets all picks."""

    def back(self) -> bool:
        """Takes the last pick back; False if there was none."""

    def lift(self, picks: Sequence[Pick]) -> Pick | None:
        """What of the things under the pointer (topmost first) a hand would take up."""

    def refuse_lift(self, picks: Sequence[Pick]) -> Outcome:
        """Why nothing can be taken up here, None where nobody would try; `picks` begin with what a help is about."""

    def choose_again(self, picks: Sequence[Pick]) -> bool:
        """A click on what was picked last puts it back; True if that was meant."""

    def choose(self, picks: Iterable[Pick]) -> Outcome:
        """One more pick: the first of those under the pointer that goes on to a legal action."""

    def drop(self, piece: Pick, picks: Sequence[Pick], count: int = 0) -> Outcome:
        """A piece was dragged onto what lies under the pointer; with a `count` it stands for so many."""


class NoTurn:
    """Nobody at this screen is to decide: no hand can do anything."""

    picks: Spelling = ()

    def sources(self) -> frozenset[Pick]:
        """None."""
        return frozenset()

    def targets(self) -> frozenset[Pick]:
        """None."""
        return frozenset()

    def targets_after(self, pick: Pick) -> frozenset[Pick]:
        """None."""
        return frozenset()

    def counts_after(self, pick: Pick) -> tuple[int, ...]:
        """None."""
        return ()

    def fitting(self, lifted: Pick, pick: Pick, count: int) -> int:
        """None."""
        return 0

    def plays_at(self, lifted: Pick | None, pick: Pick, count: int = 0) -> tuple[Play, ...]:
        """None."""
        return ()

    def codes_at(self, lifted: Pick | None, pick: Pick) -> tuple[int, ...]:
        """None."""
        return ()

    def stuck(self, piece: Pick) -> Violation | None:
        """Nothing is picked up."""
        return None

    def forbidden(self, lifted: Pick, pick: Pick) -> Refused | None:
        """Nothing is carried."""
        return None

    def reset(self) -> None:
        """There is nothing to forget."""

    def back(self) -> bool:
        """There is nothing to take back."""
        return False

    def lift(self, picks: Sequence[Pick]) -> Pick | None:
        """Nothing."""
        return None

    def refuse_lift(self, picks: Sequence[Pick]) -> Outcome:
        """No word either: who waits is told so."""
        return None

    def choose_again(self, picks: Sequence[Pick]) -> bool:
        """Nothing was picked."""
        return False

    def choose(self, picks: Iterable[Pick]) -> Outcome:
        """Nothing is meant."""
        return None

    def drop(self, piece: Pick, picks: Sequence[Pick], count: int = 0) -> Outcome:
        """Nothing is meant."""
        return None
