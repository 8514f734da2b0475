"""The preview of a scoring, as the view shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from luna.games.luna.points.forecast import Forecast, forecast
from luna.games.luna.points.opponent import coming_shrine
from luna.games.luna.points.tally import contest
from luna.games.luna.rules.constants import NOBODY
from luna.games.luna.rules.state import State
from luna.games.luna.view.paint.preview import Preview

Note = tuple[str, Mapping[str, str | int]]


def preview(state: State) -> Preview | None:
    """What the view needs, None when the game is over."""
    told = forecast(state)
    if told is None:
        return None
    orders = {
        colour: (
            order.priestess,
            order.apostate,
            order.temple,
            order.paid,
            order.now,
            order.shrines,
            order.favours,
            order.council,
            order.total,
        )
        for colour, order in zip(state.table.colours, told.orders, strict=True)
    }
    return Preview(orders, told.figures, (*_reason(state, told), *_counted(state)))


def _reason(state: State, told: Forecast) -> Iterator[Note]:
    """Why the order to act is where it is at the priestess, where that is close or lost."""
    stand = contest(state, told.devotion, state.actor) if state.actor != NOBODY else None
    if stand:
        what = "ahead" if not stand.short else "tied" if stand.tied else "behind"
        yield "preview-contest", {"what": what, "own": stand.own, "other": stand.other, "short": stand.short}


def _counted(state: State) -> Iterator[Note]:
    """The opponent's shrine, which is counted before it stands."""
    if coming_shrine(state) != NOBODY:
        yield "preview-shrine", {}
