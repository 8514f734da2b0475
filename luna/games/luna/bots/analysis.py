"""An analysis of a position for a person: the search of the highest level, which here takes its values apart.

It goes on as long as it is let and has room, and reports the sooner the less it knows.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import replace

from luna.ai.budget import Budget, Clock, worked
from luna.ai.messages import Task, Thinking
from luna.ai.pace import Pace
from luna.core.analysis import Analysis, Inquiry, Line
from luna.games.luna.bots.bot import PackedMatch, weights_for
from luna.games.luna.bots.calibration import band
from luna.games.luna.bots.levels import ROOM_PER_ITERATION
from luna.games.luna.bots.planning import plans
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.state import State
from luna.games.luna.search.insisting import insist
from luna.games.luna.search.tree import Tree

ENOUGH = 120_000
"""Iterations after which nothing new is to be expected that a person would notice."""
SERIOUS = 0.02
"""A line is told if it was visited at least this share of the best one's visits; the second always is."""


def analyse(task: Task) -> Thinking:
    """What a worker does with a task about an `Inquiry` of a `PackedMatch`: reports, and no votes."""
    inquiry = task.position
    assert isinstance(inquiry, Inquiry)
    position = inquiry.position
    assert isinstance(position, PackedMatch)
    state, _ = position.state()
    yield from reports(state, Budget(inquiry.iterations or ENOUGH), inquiry.played)
    return ()


def reports(
    state: State, budget: Budget, played: Sequence[int] = (), clock: Clock = time.perf_counter
) -> Iterator[Analysis | None]:
    """Analyses of a position that is not the end, each better than the one before; None while there is nothing new.

    A turn that was `played` is judged too. A search looks less at what it likes less, and thinks the worse of it for
    that: so half of the budget goes into two searches as long as one another, of the best and of what was played.
    What was the best of one report is among the lines of all later ones.
    """
    if state.table.solo:
        yield from plans(state, budget, played, clock)
        return
    tree = _tree(state, budget)
    known = [tuple(codes) for codes, *_ in tree.results()]
    if played:
        insist(tree, list(played))
        budget = replace(budget, iterations=budget.iterations // 2, seconds=budget.seconds / 2)
    done, pace, led = 0, Pace(clock), set[tuple[int, ...]]()

    def run(iterations: int) -> int:
        nonlocal done
        count = tree.run(iterations)
        done += count
        return count

    for _ in worked(run, lambda left: False, budget, clock):
        if not pace.due():
            yield None
            continue
        found = told(tree, done, state, led)
        led.add(found.best.codes)
        yield found
    found = told(tree, done, state, led)
    if played:
        found = yield from _beside(found, state, known, budget, clock)
    yield found


def _tree(state: State, budget: Budget, part: int = 0, parts: int = 1) -> Tree:
    room = ROOM_PER_ITERATION * min(budget.iterations or ENOUGH, ENOUGH) // 3
    return Tree(state, weights_for(set_of(state.table)), max(room, 100), part, parts, explains=True)


def _beside(
    found: Analysis, state: State, known: Sequence[tuple[int, ...]], budget: Budget, clock: Clock
) -> Generator[Analysis | None, None, Analysis]:
    """The analysis with new values of the best and of what was played, or of the second where that was the best."""
    rivals = [found.best, *(line for line in (found.played, *found.lines[1:]) if line and line != found.best)][:2]
    if len(rivals) < 2 or any(line.codes not in known for line in rivals):
        return found
    new: dict[tuple[int, ...], Line] = {}
    half = replace(budget, iterations=budget.iterations // 2, seconds=budget.seconds / 2)
    for line in rivals:
        tree = _tree(state, budget, known.index(line.codes), len(known))  # with room to spare
        for _ in worked(tree.run, lambda left: False, half, clock):
            yield None
        parts = tree.explained()
        new[line.codes] = Line(line.codes, tuple(parts[0][2]), parts[0][1]) if parts else line
    lines = tuple(new.get(line.codes, line) for line in found.lines)
    played = new.get(found.played.codes, found.played) if found.played else None
    return replace(found, lines=lines, played=played)


def told(tree: Tree, iterations: int, state: State, led: Collection[tuple[int, ...]] = ()) -> Analysis:
    """What a search says now: the lines it took seriously or that have `led`, the one it would play first."""
    lines = [Line(tuple(codes), tuple(parts), visits) for codes, visits, parts in tree.explained()]
    best = max(lines, key=lambda line: (line.visits, line.value))
    others = sorted((line for line in lines if line is not best), key=lambda line: -line.visits)
    least = SERIOUS * best.visits
    others = [line for n, line in enumerate(others) if n == 0 or line.visits >= least or line.codes in led]
    others.sort(key=lambda line: -line.value)
    codes = tuple(tree.results()[tree.insisted][0]) if tree.insisted >= 0 else ()
    played = next((line for line in lines if line.codes == codes), None) if codes else None
    return Analysis((best, *others), iterations, band(state), tuple(tree.expectation()), played)
