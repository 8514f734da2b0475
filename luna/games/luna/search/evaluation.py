"""The evaluation as the search needs it: `features` times weights, but for all orders at once and by parts.

Besides what lies on tiles an order’s worth is nearly all a sum over islands. So what it has at each island of a settled
position is kept for the next ones, and a journey is valued by the two islands that a step touches. Weights are
multiples of a power of two, so that every sum is exact in whatever order its parts are added.
"""

from luna.games.luna.rules.constants import (
    AUTOMATON,
    ISLANDS,
    OVER,
    ROUNDS,
    SEATS,
    SHRINE,
    SHRINE_POINTS,
)
from luna.games.luna.rules.scoring import clockwise, priestess_pays
from luna.games.luna.rules.state import State, copy_into, repeat
from luna.games.luna.search.feature_names import (
    ACTIVE,
    APOSTATE,
    BEGAN,
    BUILDER,
    COUNCIL,
    COUNT,
    EXPECTING,
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
    RESERVE,
    SHRINES,
    SHRINES_LATER,
    STUCK,
    TURN,
)
from luna.games.luna.search.features import Weights, turn_of
from luna.games.luna.search.tiles import Tiles, take_in

CELLS = SEATS * ISLANDS
PLACES = 1 << ISLANDS
"""Sets of islands."""


class Evaluation:
    """Values positions of one table; keeps what two positions in a row have in common.

    `estimates` are by seat, filled by `margins`. The fields below are those of the position looked at last.
    """

    def __init__(self, state: State, weights: Weights) -> None:
        self.table = state.table
        self.seats = state.table.seats
        self.of = weights
        self.weights = [0.0 for _ in range(COUNT)]
        self.estimates = [0.0 for _ in range(SEATS)]
        self.round = 0
        self.lit = 0
        self.turn = 0
        self.tiles = Tiles(state, weights)
        self.inhabited = 0
        self.next_priestess = 0
        self.next_builder = 0
        self.next_apostate = 0
        self.attracted = repeat(0, ISLANDS * PLACES)
        self.priestess_after = repeat(0, ISLANDS)
        self.builder_after = repeat(0, ISLANDS)
        self.per_active = 0.0
        self.per_inactive = 0.0
        self.per_shrine = 0.0
        self.per_jetty = 0.0
        self.per_reserve = 0.0
        self.per_rank = 0.0
        self.per_open = 0.0
        self.per_soon = 0.0
        self.later = 0
        self.known = False
        self.cells = [0.0 for _ in range(CELLS)]
        self.changed = repeat(1, CELLS)
        self.base = state.copy()
        self.base_open_now = 0
        self.base_open_soon = 0
        self.base_next_apostate = 0
        begin(self, state)


def begin(e: Evaluation, s: State) -> None:
    """Works out where each figure goes from each island."""
    for start in range(ISLANDS):
        e.priestess_after[start] = clockwise(s, start, e.table.priestess_moves)
        e.builder_after[start] = clockwise(s, start, e.table.builder_moves)
        for inhabited in range(PLACES):
            island = start
            for _ in range(ISLANDS):
                island = e.table.next[island]
                if inhabited >> island & 1:
                    break
            e.attracted[start * PLACES + inhabited] = island


def look(e: Evaluation, s: State) -> None:
    """Takes in what all orders share: the round, the candles, the tiles, where the figures are going."""
    if e.round != s.round or e.lit != s.lit:
        weigh(e, s)
    e.turn = turn_of(s)
    take_in(e.tiles, s)
    e.inhabited = 0
    for seat in range(1 if e.table.solo else e.seats):
        base = seat * ISLANDS
        for island in range(ISLANDS):
            if s.active[base + island] + s.inactive[base + island]:
                e.inhabited |= 1 << island
    e.next_apostate = heads_for(e, s.apostate, e.inhabited)
    e.next_priestess = e.priestess_after[s.priestess]
    e.next_builder = e.builder_after[s.builder]
    compare(e, s)


