"""Random games inside the kernel: how fast the rules are."""

from luna.games.rivers.rules.legal import Moves, legal_into
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.state import State

FACTOR, TERM, MASK = 6364136223846793005, 1442695040888963407, 0xFFFFFFFFFFFFFFFF
"""Of a linear congruential generator, so compiled and interpreted play the same game."""


def playout(s: State, moves: Moves, seed: int) -> int:
    """Plays random legal actions on `s` to the end of the game and gives their number; `seed` is 0 to 2**64 - 1."""
    count = 0
    x = seed
    while True:
        legal_into(s, moves)
        if moves.count == 0:
            return count
        x = (x * FACTOR + TERM) & MASK
        play(s, moves.codes[(x >> 33) % moves.count])
        count += 1
