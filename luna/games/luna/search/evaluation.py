"""The evaluation as the search needs it: `features` times weights, but for all orders at once and by parts.

What lies on tiles changes with few actions, so it is counted once and remembered. All else is the sum of what an order
has at each island, which lets a journey be valued by the two islands that a step touches. Weights are multiples of a
power of two, so that every sum is exact in whatever order its parts are added.
"""

from luna.games.luna.rules.constants import (
    AUTOMATON,
    IN_TEMPLE,
    ISLANDS,
    NOBODY,
    ON_PATH,
    OVER,
    ROUNDS,
    SEATS,
    SHRINE,
    SHRINE_POINTS,
    TILES,
)
from luna.games.luna.rules.scoring import clockwise, priestess_pays
from luna.games.luna.rules.state import State, Table, repeat
from luna.games.luna.search.feature_names import (
    ACTIVE,
    APOSTATE,
    BOOKS,
    BUILDER,
    COUNCIL,
    COUNT,
    FAVOUR,
    INACTIVE,
    JETTY,
    LONE,
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
    TEMPLE,
    TEMPLE_LATER,
    THREAT,
    WAITING,
)
from luna.games.luna.search.features import Weights

PLACES = 1 << ISLANDS
"""Sets of islands."""


class Evaluation:
    """Values positions of one table; keeps what two positions in a row have in common.

    `estimates` are by seat, filled by `margins`. The fields below are those of the position looked at last.
    """

    def __init__(self, table: Table, weights: Weights) -> None:
        self.table = table
        self.seats = table.seats
        self.weights = [0.0 for _ in range(COUNT)]
        self.estimates = [0.0 for _ in range(SEATS)]
        self.round = 0
        self.where = repeat(0, TILES + 1)
        self.owner = repeat(NOBODY, TILES + 1)
        self.book = repeat(0, TILES + 1)
        self.tiles = [0.0 for _ in range(SEATS)]
        self.open_now = 0
        self.open_soon = 0
        self.inhabited = 0
        self.next_priestess = 0
        self.next_builder = 0
        self.next_apostate = 0
        self.attracted = repeat(0, ISLANDS * PLACES)
        self.per_active = 0.0
        self.per_inactive = 0.0
        self.per_shrine = 0.0
        self.per_open = 0.0
        self.per_soon = 0.0
        self.later = 0
        begin(self, weights)


def begin(e: Evaluation, weights: Weights) -> None:
    """Takes the weights, and works out where the apostate goes from each island by the islands with novices."""
    for i in range(COUNT):
        e.weights[i] = weights.values[i]
    for start in range(ISLANDS):
        for inhabited in range(PLACES):
            island = start
            for _ in range(ISLANDS):
                island = e.table.next[island]
                if inhabited >> island & 1:
                    break
            e.attracted[start * PLACES + inhabited] = island


def look(e: Evaluation, s: State) -> None:
    """Takes in what all orders share: the round, the tiles, where the figures are going."""
    if e.round != s.round:
        begin_round(e, s)
        count_tiles(e, s)
    elif not remembered(e, s):
        count_tiles(e, s)
    e.inhabited = 0
    for seat in range(1 if e.table.solo else e.seats):
        base = seat * ISLANDS
        for island in range(ISLANDS):
            if s.active[base + island] + s.inactive[base + island]:
                e.inhabited |= 1 << island
    e.next_apostate = heads_for(e, s.apostate, e.inhabited)
    e.next_priestess = clockwise(s, s.priestess, e.table.priestess_moves)
    e.next_builder = clockwise(s, s.builder, e.table.builder_moves)


def heads_for(e: Evaluation, apostate: int, inhabited: int) -> int:
    """The island to which the apostate will go next from his, where these have novices that attract him."""
    return e.attracted[apostate * PLACES + inhabited]


def begin_round(e: Evaluation, s: State) -> None:
    """What a piece is worth depends on the rounds to come."""
    e.round = s.round
    e.later = ROUNDS - s.round
    people = e.weights[PEOPLE] * e.later
    e.per_active = e.weights[ACTIVE] + people
    e.per_inactive = people
    e.per_shrine = SHRINE_POINTS * e.weights[SHRINES] + e.weights[SHRINES_LATER] * e.later
    e.per_open = e.weights[OPEN] * e.table.guardian[s.round - 1]
    e.per_soon = 0.0
    if e.later:
        e.per_inactive += e.weights[INACTIVE]
        e.per_soon = e.weights[OPEN_SOON] * e.table.guardian[s.round]


def remembered(e: Evaluation, s: State) -> bool:
    """Whether the tiles are as they were."""
    changed = 0
    for tile in range(TILES + 1):
        changed |= (e.where[tile] ^ s.where[tile]) | (e.owner[tile] ^ s.owner[tile]) | (e.book[tile] ^ s.book[tile])
    return changed == 0


