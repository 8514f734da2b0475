"""Carries out one legal action in place; nothing is checked here, `legal` did.

With an `s.log` every step appends the event of what happened once it has; a search leaves it None.
"""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules.actions import FIRST, PAIRS
from luna.games.luna.rules.constants import (
    ACTION,
    BOOK,
    BRIBERY,
    HERBS,
    IN_TEMPLE,
    ISLANDS,
    NOVICE,
    NOVICES,
    ROUNDS,
    SHRINE,
    TILES,
    TIRE,
)
from luna.games.luna.rules.legal import shrines_to_place
from luna.games.luna.rules.movement import sail, travel
from luna.games.luna.rules.scoring import close_round
from luna.games.luna.rules.solo import begin_round, build_for_automaton
from luna.games.luna.rules.state import State, guardian_value, released
from luna.games.luna.rules.temple import advance_disc, displace
from luna.games.luna.rules.turns import pass_turn, spend, tire

PLACE_PAIRS, FAVOR, RECRUIT, BUILD, WAKE = (FIRST[k] for k in ("place_pairs", "favor", "recruit", "shrine", "herbs"))
TRAVEL, SAIL, APPOINT, CONSECRATE, MOVE_BOOK = (FIRST[k] for k in ("journey", "sail", "appoint", "consecrate", "book"))
COUNCIL, COUNCIL_TOKEN, EXPEL, EXPEL_TOKEN, MEDITATE, TIRES, END = (
    FIRST[k] for k in ("council", "council_token", "expel", "expel_token", "meditate", "tire", "end")
)
PAIR_ISLANDS = [i for four in PAIRS for i in four]


def play(s: State, code: int) -> None:
    """Plays a legal action code."""
    if code < FAVOR:
        prepare(s, code)
    elif TRAVEL <= code < SAIL:
        travel(s, code)
    elif code < TIRES:
        if code < SAIL:
            work(s, code)
        elif code < APPOINT:
            sail(s, code)
        elif code < COUNCIL:
            temple_work(s, code)
        elif code < MEDITATE:
            influence_work(s, code)
        elif meditate(s):
            return
        pass_turn(s)
    elif code < END:
        begin_round(s, code - TIRES)
    else:
        if s.log is not None:
            s.log.append(ev.PhaseClosed(s.actor))
        build_for_automaton(s)
        close_round(s, s.start)


def prepare(s: State, code: int) -> None:
    """Places a shrine or four pairs; with the last pairs the game begins."""
    if code < PLACE_PAIRS:
        s.shrine[s.actor * ISLANDS + code] = 1
        s.shrines[s.actor] -= 1
        if s.log is not None:
            s.log.append(ev.ShrinePlaced(s.actor, code))
    else:
        place_pairs(s, code - PLACE_PAIRS)
    s.prepared += 1
    placing = shrines_to_place(s)
    if s.prepared < 2 * placing:
        if not s.table.solo:
            s.actor = (s.start + s.prepared) % placing
    elif s.table.solo:
        s.phase = TIRE
    else:
        s.phase = ACTION
        s.actor = s.start


def place_pairs(s: State, index: int) -> None:
    """Two novices on each of four islands and a favour from each of the two islands left empty."""
    base = s.actor * ISLANDS
    for k in range(4):
        s.active[base + PAIR_ISLANDS[4 * index + k]] = 2
    s.reserve[s.actor] -= 8
    if s.log is not None:
        s.log.append(ev.PairsPlaced(s.actor, PAIRS[index]))
    for i in range(ISLANDS):
        if not s.active[base + i] and not s.shrine[base + i]:
            s.favor[base + i] = 1
            if s.log is not None:
                s.log.append(ev.FavourReceived(s.actor, i))


def work(s: State, code: int) -> None:
    """Favour, recruiting, building and herbs."""
    base = s.actor * ISLANDS
    if code < RECRUIT:
        island = (code - FAVOR) >> 1
        extra = (code - FAVOR) & 1
        tire(s, island, (1 if s.shrine[base + island] else 2) - extra)
        s.favor[base + island] = 1
        if s.table.solo and island == HERBS:
            s.herbs_taken = 1
        if s.log is not None:
            s.log.append(ev.FavourTaken(s.actor, island))
    elif code < BUILD:
        island = (code - RECRUIT) >> 1
        extra = (code - RECRUIT) & 1
        tire(s, island, 2 - extra)
        s.reserve[s.actor] -= 1
        s.inactive[base + island] += 1
        if s.log is not None:
            s.log.append(ev.NoviceRecruited(s.actor, island))
    elif code < WAKE:
        extra = code - BUILD
        spend(s, SHRINE)
        tire(s, s.builder, 2 - extra)
        s.shrine[base + s.builder] = 1
        s.shrines[s.actor] -= 1
        if s.log is not None:
            s.log.append(ev.ShrineBuilt(s.actor, s.builder))
    else:
        extra = 0
        wake(s, (code - WAKE) >> 1, 1 + ((code - WAKE) & 1))
    if extra:
        spend(s, NOVICE)


