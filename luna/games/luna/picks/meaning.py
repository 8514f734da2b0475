"""What completed picks stand for: the plays, with how many novices, and with the end of an open journey."""

from __future__ import annotations

from dataclasses import replace

from luna.core.intent import Intent, Pick
from luna.core.turn import Play
from luna.games.luna.picks.bar import Uses, kinds_that_use
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.picks.onward import DONE, beyond
from luna.games.luna.picks.outcome import COUNTED, STEPWISE, fitting, novices_of, plays_of
from luna.games.luna.picks.preference import best_first
from luna.games.luna.rules.actions import ACTIONS
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State

NOVICE_TOKEN = Pick(Kind.TOKEN, "novice")
AMOUNTS = COUNTED | STEPWISE
"""Actions of which a question can only be with how many novices."""
FIXED_COST = kinds_that_use(Uses.FIXED)
"""Actions in which the Novice token only replaces a cost; unless it was picked, the plain action is meant."""


class Meaning:
    """The plays of one position; `onward` is that after an open journey, the same where none is open."""

    def __init__(self, state: State, onward: State) -> None:
        self._state, self._position, self._after = state, Position(state), Position(onward)
        self.beyond = beyond(state, onward)
        """Actions that an open journey is ended for."""

    def plays(self, intent: Intent) -> list[Play]:
        """Everything that completed picks can mean, also how many travel."""
        return [play for code in self.codes(intent) for play in self.plays_of(code)]

    def plays_of(self, code: int) -> list[Play]:
        """With the end of an open journey, where an action brings that along."""
        if code in self.beyond:
            return [replace(play, first=(DONE,)) for play in plays_of(self._after, code)]
        return plays_of(self._position, code)

    def carried(self, intent: Intent, count: int) -> list[Play]:
        """What completed picks mean with `count` novices in the hand; with 0 one is seen there."""
        plays = self.plays(intent)
        number = fitting(self._position, plays, count)
        if not number:
            return [play for play in plays if play.times == 1]
        those = [play for play in plays if novices_of(self._position, play) == number]
        plain = [play for play in those if not ACTIONS[play.code].novice]
        return plain if len(plain) == 1 else those

    def ordered(self, plays: list[Play]) -> tuple[Play, ...]:
        """Amounts from the least to the most; of other plays the one that leaves the order best off first."""
        if all(ACTIONS[play.code].kind in AMOUNTS for play in plays):
            return tuple(sorted(plays, key=self._amount))
        return best_first(self._state, plays) if len(plays) > 1 else tuple(plays)

    def _amount(self, play: Play) -> tuple[int, int]:
        """With how many novices, the Novice token counted as one; without it first."""
        token = int(ACTIONS[play.code].novice)
        return novices_of(self._position, play) + token, token

    @staticmethod
    def codes(intent: Intent) -> list[int]:
        """Completed codes; the Novice token saves a fixed cost only where it was picked or is needed."""
        codes = intent.complete()
        if NOVICE_TOKEN in intent.picks:
            return codes
        return [c for c in codes if not (ACTIONS[c].novice and ACTIONS[c].kind in FIXED_COST)] or codes
