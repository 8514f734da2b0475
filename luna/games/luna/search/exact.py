"""The end of a game for two or of solo, to the last: every legal line is compared, with all that journeys can come to.

Alpha-beta with zero windows and a table of positions. Leads are counted from a position on, so that positions that
differ in influence alone are the same one. In the last round only; it gives up where there is too much to compare. In
solo, where what is left is only of use to one, a line that can no longer come to enough is not followed.
"""

from luna.games.luna.rules.constants import ISLANDS, OVER, TILES
from luna.games.luna.rules.legal import Moves, legal_into
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.ceiling import Ceiling
from luna.games.luna.search.evaluation import Evaluation, estimate
from luna.games.luna.search.features import Weights
from luna.games.luna.search.planner import mixed

UNKNOWN = 1000
"""No lead is as large."""
GIVEN_UP = -9999
NOT_SEEN = -9998


class Exact:
    """Leads that nothing can change; `nodes` positions were looked into, and it gives up after `room` of them."""

    def __init__(self, root: State, weights: Weights, room: int) -> None:
        self.evaluation = Evaluation(root, weights)
        self.room = room
        self.nodes = 0
        self.solo = root.table.solo > 0
        self.ceiling = Ceiling(root)
        self.least: dict[int, int] = {}
        self.most: dict[int, int] = {}

    def lead(self, state: State, seat: int, guess: int) -> int:
        """What the lead of a seat will be over what it is now; `GIVEN_UP` where that is not found."""
        low = -UNKNOWN
        high = UNKNOWN
        while low < high:
            bound = guess + 1 if guess == low else guess
            guess = self.at_least(state, seat, bound)
            if guess == GIVEN_UP:
                return GIVEN_UP
            if guess >= bound:
                low = guess
            else:
                high = guess
        return guess

    def at_least(self, state: State, seat: int, bound: int) -> int:
        """A lead of a seat over what it is now that is no less than `bound` exactly where the real one is not."""
        found = self.search(state, bound) if state.actor == seat else self.search(state, 1 - bound)
        if found == GIVEN_UP:
            return GIVEN_UP
        return found if state.actor == seat else -found

    def search(self, state: State, bound: int) -> int:
        """The same for the actor."""
        if state.phase == OVER:
            return 0
        key = position(state)
        low = self.least.get(key, -UNKNOWN)
        if low >= bound:
            return low
        high = self.most.get(key, UNKNOWN)
        if high < bound:
            return high
        found = self.at_once(state, bound) if self.solo else NOT_SEEN
        if found == NOT_SEEN:
            found = self.look_into(state, bound)
        if found == GIVEN_UP:
            return found
        if found >= bound:
            self.least[key] = max(low, found)
        else:
            self.most[key] = min(high, found)
        return found

    def at_once(self, state: State, bound: int) -> int:
        """What is seen in solo without looking at what can be done; `NOT_SEEN` where nothing is."""
        low = self.ceiling.floor(state)
        if low >= bound:
            return low
        high = low + self.ceiling.over(state)
        return high if high < bound else NOT_SEEN

    def look_into(self, state: State, bound: int) -> int:
        """Looks at what the actor can do, the most promising first."""
        self.nodes += 1
        if self.nodes > self.room:
            return GIVEN_UP
        seat = state.actor
        other = 1 - seat
        before = state.influence[seat] - state.influence[other]
        best = -UNKNOWN
        for _, after in self.promising(state):
            gained = after.influence[seat] - after.influence[other] - before
            same = after.actor == seat or after.phase == OVER
            found = self.search(after, bound - gained if same else 1 - bound + gained)
            if found == GIVEN_UP:
                return found
            found = gained + (found if same else -found)
            if found > best:
                best = found
            if best >= bound:
                break
        return best

    def promising(self, state: State) -> list[tuple[float, State]]:
        """The positions after each legal action, those with the largest lead to expect first."""
        moves = Moves()
        legal_into(state, moves)
        seat = state.actor
        found: list[tuple[float, State]] = []
        for k in range(moves.count):
            after = state.copy()
            play(after, moves.codes[k])
            worth = estimate(self.evaluation, after, seat) - estimate(self.evaluation, after, 1 - seat)
            found.append((worth, after))
        found.sort(key=worth_of, reverse=True)
        return found


def worth_of(entry: tuple[float, State]) -> float:
    """By what positions are looked at in turn."""
    return entry[0]


def position(s: State) -> int:
    """A number that tells positions of the last round of two orders apart, but not by influence."""
    x = 64 * s.lit + 32 * s.book_played + 8 * s.pending + 4 * s.actor + s.phase
    x = mixed(x, (s.priestess * ISLANDS + s.builder) * ISLANDS + s.apostate)
    x = mixed(x, (s.seat_at[0] * 32 + s.seat_at[1]) * 2 + s.rank[0])
    for seat in range(2):
        x = mixed(x, (s.jetty[seat] * 16 + s.reserve[seat]) * 8 + s.shrines[seat])
    for cell in range(2 * ISLANDS):
        x = mixed(x, ((s.active[cell] * 16 + s.inactive[cell]) * 2 + s.shrine[cell]) * 2 + s.favor[cell])
    if s.pending:
        for island in range(ISLANDS):
            x = mixed(x, s.moved[island])
    for tile in range(1, TILES + 1):
        x = mixed(x, (s.where[tile] * 4 + s.owner[tile] + 1) * 2 + s.book[tile])
    return x
