"""What a lesson wants, as predicates of the position before an action and the one after it."""

from __future__ import annotations

from collections.abc import Callable

from luna.games.luna.points.forecast import forecast
from luna.games.luna.points.prospect import consecration
from luna.games.luna.rules.constants import TILES
from luna.games.luna.rules.state import State
from luna.games.luna.view.snapshot import Snapshot

Goal = Callable[[State, State], bool]
"""Gets the position before the action of the order to act, and the one after it."""


def leaves(island: str) -> Goal:
    """Nobody is left on or beside an island, and no favour was spent for it."""

    def reached(before: State, after: State) -> bool:
        then, now = Snapshot.of(before), Snapshot.of(after)
        here, own = now.orders[_actor(before)].islands[island], now.orders[_actor(before)]
        return not here.active + here.inactive and own.favours == then.orders[_actor(before)].favours

    return reached


def strong_on(island: str, active: int) -> Goal:
    """So many active novices stand on an island."""
    return lambda before, after: Snapshot.of(after).orders[_actor(before)].islands[island].active >= active


def ferried(island: str, count: int) -> Goal:
    """So many novices are beside an island, all other islands keep their active ones, and the tides are spent."""

    def reached(before: State, after: State) -> bool:
        own = Snapshot.of(after).orders[_actor(before)]
        then = Snapshot.of(before).orders[_actor(before)]
        kept = all(own.islands[name].active == then.islands[name].active for name in own.islands)
        return kept and own.islands[island].inactive >= count and "tides" not in own.favours

    return reached


def ahead(by: int, keeping: str) -> Goal:
    """The disc leads the council after so many seats, and an island keeps its active novices."""

    def reached(before: State, after: State) -> bool:
        actor, then, now = _actor(before), Snapshot.of(before), Snapshot.of(after)
        kept = now.orders[actor].islands[keeping].active == then.orders[actor].islands[keeping].active
        moved = dict(now.council)[actor] - dict(then.council)[actor]
        return kept and moved == by and now.council[0][0] == actor

    return reached


def worth_at_end(before: State, after: State) -> bool:
    """More would be had if the game ended now, with whoever stands on a released tile in the temple."""
    seat = before.actor
    return _worth(after, seat) > _worth(before, seat)


def _worth(state: State, seat: int) -> int:
    counted = forecast(state)
    entered = (consecration(state, seat, tile) for tile in range(1, TILES + 1))
    return (counted.orders[seat].total if counted else 0) + sum(points + 1 for points in entered if points)


def _actor(state: State) -> str:
    return state.table.colours[state.actor]
