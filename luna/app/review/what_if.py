"""What if: a moment of a reviewed game is played on as a game of its own, by who decided there, against computers."""

from __future__ import annotations

from typing import Any

from luna.app.app_context import AppContext
from luna.app.lessons.unkept import Unkept
from luna.app.review.reviewed import Reviewed
from luna.app.session.session import Session
from luna.core.game_record import AnyLoaded, Loaded
from luna.core.match import Match
from luna.core.review import Judgement
from luna.core.seat import Seat, SeatKind


def play_on(context: AppContext, reviewed: Reviewed, judged: Judgement, match: Match[Any, Any], id: str) -> None:
    """Opens a table with the position of a match; the new game knows the one with that id as its origin."""
    loaded, go = reviewed.loaded, context.go
    title = context.text("what-if-title", place=reviewed.place(judged))
    session = Session(Loaded(loaded.game, loaded.setup, match, None), context.storage, Unkept())

    def open_it() -> None:
        go.home()
        branch = session.branched(seats_of(loaded, judged.seat), title, id)
        go.push(context.routes.played_on(context, branch))

    go.when_saved(open_it)


def seats_of(loaded: AnyLoaded, by: int) -> tuple[Seat, ...]:
    """The person on the seat that decided; other persons are replaced by the best computer player that counts."""
    bots = loaded.game.bots
    best = [level for level in bots.levels if level not in bots.clocked][-1]

    def taken(n: int, seat: Seat) -> Seat:
        person = seat.kind == SeatKind.HUMAN
        if n == by:
            return Seat(seat.colour, SeatKind.HUMAN, seat.name if person else "")
        return Seat(seat.colour, SeatKind.BOT, best) if person else seat

    return tuple(taken(n, seat) for n, seat in enumerate(loaded.game.seats(loaded.setup)))
