"""An analysis of a decision for a person, from nothing but what its seat sees.

Every action that promises something is played on in the same imagined worlds, with the best second action behind it and
with what the others do, until the seat's next turn begins. Its value is the lead then, as the computer players weigh
it: points count the more the fewer the seat has of their colour, and those that others had before are nobody's to know.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from random import Random

from luna.ai.budget import Clock
from luna.ai.messages import Task, Thinking
from luna.ai.pace import Pace
from luna.core.analysis import Analysis, Inquiry, Line
from luna.games.rivers.bots.calibration import band
from luna.games.rivers.bots.levels import COMPILED, LEVELS
from luna.games.rivers.rules.events import Event
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.sight import imagine
from luna.games.rivers.rules.state import State
from luna.games.rivers.search.plans import Effort, Plan, Plans
from luna.games.rivers.search.sources import SOURCES, usual_sources
from luna.games.rivers.search.view import View, state_of

BROAD, NARROW = Effort(worlds=3, firsts=10, pair_worlds=2), Effort(firsts=4, pair_worlds=1)
EFFORT = BROAD if COMPILED else NARROW
"""How the actions are found that are played on: as many as are kept of first ones."""
CONTINUATION = 32
"""Iterations of an inquiry for each action in each world: so many positions are looked at for it at least."""
ENOUGH, FEWEST = 100, 2
"""Worlds after which nothing new is to be expected that a person would notice, and those that are always looked at."""
JUDGING = 2
"""As many times more worlds are looked at for what was played and the best."""


def analyse(task: Task) -> Thinking:
    """What a worker does with a task about an `Inquiry` of a `View`: reports, and no votes."""
    inquiry = task.position
    assert isinstance(inquiry, Inquiry)
    view = inquiry.position
    assert isinstance(view, View)
    yield from reports(view, inquiry.played, inquiry.iterations)
    return ()


def reports(
    view: View, played: tuple[int, ...] = (), iterations: int = 0, clock: Clock = time.perf_counter
) -> Iterator[Analysis | None]:
    """Analyses of a position that is not the end, each of more worlds; None while there is nothing new.

    The same view has the same worlds. Where an action was `played`, the last analysis is of that and the best alone:
    the best of many looks better than it is where it was found, so both are compared in new worlds.
    """
    comparison, pace = Comparison(view, played), Pace(clock)
    yield from comparison.begin()
    count = max(FEWEST, iterations // (CONTINUATION * len(comparison.plans))) if iterations else ENOUGH
    while comparison.worlds < min(count, ENOUGH):
        yield from comparison.work()
        yield comparison.told() if comparison.worlds == 1 or pace.due() else None
    if played:
        comparison.keep(rivals_of(comparison.told()))
        while comparison.worlds < JUDGING * min(count, ENOUGH):
            yield from comparison.work()
    yield comparison.told()


def rivals_of(found: Analysis) -> tuple[int, ...]:
    """The actions that are compared once more: the best, and what was played or else the second."""
    others = (line for line in (found.played, *found.lines) if line and line != found.best)
    return tuple(line.codes[0] for line in (found.best, *islice(others, 1)))


class Comparison:
    """The actions of a position that promise most, and what each brought in the `worlds` so far."""

    def __init__(self, view: View, played: tuple[int, ...]) -> None:
        self.plans: list[Plan] = []
        """The best one for each action."""
        self.worlds = 0
        self._seen, self._played, self._rng = state_of(view), played, Random(str(view))
        self._search = Plans(self._seen, LEVELS["level-5"].weights, EFFORT, self._rng)
        self._sources = usual_sources(self._seen.actor)
        self._sums: list[list[float]] = []

    def begin(self) -> Iterator[None]:
        """Finds the actions; yields often."""
        yield from self._search.work()
        found: dict[int, Plan] = {}
        for plan, _ in self._search.plans:
            found.setdefault(plan[0], plan)
        for code in self._insisted():
            if code not in found:
                found[code] = self._search.best_with(code)
        self.plans = list(found.values())
        self._sums = [[0.0] * len(SOURCES) for _ in self.plans]

    def _insisted(self) -> tuple[int, ...]:
        """What is looked at in any case: what was played, and of few possible actions all."""
        legal = legal_codes(self._seen)
        return (*self._played[:1], *(legal if len(legal) <= EFFORT.firsts else ()))

    def work(self) -> Iterator[None]:
        """Plays all of them on in one more world; yields often."""
        world = imagine(self._seen, self._seen.actor, self._rng)
        for number, plan in enumerate(self.plans):
            parts = self._continued(world, plan)
            self._sums[number] = [a + b for a, b in zip(self._sums[number], parts, strict=True)]
            if number + 1 < len(self.plans):
                yield
        self.worlds += 1

    def _continued(self, world: State, plan: Plan) -> tuple[float, ...]:
        events: list[Event] = []
        after = self._search.continued(world, plan, events)
        return self._sources.parts(world, events, after)

    def keep(self, codes: tuple[int, ...]) -> None:
        """Goes on with these actions alone, and forgets what they brought."""
        self.plans = [plan for plan in self.plans if plan[0] in codes]
        self.worlds, self._sums = 0, [[0.0] * len(SOURCES) for _ in self.plans]

    def told(self) -> Analysis:
        """What is known after whole worlds, the best first."""
        lines = [
            Line((code,), tuple(each / self.worlds for each in sums), self.worlds)
            for (code, _), sums in zip(self.plans, self._sums, strict=True)
        ]
        lines.sort(key=lambda line: -line.value)
        judged = next((line for line in lines if line.codes == self._played), None)
        return Analysis(tuple(lines), self.worlds * len(lines), band(self._seen), played=judged)
