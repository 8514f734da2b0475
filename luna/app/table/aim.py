"""What the pointer means while something is held over a place that has parts: not the part that lies under it."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.intent import Pick
from luna.core.turn import Play
from luna.games.luna.picks.turn import Turn
from luna.games.luna.rules.events import CouncilAdvanced
from luna.games.luna.rules.luna_rules import RULES
from luna.games.luna.rules.state import State

COUNCIL = Pick("council")
PARTS = ("seat", "disc")
"""Of the council: novices that are let go there move the disc by their number, wherever they fall."""


@dataclass
class Aim:
    """The place under the pointer while something is held or was picked, and the one action meant there, if any."""

    place: Pick | None = None
    play: Play | None = None
    count: int = 0
    """For how many novices the piece in the air stands."""

    def take(self, turn: Turn, lifted: Pick | None, place: Pick | None, count: int) -> None:
        """The pointer is on a place."""
        self.play = turn.sole_play(lifted, place, count) if place else None
        self.place, self.count = place if lifted or turn.picks else None, count

    def topic(self, state: State, under: Pick | None) -> Pick | None:
        """What the card tells of: the seat that would be reached in the council, not the one under the pointer."""
        if self.place != COUNCIL or under is None or under.kind not in PARTS:
            return under
        events = RULES.apply(state, self.play.code)[1] if self.play is not None else ()
        reached = (event.target for event in events if isinstance(event, CouncilAdvanced))
        return next((Pick("seat", str(seat)) for seat in reached), COUNCIL)