def wake(s: State, island: int, count: int) -> None:
    """Herbs wake resting novices."""
    spend(s, HERBS)
    s.inactive[s.actor * ISLANDS + island] -= count
    s.active[s.actor * ISLANDS + island] += count
    if s.log is not None:
        s.log.append(ev.NovicesWoken(s.actor, island, count))


def temple_work(s: State, code: int) -> None:
    """Appoint, consecrate and books."""
    if code < CONSECRATE:
        appoint(s, ((code - APPOINT) >> 1) + 1, (code - APPOINT) & 1)
    elif code < MOVE_BOOK:
        consecrate(s, code - CONSECRATE + 1)
    else:
        move_book(s, (code - MOVE_BOOK) // TILES + 1, (code - MOVE_BOOK) % TILES + 1)


def appoint(s: State, tile: int, extra: int) -> None:
    """The first novice steps onto the tile; without a shrine a second one, or the Novice token, is used."""
    island = s.table.symbol[tile]
    cell = s.actor * ISLANDS + island
    if not released(s, tile):
        spend(s, BRIBERY)
    if extra:
        spend(s, NOVICE)
    s.active[cell] -= 1
    s.owner[tile] = s.actor
    if s.log is not None:
        s.log.append(ev.NoviceAppointed(s.actor, island, tile))
    if not extra and not s.shrine[cell]:
        tire(s, island, 1)


def consecrate(s: State, tile: int) -> None:
    """The novice moves with its tile into the temple, gains the guardian's value and displaces."""
    if not released(s, tile):
        spend(s, BRIBERY)
    s.where[tile] = IN_TEMPLE
    s.influence[s.actor] += guardian_value(s)
    if s.log is not None:
        s.log.append(ev.NoviceConsecrated(s.actor, tile, guardian_value(s)))
    displace(s, s.actor, tile)


def move_book(s: State, source: int, target: int) -> None:
    """Any book to an own temple novice without one: +1; with two players (R10: not solo) a round's first earns 2."""
    spend(s, BOOK)
    points = 1
    if s.table.seats == 2 and not s.table.solo and not s.book_played:
        points = 2
        s.book_played = 1
    s.book[source] = 0
    s.book[target] = 1
    s.influence[s.actor] += points
    if s.log is not None:
        s.log.append(ev.BookMoved(s.actor, source, target, points, s.owner[source]))


def influence_work(s: State, code: int) -> None:
    """Support the council or expel the apostate."""
    supports = code <= COUNCIL_TOKEN
    if code < COUNCIL_TOKEN:
        code -= COUNCIL
        island = code // (2 * NOVICES)
        count = ((code % (2 * NOVICES)) >> 1) + 1
        extra = code & 1
    elif code in (COUNCIL_TOKEN, EXPEL_TOKEN):
        island = 0
        count = 0
        extra = 1
    else:
        island = s.apostate
        count = ((code - EXPEL) >> 1) + 1
        extra = (code - EXPEL) & 1
    tire(s, island, count)
    if extra:
        spend(s, NOVICE)
    if supports:
        advance_disc(s, s.actor, count + extra)
    else:
        drive(s, count + extra)


def drive(s: State, steps: int) -> None:
    """The apostate goes clockwise; seven steps bring him back."""
    source = s.apostate
    for _ in range(steps):
        s.apostate = s.table.next[s.apostate]
    if s.log is not None:
        s.log.append(ev.ApostateDriven(s.actor, source, s.apostate))


def meditate(s: State) -> bool:
    """Turns a candle; the last one ends the phase: +1, and who sits to the left starts the next round."""
    s.lit -= 1
    last = s.lit == 0
    if last:
        s.influence[s.actor] += 1
    if s.log is not None:
        s.log.append(ev.CandleTurned(s.actor, s.lit, 1 if last else 0))
    if last:
        # With two players the marker simply changes hands, whoever turned the candle.
        left = (s.start if s.table.seats == 2 else s.actor) + 1
        close_round(s, left % s.table.seats if s.round < ROUNDS else s.start)
    return last
