"""Where a lead comes from: what every source brought along a line, and what it lets a seat expect after it.

The expectations are found by evaluating again and again with one source after the other left out, and the points by
what each one meant for the colour it went to. So the parts of a lead add up to what `Worth` says of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log

from luna.games.rivers.points.earned import TILES, source_of
from luna.games.rivers.rules.constants import SPHERES
from luna.games.rivers.rules.events import Event, PointsGained, TreasuresTaken
from luna.games.rivers.rules.scoring import allot
from luna.games.rivers.rules.state import State, bag_left
from luna.games.rivers.search.weight_names import CLOSEST, NAMES, USUAL, WIDEST
from luna.games.rivers.search.worth import Weights, Worth

EXPECTED = {
    "wars": ("war_won", "war_lost"),
    "revolts": ("revolt",),
    "monuments": ("monument",),
    "treasures": ("treasure", "lying"),
    "growth": ("growth", "king_growth", "fitting"),
    "leaders": ("leader", "support", "temples"),
    "hand": ("red", "kinds", "catastrophe"),
}
"""What is weighed, by source. Dangers are left out first: what they would cost is what all the others are worth."""
SOURCES = ("now", *TILES.values(), *EXPECTED)
"""The lead before the line begins, points by what brought them, and what there is to expect from the rest."""


class Sources:
    """Takes the leads of one seat apart; its own points are known, those of the others are what they gain meanwhile."""

    def __init__(self, values: dict[str, float], seat: int) -> None:
        self._values, self._seat, left = values, seat, dict(values)
        self._without = [Worth(_weights(left), seat)]
        for names in EXPECTED.values():
            left |= dict.fromkeys(names, 0.0)
            self._without.append(Worth(_weights(left), seat))

    def parts(self, before: State, events: Iterable[Event], after: State) -> tuple[float, ...]:
        """The lead after a line by source, in the order of `SOURCES`; `events` are those of the line."""
        leads = [self._lead(worth, after) for worth in self._without]
        found = dict.fromkeys(SOURCES, 0.0)
        for source, more, less in zip(EXPECTED, leads, leads[1:], strict=False):
            found[source] += more - less
        points = self._points(before, events, after)
        for source, value in points.items():
            found[source] += value
        found["treasures"] += leads[-1] - sum(points.values())  # lying ones count at least as a point of their colour
        return tuple(found.values())

    def _lead(self, worth: Worth, state: State) -> float:
        worth.look(state)
        return worth.lead(state, self._seat)

    def _points(self, before: State, events: Iterable[Event], after: State) -> dict[str, float]:
        """What there was before, and what every gain meant as it came."""
        seat, others = self._seat, before.table.seats - 1
        own = list(before.points[SPHERES * seat : SPHERES * seat + SPHERES])
        treasures, wide = before.treasures[seat], self._wide(after)
        known = _owned(own, treasures, wide)
        theirs = sum(before.points) - sum(own)
        found = {"now": known - theirs / others}
        for event in events:
            match event:
                case PointsGained() if event.seat == seat:
                    own[event.colour] += event.points
                case TreasuresTaken() if event.seat == seat:
                    treasures += len(event.cells)
                case PointsGained():
                    source = source_of(event)
                    found[source] = found.get(source, 0.0) - event.points / others
                    continue
                case _:
                    continue
            more, source = _owned(own, treasures, wide), source_of(event)
            found[source] = found.get(source, 0.0) + more - known
            known = more
        return found

    def _wide(self, state: State) -> float:
        """How far a colour may be ahead before it counts for little, as `Worth` has it."""
        return self._values["lowest"] * (CLOSEST + (WIDEST - CLOSEST) * bag_left(state) / state.table.tiles)


def _weights(values: dict[str, float]) -> Weights:
    return Weights([values[name] for name in NAMES])


def _owned(points: list[int], treasures: int, wide: float) -> float:
    """What points and treasures of a seat are worth to it."""
    totals = [own + more for own, more in zip(points, allot(points, treasures), strict=True)]
    return -SPHERES * wide * log(sum(exp(-total / wide) for total in totals) / SPHERES)


def usual_sources(seat: int) -> Sources:
    """With the weights of the highest level."""
    return Sources(USUAL, seat)
