"""Which effect belongs to which event of the core."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev

LANDS = ev.TilePlaced, ev.LeaderPlaced, ev.CatastrophePlaced, ev.TilesCommitted, ev.MonumentBuilt
"""Events that bring a piece to the map."""


def effects_of(event: ev.Event) -> tuple[str, ...]:
    """The names of what is heard; the program's own effects, as long as the game has none."""
    return ("drop",) if isinstance(event, LANDS) else ()
