"""Searches in a process of its own with whichever kernel that gets; prints its kind and a digest of what it found."""

from __future__ import annotations

import hashlib

from luna.core.kernel import kernel_kind
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.weights import set_of
from luna.games.luna.search.tree import Tree
from tests.games.luna.bots.playing_bots import turns
from tests.games.luna.oracle.deal import MODES

EVERY, ITERATIONS = 25, 40


def main() -> None:
    """Looks into every so many positions of a game of each mode."""
    digest = hashlib.sha256()
    for mode in MODES:
        for number, (state, _) in enumerate(turns(mode, 2, ("level-1",))):
            if number % EVERY == 0:
                tree = Tree(state, weights_for(set_of(state.table)), 6 * ITERATIONS)
                tree.run(ITERATIONS)
                digest.update(repr(tree.results()).encode())
    print(kernel_kind(), digest.hexdigest())


if __name__ == "__main__":
    main()
