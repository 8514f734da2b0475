"""Who decided last, and whether the turn passed on with that."""

from __future__ import annotations

from collections.abc import Sequence

from luna.app.session.decisions import bot_at
from luna.app.session.session import Session
from luna.core.rules import CHANCE, NOBODY, Step


def last_actor(session: Session) -> int:
    """The seat that decided on the last line that was not drawn; NOBODY before the first."""
    rules, match = session.rules, session.match
    seats = (rules.actor(match.before(line)) for line in range(match.length - 1, -1, -1))
    return next((seat for seat in seats if seat >= 0), NOBODY)


def passed_on(session: Session) -> bool:
    """Whether the last line was a person's and another seat is to act after it."""
    acted = last_actor(session)
    return session.actor not in (NOBODY, acted) and acted >= 0 and not bot_at(session.seats, acted)


def ends_for_good(session: Session, codes: Sequence[int]) -> bool:
    """Whether a seat would end its own turn with these legal codes, and something would come to light with the last."""
    rules, state = session.rules, session.state
    owner = rules.turn_owner(state)
    if rules.actor(state) != owner:
        return False
    for code in codes[:-1]:
        state = rules.apply(state, code)[0]
    after, events = rules.apply(state, codes[-1])
    ends = rules.actor(after) not in (CHANCE, NOBODY) and rules.turn_owner(after) != owner
    return ends and rules.reveals(state, Step(codes[-1], events, after))
