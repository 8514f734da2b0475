"""A swap under way: own tiles are laid on the bag, one after the other, until they are given away."""

from __future__ import annotations

from luna.core.intent import Pick, Spelling
from luna.games.rivers.picks.bar import SWAP
from luna.games.rivers.picks.kinds import BAG, Kind, hand
from luna.games.rivers.picks.spelling import GIVEN
from luna.games.rivers.rules.actions import FIRST, SWAP_COUNTS, ActionKind
from luna.games.rivers.rules.constants import ACT, COLOURS, SPHERES
from luna.games.rivers.rules.state import State

BEGIN = frozenset({SWAP, BAG})
"""What begins a swap."""


class Swapping:
    """What lies on the bag; nothing is given away before it is said so."""

    def __init__(self, state: State) -> None:
        own = range(SPHERES * state.actor, SPHERES * state.actor + SPHERES)
        self._hand = [state.hand[place] for place in own] if state.phase == ACT else [0] * SPHERES
        self._laid: list[int] = []
        self.begun = False

    @property
    def possible(self) -> bool:
        """Whether there is anything to give away."""
        return any(self._hand)

    @property
    def picks(self) -> Spelling:
        """The button, then each tile that was laid down."""
        return (SWAP, *map(hand, self._laid)) if self.begun else ()

    def left(self, pick: Pick) -> int:
        """How many tiles of a pick are still in the hand; 0 for anything else."""
        if pick.kind != Kind.HAND:
            return 0
        colour = COLOURS.index(pick.key)
        return self._hand[colour] - self._laid.count(colour)

    def targets(self) -> frozenset[Pick]:
        """Tiles that may follow, and what gives those away that lie there."""
        more = frozenset(pick for pick in map(hand, range(SPHERES)) if self.left(pick))
        return more | GIVEN if self._laid else more

    def begin(self) -> None:
        """Nothing lies on the bag yet."""
        self.begun, self._laid = True, []

    def lay(self, pick: Pick, count: int = 1) -> None:
        """So many tiles of a colour more, as many as there are at most."""
        self.begun = True
        self._laid += [COLOURS.index(pick.key)] * min(count, self.left(pick))

    def back(self) -> None:
        """Takes the last tile back, or ends the swap."""
        if self._laid:
            self._laid.pop()
        else:
            self.begun = False

    def end(self) -> None:
        """All tiles are in the hand again."""
        self.begun, self._laid = False, []

    def code(self) -> int:
        """The action that gives away what lies there, of at least one tile."""
        counts = tuple(self._laid.count(colour) for colour in range(SPHERES))
        return FIRST[ActionKind.SWAP] + SWAP_COUNTS.index(counts)
