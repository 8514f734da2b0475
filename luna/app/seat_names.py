"""What the person, bot or opponent on a seat is called."""

from __future__ import annotations

from luna.games.luna.rules.setup import Seat
from luna.ui.text import Text


def seat_name(text: Text, seat: Seat) -> str:
    """A person's own name or the order's, a bot's level, or the word for the opponent."""
    if seat.kind == "automaton":
        return text("opponent-name")
    if seat.kind == "bot":
        return text("bot-name", level=seat.name)
    return seat.name or text("order-name", colour=seat.colour)
