"""Which effect belongs to which event of the core."""

from __future__ import annotations

from luna.games.rivers.rules import events as ev
from luna.games.rivers.view.motion.asking import Seen

EFFECTS: dict[type[Seen], str] = {
    ev.LeaderPlaced: "leader",
    ev.LeaderWithdrawn: "withdraw",
    ev.LeaderLost: "leader_lost",
    ev.LeaderOrphaned: "leader_lost",
    ev.TilePlaced: "tile",
    ev.PointsGained: "points_up",
    ev.CatastrophePlaced: "catastrophe",
    ev.TilesSwapped: "swap",
    ev.TilesDrawn: "draw",
    ev.WarsOpened: "war",
    ev.TilesCommitted: "commit",
    ev.ConflictDecided: "decided",
    ev.TilesFell: "tiles_fall",
    ev.MonumentBuilt: "monument",
    ev.TreasuresTaken: "treasure",
    ev.TurnEnded: "turn_end",
}
"""All others are silent: of a war the first event is heard, and `win`, `loss` or `tie` depend on who is looking."""


def effects_of(event: Seen) -> tuple[str, ...]:
    """The names of what is heard; a conflict that joins no kingdoms is a revolt."""
    if isinstance(event, ev.ConflictBegun):
        return ("revolt",) if event.join < 0 else ()
    effect = EFFECTS.get(type(event))
    return (effect,) if effect else ()
