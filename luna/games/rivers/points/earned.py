"""Where the points of a game came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from luna.games.rivers.rules.constants import BLACK, BLUE, GREEN, RED
from luna.games.rivers.rules.events import Event, PointsGained, Reason, TreasuresTaken

TILES = {BLACK: "settlements", RED: "temples", BLUE: "farms", GREEN: "markets"}
"""Points of a tile by its colour, also those that the king takes."""
CONFLICTS = {Reason.REVOLT: "revolts", Reason.WAR: "wars", Reason.MONUMENT: "monuments"}
TREASURES = "treasures"


def source_of(event: PointsGained | TreasuresTaken) -> str:
    """What brought the points, or the treasures that are points of any colour at the end."""
    if isinstance(event, TreasuresTaken):
        return TREASURES
    return CONFLICTS.get(event.reason) or TILES[event.colour]


def earned(events: Iterable[Event], seats: int) -> tuple[Mapping[str, int], ...]:
    """What each seat has of the four colours and of treasures, by its source."""
    found = tuple(Counter[str]() for _ in range(seats))
    for event in events:
        if isinstance(event, PointsGained):
            found[event.seat][source_of(event)] += event.points
        elif isinstance(event, TreasuresTaken):
            found[event.seat][TREASURES] += len(event.cells)
    return tuple(map(dict, found))
