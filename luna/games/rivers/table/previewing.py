"""The preview of the end of the game, as the view shows it."""

from __future__ import annotations

from collections.abc import Iterator

from luna.games.rivers.points.ahead import earning, threats
from luna.games.rivers.points.forecast import Forecast, forecast
from luna.games.rivers.rules.constants import ACT
from luna.games.rivers.rules.state import State
from luna.games.rivers.view.paint.preview import Preview


def preview(state: State) -> Preview | None:
    """That of the seat whose eyes look, None for nobody's; what others have is nobody's to know."""
    told = forecast(state)
    if told is None:
        return None
    least = min(told.totals)
    weakest = frozenset(colour for colour, total in enumerate(told.totals) if total == least)
    turn = "own" if told.own_turn else "other"
    if state.phase != ACT:
        return Preview(dict(_rows(told)), weakest, turn)
    return Preview(dict(_rows(told)), weakest, turn, earning(state, told.seat), threats(state, told.seat))


def _rows(told: Forecast) -> Iterator[tuple[str, tuple[int, ...]]]:
    """What there is so far and what adds to it, where anything does, and their sums."""
    more = [(name, each) for name, each in (("coming", told.coming), ("treasures", told.allotted)) if any(each)]
    if more:
        yield "points", told.points
        yield from more
    yield "total", told.totals
