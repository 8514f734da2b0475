"""What a position is worth to an order, as numbers with a meaning: each feature is counted in points or in pieces.

`estimate` is the order's influence plus the features times their weights: an expectation of its final influence.
"""

from luna.games.luna.rules.constants import (
    AUTOMATON,
    IN_TEMPLE,
    ISLANDS,
    NO_MOVE,
    NOBODY,
    ON_PATH,
    OVER,
    ROUNDS,
    SHRINE,
    SHRINE_POINTS,
    TILES,
)
from luna.games.luna.rules.scoring import (
    apostate_value,
    clockwise,
    council_points,
    next_apostate,
    priestess_pays,
    priestess_value,
    shrine_points,
)
from luna.games.luna.rules.state import State, guardian_value
from luna.games.luna.search.feature_names import (
    ACTIVE,
    APOSTATE,
    ATTACKERS,
    BEGAN,
    BOOKS,
    BUILDER,
    CANDLES,
    COUNCIL,
    COUNT,
    EXPECTING,
    FAVOUR,
    INACTIVE,
    JETTY,
    LONE,
    MIDDLE,
    NEXT_APOSTATE,
    NEXT_BUILDER,
    NEXT_PRIESTESS,
    OPEN,
    OPEN_SOON,
    PAIRS,
    PEOPLE,
    PRIESTESS,
    RANK,
    READY,
    RESERVE,
    SHRINES,
    SHRINES_LATER,
    STUCK,
    TEMPLE,
    TEMPLE_LATER,
    THREAT,
    TURN,
    WAITING,
)

EXACT = 1 << 20
"""Weights are multiples of one part of so many: then sums of them are exact, whatever their order."""


class Weights:
    """One number per feature while `MIDDLE` candles are lit, and by how much each grows with every candle more.

    What the scoring pays is the nearer the fewer candles are left, and what can be done before it the less.
    `values[lit * COUNT + i]` is the weight of feature `i`.
    """

    def __init__(self, values: list[float], candles: list[float]) -> None:
        self.values = [0.0 for _ in range(CANDLES * COUNT)]
        for lit in range(CANDLES):
            for i in range(COUNT):
                value = values[i] + (lit - MIDDLE) * candles[i]
                self.values[lit * COUNT + i] = round(value * EXACT) / EXACT

    def listed(self, lit: int) -> list[float]:
        """The numbers with so many candles lit, in the order of `NAMES`."""
        return [self.values[lit * COUNT + i] for i in range(COUNT)]


class Features:
    """A buffer for the features of one order."""

    def __init__(self) -> None:
        self.values = [0.0 for _ in range(COUNT)]

    def listed(self) -> list[float]:
        """The features as a list."""
        return [self.values[i] for i in range(COUNT)]


def features_of(s: State, seat: int) -> list[float]:
    """The features of an order in a position."""
    out = Features()
    fill(s, seat, out)
    return out.listed()


def fill(s: State, seat: int, out: Features) -> None:
    """Counts everything for one order."""
    for i in range(COUNT):
        out.values[i] = 0.0
    out.values[PRIESTESS] = priestess_value(s, seat)
    out.values[APOSTATE] = apostate_value(s, seat)
    out.values[SHRINES] = shrine_points(s, seat)
    out.values[SHRINES_LATER] = shrine_points(s, seat) * (ROUNDS - s.round) / SHRINE_POINTS
    out.values[COUNCIL] = council_points(s, seat)
    behind = s.table.seats - 1
    k = 0
    while s.rank[k] != seat:
        behind -= 1
        k += 1
    if turn_of(s) == seat:
        out.values[TURN] = 1.0
    if s.start == seat:
        out.values[BEGAN] = 1.0
    out.values[RANK] = behind * (ROUNDS - s.round + 1)
    count_tiles(s, seat, out)
    count_islands(s, seat, out)
    if s.round < ROUNDS:
        look_ahead(s, seat, out)


def turn_of(s: State) -> int:
    """Whose turn is next: whoever is on a journey has had theirs."""
    return s.actor if s.pending == NO_MOVE else (s.actor + 1) % s.table.seats


def count_tiles(s: State, seat: int, out: Features) -> None:
    """Novices on tiles and in the temple."""
    later = ROUNDS - s.round
    temple = 0
    threat = 0
    attackers = 0
    books = 0
    value = guardian_value(s)
    ready = 0
    waiting = 0
    for tile in range(1, TILES + 1):
        if s.owner[tile] != seat:
            continue
        if s.where[tile] == IN_TEMPLE:
            temple += 1
            higher = higher_neighbours(s, tile, seat)
            if s.book[tile]:
                books += 1 if higher else 0
            else:
                threat += higher
                attackers += attackers_of(s, tile, seat)
        elif s.table.group[tile] >= later:
            ready += value
        else:
            waiting += s.table.guardian[ROUNDS - s.table.group[tile] - 1]
    out.values[TEMPLE] = temple
    out.values[TEMPLE_LATER] = temple * later
    out.values[THREAT] = threat * later
    out.values[ATTACKERS] = attackers
    out.values[BOOKS] = books * later
    out.values[READY] = ready
    out.values[WAITING] = waiting


