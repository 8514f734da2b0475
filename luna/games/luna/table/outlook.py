"""What each island at the start of a solo round would lead to, as the view shows it to be compared."""

from __future__ import annotations

from luna.core.intent import Pick
from luna.games.luna.picks.kinds import Kind
from luna.games.luna.points.opponent import replies, reply_to
from luna.games.luna.rules.constants import ISLAND_NAMES, TIRE
from luna.games.luna.rules.state import State
from luna.games.luna.view.geometry.outlook import Outlook, OutlookRow


def outlook(state: State) -> Outlook | None:
    """All choices, the best first, and the islands without an active novice of the opponent; None where none is chosen.

    The best is that only as far as this round goes: what is advised looks on to the end of the game.
    """
    told = sorted(replies(state), key=lambda reply: -reply.swing)
    if not told:
        return None
    rows = tuple(OutlookRow(ISLAND_NAMES[reply.island], reply.tile, reply.swing) for reply in told)
    chosen = {reply.island for reply in told}
    return Outlook(rows, tuple(ISLAND_NAMES[island] for island in state.table.ring if island not in chosen))


def foreseen(state: State, pick: Pick) -> State | None:
    """The position after the choice of the island that a pick means; None where it means no choice."""
    if state.phase != TIRE or pick.kind not in (Kind.ISLAND, Kind.OTHER):
        return None
    reply = reply_to(state, ISLAND_NAMES.index(pick.key.rpartition(":")[2]))
    return reply.after if reply else None
