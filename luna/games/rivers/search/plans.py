"""Plans of a turn, tried in several worlds that may be the present one for all a seat knows.

First every action alone, then the best of them with every second action, then the best plans with what the others do
about them. A plan is the same in all worlds: the seat will not know more when it plays it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean

from luna.games.rivers.rules.constants import ACT, OVER
from luna.games.rivers.rules.events import Log
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.sight import imagine
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.candidates import Candidates
from luna.games.rivers.search.worth import Weights, Worth

ALONE = -1
"""In place of a second action: the turn ends with the first one, or somebody else decides next."""
Plan = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Effort:
    """In how many worlds single actions, pairs and replies are tried; how many first actions and plans are kept."""

    worlds: int = 1
    firsts: int = 1
    pair_worlds: int = 0
    plans: int = 1
    reply_worlds: int = 0


class Plans:
    """Looks for the best action of the seat to act in a position as that seat sees it."""

    def __init__(self, seen: State, weights: Weights, effort: Effort, rng: Random) -> None:
        self.seat, self.effort = seen.actor, effort
        worlds = max(effort.worlds, effort.pair_worlds, effort.reply_worlds)
        self.worlds = [imagine(seen, self.seat, rng) for _ in range(worlds)]
        self.candidates = Candidates(Worth(weights, self.seat))
        self.plans: list[tuple[Plan, float]] = []
        """The best is the first."""

    @property
    def best(self) -> int:
        """The action to take."""
        (first, _), _ = self.plans[0]
        return first

    def work(self) -> Iterator[None]:
        """Goes through all of it; yields often."""
        yield from self._singles()
        if self.effort.pair_worlds:
            yield from self._pairs()
        if self.effort.reply_worlds:
            yield from self._replies()

    def _singles(self) -> Iterator[None]:
        scores: dict[Plan, list[float]] = {}
        for world in self.worlds[: self.effort.worlds]:
            self.candidates.find(world)
            for code, score in self.candidates.found():
                scores.setdefault((code, ALONE), []).append(score)
            yield
        self._rank(scores)

    def _pairs(self) -> Iterator[None]:
        """Each of the best first actions with all second ones where the seat goes on, else as it is."""
        scores: dict[Plan, list[float]] = {}
        for (first, _), score in self.plans[: self.effort.firsts]:
            for world in self.worlds[: self.effort.pair_worlds]:
                after = self._after(world, first)
                if self._goes_on(after, world):
                    self.candidates.find(after)
                    for second, found in self.candidates.found():
                        scores.setdefault((first, second), []).append(found)
                else:
                    scores.setdefault((first, ALONE), []).append(score)
                yield
        self._rank(scores)

    def best_with(self, first: int) -> Plan:
        """The best plan that begins with an action, also with one that nothing speaks for."""
        scores: dict[Plan, list[float]] = {}
        for world in self.worlds[: max(1, self.effort.pair_worlds)]:
            after = self._after(world, first)
            if self._goes_on(after, world):
                self.candidates.find(after)
                for second, found in self.candidates.found():
                    scores.setdefault((first, second), []).append(found)
        return max(scores, key=lambda plan: fmean(scores[plan]), default=(first, ALONE))

    def _replies(self) -> Iterator[None]:
        scores: dict[Plan, list[float]] = {}
        for plan, _ in self.plans[: self.effort.plans]:
            for world in self.worlds[: self.effort.reply_worlds]:
                scores.setdefault(plan, []).append(self._answered(world, plan))
                yield
        self._rank(scores)

    def _rank(self, scores: dict[Plan, list[float]]) -> None:
        """Best first; what is not possible in most of the worlds is no plan."""
        most = max(map(len, scores.values()))
        means = [(plan, fmean(found)) for plan, found in scores.items() if 2 * len(found) > most]
        self.plans = sorted(means, key=lambda mean: -mean[1])

    def _after(self, world: State, code: int, log: Log | None = None) -> State:
        """A world after an action and what follows from it at once."""
        after = world.copy()
        after.log = log
        play(after, code)
        self.candidates.settle(after)
        return after

    def _goes_on(self, s: State, world: State) -> bool:
        """Whether the seat has another action in the same turn."""
        return s.phase == ACT and s.actor == self.seat and s.turn == world.turn

    def _answered(self, world: State, plan: Plan) -> float:
        """What is left of a plan when the seat's next turn begins."""
        s = self.continued(world, plan)
        self.candidates.worth.look(s)
        return self.candidates.worth.lead(s, self.seat)

    def continued(self, world: State, plan: Plan, log: Log | None = None) -> State:
        """A world when the seat's next turn begins, after a plan and what the others do; `log` is told all of it."""
        first, second = plan
        s = self._after(world, first, log)
        if second != ALONE and self._goes_on(s, world) and second in legal_codes(s):
            play(s, second)
            self.candidates.settle(s)
        while s.phase != OVER and (s.actor != self.seat or s.turn == world.turn):
            self.candidates.go_on(s)
        return s
