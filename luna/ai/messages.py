"""What a window and its worker processes tell each other. Every message but a new task names the ticket it is about."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Task:
    """A position to think about, as the game packs it, by the player of that name.

    Several workers may get the same task: `share` is the number of each, from 0, so that they think differently.
    """

    ticket: int
    position: object
    player: str
    seed: int = 0
    share: int = 0


@dataclass(frozen=True, slots=True)
class Cancel:
    """Nobody needs the answer any more."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Vote:
    """A way to play the turn, how often it was tried and what that brought on average (0 to 1)."""

    codes: tuple[int, ...]
    visits: int = 1
    value: float = 0.5


@dataclass(frozen=True, slots=True)
class Answer:
    """What a worker found; no votes if it was told to stop."""

    ticket: int
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """Thinking raised an exception: its traceback."""

    ticket: int
    report: str


Thinking = Generator[None, None, tuple[Vote, ...]]
"""Yields every few milliseconds, so that a worker can listen in between; returns its votes."""
Think = Callable[[Task], Thinking]
"""How a game thinks; a function of a module, since a new process finds it by its name."""


def chosen(votes: Iterable[Vote]) -> tuple[int, ...]:
    """What most votes of all workers together are for, of equal ones what brought more; raises ValueError for none."""
    visits: dict[tuple[int, ...], int] = {}
    total: dict[tuple[int, ...], float] = {}
    for vote in votes:
        visits[vote.codes] = visits.get(vote.codes, 0) + vote.visits
        total[vote.codes] = total.get(vote.codes, 0.0) + vote.visits * vote.value
    return max(visits, key=lambda codes: (visits[codes], total[codes]))


def finished(thinking: Thinking) -> tuple[Vote, ...]:
    """The votes of a thinking that nobody interrupts."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            votes: tuple[Vote, ...] = end.value
            return votes
