"""What nobody's hand takes up, and why: figures, discs, candles, and the pieces of other orders."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.core.rules import Violation
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.rules.constants import IN_TEMPLE, ON_PATH
from luna.games.luna.rules.position import Position
from luna.games.luna.rules.state import State

FIXED_LEVEL = 3
"""The level of the solo game on which nobody expels the apostate."""
STAYS = frozenset(
    {
        Kind.PRIESTESS,
        Kind.BUILDER,
        Kind.APOSTATE,
        Kind.GUARDIAN,
        Kind.DISC,
        Kind.STANDING_SHRINE,
        Kind.IN_TEMPLE,
        Kind.TEMPLE_BOOK,
        Kind.GUARDIAN_TILE,
        Kind.START,
    }
)
"""What stays where it is, whosever it is."""
OF_AN_ORDER = frozenset({Kind.OTHER, Kind.OTHER_RESTING, Kind.ON_JETTY, Kind.HELD, Kind.SUPPLY, Kind.COUNT})
"""Picks whose key begins with the colour of an order."""


def unmovable(state: State, pick: Pick) -> Violation | None:
    """Why a thing cannot be taken up; None for a piece of the order to act, and for what is no piece."""
    if pick.kind == Kind.CANDLE:
        return Violation("place_takes", {"place": "candle"})
    if pick.kind in STAYS:
        fixed = pick.kind == Kind.APOSTATE and state.table.solo == FIXED_LEVEL
        return Violation("stays_put", {"piece": "apostate-fixed" if fixed else str(pick.kind)})
    if pick.kind in OF_AN_ORDER:
        return _of_an_order(state, pick)
    return _on_tile(state, int(pick.key)) if pick.kind in (Kind.TILE, Kind.ON_TILE) else None


def _of_an_order(state: State, pick: Pick) -> Violation | None:
    colour = pick.key.partition(":")[0]
    if colour != state.table.colours[state.actor]:
        return Violation("not_your_piece", {"order": colour})
    return Violation("stays_put", {"piece": "held"}) if pick.kind == Kind.HELD else None


def _on_tile(state: State, tile: int) -> Violation | None:
    """A tile moves with its novice only; what of it lies in the temple is spoken of as a field."""
    p = Position(state)
    owner, where = p.row("owner")[tile], p.row("where")[tile]
    if where == ON_PATH and 0 <= owner != state.actor:
        return Violation("not_your_piece", {"order": state.table.colours[owner]})
    if owner == state.actor and where == ON_PATH:
        return None
    return None if where == IN_TEMPLE else Violation("stays_put", {"piece": "tile"})
