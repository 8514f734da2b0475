"""What a seat would have if the game ended with the turn under way, by what it may know."""

from __future__ import annotations

from dataclasses import dataclass

from luna.core.turn import Play
from luna.games.rivers.points.prospect import prospect
from luna.games.rivers.rules.actions import FIRST, ActionKind
from luna.games.rivers.rules.constants import ACT, OPEN, OVER, SPHERES
from luna.games.rivers.rules.events import Event, PointsGained, TreasuresTaken
from luna.games.rivers.rules.scoring import allot
from luna.games.rivers.rules.state import State


@dataclass(frozen=True, slots=True)
class Forecast:
    """By colour the points of a seat, those that the end of its turn brings, and how its treasures would count."""

    seat: int
    points: tuple[int, ...]
    coming: tuple[int, ...]
    allotted: tuple[int, ...]
    own_turn: bool
    """Whether it could end its turn now."""

    @property
    def totals(self) -> tuple[int, ...]:
        """All of it."""
        return tuple(map(sum, zip(self.points, self.coming, self.allotted, strict=True)))


def forecast(state: State) -> Forecast | None:
    """That of the seat whose eyes look; None for nobody's, and once all is known."""
    seat = state.actor if state.viewer == OPEN else state.viewer
    if seat < 0 or state.phase == OVER:
        return None
    own_turn = state.phase == ACT and state.actor == seat
    points = tuple(state.points[SPHERES * seat : SPHERES * seat + SPHERES])
    coming, treasures = [0] * SPHERES, state.treasures[seat]
    for event in _end_of_turn(state) if own_turn else ():
        if isinstance(event, PointsGained) and event.seat == seat:
            coming[event.colour] += event.points
        elif isinstance(event, TreasuresTaken) and event.seat == seat:
            treasures += len(event.cells)
    allotted = allot([own + more for own, more in zip(points, coming, strict=True)], treasures)
    return Forecast(seat, points, tuple(coming), allotted, own_turn)


def _end_of_turn(state: State) -> tuple[Event, ...]:
    """What would happen, as far as everybody at the table can see."""
    return prospect(state, Play(FIRST[ActionKind.PASS])).events
