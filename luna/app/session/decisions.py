"""Going back and forth in a game from one decision of a person to another; what bots did between them goes along."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from luna.app.session.session import Session
from luna.core.rules import CHANCE
from luna.core.seat import Seat, SeatKind


def undo(session: Session) -> bool:
    """Takes back the last line of a person; False if there is none or something was revealed since."""
    return _to(session, decision_before(session))


def can_undo(session: Session) -> bool:
    """Whether `undo` would."""
    return _can(session, decision_before(session))


def undo_turn(session: Session) -> bool:
    """Takes back the last action of a person as a whole, or what of it lies after the last thing revealed.

    False if there is none.
    """
    return _to(session, _turn_undone(session))


def can_undo_turn(session: Session) -> bool:
    """Whether `undo_turn` would."""
    return _can(session, _turn_undone(session))


def redo(session: Session) -> bool:
    """Plays an undone line of a person again; False if there is none."""
    return _to(session, decision_after(session))


def why_no_undo(session: Session) -> str:
    """Why the last line of a person stays, a reason of `Session.hindrance`; "" if it can go or there is none."""
    at = decision_before(session)
    return "" if at is None else session.hindrance(at)


def bot_at(seats: Sequence[Seat], actor: int) -> str:
    """The level on a seat, empty if a person plays there or it is none."""
    seat = seats[actor] if actor >= 0 else None
    return seat.name if seat and seat.kind == SeatKind.BOT else ""


def decision_before(session: Session) -> int | None:
    """How many lines lie before the last decision of a person; None if there was none."""
    return next((n for n in range(session.match.length - 1, -1, -1) if _by_person(session, n)), None)


def deed_before(session: Session) -> int | None:
    """How many lines lie before what a person decided on last, as far as analyses judge it at once.

    None if there was nothing, or if it is not at its end yet.
    """
    if session.game.bots.stepwise:
        return decision_before(session)
    return None if session.rules.goes_on(session.state) else turn_before(session)


def turn_before(session: Session) -> int | None:
    """How many lines lie before the action that a person decided on last, with all its steps."""
    at = decision_before(session)
    while at and session.rules.goes_on(session.match.before(at)):
        at -= 1
    return at


def decision_after(session: Session) -> int | None:
    """How many lines lie before the next decision of a person among the undone ones, or all of them."""
    played, undone = session.match.length, session.match.undone
    if not undone:
        return None
    last = played + undone
    return next((n for n in range(played + 1, last) if _by_person(session, n)), last)


def first_decision(session: Session, begin: int = 0) -> int | None:
    """How many lines lie before the first decision of a person from line `begin` on; None if there was none."""
    return next((n for n in range(begin, session.match.length) if _by_person(session, n)), None)


def stage_begun(session: Session, stage_of: Callable[[Any], str]) -> int:
    """How many lines lie before the part of the game that the present position belongs to, as its round."""
    match, at = session.match, session.match.length
    while at and stage_of(match.before(at - 1)) == stage_of(match.state):
        at -= 1
    return at


def acted_until(session: Session) -> int:
    """How many lines there are up to the last one by a person; in a game of bots up to the one before the last."""
    at = decision_before(session)
    if at is not None:
        return at + 1
    watched = not any(seat.kind == SeatKind.HUMAN for seat in session.seats)
    return max(0, session.match.length - 1) if watched else 0


def at_screen(session: Session, line: int) -> int | None:
    """The seat of the person at the screen in the position after so many lines; None where nobody is to be found.

    The only person always sits there; of several the one to act, and while others act the last who did, or the next who
    will. Without persons it is who acts.
    """
    persons = [n for n, seat in enumerate(session.seats) if seat.kind == SeatKind.HUMAN]
    actor, decided = session.rules.actor(session.match.before(line)), range(line - 1, -1, -1)
    if len(persons) == 1:
        return persons[0]
    if actor in persons or not persons:
        return actor if actor >= 0 else None
    last = (session.rules.actor(session.match.before(n)) for n in decided)
    after = (n for n in persons if n > actor)
    return next((n for n in last if n in persons), next(after, persons[0]))


def _by_person(session: Session, line: int) -> bool:
    """Whether a person decided on a line that was played, counted from 0."""
    actor = session.rules.actor(session.match.before(line))
    return actor != CHANCE and not bot_at(session.seats, actor)


def _turn_undone(session: Session) -> int | None:
    """How many lines are left of a game when the last action of a person is taken back, None for none."""
    at = turn_before(session)
    while at is not None and session.hindrance(at) and at < session.match.length - 1:
        at += 1
    return at


def _to(session: Session, length: int | None) -> bool:
    return length is not None and session.go_to(length)


def _can(session: Session, length: int | None) -> bool:
    return length is not None and session.can_go_to(length)