def settle(e: Evaluation, s: State, alone: bool) -> None:
    """Keeps what each order has at each island of a position from which the next ones differ by little.

    Where `alone`, only the actor will be valued until something else is settled.
    """
    e.known = False
    look(e, s)
    first = s.actor * ISLANDS if alone else 0
    for cell in range(first, first + (ISLANDS if alone else e.seats * ISLANDS)):
        e.cells[cell] = at_island(e, s, cell // ISLANDS, cell % ISLANDS)
    copy_into(s, e.base)
    e.base_open_now = e.tiles.open_now
    e.base_open_soon = e.tiles.open_soon
    e.base_next_apostate = e.next_apostate
    e.known = True


def compare(e: Evaluation, s: State) -> None:
    """Marks where an order does not have at an island what it had in the settled position."""
    same = e.known and s.round == e.base.round and s.lit == e.base.lit and s.priestess == e.base.priestess
    same = (
        same
        and s.builder == e.base.builder
        and s.apostate == e.base.apostate
        and e.next_apostate == e.base_next_apostate
    )
    if not same or e.tiles.open_now != e.base_open_now or e.tiles.open_soon != e.base_open_soon:
        for cell in range(CELLS):
            e.changed[cell] = 1
        return
    for cell in range(CELLS):
        e.changed[cell] = (
            (s.active[cell] ^ e.base.active[cell])
            | (s.inactive[cell] ^ e.base.inactive[cell])
            | (s.shrine[cell] ^ e.base.shrine[cell])
            | (s.favor[cell] ^ e.base.favor[cell])
        )
    changed = 0
    for k in range(e.seats):
        changed |= s.rank[k] ^ e.base.rank[k]
    spread(e, s.priestess, changed)
    spread(e, e.next_priestess, changed)
    for seat in range(e.seats):  # without its token there is nothing to build
        e.changed[seat * ISLANDS + s.builder] |= e.changed[seat * ISLANDS + SHRINE]


def spread(e: Evaluation, island: int, changed: int) -> None:
    """Where orders compete, what one of them changes, or their order in the council, concerns all."""
    for seat in range(e.seats):
        changed |= e.changed[seat * ISLANDS + island]
    for seat in range(e.seats):
        e.changed[seat * ISLANDS + island] |= changed


def heads_for(e: Evaluation, apostate: int, inhabited: int) -> int:
    """The island to which the apostate will go next from his, where these have novices that attract him."""
    return e.attracted[apostate * PLACES + inhabited]


def weigh(e: Evaluation, s: State) -> None:
    """What a piece is worth depends on the rounds to come and on the candles left."""
    for i in range(COUNT):
        e.weights[i] = e.of.values[s.lit * COUNT + i]
    e.round = s.round
    e.lit = s.lit
    e.later = ROUNDS - s.round
    people = e.weights[PEOPLE] * e.later
    e.per_active = e.weights[ACTIVE] + people
    e.per_inactive = people
    e.per_shrine = SHRINE_POINTS * e.weights[SHRINES] + e.weights[SHRINES_LATER] * e.later
    e.per_jetty = e.weights[JETTY] * e.later
    e.per_reserve = e.weights[RESERVE] * e.later
    e.per_rank = e.weights[RANK] * (e.later + 1)
    e.per_open = e.weights[OPEN] * e.table.guardian[s.round - 1]
    e.per_soon = 0.0
    if e.later:
        e.per_inactive += e.weights[INACTIVE]
        e.per_soon = e.weights[OPEN_SOON] * e.table.guardian[s.round]


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
        value += e.weights[EXPECTING] * (here + shrine)
    return value


def by_novices(e: Evaluation, s: State, seat: int, island: int, active: int, here: int) -> float:
    """What so many novices at an island make possible, and what they are in danger of."""
    cell = seat * ISLANDS + island
    needed = 1 if s.shrine[cell] else 2
    value = 0.0
    if active >= needed:
        if not s.favor[cell]:
            value += e.weights[PAIRS]
        if e.tiles.open_now >> island & 1:
            value += e.per_open
        if island == s.builder and needed == 2 and s.favor[seat * ISLANDS + SHRINE]:
            value += e.weights[BUILDER]
    elif active:
        value += e.weights[LONE]
    if here >= needed and e.tiles.open_soon >> island & 1:
        value += e.per_soon
    if island == s.apostate and not (e.table.solo and seat == AUTOMATON):
        value += e.weights[STUCK] * (here - active) - e.weights[APOSTATE] * (here + 1)
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
    value = s.influence[seat] + e.tiles.value[seat] + e.weights[COUNCIL] * e.table.council[s.seat_at[seat]]
    value += e.per_rank * behind + e.per_jetty * s.jetty[seat] + e.per_reserve * s.reserve[seat]
    if seat == e.turn:
        value += e.weights[TURN]
    if seat == s.start:
        value += e.weights[BEGAN]
    for island in range(ISLANDS):
        cell = seat * ISLANDS + island
        value += at_island(e, s, seat, island) if e.changed[cell] else e.cells[cell]
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
