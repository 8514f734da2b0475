"""A proof near the end of a game for two, where every line to the end can be compared."""

from __future__ import annotations

from build_scripts.games.luna.puzzles.proof import Codes, Found
from luna.core.analysis import Line
from luna.core.puzzles import GAP
from luna.games.luna.bots.bot import weights_for
from luna.games.luna.bots.weights import set_of
from luna.games.luna.rules.constants import NO_MOVE, OVER, ROUNDS
from luna.games.luna.rules.legal import legal_codes
from luna.games.luna.rules.play import play
from luna.games.luna.rules.state import State
from luna.games.luna.search.exact import Exact
from luna.games.luna.search.sources import Sources, begin, booked, take_apart

ROOM = 30_000
"""Positions that are looked into at most."""
LAST_LIT, MOST_ACTIVE = 2, 7
"""With more candles lit, or with more active novices in all, there is too much to compare."""
MOST_WAYS = 800
"""Beginnings of the same journey that are looked at at most."""


class TooMuchError(Exception):
    """There is more to compare than was allowed."""


class Ending:
    """What can be said of a position of a last round with certainty."""

    def __init__(self, state: State) -> None:
        self._state, self._seat = state, state.actor
        self._exact = Exact(state, weights_for(set_of(state.table)), ROOM)

    def found(self, best: Codes, second: Codes) -> Found:
        """The proof that an action is so far ahead of every other one, or that it is not; raises TooMuchError.

        Where it is not, `second` is one that comes too near.
        """
        value, next_ = self.lead(best), self.lead(second)
        answer = self._after(best).fields()
        open_: list[tuple[Codes, State]] = [((code,), self._after((code,))) for code in legal_codes(self._state)]
        seen: set[str] = set()
        while open_ and value - next_ >= GAP:
            codes, after = open_.pop()
            least = next_ - margin(after, self._seat) + 1
            if self._at_least(after, least) < least or after.fields() == answer:
                continue
            if after.pending == NO_MOVE:
                next_, second = self.lead(codes), codes
                continue
            for code in legal_codes(after):
                onward = (*codes, code)
                key = repr(self._after(onward).fields())
                if key not in seen:
                    seen.add(key)
                    open_.append((onward, self._after(onward)))
            if len(seen) > MOST_WAYS:
                raise TooMuchError
        return Found(best, second, value, next_, self._exact.nodes, exact=True)

    def lead(self, codes: Codes) -> int:
        """The lead that a turn ends with; raises TooMuchError."""
        after = self._after(codes)
        found = self._exact.lead(after, self._seat, 0)
        self._check()
        return found + margin(after, self._seat)

    def line(self, codes: Codes) -> tuple[Line, tuple[float, ...]]:
        """A turn with what the best play after it brings, by source, and what everybody has at the end."""
        here, sources, lead = self._state.copy(), Sources(), self.lead(codes)
        begin(here, sources)
        open_ = list(codes)
        while here.phase != OVER:
            code = open_.pop(0) if open_ else self._next(here, lead)
            booked(here, code, sources)
        take_apart(here, self._seat, weights_for(set_of(here.table)), sources)
        final = here.fields()["influence"]
        assert isinstance(final, list)
        return Line(codes, tuple(sources.listed()), self._exact.nodes), tuple(float(points) for points in final[:2])

    def _next(self, here: State, lead: int) -> int:
        """What the actor does so that the lead stays what it is."""
        for code in legal_codes(here):
            after = here.copy()
            play(after, code)
            if (
                self._exact.lead(after, self._seat, lead - margin(after, self._seat)) + margin(after, self._seat)
                == lead
            ):
                self._check()
                return code
        raise TooMuchError

    def _at_least(self, after: State, least: int) -> int:
        found = self._exact.at_least(after, self._seat, least)
        self._check()
        return found

    def _check(self) -> None:
        if self._exact.nodes > self._exact.room:
            raise TooMuchError

    def _after(self, codes: Codes) -> State:
        here = self._state.copy()
        for code in codes:
            play(here, code)
        return here


def can_be_exact(state: State) -> bool:
    """Whether a proof of this kind has a chance."""
    if state.table.seats != 2 or state.table.solo or state.round < ROUNDS or state.lit > LAST_LIT:
        return False
    active = state.fields()["active"]
    assert isinstance(active, list)
    return sum(active) <= MOST_ACTIVE


def margin(state: State, seat: int) -> int:
    """The lead of a seat now."""
    influence = state.fields()["influence"]
    assert isinstance(influence, list)
    return int(influence[seat] - influence[1 - seat])
