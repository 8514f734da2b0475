"""The best line to the end of a solo game that beams of many kinds find, better the longer they are let.

At first beams are made wider and wider from the position itself. Then each new beam begins at a round of the best line
so far, is as wide as the lot decides and likes things a little differently than the weights say, mostly than those that
the best line was found with: what all beams of one kind overlook, one of another kind may find, and of what suits a
table there may be more.
"""

from __future__ import annotations

from random import Random

from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.weights import shipped_weights
from luna.games.luna.rules.constants import OVER
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.features import Weights
from luna.games.luna.search.planner import Planner

Line = tuple[tuple[int, ...], ...]

SOLO = "solo"
FIRST_WIDEST = 64
"""The widest of the first beams: what others find after them is worth more than still wider ones."""
WIDTHS = (32, 64, 128, 256)
ODDNESS = 0.25
"""How far a weight goes from what it was: the deviation of its logarithm."""
FAITH = 0.7
"""How often that was the weight with which the best line was found, else the shipped one."""


class Portfolio:
    """The best `line` that was found from a position of solo that is not the end, and the `lead` it ends with.

    The same number of positions looked into finds the same. With a line that is `known` to end with a lead it goes on
    from there.
    """

    def __init__(self, root: State, seed: int = 0, known: tuple[Line, float] | None = None) -> None:
        self._root, self._rng = root.copy(), Random(seed)
        self._planner, self._last = Planner(self._root, weights_for(SOLO)), FIRST_WIDEST
        self._likings = self._suited = tuple(shipped_weights().sets[SOLO])
        self._before: Line = ()
        self.line, self.lead = known or (tuple(self._planner.line), self._planner.lead)
        if known:
            self._begin_another()

    def run(self, positions: int) -> int:
        """Looks into so many positions, of which there are always more."""
        done = 0
        while done < positions:
            done += self._planner.run(positions - done, self._last)
            if self._planner.lead > self.lead:
                self.lead, self.line = self._planner.lead, (*self._before, *self._planner.line)
                self._suited = self._likings
            if self._planner.complete or self._planner.width > self._last:
                self._begin_another()
        return done

    def _begin_another(self) -> None:
        starts = _starts(self._root, self.line)
        at, state = starts[self._rng.randrange(len(starts))]
        width = self._rng.choice(WIDTHS)
        self._before, self._last = self.line[:at], width
        self._planner = Planner(state, self._odd_weights(), width)

    def _odd_weights(self) -> Weights:
        shipped = shipped_weights()
        likings = self._suited if self._rng.random() < FAITH else shipped.sets[SOLO]
        self._likings = tuple(value * self._rng.lognormvariate(0.0, ODDNESS) for value in likings)
        return Weights(list(self._likings), list(shipped.candles[SOLO]))


def _starts(root: State, line: Line) -> list[tuple[int, State]]:
    """The position and where a round begins on a line, each with the number of turns before it."""
    state, found = root.copy(), [(0, root)]
    for number, codes in enumerate(line, start=1):
        before = state.round
        for code in codes:
            play(state, code)
        if state.round != before and state.phase != OVER:
            found.append((number, state.copy()))
    return found
