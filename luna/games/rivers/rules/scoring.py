"""The end of a game: treasures go to the lowest colours, then the lowest decide."""

from __future__ import annotations

from typing import NamedTuple

from luna.games.rivers.rules.constants import SPHERES
from luna.games.rivers.rules.state import State


class Result(NamedTuple):
    """By seat: how treasures were allotted to the colours and the four totals, lowest first; seats by rank."""

    allotted: tuple[tuple[int, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    ranking: tuple[tuple[int, ...], ...]


def result(s: State) -> Result:
    """What a game has come to; R25: who has the same four totals shares the rank."""
    seats = range(s.table.seats)
    allotted = tuple(allot(s.points[SPHERES * seat : SPHERES * seat + SPHERES], s.treasures[seat]) for seat in seats)
    scores = tuple(
        tuple(sorted(s.points[SPHERES * seat + colour] + allotted[seat][colour] for colour in range(SPHERES)))
        for seat in seats
    )
    order = sorted(set(scores), reverse=True)
    return Result(allotted, scores, tuple(tuple(seat for seat in seats if scores[seat] == score) for score in order))


def allot(points: list[int], treasures: int) -> tuple[int, ...]:
    """Each treasure to the colour that is lowest then, of equal ones the first: always the best allotment."""
    totals = list(points)
    for _ in range(treasures):
        totals[totals.index(min(totals))] += 1
    return tuple(total - own for total, own in zip(totals, points, strict=True))
