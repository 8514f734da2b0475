"""What each step of a journey or tides would bring, without playing it.

A step changes what the orders have at two islands and nothing else, unless the apostate will then go elsewhere. So
leaving and arriving are valued once for each island, and a step is the sum of the two.
"""

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ISLANDS, SEATS
from luna.games.luna.rules.scoring import attracts_apostate
from luna.games.luna.rules.state import State, copy_into, repeat
from luna.games.luna.search.evaluation import Evaluation, at_island, heads_for, look, valued
from luna.games.luna.search.feature_names import NEXT_APOSTATE

TRAVEL, FERRY, FERRY_INACTIVE, FERRY_JETTY = (
    FIRST[kind] for kind in ("journey", "tides", "tides_inactive", "tides_jetty")
)
SOURCES = 2 * ISLANDS + 1
FROM_JETTY = SOURCES - 1


class Journeys:
    """How the expectations of the orders change with the steps of one of them from `plan`, on top of `before`.

    `leaving` is by source and seat: active novices of each island, resting ones of each, the jetty. `arriving` is by
    island and seat. `known` marks what was valued already; `left` are the islands with novices once one has left.
    """

    def __init__(self, state: State) -> None:
        self.before = [0.0 for _ in range(SEATS)]
        self.leaving = [0.0 for _ in range(SEATS * SOURCES)]
        self.arriving = [0.0 for _ in range(SEATS * ISLANDS)]
        self.known = repeat(0, SOURCES + ISLANDS)
        self.left = repeat(0, SOURCES)
        self.plan = state.copy()
        self.after = state.copy()
        self.alone = False


def start(j: Journeys, e: Evaluation, seat: int) -> None:
    """Values `plan` as if it ended there, where `alone` only for the order itself; no step is known yet."""
    look(e, j.plan)
    e.turn = (seat + 1) % e.seats
    for each in range(e.seats):
        if each == seat or not j.alone:
            j.before[each] = valued(e, j.plan, each)
    for i in range(SOURCES + ISLANDS):
        j.known[i] = 0
    copy_into(j.plan, j.after)


def source_of(code: int) -> int:
    """Where the novice of a step comes from."""
    if code < FERRY_INACTIVE:
        return (code - (TRAVEL if code < FERRY else FERRY)) // ISLANDS
    if code < FERRY_JETTY:
        return ISLANDS + (code - FERRY_INACTIVE) // ISLANDS
    return FROM_JETTY


def target_of(code: int) -> int:
    """Where the novice of a step goes."""
    if code < FERRY_INACTIVE:
        return (code - (TRAVEL if code < FERRY else FERRY)) % ISLANDS
    if code < FERRY_JETTY:
        return (code - FERRY_INACTIVE) % ISLANDS
    return code - FERRY_JETTY


def leave(j: Journeys, e: Evaluation, source: int, seat: int) -> None:
    """Values that a novice leaves."""
    j.known[source] = 1
    j.left[source] = e.inhabited
    if source == FROM_JETTY:
        for each in range(e.seats):
            j.leaving[SEATS * source + each] = 0.0
        j.leaving[SEATS * source + seat] = -e.per_jetty
        return
    island = source % ISLANDS
    cell = seat * ISLANDS + island
    if source < ISLANDS:
        j.after.active[cell] -= 1
    else:
        j.after.inactive[cell] -= 1
    for each in range(e.seats):
        j.leaving[SEATS * source + each] = change(j, e, each, seat, island)
    if not attracts_apostate(j.after, island):
        j.left[source] &= ~(1 << island)
    j.after.active[cell] = j.plan.active[cell]
    j.after.inactive[cell] = j.plan.inactive[cell]


def arrive(j: Journeys, e: Evaluation, island: int, seat: int) -> None:
    """Values that a novice comes to rest at an island."""
    j.known[SOURCES + island] = 1
    cell = seat * ISLANDS + island
    j.after.inactive[cell] += 1
    for each in range(e.seats):
        j.arriving[SEATS * island + each] = change(j, e, each, seat, island)
    j.after.inactive[cell] -= 1


def change(j: Journeys, e: Evaluation, each: int, seat: int, island: int) -> float:
    """How far an order is better off at an island in `after` than in `plan`; others only where they compete."""
    if each != seat and (j.alone or island not in (j.plan.priestess, e.next_priestess)):
        return 0.0
    return at_island(e, j.after, each, island) - at_island(e, j.plan, each, island)


def step_value(j: Journeys, e: Evaluation, code: int, seat: int) -> float:
    """How far an order is ahead after a step, or where it is `alone` what it may expect."""
    source = source_of(code)
    target = target_of(code)
    if not j.known[source]:
        leave(j, e, source, seat)
    if not j.known[SOURCES + target]:
        arrive(j, e, target, seat)
    goes = heads_for(e, j.plan.apostate, j.left[source] | 1 << target)
    best = -1000.0
    own = 0.0
    for each in range(e.seats):
        if j.alone and each != seat:
            continue
        value = j.before[each] + j.leaving[SEATS * source + each] + j.arriving[SEATS * target + each]
        if e.later and goes != e.next_apostate:
            value += danger(j, e, each, seat, e.next_apostate, code) - danger(j, e, each, seat, goes, code)
        if each == seat:
            own = value
        elif value > best:
            best = value
    return own if j.alone else own - best


def danger(j: Journeys, e: Evaluation, each: int, seat: int, island: int, code: int) -> float:
    """What an order has to fear after a step if the apostate goes to an island."""
    cell = each * ISLANDS + island
    here = j.plan.active[cell] + j.plan.inactive[cell]
    if each == seat:
        source = source_of(code)
        if source < FROM_JETTY and source % ISLANDS == island:
            here -= 1
        if target_of(code) == island:
            here += 1
    return e.weights[NEXT_APOSTATE] * (here + 1) if here else 0.0
