"""What a window and its worker processes tell each other. Every message but a new task names the ticket it is about."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Task:
    """A position to think about, as the game packs it, by the player of that name.

    Several `root_workers` may get the same task: each thinks about its part of it, `share` is its number from 0.
    """

    ticket: int
    position: object
    player: str
    seed: int = 0
    share: int = 0
    root_workers: int = 1


@dataclass(frozen=True, slots=True)
class Cancel:
    """Nobody needs the answer any more."""

    ticket: int


@dataclass(frozen=True, slots=True)
class Vote:
    """A way to play the turn, how often it was tried and what that brought, the same measure in all votes of a task."""

    codes: tuple[int, ...]
    visits: int = 1
    value: float = 0.5


@dataclass(frozen=True, slots=True)
class Answer:
    """What a worker found; no votes if it was told to stop."""

    ticket: int
    votes: tuple[Vote, ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What a worker has found so far; it goes on thinking."""

    ticket: int
    found: object


@dataclass(frozen=True, slots=True)
class Failure:
    """Thinking raised an exception: its traceback."""

    ticket: int
    report: str


Thinking = Generator[Any, None, tuple[Vote, ...]]
"""Yields every few milliseconds, so that a worker can listen in between; returns its votes.

What it yields is reported at once, unless it is None.
"""
Think = Callable[[Task], Thinking]
"""How a game thinks; a function of a module, since a new process finds it by its name."""


def chosen(ballots: Iterable[Sequence[Vote]]) -> tuple[int, ...]:
    """What brought most among the leaders of all workers; raises ValueError without votes.

    The leader of a worker was tried most often, of equal ones it brought more.
    """
    leaders = [max(votes, key=lambda vote: (vote.visits, vote.value)) for votes in ballots if votes]
    return max(leaders, key=lambda vote: vote.value).codes


def finished(thinking: Thinking) -> tuple[Vote, ...]:
    """The votes of a thinking that nobody interrupts."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            votes: tuple[Vote, ...] = end.value
            return votes
