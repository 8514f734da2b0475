"""Who would displace whom in the temple: asked of the rules on a copy in which a novice stands already."""

from __future__ import annotations

from luna.games.luna.rules.constants import IN_TEMPLE, ON_PATH
from luna.games.luna.rules.events import Event, NoviceDisplaced
from luna.games.luna.rules.state import State
from luna.games.luna.rules.temple import displace

ARRAYS = ("influence", "rank", "reserve", "shrines", "active", "shrine", "favor", "where", "owner", "book")
"""What `State.begin` sets."""


def displaced(state: State, seat: int, tile: int) -> tuple[int, ...]:
    """The tiles whose novices would have to leave if a novice of a seat entered the temple with a tile now."""
    log = list[Event]()
    copy = state.copy()
    copy.log = log
    displace(copy, seat, tile)
    return tuple(event.tile for event in log if isinstance(event, NoviceDisplaced))


def threats(state: State, seat: int, tile: int) -> tuple[int, ...]:
    """The tiles still on the path with which another order could displace a novice of a seat from a field."""
    there = _standing(state, seat, tile)
    where = there.fields()["where"]
    assert isinstance(where, list)
    others = [other for other in range(state.table.seats) if other != seat]
    waiting = [other for other, place in enumerate(where) if place == ON_PATH]
    return tuple(other for other in waiting if any(tile in displaced(there, mover, other) for mover in others))


def _standing(state: State, seat: int, tile: int) -> State:
    """The position with a novice of a seat on a field, without a book unless one lies there."""
    copy, fields = state.copy(), state.fields()
    arrays = {name: list(row) for name in ARRAYS if isinstance(row := fields[name], list)}
    arrays["where"][tile], arrays["owner"][tile] = IN_TEMPLE, seat
    copy.begin(**arrays)
    return copy
