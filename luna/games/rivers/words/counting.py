"""What counts for a seat in the end, and what would raise it, in words."""

from __future__ import annotations

from collections.abc import Iterator

from luna.games.rivers.points.weakest import weakest
from luna.games.rivers.rules.constants import COLOURS, KING, NOWHERE, SPHERES
from luna.games.rivers.rules.state import State
from luna.ui.reading.phrases import Say, joined


def counting(text: Say, state: State, seat: int) -> Iterator[str]:
    """For who may read what lies behind that seat's screen; where one colour alone is weakest, also how it grows."""
    points = state.points[SPHERES * seat : SPHERES * seat + SPHERES]
    treasures = state.treasures[seat]
    count, colours = weakest(points, treasures)
    named = joined(text, [text("colour-name", colour=COLOURS[colour]) for colour in sorted(colours)])
    told = named if len(colours) < SPHERES else text("fact-all-colours")
    yield text("fact-counts", count=count, colours=told, treasures=treasures)
    if len(colours) == 1:
        (colour,) = colours
        yield text("fact-raises", colour=COLOURS[colour], through=_through(state, seat, colour))


def _through(state: State, seat: int, colour: int) -> str:
    """Whose kingdom gains points of a colour for a seat."""
    if state.leader[SPHERES * seat + colour] != NOWHERE:
        return "leader"
    return "king" if state.leader[SPHERES * seat + KING] != NOWHERE else "nobody"
