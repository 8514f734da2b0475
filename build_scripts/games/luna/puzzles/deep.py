"""A proof by long searches: one of all actions, then one of the best alone and of each of its rivals alone.

A search looks less at what it likes less, and thinks the worse of it for that: so the rivals get searches of their own
that are as long, together, as that of the best. Level 6 ends when its two processes have filled their nodes, 400,000 in
all; a proof takes fifty times as many continuations.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from build_scripts.games.luna.puzzles.proof import Codes, Found
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.state import State
from luna.games.luna.search.tree import Tree, value_of

LEVEL_6 = LEVELS["level-6"].root_workers * LEVELS["level-6"].compiled[0].nodes
DEEP = 50 * LEVEL_6
"""Continuations of a proof."""
RIVALS = 3
ALL, BEST = 0.4, 0.3
"""The shares of the search of all actions and of the best alone; the rivals share the rest."""


@dataclass(frozen=True, slots=True)
class Row:
    """An action as a search sees it; `place` is its place among the candidates."""

    codes: Codes
    value: float
    visits: int
    place: int


def searched(state: State, iterations: int) -> tuple[list[Row], int]:
    """What one search of all actions says of each, the most visited first, and how many continuations it was."""
    tree = _tree(state, iterations)
    done = tree.run(iterations)
    rows = [
        Row(tuple(codes), points(value), visits, place)
        for place, (codes, visits, value, _) in enumerate(tree.results())
        if visits
    ]
    return sorted(rows, key=lambda row: -row.visits), done


def glance(state: State, iterations: int) -> Found | None:
    """The best action by one search, and the one that comes nearest; None where there is nothing to choose."""
    rows, done = searched(state, iterations)
    if len(rows) < 2:
        return None
    second = max(rows[1:], key=lambda row: row.value)
    return Found(rows[0].codes, second.codes, rows[0].value, second.value, done)


def compared(state: State, iterations: int) -> Found:
    """The best action and the best other one by searches of so many continuations in all."""
    rows, work = searched(state, int(ALL * iterations))
    best, others = rows[0], sorted(rows[1:], key=lambda row: -row.value)
    count = len(_tree(state, 1).results())
    value, done = _alone(state, best, count, int(BEST * iterations))
    work += done
    values = [(row.value, row.codes) for row in others[RIVALS:]]
    for row in others[:RIVALS]:
        each, done = _alone(state, row, count, int((1 - ALL - BEST) / min(RIVALS, len(others)) * iterations))
        values.append((each, row.codes))
        work += done
    next_, second = max(values)
    return Found(best.codes, second, value, next_, work)


def points(value: float) -> float:
    """The lead that a value of the search stands for."""
    return _logit(value) / _logit(value_of(1.0))


def _logit(value: float) -> float:
    return log(value / (1 - value))


def _tree(state: State, iterations: int, part: int = 0, parts: int = 1) -> Tree:
    return Tree(state, weights_for(set_of(state.table)), iterations, part, parts)


def _alone(state: State, row: Row, count: int, iterations: int) -> tuple[float, int]:
    """The value of one action by a search of nothing else."""
    tree = _tree(state, iterations, row.place, count)
    done = tree.run(iterations)
    (_, _, value, _), *_ = tree.results()
    return points(value), done
