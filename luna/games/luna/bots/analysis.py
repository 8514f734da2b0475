"""An analysis of a position for a person: the search of the highest level, which here takes its values apart.

It goes on as long as it is let and has room, and reports the sooner the less it knows.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from luna.ai.budget import Budget, Clock, worked
from luna.ai.messages import Task, Thinking
from luna.core.analysis import Analysis, Line
from luna.games.luna.bots.bot import PackedMatch, weights_for
from luna.games.luna.bots.levels import ROOM_PER_ITERATION
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.state import State
from luna.games.luna.search.tree import Tree

FIRST_REPORT, GROWTH = 0.15, 1.6
"""Seconds to the first report, and by how much each stretch to the next one is longer than the one before."""
ENOUGH = 120_000
"""Iterations after which nothing new is to be expected that a person would notice."""
SERIOUS = 0.02
"""A line is told if it was visited at least this share of the best one's visits; the second always is."""


def analyse(task: Task) -> Thinking:
    """What a worker does with a task about a `PackedMatch`: reports, and no votes."""
    position = task.position
    assert isinstance(position, PackedMatch)
    state, _ = position.state()
    yield from reports(state, Budget(ENOUGH))
    return ()


def reports(state: State, budget: Budget, clock: Clock = time.perf_counter) -> Iterator[Analysis | None]:
    """Analyses of a position that is not the end, each better than the one before; None while there is nothing new."""
    tree = Tree(state, weights_for(set_of(state.table)), ROOM_PER_ITERATION * ENOUGH // 3, explains=True)
    done, due, stretch, began = 0, FIRST_REPORT, FIRST_REPORT, clock()

    def run(iterations: int) -> int:
        nonlocal done
        count = tree.run(iterations)
        done += count
        return count

    for _ in worked(run, lambda left: False, budget, clock):
        if clock() - began < due:
            yield None
            continue
        stretch *= GROWTH
        due += stretch
        yield told(tree, done)
    yield told(tree, done)


def told(tree: Tree, iterations: int) -> Analysis:
    """What a search says now: the lines it took seriously, the one it would play first."""
    lines = [Line(tuple(codes), tuple(parts), visits) for codes, visits, parts in tree.explained()]
    best = max(lines, key=lambda line: (line.visits, line.value))
    others = sorted((line for line in lines if line is not best), key=lambda line: -line.visits)
    others = [line for n, line in enumerate(others) if n == 0 or line.visits >= SERIOUS * best.visits]
    others.sort(key=lambda line: -line.value)
    return Analysis((best, *others), iterations)