def count_tiles(e: Evaluation, s: State) -> None:
    """Novices on tiles and in the temple, and the symbols that could be appointed to."""
    e.where[:] = s.where[:]
    e.owner[:] = s.owner[:]
    e.book[:] = s.book[:]
    for seat in range(SEATS):
        e.tiles[seat] = 0.0
    e.open_now = 0
    e.open_soon = 0
    for tile in range(1, TILES + 1):
        owner = s.owner[tile]
        if owner != NOBODY:
            e.tiles[owner] += novice_value(e, s, tile, owner)
        elif s.where[tile] == ON_PATH:
            if e.table.group[tile] >= e.later:
                e.open_now |= 1 << e.table.symbol[tile]
            elif e.table.group[tile] == e.later - 1:
                e.open_soon |= 1 << e.table.symbol[tile]
    e.open_soon |= e.open_now


def novice_value(e: Evaluation, s: State, tile: int, owner: int) -> float:
    """A novice on a tile, before or in the temple."""
    if s.where[tile] != IN_TEMPLE:
        group = e.table.group[tile]
        if group >= e.later:
            return e.weights[READY] * e.table.guardian[s.round - 1]
        return e.weights[WAITING] * e.table.guardian[ROUNDS - group - 1]
    value = e.weights[TEMPLE] + e.weights[TEMPLE_LATER] * e.later
    higher = 0
    for k in range(6 * tile, 6 * tile + 6):
        other = e.table.near[k]
        if other > tile and s.where[other] == ON_PATH and s.owner[other] != owner:
            higher += 1
    if not s.book[tile]:
        value += e.weights[THREAT] * (higher * e.later)
    elif higher:
        value += e.weights[BOOKS] * e.later
    return value


def at_island(e: Evaluation, s: State, seat: int, island: int) -> float:
    """What an order has from its pieces at one island."""
    cell = seat * ISLANDS + island
    active = s.active[cell]
    here = active + s.inactive[cell]
    shrine = s.shrine[cell]
    value = 0.0
    if s.favor[cell]:
        value = e.weights[FAVOUR + island]
    if shrine:
        value += e.per_shrine
    if here:
        value += active * e.per_active + (here - active) * e.per_inactive
        value += by_novices(e, s, seat, island, active, here)
    if island == s.priestess and (here or shrine):
        value += e.weights[PRIESTESS] * priestess_pays(s, seat, island, False)
    if e.later and island == e.next_priestess and (here or shrine):
        value += e.weights[NEXT_PRIESTESS] * priestess_pays(s, seat, island, True)
    return value


def by_novices(e: Evaluation, s: State, seat: int, island: int, active: int, here: int) -> float:
    """What so many novices at an island make possible, and what they are in danger of."""
    cell = seat * ISLANDS + island
    needed = 1 if s.shrine[cell] else 2
    value = 0.0
    if active >= needed:
        if not s.favor[cell]:
            value += e.weights[PAIRS]
        if e.open_now >> island & 1:
            value += e.per_open
        if island == s.builder and needed == 2 and s.favor[seat * ISLANDS + SHRINE]:
            value += e.weights[BUILDER]
    elif active:
        value += e.weights[LONE]
    if here >= needed and e.open_soon >> island & 1:
        value += e.per_soon
    if island == s.apostate and not (e.table.solo and seat == AUTOMATON):
        value -= e.weights[APOSTATE] * (here + 1)
    if e.later:
        if island == e.next_apostate:
            value -= e.weights[NEXT_APOSTATE] * (here + 1)
        if island == e.next_builder and here >= 2 and needed == 2:
            value += e.weights[NEXT_BUILDER]
    return value


def valued(e: Evaluation, s: State, seat: int) -> float:
    """The final influence to expect for an order, in a position that was looked at."""
    behind = e.seats - 1
    k = 0
    while s.rank[k] != seat:
        behind -= 1
        k += 1
    value = s.influence[seat] + e.tiles[seat] + e.weights[COUNCIL] * e.table.council[s.seat_at[seat]]
    value += e.weights[RANK] * (behind * (e.later + 1))
    value += e.weights[JETTY] * (s.jetty[seat] * e.later) + e.weights[RESERVE] * (s.reserve[seat] * e.later)
    for island in range(ISLANDS):
        value += at_island(e, s, seat, island)
    return value


def estimate(e: Evaluation, s: State, seat: int) -> float:
    """The final influence to expect for an order; exact when the game is over."""
    if s.phase == OVER:
        return 1.0 * s.influence[seat]
    look(e, s)
    return valued(e, s, seat)


def estimate_all(e: Evaluation, s: State) -> None:
    """Fills `estimates` with the final influence to expect for every order."""
    if s.phase != OVER:
        look(e, s)
    for seat in range(e.seats):
        e.estimates[seat] = valued(e, s, seat) if s.phase != OVER else 1.0 * s.influence[seat]


def ahead(e: Evaluation, seat: int) -> float:
    """How far an order is ahead of the best other one by `estimates`, in points."""
    best = -1000.0
    for other in range(e.seats):
        if other != seat and e.estimates[other] > best:
            best = e.estimates[other]
    return e.estimates[seat] - best


def margins(e: Evaluation, s: State) -> None:
    """Fills `estimates` with how far every order is ahead of the best other one."""
    estimate_all(e, s)
    first = -1000.0
    second = -1000.0
    leader = 0
    for seat in range(e.seats):
        if e.estimates[seat] > first:
            second = first
            first = e.estimates[seat]
            leader = seat
        elif e.estimates[seat] > second:
            second = e.estimates[seat]
    for seat in range(e.seats):
        e.estimates[seat] -= second if seat == leader else first
