"""What a seat could do, each judged by what the position is worth once its conflicts are decided.

Conflicts in between are answered by rule of thumb: nobody knows the other's hand before it is laid down.
"""

from __future__ import annotations

from luna.games.rivers.rules.actions import ACTIONS, FIRST, SWAP_COUNTS
from luna.games.rivers.rules.conflicts import supporting
from luna.games.rivers.rules.constants import ACT, ATTACK, BUILD, DEFEND, EMPTY, NOWHERE, OVER, SPHERES
from luna.games.rivers.rules.legal import legal_codes
from luna.games.rivers.rules.play import play
from luna.games.rivers.rules.state import State, repeat
from luna.games.rivers.search.around import AROUND, MOST
from luna.games.rivers.search.worth import Worth

TILE, CATASTROPHES, SWAP, PASS, COMMIT = (FIRST[kind] for kind in ("tile", "catastrophe", "swap", "pass", "commit"))
BESIDE = list(AROUND)
"""A C array, compiled, as the next ones: one that is imported would stay a list."""
CELL_OF = [action.cell for action in ACTIONS]
GIVEN = [count for counts in SWAP_COUNTS for count in counts]
WARY = 3
"""With so many tiles in hand a defender is expected to add one."""


class Candidates:
    """Finds them for one position after the other; `codes` and `scores` are those of the last one."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.count = 0
        self.codes = repeat(0, len(ACTIONS))
        self.scores = [0.0 for _ in ACTIONS]

    def find(self, s: State) -> None:
        """All that is worth a look for the seat to act."""
        self.count = 0
        for code in legal_codes(s):
            if self.sensible(s, code):
                self.codes[self.count] = code
                self.scores[self.count] = self.tried(s, code)
                self.count += 1

    def found(self) -> list[tuple[int, float]]:
        """Codes and scores."""
        return [(self.codes[i], self.scores[i]) for i in range(self.count)]

    def best(self) -> int:
        """The code with the highest score, the first of equal ones."""
        top = 0
        for i in range(1, self.count):
            if self.scores[i] > self.scores[top]:
                top = i
        return self.codes[top]

    def tried(self, s: State, code: int) -> float:
        """What an action is worth to who takes it."""
        seat = s.actor
        after = s.copy()
        play(after, code)
        self.settle(after)
        self.worth.look(after)
        return self.worth.lead(after, seat)

    def sensible(self, s: State, code: int) -> bool:
        """Nothing far from everything, no catastrophe on empty ground, no swap of some tiles of a colour only."""
        if code < TILE or code >= PASS:
            return True
        if code < CATASTROPHES:
            return self.beside_something(s, CELL_OF[code])
        if code < SWAP:
            return s.cells[CELL_OF[code]] != EMPTY
        for colour in range(SPHERES):
            given = GIVEN[SPHERES * (code - SWAP) + colour]
            if given and given != s.hand[SPHERES * s.actor + colour]:
                return False
        return True

    def beside_something(self, s: State, cell: int) -> bool:
        """Whether any cell next to it is taken."""
        for side in range(MOST * cell, MOST * cell + MOST):
            if BESIDE[side] != NOWHERE and s.cells[BESIDE[side]] != EMPTY:
                return True
        return False

    def go_on(self, s: State) -> None:
        """Plays the best that the seat to act sees, and what follows from it."""
        self.find(s)
        play(s, self.best())
        self.settle(s)

    def settle(self, s: State) -> None:
        """Decides all that is open in an action."""
        while s.phase != ACT and s.phase != OVER:
            if s.phase == ATTACK or s.phase == DEFEND:
                play(s, COMMIT + self.committed(s))
            elif s.phase == BUILD:
                play(s, self.built(s))
            else:
                play(s, legal_codes(s)[0])

    def committed(self, s: State) -> int:
        """Tiles that decide a conflict, none where they can't."""
        have = s.hand[SPHERES * s.actor + supporting(s)]
        if s.phase == DEFEND:
            needed = s.attack + s.committed - s.defence
            return needed if 0 < needed <= have else 0
        needed = s.defence - s.attack + 1
        if needed > have:
            return 0
        return max(0, min(have, needed + (1 if s.held[s.defender] >= WARY else 0)))

    def built(self, s: State) -> int:
        """The monument, or none, that leaves the seat best off; what follows it is not looked at."""
        seat = s.actor
        top = -1
        most = 0.0
        for code in legal_codes(s):
            after = s.copy()
            play(after, code)
            self.worth.look(after)
            value = self.worth.lead(after, seat)
            if top < 0 or value > most:
                top = code
                most = value
        return top
