"""What scoring now would give, and where the figures will stand next round: found by playing it on a copy."""

from __future__ import annotations

from dataclasses import dataclass

from luna.games.luna.rules.constants import FIGURE_NAMES, ISLAND_NAMES, OVER
from luna.games.luna.rules.events import Event, FigureMoved, RoundScored
from luna.games.luna.rules.scoring import close_round, council_points, favour_points, shrine_points
from luna.games.luna.rules.solo import build_for_automaton
from luna.games.luna.rules.state import State


@dataclass(frozen=True, slots=True)
class OrderForecast:
    """One order: the three values, what of their sum is paid, what it has now, what the end adds, and its total."""

    priestess: int
    apostate: int
    temple: int
    paid: int
    now: int
    shrines: int
    favours: int
    council: int
    total: int


@dataclass(frozen=True, slots=True)
class Forecast:
    """By seat; `figures` tells the island of each figure next round and is empty in the last one.

    `devotion` is what each order has at the priestess.
    """

    orders: tuple[OrderForecast, ...]
    figures: dict[str, str]
    devotion: tuple[int, ...]


def forecast(state: State) -> Forecast | None:
    """The forecast of a position as it stands, None when the game is over.

    In solo the automaton's free shrine (R18) is built first, as at the end of the phase; candles are left out.
    """
    if state.phase == OVER:
        return None
    copy, log = state.copy(), list[Event]()
    if copy.table.solo:
        build_for_automaton(copy)
    added = [
        (shrine_points(copy, seat), favour_points(copy, seat), council_points(copy, seat))
        for seat in range(copy.table.seats)
    ]
    copy.log = log
    close_round(copy, copy.start)
    (scored,) = (event for event in log if isinstance(event, RoundScored))
    moved = [event for event in log if isinstance(event, FigureMoved)]
    orders = tuple(_order(scored, seat, *added[seat]) for seat in range(copy.table.seats))
    figures = {FIGURE_NAMES[event.figure]: ISLAND_NAMES[event.target] for event in moved}
    return Forecast(orders, figures, scored.devotion)


def _order(scored: RoundScored, seat: int, shrines: int, favours: int, council: int) -> OrderForecast:
    total = scored.total[seat] + shrines + favours + council
    values = scored.priestess[seat], scored.apostate[seat], scored.temple[seat], scored.paid[seat]
    now = scored.total[seat] - scored.paid[seat]
    return OrderForecast(*values, now, shrines, favours, council, total)
