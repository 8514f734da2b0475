"""Who decided last, and whether the turn passed on with that."""

from __future__ import annotations

from luna.app.session.decisions import bot_at
from luna.app.session.session import Game
from luna.core.rules import NOBODY


def last_actor(game: Game) -> int:
    """The seat that decided on the last line that was not drawn; NOBODY before the first."""
    rules, match = game.match.rules, game.match
    seats = (rules.actor(match.before(line)) for line in range(len(match.steps) - 1, -1, -1))
    return next((seat for seat in seats if seat >= 0), NOBODY)


def passed_on(game: Game) -> bool:
    """Whether the last line was a person's and another seat is to act after it."""
    rules, match = game.match.rules, game.match
    before = match.before(len(match.steps) - 1)
    return rules.actor(match.state) not in (NOBODY, rules.actor(before)) and not bot_at(game.setup.seats, before)
