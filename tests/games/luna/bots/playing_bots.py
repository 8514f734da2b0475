"""Fast bots play whole games of all modes, with whichever kernel this process gets; every position is checked.

`python -m tests.games.luna.bots.playing_bots GAMES` prints how many were played to their end.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from luna.games.luna.bots.bot import choose
from luna.games.luna.bots.stalling import RoundTurns
from luna.games.luna.rules.constants import IN_TEMPLE, ISLANDS, NOVICES, OVER, SHRINES
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.setup import initial_state
from luna.games.luna.rules.state import State
from tests.games.luna.oracle.deal import MODES
from tests.games.luna.rules.random_games import dealt

FAST = ("level-1", "level-2")
MOST_TURNS = 600


def turns(mode: str, seed: int, names: tuple[str, ...]) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Every position of a game in which a turn begins and the turn, until the game is over."""
    rng = random.Random(seed)
    state = initial_state(dealt(rng, mode))
    round_turns = RoundTurns(state)
    for _ in range(MOST_TURNS):
        if state.phase == OVER:
            return
        codes = choose(state, names[state.actor % len(names)], rng, round_turns.count)
        yield state.copy(), codes
        for code in codes:
            assert code in legal_codes(state), (mode, seed, codes)
            play(state, code)
            round_turns.follow(state)
            complete(state)
    raise AssertionError(f"no end: {mode} {seed}")


def complete(state: State) -> None:
    """Every order has all its pieces, the temple all its books and no island too many tokens."""
    fields = {name: value for name, value in state.fields().items() if isinstance(value, list)}
    for seat in range(state.table.seats):
        cells = slice(seat * ISLANDS, (seat + 1) * ISLANDS)
        around = sum(fields["active"][cells]) + sum(fields["inactive"][cells])
        elsewhere = fields["reserve"][seat] + fields["jetty"][seat] + fields["owner"].count(seat)
        assert around + elsewhere == NOVICES
        assert sum(fields["shrine"][cells]) + fields["shrines"][seat] == SHRINES
        assert set(fields["favor"][cells]) <= {0, 1}
    assert sum(fields["book"]) == state.table.seats
    assert all(fields["where"][tile] == IN_TEMPLE for tile, book in enumerate(fields["book"]) if book)


def main() -> None:
    """Plays the games."""
    played = 0
    for game in range(int(sys.argv[1])):
        for _ in turns(MODES[game % len(MODES)], game, FAST):
            pass
        played += 1
    print(played)


if __name__ == "__main__":
    main()
