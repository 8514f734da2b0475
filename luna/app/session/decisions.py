"""Going back and forth in a game from one decision of a person to another; what bots did between them goes along."""

from __future__ import annotations

from collections.abc import Sequence

from luna.app.session.session import Game
from luna.core.seat import Seat
from luna.games.luna.rules.constants import NO_MOVE, NOBODY
from luna.games.luna.rules.state import State

HUMAN, BOT = "human", "bot"


def undo(game: Game) -> bool:
    """Takes back the last line of a person; False if there is none."""
    return _to(game, decision_before(game))


def undo_turn(game: Game) -> bool:
    """Takes back the last action of a person as a whole; False if there is none."""
    return _to(game, turn_before(game))


def redo(game: Game) -> bool:
    """Plays an undone line of a person again; False if there is none."""
    return _to(game, decision_after(game))


def bot_at(seats: Sequence[Seat], state: State) -> str:
    """The level that is to act in a position, empty if a person is or nobody."""
    seat = seats[state.actor] if state.actor != NOBODY else None
    return seat.name if seat and seat.kind == BOT else ""


def decision_before(game: Game) -> int | None:
    """How many lines lie before the last decision of a person; None if there was none."""
    played = len(game.match.steps)
    return next((n for n in range(played - 1, -1, -1) if _by_person(game, n)), None)


def turn_before(game: Game) -> int | None:
    """How many lines lie before the action that a person decided on last, with all steps of a journey or tides."""
    at = decision_before(game)
    while at and game.match.before(at).pending != NO_MOVE:
        at -= 1
    return at


def decision_after(game: Game) -> int | None:
    """How many lines lie before the next decision of a person among the undone ones, or all of them."""
    played, undone = len(game.match.steps), game.match.undone
    if not undone:
        return None
    last = played + undone
    return next((n for n in range(played + 1, last) if _by_person(game, n)), last)


def acted_until(game: Game) -> int:
    """How many lines there are up to the last one by a person; in a game of bots up to the one before the last."""
    at = decision_before(game)
    if at is not None:
        return at + 1
    watched = not any(seat.kind == HUMAN for seat in game.setup.seats)
    return max(0, len(game.match.steps) - 1) if watched else 0


def _by_person(game: Game, line: int) -> bool:
    """Whether a person decided on a line that was played, counted from 0."""
    return not bot_at(game.setup.seats, game.match.before(line))


def _to(game: Game, length: int | None) -> bool:
    return length is not None and game.go_to(length)
