"""Who decided last, and whether the turn passed on with that."""

from __future__ import annotations

from luna.app.session.decisions import bot_at
from luna.app.session.session import Session
from luna.core.rules import NOBODY


def last_actor(session: Session) -> int:
    """The seat that decided on the last line that was not drawn; NOBODY before the first."""
    rules, match = session.rules, session.match
    seats = (rules.actor(match.before(line)) for line in range(match.length - 1, -1, -1))
    return next((seat for seat in seats if seat >= 0), NOBODY)


def passed_on(session: Session) -> int:
    """The person whose turn has ended with the last line, and another seat has one after it; NOBODY where none has.

    A bot may have had the last word in it; where another person had, the screen is with that one.
    """
    acted, match, owner = last_actor(session), session.match, session.rules.turn_owner
    if session.actor == NOBODY or acted < 0:
        return NOBODY
    seat = owner(match.before(match.length - 1))
    if seat < 0 or seat == owner(match.state) or bot_at(session.seats, seat):
        return NOBODY
    return seat if seat == acted or bot_at(session.seats, acted) else NOBODY
