"""What an order considers in its turn: every single action, and journeys and tides as whole plans.

A journey has thousands of results. Instead of all of them one plan is climbed step by step, always with the novice
whose move gains most; every beginning of the plan is a candidate of its own.
"""

from luna.games.luna.rules.actions import FIRST
from luna.games.luna.rules.constants import ACTION, NO_MOVE, NOVICES, TIDES
from luna.games.luna.rules.constants import ISLANDS as ISLAND_COUNT
from luna.games.luna.rules.legal import Moves, active_steps, legal_into, tides_steps
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State, copy_into, repeat
from luna.games.luna.search.evaluation import Evaluation, ahead, estimate, estimate_all, settle
from luna.games.luna.search.features import Weights
from luna.games.luna.search.journeys import Journeys, start, step_value

TRAVEL, FERRY, DONE = (FIRST[kind] for kind in ("journey", "tides", "done"))
MOST = 1500
MOST_CODES = 2 * MOST
LEAST_GAIN = 0.05
"""Points a further step of a plan must gain."""


class Candidates:
    """A buffer: candidate `i` plays `codes[start[i] : start[i] + length[i]]` and is then worth `score[i]` points.

    A score is the margin over the best other order right after the candidate, or, where `alone`, what the order itself
    may then expect: several times faster with many orders. `order` lists them best first.
    """

    def __init__(self, state: State, weights: Weights) -> None:
        self.evaluation = Evaluation(state, weights)
        self.alone = False
        self.count = 0
        self.used = 0
        self.codes = repeat(0, MOST_CODES)
        self.start = repeat(0, MOST)
        self.length = repeat(0, MOST)
        self.score = [0.0 for _ in range(MOST)]
        self.order = repeat(0, MOST)
        self.ranked = [0.0 for _ in range(MOST)]
        self.moves = Moves()
        self.steps = Moves()
        self.after = state.copy()
        self.journeys = Journeys(state)

    def listed(self) -> list[tuple[list[int], float]]:
        """The candidates best first."""
        return [
            ([self.codes[self.start[i] + k] for k in range(self.length[i])], self.score[i])
            for i in (self.order[n] for n in range(self.count))
        ]


def candidates_of(s: State, weights: Weights, macros: bool = True) -> list[tuple[list[int], float]]:
    """The candidates of the actor, best first, each a list of codes with its score; the state is left alone."""
    found = Candidates(s, weights)
    find(s, macros, found)
    return found.listed()


def find(s: State, macros: bool, out: Candidates) -> None:
    """Fills the buffer for the actor of a position; without `macros` journeys and tides are left out."""
    out.count = 0
    out.used = 0
    seat = s.actor
    legal_into(s, out.moves)
    settle(out.evaluation, s, out.alone)
    whole = s.phase == ACTION and s.pending == NO_MOVE
    for k in range(out.moves.count):
        code = out.moves.codes[k]
        if not whole or code < TRAVEL or code > DONE:
            add(out, code)
            copy_into(s, out.after)
            play(out.after, code)
            out.score[out.count - 1] = worth(seat, out)
    if whole and macros:
        climb(s, False, out)
        if s.favor[seat * ISLAND_COUNT + TIDES]:
            climb(s, True, out)
    sort(out)


def worth(seat: int, out: Candidates) -> float:
    """The score of the position `out.after`."""
    if out.alone:
        return estimate(out.evaluation, out.after, seat)
    estimate_all(out.evaluation, out.after)
    return ahead(out.evaluation, seat)


def add(out: Candidates, code: int) -> None:
    """A candidate of one action."""
    out.codes[out.used] = code
    out.start[out.count] = out.used
    out.length[out.count] = 1
    out.used += 1
    out.count += 1


def climb(s: State, ferry: bool, out: Candidates) -> None:
    """Adds the plan of a journey or tides and its beginnings."""
    seat = s.actor
    journeys = out.journeys
    journeys.alone = out.alone
    copy_into(s, journeys.plan)
    if ferry:
        journeys.plan.favor[seat * ISLAND_COUNT + TIDES] = 0  # the first step spends it
    before = -1000.0
    first = out.used
    for step in range(NOVICES):
        start(journeys, out.evaluation, seat)
        out.steps.count = 0
        if ferry:
            tides_steps(journeys.plan, out.steps)
        else:
            active_steps(journeys.plan, TRAVEL, out.steps)
        best = -1000.0
        chosen = -1
        for k in range(out.steps.count):
            value = step_value(journeys, out.evaluation, out.steps.codes[k], seat)
            if value > best:
                best = value
                chosen = out.steps.codes[k]
        if chosen < 0 or (step and best < before + LEAST_GAIN):
            return
        play(journeys.plan, chosen)
        before = best
        add_plan(out, first, step, chosen, best)
        first = out.start[out.count - 1]


def add_plan(out: Candidates, first: int, steps: int, chosen: int, score: float) -> None:
    """A candidate that begins like the last one, does one step more and ends there."""
    here = out.used
    for k in range(steps):
        out.codes[here + k] = out.codes[first + k]
    out.codes[here + steps] = chosen
    out.codes[here + steps + 1] = DONE
    out.start[out.count] = here
    out.length[out.count] = steps + 2
    out.score[out.count] = score
    out.used = here + steps + 2
    out.count += 1


def sort(out: Candidates) -> None:
    """Orders the candidates, best first; equal ones keep their order."""
    for i in range(out.count):
        score = out.score[i]
        k = i
        while k > 0 and out.ranked[k - 1] < score:
            out.ranked[k] = out.ranked[k - 1]
            out.order[k] = out.order[k - 1]
            k -= 1
        out.ranked[k] = score
        out.order[k] = i
