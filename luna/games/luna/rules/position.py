"""A readable look at one position for explanations and pictures; not for the search."""

from __future__ import annotations

from luna.core.rules import Violation
from luna.games.luna.rules.actions import Action
from luna.games.luna.rules.constants import ISLAND_NAMES, ISLANDS, NOVICE
from luna.games.luna.rules.state import State, barred_island


class Position:
    """Named questions about the order to act, and the checks that several actions share.

    The checks answer with what is wrong, None if nothing is.
    """

    def __init__(self, state: State) -> None:
        self.s = state
        self._f = state.fields()

    def row(self, name: str) -> list[int]:
        """An array of the state by name."""
        values = self._f[name]
        assert isinstance(values, list)
        return values

    def active_of(self, seat: int, island: int) -> int:
        return self.row("active")[seat * ISLANDS + island]

    def inactive(self, island: int) -> int:
        return self.row("inactive")[self.s.actor * ISLANDS + island]

    def moved(self, island: int) -> int:
        return self.row("moved")[island]

    def shrine(self, seat: int, island: int) -> bool:
        return bool(self.row("shrine")[seat * ISLANDS + island])

    def owns(self, favour: int) -> bool:
        return bool(self.row("favor")[self.s.actor * ISLANDS + favour])

    def tokens_left(self, favour: int) -> int:
        """Tokens still at their island: one for each order, in solo one for the person alone (8)."""
        supply = 1 if self.s.table.solo else self.s.table.seats
        return supply - sum(self.row("favor")[favour::ISLANDS])

    def price(self, island: int) -> int:
        """Active novices that a favour or an appointment takes, without the Novice token."""
        return 1 if self.shrine(self.s.actor, island) else 2

    def to_move(self, island: int) -> int:
        """Inactive novices that have not yet moved in this action."""
        return max(0, self.inactive(island) - self.moved(island))

    def on_jetty(self) -> int:
        return self.row("jetty")[self.s.actor]

    def symbol(self, tile: int) -> int:
        return self.s.table.symbol_of(tile)

    def reserve(self) -> int:
        return self.row("reserve")[self.s.actor]

    def shrines_left(self) -> int:
        return self.row("shrines")[self.s.actor]

    def seat_at(self) -> int:
        return self.row("seat_at")[self.s.actor]

    def token(self, favour: int) -> Violation | None:
        return None if self.owns(favour) else Violation("token_not_owned", {"favour": ISLAND_NAMES[favour]})

    def extra(self, action: Action) -> Violation | None:
        return self.token(NOVICE) if action.novice else None

    def barred(self, island: int) -> Violation | None:
        """R9: in solo 2-3 the apostate blocks the use of his island."""
        if island != barred_island(self.s):
            return None
        return Violation("blocked_by_apostate", {"island": ISLAND_NAMES[island]})

    def too_few_active(self, island: int, needed: int) -> Violation | None:
        return self._too_few("too_few_active", island, needed, self.active_of(self.s.actor, island))

    def too_few_inactive(self, island: int, needed: int) -> Violation | None:
        return self._too_few("too_few_inactive", island, needed, self.inactive(island))

    def too_few_on_jetty(self, needed: int) -> Violation | None:
        have = self.on_jetty()
        return None if have >= needed else Violation("too_few_on_jetty", {"needed": needed, "have": have})

    @staticmethod
    def _too_few(reason: str, island: int, needed: int, have: int) -> Violation | None:
        if have >= needed:
            return None
        return Violation(reason, {"island": ISLAND_NAMES[island], "needed": needed, "have": have})
