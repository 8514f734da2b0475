"""A turn that a search has to look at, also one that is none of its candidates: one that was played is to be judged."""

from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import copy_into
from luna.games.luna.search.edges import CODE, GUESS, LENGTH, PRIOR, WIDEST
from luna.games.luna.search.evaluation import margins
from luna.games.luna.search.tree import Tree, value_of


def insist(tree: Tree, codes: list[int]) -> None:
    """Puts a turn right after the best candidate at the root; before the first iteration.

    Afterwards `tree.insisted` is its edge. A candidate that leads to the same position stands for it.
    """
    copy_into(tree.root, tree.here)
    for code in codes:
        play(tree.here, code)
    after = tree.here.fields()
    margins(tree.evaluation, tree.here)
    guess = value_of(tree.evaluation.estimates[tree.actor])
    edge = edge_to(tree, after)
    if edge == 0 or not tree.node_count[0]:
        tree.insisted = edge
        return
    if edge < 0:
        edge = min(tree.node_count[0], WIDEST - 1)
        add(tree, edge, codes, guess)
    to_second(tree, edge)
    tree.insisted = 1


def edge_to(tree: Tree, after: dict[str, int | list[int]]) -> int:
    """The edge of the root that leads to a position, -1 for none."""
    for edge in range(tree.node_count[0]):
        copy_into(tree.root, tree.here)
        first = tree.whole[8 * edge + CODE]
        for k in range(first, first + tree.whole[8 * edge + LENGTH]):
            play(tree.here, tree.codes[k])
        if tree.here.fields() == after:
            return edge
    return -1


def add(tree: Tree, edge: int, codes: list[int], guess: float) -> None:
    """Makes the last edge of the root one of these codes."""
    tree.node_count[0] = edge + 1
    tree.edges = max(tree.edges, edge + 1)
    tree.floats[8 * edge + PRIOR] = tree.floats[PRIOR] / 2
    tree.floats[8 * edge + GUESS] = guess
    tree.whole[8 * edge + CODE] = tree.codes_used
    tree.whole[8 * edge + LENGTH] = len(codes)
    for code in codes:
        tree.codes[tree.codes_used] = code
        tree.codes_used += 1


def to_second(tree: Tree, edge: int) -> None:
    """An edge of the root comes right after the first one, with a prior that has it looked at."""
    prior = max(tree.floats[8 * edge + PRIOR], tree.floats[PRIOR] / 4)
    guess = tree.floats[8 * edge + GUESS]
    code = tree.whole[8 * edge + CODE]
    length = tree.whole[8 * edge + LENGTH]
    for k in range(edge, 1, -1):
        move(tree, k - 1, k)
    tree.floats[8 + PRIOR] = prior
    tree.floats[8 + GUESS] = guess
    tree.whole[8 + CODE] = code
    tree.whole[8 + LENGTH] = length


def move(tree: Tree, source: int, target: int) -> None:
    """Copies an edge of the root that has not been visited."""
    tree.floats[8 * target + PRIOR] = tree.floats[8 * source + PRIOR]
    tree.floats[8 * target + GUESS] = tree.floats[8 * source + GUESS]
    tree.whole[8 * target + CODE] = tree.whole[8 * source + CODE]
    tree.whole[8 * target + LENGTH] = tree.whole[8 * source + LENGTH]
