"""The one source of legality: which action codes are legal in a position, in ascending order."""

from luna.games.luna.rules.actions import ACTIONS, FIRST, PAIRS
from luna.games.luna.rules.constants import (
    ACTION,
    BOOK,
    BRIBERY,
    COUNCIL_SEATS,
    HERBS,
    IN_TEMPLE,
    ISLANDS,
    JOURNEY,
    NOBODY,
    NOVICE,
    NOVICES,
    ON_PATH,
    PREPARE,
    ROUNDS,
    SAILBOAT,
    SHRINE,
    TIDES,
    TILES,
    TIRE,
)
from luna.games.luna.rules.state import State, barred_island, repeat

PLACE_SHRINE, PLACE_PAIRS, FAVOR, RECRUIT, BUILD = (
    FIRST[k] for k in ("place_shrine", "place_pairs", "favor", "recruit", "shrine")
)
WAKE, TRAVEL, FERRY, FERRY_INACTIVE, FERRY_JETTY, DONE = (
    FIRST[k] for k in ("herbs", "journey", "tides", "tides_inactive", "tides_jetty", "done")
)
SAIL, SAIL_JETTY, APPOINT, CONSECRATE, MOVE_BOOK = (
    FIRST[k] for k in ("sail", "sail_jetty", "appoint", "consecrate", "book")
)
COUNCIL, COUNCIL_TOKEN, EXPEL, EXPEL_TOKEN, MEDITATE, TIRES, END = (
    FIRST[k] for k in ("council", "council_token", "expel", "expel_token", "meditate", "tire", "end")
)
PAIR_MASKS = [sum(1 << i for i in four) for four in PAIRS]
PAIR_COUNT = len(PAIRS)
MOST_CODES = len(ACTIONS)
COUNCIL_STRIDE = 2 * NOVICES


class Moves:
    """A buffer of action codes that `legal_into` fills: `codes[:count]`."""

    def __init__(self) -> None:
        self.codes = repeat(0, MOST_CODES)
        self.count = 0

    def listed(self) -> list[int]:
        """The codes as a list."""
        return [self.codes[i] for i in range(self.count)]

    def add(self, code: int) -> None:
        """Appends a code."""
        self.codes[self.count] = code
        self.count += 1


def legal_codes(s: State) -> list[int]:
    """All legal codes of a position, ascending; empty when the game is over."""
    out = Moves()
    legal_into(s, out)
    return out.listed()


def legal_into(s: State, out: Moves) -> None:
    """Fills `out` with the legal codes, ascending."""
    out.count = 0
    if s.phase == ACTION:
        if s.pending:
            travel_steps(s, out)
        else:
            turn(s, out)
    elif s.phase == TIRE:
        for island in range(ISLANDS):
            if s.active[ISLANDS + island]:
                out.add(TIRES + island)
    elif s.phase == PREPARE:
        preparation(s, out)


def shrines_to_place(s: State) -> int:
    """Orders that place a shrine in the preparation: all, in solo only the human."""
    return 1 if s.table.solo else s.table.seats


def shrine_free(s: State, island: int) -> bool:
    """Whether a first shrine may go to an island: no island twice; with two seats not herbs (R16: also in solo)."""
    if island == HERBS and s.table.seats == 2:
        return False
    for seat in range(s.table.seats):  # noqa: SIM110 (a generator would be slow when compiled)
        if s.shrine[seat * ISLANDS + island]:
            return False
    return True


def preparation(s: State, out: Moves) -> None:
    """First all shrines, then (R2) each order's four pairs at once, none on the own shrine's island."""
    if s.prepared < shrines_to_place(s):
        for island in range(ISLANDS):
            if shrine_free(s, island):
                out.add(PLACE_SHRINE + island)
        return
    own = 0
    for island in range(ISLANDS):
        if s.shrine[s.actor * ISLANDS + island]:
            own |= 1 << island
    for k in range(PAIR_COUNT):
        if not PAIR_MASKS[k] & own:
            out.add(PLACE_PAIRS + k)


def travel_steps(s: State, out: Moves) -> None:
    """Further steps of a journey or tides, and `done` (needed even when no step is possible)."""
    if s.pending == JOURNEY:
        active_steps(s, TRAVEL, out)
    else:
        tides_steps(s, out)
    out.add(DONE)


def active_steps(s: State, first: int, out: Moves) -> None:
    """Active novices to beside another island (R1: never beside their own)."""
    barred = barred_island(s)
    base = s.actor * ISLANDS
    for a in range(ISLANDS):
        if s.active[base + a] and a != barred:
            code = first + a * ISLANDS
            for b in range(ISLANDS):
                if a != b:
                    out.add(code + b)


def tides_steps(s: State, out: Moves) -> None:
    """All steps of tides: active ones, resting ones that didn't move in this action, those on the jetty."""
    active_steps(s, FERRY, out)
    barred = barred_island(s)
    base = s.actor * ISLANDS
    for a in range(ISLANDS):
        if s.inactive[base + a] > s.moved[a] and a != barred:
            code = FERRY_INACTIVE + a * ISLANDS
            for b in range(ISLANDS):
                if a != b:
                    out.add(code + b)
    if s.jetty[s.actor]:
        for b in range(ISLANDS):
            out.add(FERRY_JETTY + b)


