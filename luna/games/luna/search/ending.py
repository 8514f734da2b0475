"""The end of a game: how near it is, and who has won."""

from luna.games.luna.rules.constants import ACTION, NO_MOVE, ROUNDS
from luna.games.luna.rules.state import State

LAST_CANDLES = 2


def last_candles(s: State) -> bool:
    """Whether the game may be over before the order to act comes to a second turn."""
    return s.round == ROUNDS and s.phase == ACTION and s.pending == NO_MOVE and 0 < s.lit <= LAST_CANDLES


def winner(s: State) -> int:
    """Who is first in a game that is over: most influence, of equal ones the first in the council."""
    first = s.rank[0]
    for k in range(1, s.table.seats):
        if s.influence[s.rank[k]] > s.influence[first]:
            first = s.rank[k]
    return first
