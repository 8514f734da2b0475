"""What the person, bot or opponent on a seat is called, and all of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from luna.core.seat import Seat, SeatKind, numbered
from luna.ui.players import character_name
from luna.ui.reading.text import Text


def seat_name(text: Text, seat: Seat) -> str:
    """A person's own name or the order's, a bot's character or else its level, or the word for the opponent."""
    if seat.kind == SeatKind.AUTOMATON:
        return text("opponent-name")
    if seat.kind == SeatKind.BOT:
        return character_name(text, seat.character) if seat.character else text("bot-name", level=seat.name)
    return seat.name or text("order-name", colour=seat.colour)


def display_names(text: Text, seats: Iterable[Seat]) -> dict[str, str]:
    """How the orders are called at the table, by colour.

    Bots that would have the same name go by their orders, whose colours everybody sees; of persons the later get a
    number.
    """
    there = tuple(seats)
    names = {seat.colour: seat_name(text, seat) for seat in there}
    often = Counter(names[seat.colour] for seat in there if seat.kind == SeatKind.BOT)
    for seat in there:
        if seat.kind == SeatKind.BOT and often[names[seat.colour]] > 1:
            names[seat.colour] = text("order-name", colour=seat.colour)
    return dict(zip(names, numbered([*names.values()]), strict=True))


def strengths(seats: Iterable[Seat], levels: Sequence[str]) -> dict[str, int]:
    """Which of the levels, from 1 on, the bots have, by colour."""
    bots = (seat for seat in seats if seat.kind == SeatKind.BOT and seat.name in levels)
    return {seat.colour: levels.index(seat.name) + 1 for seat in bots}
