"""Plays in a process of its own with whichever kernel that gets; prints its kind and a digest of what happened.

`python -m tests.games.luna.rules.playing_child GAMES`
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from build_scripts.games.luna.random_choices import choices
from luna.core.game import new_match
from luna.core.kernel import kernel_kind
from luna.games.luna.game import LUNA
from luna.games.luna.rules.dump import dump
from luna.games.luna.rules.legal import Moves
from luna.games.luna.rules.playout import playout
from luna.games.luna.rules.setup import initial_state
from tests.games.luna.oracle.deal import MODES

from .random_games import dealt


def playouts(games: int) -> str:
    """Digest of the last positions of random games of all modes, and of how long they took."""
    digest, moves = hashlib.sha256(), Moves()
    for game in range(games):
        state = initial_state(dealt(random.Random(game), MODES[game % len(MODES)]))
        count = playout(state, moves, 1 + game)
        digest.update(repr((count, state.fields())).encode())
    return digest.hexdigest()


def matches() -> str:
    """Digest of every position and every event of one game of each mode."""
    digest = hashlib.sha256()
    for mode in MODES:
        rng = random.Random(mode)
        match = new_match(LUNA, dealt(rng, mode))
        for code in choices(match, rng):
            digest.update(repr(match.play(code)).encode())
            digest.update(json.dumps(dump(match.state)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(kernel_kind(), playouts(int(sys.argv[1])), matches())
