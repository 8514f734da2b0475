"""Computer opponents for a scene: ask once, look for the answer with every frame, never wait.

thinker.prepare(levels)             when a game with bots is set up
thinker.ask(setup, match, "level-4")
codes = thinker.poll()              a whole turn: play the codes one after the other
"""

from __future__ import annotations

import os
from collections.abc import Iterable

from luna.ai.messages import Answer, Task, chosen
from luna.ai.process import WorkerProcess
from luna.games.luna.bots.bot import Position, think
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.game import LunaMatch
from luna.games.luna.rules.setup import Setup


class Thinker:
    """Thinks about one position at a time, in worker processes that start when they are first needed."""

    def __init__(self) -> None:
        self._workers: list[WorkerProcess] = []
        self._answers: list[Answer | None] = []
        self._tickets = 0

    @property
    def busy(self) -> bool:
        """Whether an answer is to come."""
        return bool(self._answers)

    def prepare(self, names: Iterable[str]) -> None:
        """Starts what these bots need, so that their first answer comes sooner."""
        self._employ(max(map(_shares, names), default=0))
        for worker in self._workers:
            worker.start()

    def ask(self, setup: Setup, match: LunaMatch, name: str, seed: int = 0) -> int:
        """Lets a bot think about the present position and forgets what was asked before; the ticket.

        The same game, position and seed give the same turn.
        """
        self.cancel()
        self._tickets += 1
        shares = _shares(name)
        self._employ(shares)
        self._answers = [None] * shares
        position = position_of(setup, match)
        for share, worker in enumerate(self._workers[:shares]):
            worker.ask(Task(self._tickets, position, name, seed, share, shares))
        return self._tickets

    def poll(self) -> tuple[int, ...] | None:
        """The codes of the turn once they are there, and then only once; raises luna.ai.process.ThinkingError."""
        for share, answer in enumerate(self._answers):
            if answer is None:
                self._answers[share] = self._workers[share].poll()
        if not self._answers or None in self._answers:
            return None
        answers, self._answers = self._answers, []
        return chosen(answer.votes for answer in answers if answer)

    def cancel(self) -> None:
        """Nothing is asked any more: the position is no longer the present one."""
        self._answers = []
        for worker in self._workers:
            worker.cancel()

    def close(self) -> None:
        """Ends all workers; asking starts them again."""
        self.cancel()
        for worker in self._workers:
            worker.close()
        self._workers = []

    def _employ(self, count: int) -> None:
        while len(self._workers) < count:
            self._workers.append(WorkerProcess(think))


def position_of(setup: Setup, match: LunaMatch) -> Position:
    """The present position of a game as a worker gets it."""
    return Position(setup, tuple(step.code for step in match.steps))


def _shares(name: str) -> int:
    """How many workers a bot uses here."""
    return min(LEVELS[name].root_workers, os.cpu_count() or 1) if name in LEVELS else 1
