"""What novices on tiles and in the temple are worth, and which symbols could be appointed to.

Few actions change a tile, so all is counted once and remembered while the tiles stay as they are.
"""

from luna.games.luna.rules.constants import IN_TEMPLE, NOBODY, ON_PATH, ROUNDS, SEATS, TILES
from luna.games.luna.rules.state import State, repeat
from luna.games.luna.search.feature_names import ATTACKERS, BOOKS, COUNT, READY, TEMPLE, TEMPLE_LATER, THREAT, WAITING
from luna.games.luna.search.features import Weights


class Tiles:
    """`value` by seat; `open_now` and `open_soon` are sets of islands with a free tile released now or in a round."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.table = state.table
        self.weights = weights
        self.round = 0
        self.lit = 0
        self.later = 0
        self.where = repeat(0, TILES + 1)
        self.owner = repeat(NOBODY, TILES + 1)
        self.book = repeat(0, TILES + 1)
        self.value = [0.0 for _ in range(SEATS)]
        self.open_now = 0
        self.open_soon = 0


def take_in(t: Tiles, s: State) -> None:
    """Counts the tiles of a position unless they are the same as before."""
    if t.round != s.round or t.lit != s.lit or changed(t, s):
        count(t, s)


def changed(t: Tiles, s: State) -> bool:
    """Whether a tile is not as it was."""
    found = 0
    for tile in range(TILES + 1):
        found |= (t.where[tile] ^ s.where[tile]) | (t.owner[tile] ^ s.owner[tile]) | (t.book[tile] ^ s.book[tile])
    return found != 0


def count(t: Tiles, s: State) -> None:
    """Goes through all tiles."""
    t.round = s.round
    t.lit = s.lit
    t.later = ROUNDS - s.round
    t.where[:] = s.where[:]
    t.owner[:] = s.owner[:]
    t.book[:] = s.book[:]
    for seat in range(SEATS):
        t.value[seat] = 0.0
    t.open_now = 0
    t.open_soon = 0
    for tile in range(1, TILES + 1):
        owner = s.owner[tile]
        if owner != NOBODY:
            t.value[owner] += novice_value(t, s, tile, owner)
        elif s.where[tile] == ON_PATH:
            if t.table.group[tile] >= t.later:
                t.open_now |= 1 << t.table.symbol[tile]
            elif t.table.group[tile] == t.later - 1:
                t.open_soon |= 1 << t.table.symbol[tile]
    t.open_soon |= t.open_now


def novice_value(t: Tiles, s: State, tile: int, owner: int) -> float:
    """A novice on a tile, before or in the temple."""
    first = s.lit * COUNT
    if s.where[tile] != IN_TEMPLE:
        group = t.table.group[tile]
        if group >= t.later:
            return t.weights.values[first + READY] * t.table.guardian[s.round - 1]
        return t.weights.values[first + WAITING] * t.table.guardian[ROUNDS - group - 1]
    value = t.weights.values[first + TEMPLE] + t.weights.values[first + TEMPLE_LATER] * t.later
    higher = 0
    attackers = 0
    for k in range(6 * tile, 6 * tile + 6):
        other = t.table.near[k]
        if other > tile and s.where[other] == ON_PATH and s.owner[other] != owner:
            higher += 1
            attackers += s.owner[other] != NOBODY
    if not s.book[tile]:
        value += t.weights.values[first + THREAT] * (higher * t.later) + t.weights.values[first + ATTACKERS] * attackers
    elif higher:
        value += t.weights.values[first + BOOKS] * t.later
    return value
