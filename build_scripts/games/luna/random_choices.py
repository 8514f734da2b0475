"""A game of Luna played by the random player of `wander.py`, action by action."""

from __future__ import annotations

import random
from collections.abc import Iterator

from build_scripts.games.luna.wander import wander
from luna.games.luna.game import LunaMatch
from luna.games.luna.rules.luna_rules import RULES


def choices(match: LunaMatch, rng: random.Random) -> Iterator[int]:
    """An action for each position until the game is over; whoever asks plays it."""
    while legal := RULES.legal(match.state):
        by_line = {RULES.notation(match.state, code): code for code in legal}
        yield by_line[wander(rng, list(by_line))]
