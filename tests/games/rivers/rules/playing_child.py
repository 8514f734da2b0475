"""Plays in a process of its own with whichever kernel that gets; prints its kind and digests of what happened.

`python -m tests.games.rivers.rules.playing_child GAMES`
"""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from luna.core.kernel import kernel_kind
from luna.games.rivers.rules.board import shipped_board
from luna.games.rivers.rules.dump import dump
from luna.games.rivers.rules.legal import Moves
from luna.games.rivers.rules.playout import playout
from luna.games.rivers.rules.rivers_rules import RULES
from luna.games.rivers.rules.setup import initial_state

from .random_games import drawn, steps


def playouts(games: int) -> str:
    """Digest of the last positions of random games, and of how long they took."""
    digest, moves = hashlib.sha256(), Moves()
    for game in range(games):
        state = initial_state(shipped_board(), drawn(game, 2 + game % 3))
        count = playout(state, moves, 1 + game)
        digest.update(repr((count, state.fields())).encode())
    return digest.hexdigest()


def matches(games: int) -> str:
    """Digest of every position, every event, and what a seat sees and imagines, of games in which much happens."""
    digest = hashlib.sha256()
    for game in range(games):
        for state, code in steps(game, 2 + game % 3):
            world = RULES.imagine(state, max(state.actor, 0), Random(game))
            digest.update(json.dumps([dump(state), dump(RULES.observe(state, 0)), dump(world)]).encode())
            if code >= 0:
                digest.update(repr(RULES.apply(state, code)[1]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(kernel_kind(), playouts(int(sys.argv[1])), matches(int(sys.argv[1])))