def higher_neighbours(s: State, tile: int, seat: int) -> int:
    """Fields beside a tile's with a higher number whose tile may still come with a novice of another order."""
    count = 0
    for k in range(6 * tile, 6 * tile + 6):
        other = s.table.near[k]
        if other > tile and s.where[other] == ON_PATH and s.owner[other] != seat:
            count += 1
    return count


def attackers_of(s: State, tile: int, seat: int) -> int:
    """Novices of other orders that stand on the path, on tiles of higher fields beside a tile's."""
    count = 0
    for k in range(6 * tile, 6 * tile + 6):
        other = s.table.near[k]
        if other > tile and s.where[other] == ON_PATH and s.owner[other] != seat and s.owner[other] != NOBODY:
            count += 1
    return count


def count_islands(s: State, seat: int, out: Features) -> None:
    """Novices on and beside islands, favours, and what could be paid with them."""
    base = seat * ISLANDS
    later = ROUNDS - s.round
    active = 0
    inactive = 0
    pairs = 0
    lone = 0
    able = 0
    soon = 0
    for i in range(ISLANDS):
        out.values[FAVOUR + i] = s.favor[base + i]
        here = s.active[base + i]
        active += here
        inactive += s.inactive[base + i]
        needed = 1 if s.shrine[base + i] else 2
        if here >= needed:
            able |= 1 << i
            if not s.favor[base + i]:
                pairs += 1
        elif here:
            lone += 1
        if here + s.inactive[base + i] >= needed:
            soon |= 1 << i
    out.values[ACTIVE] = active
    out.values[INACTIVE] = inactive if later else 0
    out.values[PEOPLE] = (active + inactive) * later
    out.values[JETTY] = s.jetty[seat] * later
    out.values[RESERVE] = s.reserve[seat] * later
    out.values[PAIRS] = pairs
    out.values[LONE] = lone
    if not (s.table.solo and seat == AUTOMATON):
        out.values[STUCK] = s.inactive[base + s.apostate]
    if s.favor[base + SHRINE] and able >> s.builder & 1 and not s.shrine[base + s.builder]:
        out.values[BUILDER] = 1.0
    count_open(s, able, soon, out)


def count_open(s: State, able: int, soon: int, out: Features) -> None:
    """Free tiles an order could appoint to: released ones now, those of the next group in the next round."""
    later = ROUNDS - s.round
    now = 0
    then = 0
    for tile in range(1, TILES + 1):
        if s.where[tile] == ON_PATH and s.owner[tile] == NOBODY:
            bit = 1 << s.table.symbol[tile]
            if s.table.group[tile] >= later:
                if able & bit:
                    now |= bit
                if soon & bit:
                    then |= bit
            elif s.table.group[tile] == later - 1 and soon & bit:
                then |= bit
    out.values[OPEN] = ones(now) * guardian_value(s)
    if later:
        out.values[OPEN_SOON] = ones(then) * s.table.guardian[s.round]


def ones(mask: int) -> int:
    """Set bits of a set of islands."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def look_ahead(s: State, seat: int, out: Features) -> None:
    """Where the figures will stand in the next round, and what that would bring."""
    island = clockwise(s, s.priestess, s.table.priestess_moves)
    out.values[NEXT_PRIESTESS] = priestess_pays(s, seat, island, True)
    cell = seat * ISLANDS + island
    out.values[EXPECTING] = s.active[cell] + s.inactive[cell] + s.shrine[cell]
    island = clockwise(s, s.builder, s.table.builder_moves)
    cell = seat * ISLANDS + island
    if s.active[cell] + s.inactive[cell] >= 2 and not s.shrine[cell]:
        out.values[NEXT_BUILDER] = 1.0
    cell = seat * ISLANDS + next_apostate(s)
    here = s.active[cell] + s.inactive[cell]
    out.values[NEXT_APOSTATE] = -(here + 1) if here else 0


def estimate(s: State, seat: int, weights: Weights, scratch: Features) -> float:
    """The final influence to expect for an order; exact when the game is over."""
    total = 1.0 * s.influence[seat]
    if s.phase == OVER:
        return total
    fill(s, seat, scratch)
    first = s.lit * COUNT
    for i in range(COUNT):
        total += weights.values[first + i] * scratch.values[i]
    return total