def turn(s: State, out: Moves) -> None:
    """Everything an order may begin its turn with; R13: to meditate is always possible and the only way to pass."""
    base = s.actor * ISLANDS
    extra = s.favor[base + NOVICE]
    barred = barred_island(s)
    island_work(s, base, extra, barred, out)
    if s.favor[base + HERBS]:
        herbs(s, base, barred, out)
    active_steps(s, TRAVEL, out)
    if s.favor[base + TIDES]:
        tides_steps(s, out)
    if s.favor[base + SAILBOAT]:
        sailing(s, base, barred, out)
    temple(s, base, extra, barred, out)
    if s.favor[base + BOOK]:
        books(s, out)
    council(s, base, extra, barred, out)
    expel(s, base, extra, out)
    out.add(END if s.table.solo else MEDITATE)


def island_work(s: State, base: int, extra: int, barred: int, out: Moves) -> None:
    """Favours, recruiting and building. R4: with a discount the Novice token may be all that is used.

    R12: nothing is recruited or built without a piece in reserve. R19: in solo Herbs are taken once per round.
    """
    gone = HERBS if s.herbs_taken else -1
    for i in range(ISLANDS):
        if s.favor[base + i] or i in (barred, gone):
            continue
        spare = s.active[base + i] - (1 if s.shrine[base + i] else 2)
        if spare >= 0:
            out.add(FAVOR + 2 * i)
        if extra and spare >= -1 and i != NOVICE:
            out.add(FAVOR + 2 * i + 1)
    if s.reserve[s.actor]:
        for i in range(ISLANDS):
            if s.active[base + i] and i != barred:
                if s.active[base + i] >= 2:
                    out.add(RECRUIT + 2 * i)
                if extra:
                    out.add(RECRUIT + 2 * i + 1)
    i = s.builder
    if s.favor[base + SHRINE] and s.shrines[s.actor] and not s.shrine[base + i] and i != barred:
        if s.active[base + i] >= 2:
            out.add(BUILD)
        if extra and s.active[base + i]:
            out.add(BUILD + 1)


def herbs(s: State, base: int, barred: int, out: Moves) -> None:
    """One or two resting novices of one island, never on the herbs island."""
    for i in range(ISLANDS):
        if s.inactive[base + i] and i != HERBS and i != barred:
            out.add(WAKE + 2 * i)
            if s.inactive[base + i] >= 2:
                out.add(WAKE + 2 * i + 1)


def sailing(s: State, base: int, barred: int, out: Moves) -> None:
    """One or two active novices of one island, or of the jetty, onto another island."""
    for a in range(ISLANDS):
        if s.active[base + a] and a != barred:
            for b in range(ISLANDS):
                if a != b:
                    out.add(SAIL + 14 * a + 2 * b)
                    if s.active[base + a] >= 2:
                        out.add(SAIL + 14 * a + 2 * b + 1)
    if s.jetty[s.actor]:
        for b in range(ISLANDS):
            out.add(SAIL_JETTY + 2 * b)
            if s.jetty[s.actor] >= 2:
                out.add(SAIL_JETTY + 2 * b + 1)


def temple(s: State, base: int, extra: int, barred: int, out: Moves) -> None:
    """Appoint (R15: the Novice token only for the second novice) and consecrate; Bribery opens one more group."""
    lowest = ROUNDS - s.round - (1 if s.favor[base + BRIBERY] else 0)
    own = 0
    for tile in range(1, TILES + 1):
        if s.where[tile] != ON_PATH or s.table.group[tile] < lowest:
            continue
        if s.owner[tile] == NOBODY:
            i = s.table.symbol[tile]
            if s.active[base + i] and i != barred:
                if s.active[base + i] >= 2 or s.shrine[base + i]:
                    out.add(APPOINT + 2 * tile - 2)
                if extra and not s.shrine[base + i]:
                    out.add(APPOINT + 2 * tile - 1)
        elif s.owner[tile] == s.actor:
            own += 1
    if own:
        for tile in range(1, TILES + 1):
            if s.owner[tile] == s.actor and s.where[tile] == ON_PATH and s.table.group[tile] >= lowest:
                out.add(CONSECRATE + tile - 1)


def books(s: State, out: Moves) -> None:
    """R6: any book, also an own one, to an own temple novice without one."""
    for a in range(1, TILES + 1):
        if s.book[a]:
            for b in range(1, TILES + 1):
                if s.owner[b] == s.actor and s.where[b] == IN_TEMPLE and not s.book[b]:
                    out.add(MOVE_BOOK + TILES * (a - 1) + b - 1)


def council(s: State, base: int, extra: int, barred: int, out: Moves) -> None:
    """Novices of one island, R12: not beyond the last seat; R3: the Novice token alone needs no island."""
    left = COUNCIL_SEATS - 1 - s.seat_at[s.actor]
    if not left:
        return
    for i in range(ISLANDS):
        if i == barred:
            continue
        code = COUNCIL + COUNCIL_STRIDE * i
        for k in range(1, min(s.active[base + i], left) + 1):
            out.add(code + 2 * k - 2)
            if extra and k < left:
                out.add(code + 2 * k - 1)
    if extra:
        out.add(COUNCIL_TOKEN)


def expel(s: State, base: int, extra: int, out: Moves) -> None:
    """Novices of the apostate's island drive him on; level 3 forbids it; R3: the Novice token alone is enough."""
    if s.table.solo == 3:
        return
    for k in range(1, s.active[base + s.apostate] + 1):
        out.add(EXPEL + 2 * k - 2)
        if extra:
            out.add(EXPEL + 2 * k - 1)
    if extra:
        out.add(EXPEL_TOKEN)
