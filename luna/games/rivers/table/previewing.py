"""The preview of the end of the game, as the view shows it."""

from __future__ import annotations

from collections.abc import Iterator

from luna.games.rivers.points.forecast import Forecast, forecast
from luna.games.rivers.rules.state import State
from luna.games.rivers.view.paint.preview import Preview


def preview(state: State) -> Preview | None:
    """That of the seat whose eyes look, None for nobody's; what others have is nobody's to know."""
    told = forecast(state)
    if told is None:
        return None
    least = min(told.totals)
    weakest = frozenset(colour for colour, total in enumerate(told.totals) if total == least)
    return Preview(dict(_rows(told)), weakest, "own" if told.own_turn else "other")


def _rows(told: Forecast) -> Iterator[tuple[str, tuple[int, ...]]]:
    """What there is and what adds to it, as far as anything does."""
    yield "points", told.points
    if any(told.coming):
        yield "coming", told.coming
    if any(told.allotted):
        yield "treasures", told.allotted
    yield "total", told.totals
