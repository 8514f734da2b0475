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


def passed_on(session: Session) -> bool:
    """Whether a person has ended its own turn with the last line, and another seat has one after it."""
    acted, match = last_actor(session), session.match
    if session.actor == NOBODY or acted < 0 or bot_at(session.seats, acted):
        return False
    owner = session.rules.turn_owner
    return owner(match.before(match.length - 1)) == acted != owner(match.state)
