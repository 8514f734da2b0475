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
    """Whether the last line was a person's and another seat is to act after it."""
    acted = last_actor(session)
    return session.actor not in (NOBODY, acted) and acted >= 0 and not bot_at(session.seats, acted)
