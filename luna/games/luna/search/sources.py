"""Where the influence that a search expects comes from: its value taken apart, so that a choice can be explained.

`NOW` is the lead already there; what a line of play brings on the way is booked where it was earned, and what the
evaluation expects after it where its features belong. The parts of a value add up to it.
"""

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import OVER, SEATS
from luna.games.luna.rules.play import play
from luna.games.luna.rules.scoring import (
    apostate_value,
    council_points,
    favour_points,
    priestess_value,
    shrine_points,
)
from luna.games.luna.rules.state import State, guardian_value, in_temple_of
from luna.games.luna.search.feature_names import NAMES as FEATURES
from luna.games.luna.search.features import Features, Weights, fill

NAMES = (
    "now",  # the lead before the line begins
    "consecration",  # the guardian's value, had or within reach
    "displacement",  # novices thrown out, and those in danger of it
    "temple",  # the income of novices in the temple
    "books",
    "priestess",
    "apostate",
    "council",
    "shrines",
    "favours",
    "novices",  # those to act with
    "candles",
)
COUNT = len(NAMES)
(
    NOW,
    CONSECRATION,
    DISPLACEMENT,
    TEMPLE,
    BOOKS,
    PRIESTESS,
    APOSTATE,
    COUNCIL,
    SHRINES,
    FAVOURS,
    NOVICES,
    CANDLES,
) = range(COUNT)
BELONGS = {
    "priestess": PRIESTESS,
    "next_priestess": PRIESTESS,
    "apostate": APOSTATE,
    "next_apostate": APOSTATE,
    "temple": TEMPLE,
    "temple_later": TEMPLE,
    "threat": DISPLACEMENT,
    "books": BOOKS,
    "shrines": SHRINES,
    "shrines_later": SHRINES,
    "next_builder": SHRINES,
    "builder": SHRINES,
    "council": COUNCIL,
    "rank": COUNCIL,
    "ready": CONSECRATION,
    "waiting": CONSECRATION,
    "open": CONSECRATION,
    "open_soon": CONSECRATION,
    "active": NOVICES,
    "inactive": NOVICES,
    "people": NOVICES,
    "jetty": NOVICES,
    "reserve": NOVICES,
    "pairs": NOVICES,
    "lone": NOVICES,
    "turn": CANDLES,
    "began": CANDLES,
    "attackers": DISPLACEMENT,
    "stuck": APOSTATE,
    "expecting": PRIESTESS,
}
CONSECRATE, MOVE_BOOK, SUPPORT = FIRST["consecrate"], FIRST["book"], FIRST["council"]
MEDITATE, TIRES, END = FIRST["meditate"], FIRST["tire"], FIRST["end"]


class Sources:
    """A buffer: what each order earned along a line, by source, and the value of its last position taken apart."""

    def __init__(self) -> None:
        self.gained = [0.0 for _ in range(SEATS * COUNT)]
        self.parts = [0.0 for _ in range(SEATS * COUNT)]
        self.value = [0.0 for _ in range(COUNT)]
        self.worth = [0.0 for _ in range(SEATS)]
        self.before = [0 for _ in range(SEATS)]
        self.paid = [0 for _ in range(3 * SEATS)]
        self.belongs = [BELONGS.get(name, FAVOURS) for name in FEATURES]
        self.features = len(FEATURES)
        self.scratch = Features()

    def listed(self) -> list[float]:
        """The value by source, in the order of `NAMES`."""
        return [self.value[k] for k in range(COUNT)]


def begin(s: State, out: Sources) -> None:
    """A line begins here."""
    for k in range(SEATS * COUNT):
        out.gained[k] = 0.0
    for seat in range(s.table.seats):
        out.gained[seat * COUNT + NOW] = s.influence[seat]


def booked(s: State, code: int, out: Sources) -> None:
    """Plays an action and books what every order earns by it."""
    closing = code == END or (code == MEDITATE and s.lit == 1)
    guardian = guardian_value(s)
    actor = s.actor
    for seat in range(s.table.seats):
        out.before[seat] = s.influence[seat]
        if closing:
            out.paid[3 * seat] = priestess_value(s, seat)
            out.paid[3 * seat + 1] = apostate_value(s, seat)
            out.paid[3 * seat + 2] = in_temple_of(s, seat)
    play(s, code)
    if closing:
        for seat in range(s.table.seats):
            book_round(s, seat, 1 if code == MEDITATE and seat == actor else 0, out)
    elif CONSECRATE <= code < MOVE_BOOK:
        book_entry(s, actor, guardian, out)
    elif TIRES <= code < END:
        for seat in range(s.table.seats):
            if s.influence[seat] != out.before[seat]:
                book_entry(s, seat, guardian, out)
    elif MOVE_BOOK <= code < SUPPORT:
        out.gained[actor * COUNT + BOOKS] += s.influence[actor] - out.before[actor]


def book_entry(s: State, seat: int, guardian: int, out: Sources) -> None:
    """The guardian's value, and 1 for each novice thrown out."""
    out.gained[seat * COUNT + CONSECRATION] += guardian
    out.gained[seat * COUNT + DISPLACEMENT] += s.influence[seat] - out.before[seat] - guardian


def book_round(s: State, seat: int, candle: int, out: Sources) -> None:
    """What a scoring brought; nobody falls below 0, so the apostate may have cost less than he asks."""
    base = seat * COUNT
    rest = s.influence[seat] - out.before[seat] - candle
    if s.phase == OVER:
        out.gained[base + SHRINES] += shrine_points(s, seat)
        out.gained[base + FAVOURS] += favour_points(s, seat)
        out.gained[base + COUNCIL] += council_points(s, seat)
        rest -= shrine_points(s, seat) + favour_points(s, seat) + council_points(s, seat)
    out.gained[base + CANDLES] += candle
    out.gained[base + PRIESTESS] += out.paid[3 * seat]
    out.gained[base + TEMPLE] += out.paid[3 * seat + 2]
    out.gained[base + APOSTATE] += rest - out.paid[3 * seat] - out.paid[3 * seat + 2]


def take_apart(s: State, seat: int, weights: Weights, out: Sources) -> None:
    """Fills `out.value` with an order's margin over the best other one at the end of the line, by source.

    `out.worth` is then what every order may expect.
    """
    best = -1000.0
    rival = seat
    for other in range(s.table.seats):
        worth = expected(s, other, weights, out)
        out.worth[other] = worth
        if other != seat and worth > best:
            best = worth
            rival = other
    for k in range(COUNT):
        out.value[k] = out.parts[seat * COUNT + k] - out.parts[rival * COUNT + k]


def expected(s: State, seat: int, weights: Weights, out: Sources) -> float:
    """Fills `out.parts` of an order: earned along the line and expected after it; the sum."""
    base = seat * COUNT
    total = 0.0
    for k in range(COUNT):
        out.parts[base + k] = out.gained[base + k]
    if s.phase != OVER:
        fill(s, seat, out.scratch)
        first = s.lit * out.features
        for i in range(out.features):
            out.parts[base + out.belongs[i]] += weights.values[first + i] * out.scratch.values[i]
    for k in range(COUNT):
        total += out.parts[base + k]
    return total
