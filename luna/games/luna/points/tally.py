"""Why a round's scoring gave what it gave: what counted where, places, and ties with the council that broke them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from luna.games.luna.rules.constants import ISLANDS
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.state import State

Tied = Literal["", "ahead", "behind", "between"]
"""Where an order lies in the council among those that have as much; empty where none has."""


@dataclass(frozen=True, slots=True)
class Tally:
    """One order at the priestess: active novices and own shrines there, and its place from 1 (0 = takes no part).

    Where another order has as much there, so that the council decided, `tied` tells where this one lies in it.
    """

    active: int
    shrines: int
    place: int
    tied: Tied


def tallies(before: State, scored: RoundScored) -> tuple[Tally, ...]:
    """By seat; `before` is the position in which the round's last action was played, which moves no novice."""
    rank, active = council(before), before.fields()["active"]
    assert isinstance(active, list)
    by_rank = sorted(rank, key=lambda seat: -scored.devotion[seat])
    places = [seat for seat in by_rank if scored.devotion[seat]]
    return tuple(
        Tally(
            # The automaton's free shrine (R18) counts in `devotion` but does not stand in `before` yet.
            active=(here := active[seat * ISLANDS + before.priestess]),
            shrines=devotion - here,
            place=places.index(seat) + 1 if devotion else 0,
            tied=_tied(places, scored.devotion, seat),
        )
        for seat, devotion in enumerate(scored.devotion)
    )


def _tied(places: Sequence[int], devotion: Sequence[int], seat: int) -> Tied:
    """Where a seat lies among those of `places`, best first, that have as much."""
    equal = [other for other in places if devotion[other] == devotion[seat]]
    if len(equal) < 2:
        return ""
    return "ahead" if equal[0] == seat else "behind" if equal[-1] == seat else "between"


def council(state: State) -> tuple[int, ...]:
    """The seats in council order, the one ahead first."""
    rank = state.fields()["rank"]
    assert isinstance(rank, list)
    return tuple(rank[: state.table.seats])


@dataclass(frozen=True, slots=True)
class Contest:
    """An order's stand at the priestess against the nearest other one: what both have there.

    `tied` tells that it is as much, so that the council decides; `short` is how much more would take the other's place,
    0 where the order is ahead.
    """

    own: int
    other: int
    tied: bool
    short: int


def contest(state: State, devotion: Sequence[int], seat: int) -> Contest | None:
    """Where it is close or lost for an order; None where nobody comes near it, or nobody is there."""
    rank, own = council(state), devotion[seat]
    ahead = rank[: rank.index(seat)]
    better = [other for other in rank if devotion[other] > own or (other in ahead and devotion[other] == own > 0)]
    if better:
        nearest = min(better, key=lambda other: (devotion[other], other in ahead))
        short = devotion[nearest] - own + (1 if nearest in ahead else 0)
        return Contest(own, devotion[nearest], devotion[nearest] == own, short)
    tied = any(devotion[other] == own for other in rank if other != seat)
    return Contest(own, own, True, 0) if own and tied else None
