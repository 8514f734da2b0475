"""What the choice of an island changes in the person's lead, part by part."""

from __future__ import annotations

from dataclasses import dataclass

from luna.games.luna.points.forecast import OrderForecast, forecast
from luna.games.luna.rules.constants import AUTOMATON
from luna.games.luna.rules.scoring import council_points, shrine_points
from luna.games.luna.rules.state import State

PERSON = 0


@dataclass(frozen=True, slots=True)
class Shares:
    """Changes of the person's lead: `temple`, `council`, `shrine` and `scoring` together are the swing of a choice.

    `temple` = the tile with whom it displaces and the book; `council` and `shrine` count at the end of the game.
    `paid_for` = what scoring pays for, which is more than `scoring` where somebody has too little to lose (R5).
    """

    temple: int
    council: int
    shrine: int
    scoring: int
    paid_for: tuple[tuple[str, int], ...]


def shares(before: State, after: State, gained: int) -> Shares:
    """Of a choice that leads from one position to the other and brings the opponent `gained` influence at once."""
    told = forecast(after)
    assert told
    own, other = told.orders[PERSON], told.orders[AUTOMATON]
    council = council_points(before, PERSON) - council_points(before, AUTOMATON)
    shrine = shrine_points(before, PERSON) - shrine_points(before, AUTOMATON)
    return Shares(
        temple=-gained,
        council=own.council - other.council - council,
        shrine=own.shrines - other.shrines - shrine,
        scoring=own.paid - other.paid,
        paid_for=_paid_for(own, other),
    )


def _paid_for(own: OrderForecast, other: OrderForecast) -> tuple[tuple[str, int], ...]:
    return (
        ("priestess", own.priestess - other.priestess),
        ("apostate", own.apostate - other.apostate),
        ("temple", own.temple - other.temple),
    )
