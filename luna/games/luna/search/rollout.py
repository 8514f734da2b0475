"""Games played on by the evaluation alone, with a little noise: what training learns from."""

from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.candidates import Candidates, find

MASK = 0xFFFFFFFFFFFFFFFF
LONGEST = 3000
"""Turns after which a game is given up."""


def rollout(s: State, found: Candidates, noise: float, seed: int, turns: int = LONGEST) -> int:
    """Plays up to `turns` turns on `s`, each the best candidate after up to `noise` points of luck; turns played.

    `seed` (1 to 2**64 - 1) drives a xorshift generator, so that games from equal seeds meet equal luck.
    """
    x = seed
    for turn in range(turns):
        if s.phase == OVER:
            return turn
        find(s, True, found)
        best = -10000.0
        chosen = 0
        for i in range(found.count):
            x ^= (x << 13) & MASK
            x ^= x >> 7
            x ^= (x << 17) & MASK
            value = found.score[i] + noise * ((x >> 11) % 1024) / 1024.0
            if value > best:
                best = value
                chosen = i
        first = found.start[chosen]
        for k in range(first, first + found.length[chosen]):
            play(s, found.codes[k])
    return turns
