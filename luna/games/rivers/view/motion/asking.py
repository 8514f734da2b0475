"""What is seen before a question that no event tells of: the monuments that may be built come beside their square."""

from __future__ import annotations

from dataclasses import dataclass

from luna.games.rivers.rules import events as ev
from luna.games.rivers.view.snapshot import Counts


@dataclass(frozen=True, slots=True)
class Offered:
    """One of these monuments may now be built on one of these squares."""

    squares: Counts
    pairs: Counts


Seen = ev.Event | Offered
"""What a motion can be of."""
