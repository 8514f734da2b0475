"""Why a round's scoring gave what it gave: what counted where, places, and ties with the council that broke them."""

from __future__ import annotations

from dataclasses import dataclass

from luna.games.luna.rules.constants import ISLANDS
from luna.games.luna.rules.events import RoundScored
from luna.games.luna.rules.state import State


@dataclass(frozen=True, slots=True)
class Tally:
    """One order at the priestess: active novices and own shrines there, and its place from 1 (0 = takes no part).

    `tied` tells that another order has as much there, so that the council decided.
    """

    active: int
    shrines: int
    place: int
    tied: bool


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
            tied=devotion > 0 and scored.devotion.count(devotion) > 1,
        )
        for seat, devotion in enumerate(scored.devotion)
    )


def council(state: State) -> tuple[int, ...]:
    """The seats in council order, the one ahead first."""
    rank = state.fields()["rank"]
    assert isinstance(rank, list)
    return tuple(rank[: state.table.seats])
