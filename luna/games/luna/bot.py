"""Computer players by name: each chooses one of the legal action codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from luna.games.luna.rules.state import State

Bot = Callable[[State, Sequence[int], Random], int]


def random_bot(state: State, legal: Sequence[int], lot: Random) -> int:
    """Any legal action, all equally likely."""
    return lot.choice(legal)


BOTS: dict[str, Bot] = {"random": random_bot}
"""Bot name (as in a record's seats) -> player."""
