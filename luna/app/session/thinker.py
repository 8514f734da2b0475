"""Computer opponents for a scene: ask once, look for the answer with every frame, never wait.

thinker = Thinker(game.bots)
thinker.prepare(levels)             when a game with bots is set up
thinker.ask(setup, match, "level-4")
codes = thinker.poll()              a whole turn: play the codes one after the other
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from luna.ai.messages import Answer, Task, chosen
from luna.ai.process import WorkerProcess
from luna.core.game import Bots
from luna.core.match import Match


class Thinker:
    """Thinks about one position at a time, in worker processes that start when they are first needed."""

    def __init__(self, bots: Bots[Any, Any, Any]) -> None:
        self._bots = bots
        self._workers: list[WorkerProcess] = []
        self._answers: list[Answer | None] = []
        self._tickets = 0
        self.liked: tuple[tuple[int, ...], ...] = ()
        """The turns of the last answer, those that were tried most first."""

    @property
    def busy(self) -> bool:
        """Whether an answer is to come."""
        return bool(self._answers)

    def prepare(self, names: Iterable[str]) -> None:
        """Starts what these bots need, so that their first answer comes sooner."""
        self._employ(max(map(self._root_workers, names), default=0))
        for worker in self._workers:
            worker.start()

    def ask(self, setup: Any, match: Match[Any, Any], name: str, seed: int = 0) -> int:
        """Lets a bot think about the present position and forgets what was asked before; the ticket.

        The same game, position and seed give the same turn.
        """
        self.cancel()
        self._tickets += 1
        count = self._root_workers(name)
        self._employ(count)
        self._answers = [None] * count
        position = self._bots.position(setup, match)
        for share, worker in enumerate(self._workers[:count]):
            worker.ask(Task(self._tickets, position, name, seed, share, count))
        return self._tickets

    def poll(self) -> tuple[int, ...] | None:
        """The codes of the turn once they are there, and then only once; raises luna.ai.process.ThinkingError."""
        for share, answer in enumerate(self._answers):
            if answer is None:
                self._answers[share] = self._workers[share].poll()
        if not self._answers or None in self._answers:
            return None
        ballots, self._answers = [answer.votes for answer in self._answers if answer], []
        votes = sorted((vote for votes in ballots for vote in votes), key=lambda vote: -vote.visits)
        self.liked = tuple(vote.codes for vote in votes)
        return chosen(ballots)

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
            self._workers.append(WorkerProcess(self._bots.think))

    def _root_workers(self, name: str) -> int:
        """How many workers a bot uses here."""
        return min(self._bots.workers(name), os.cpu_count() or 1)
