"""Turns told as rounds, as people count them."""

from __future__ import annotations

from luna.games.rivers.rules.state import State


def round_of(s: State) -> int:
    """The round that a position belongs to: each seat has one turn in it."""
    return (s.turn - 1) // s.table.seats + 1
