"""Who finds an action: the weakest level of the computer that would, without what it overlooks by chance."""

from __future__ import annotations

from build_scripts.games.luna.puzzles.proof import Codes
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.levels import LEVELS
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import candidates_of
from luna.games.luna.search.planner import Planner
from luna.games.luna.search.tree import Tree

EASY, MIDDLING, HARD = 1, 2, 3
LEVEL = LEVELS["level-4"]


def difficulty(state: State, best: Codes) -> int:
    """How far one has to look: at the next position, as far as level 4, or further."""
    if obvious(state) == best:
        return EASY
    return MIDDLING if _searched(state) == best else HARD


def obvious(state: State) -> Codes:
    """What looks best at the next position."""
    return tuple(candidates_of(state, weights_for(set_of(state.table)))[0][0])


def _searched(state: State) -> Codes:
    weights, search = weights_for(set_of(state.table)), LEVEL.search(state.table.seats)
    assert search
    if state.table.solo:
        planner = Planner(state, weights)
        planner.run(search.budget.iterations)
        return tuple(planner.line[0])
    tree = Tree(state, weights, search.nodes)
    tree.run(search.budget.iterations)
    return tuple(max(tree.results(), key=lambda row: row[1])[0])
