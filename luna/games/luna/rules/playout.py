"""Random games inside the kernel: how fast the rules are, and what the search will build on."""

from luna.games.luna.rules.legal import Moves, legal_into
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State

MASK = 0xFFFFFFFFFFFFFFFF


def playout(s: State, moves: Moves, seed: int) -> int:
    """Plays random legal actions on `s` to the end of the game and gives their number.

    `seed` (1 to 2**64 - 1) drives a xorshift generator, so compiled and interpreted play the same game.
    """
    count = 0
    x = seed
    while True:
        legal_into(s, moves)
        if moves.count == 0:
            return count
        x = after(x)
        play(s, moves.codes[(x >> 11) % moves.count])
        count += 1


def drawn(seed: int, count: int) -> int:
    """The generator after so many draws without any game: work that is always the same, to measure a machine by."""
    x = seed
    for _ in range(count):
        x = after(x)
    return x


def after(x: int) -> int:
    """The generator's next state."""
    x ^= (x << 13) & MASK
    x ^= x >> 7
    x ^= (x << 17) & MASK
    return x
