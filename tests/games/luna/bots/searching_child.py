"""Searches in a process of its own with whichever kernel that gets; prints its kind and a digest of what it found."""

from __future__ import annotations

import hashlib

from luna.core.kernel import kernel_kind
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.grafting import graft, reached
from luna.games.luna.search.tree import Tree
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.oracle.deal import MODES

EVERY, ITERATIONS = 25, 40


def went_on(state: State, tree: Tree) -> Tree:
    """The search after the turn that was looked into most, with what is known of it."""
    codes = max(tree.results(), key=lambda result: result[1])[0]
    after = state.copy()
    for code in codes:
        play(after, code)
    new = Tree(after, weights_for(set_of(state.table)), 6 * ITERATIONS)
    if (node := reached(tree, codes)) >= 0:
        graft(new, tree, node)
    new.run(ITERATIONS)
    return new


def main() -> None:
    """Looks into every so many positions of a game of each mode."""
    digest = hashlib.sha256()
    for mode in MODES:
        for number, (state, _) in enumerate(turns(mode, 2, ("level-1",))):
            if number % EVERY == 0:
                tree = Tree(state, weights_for(set_of(state.table)), 6 * ITERATIONS)
                tree.run(ITERATIONS)
                digest.update(repr(tree.results()).encode())
                digest.update(repr(went_on(state, tree).results()).encode())
    print(kernel_kind(), digest.hexdigest())


if __name__ == "__main__":
    main()
